/** The inn, a field of its own beside the board: its guests, and the three stacks of villagers with what they ask for. */
import { svg, nothing } from '../../app/lit.js';
import { target } from '../../app/parts/target.js';
import { glyph } from '../../app/parts/icon.js';
import { row } from './art.js';
import { crowd } from './folk.js';
import { building } from './scenery.js';
import { region, sign } from './spaces.js';
import { cardId } from './stock.js';

const CARD = { x: 1622, y: 318, w: 250, h: 204, step: 220 };

export const inn = (view, ui) => region('inn', svg`
  ${sign(view, ui, 'inn', 1622, 72, 1646, 138)}
  ${building('cottage', 1682, 246, 1.15)}
  ${crowd(view, ui, ['inn'], 1796, 236, 140)}
  ${view.stacks.map((stack, i) => pile(stack, i, ui))}`);

function pile(stack, i, ui) {
  const y = CARD.y + i * CARD.step;
  const reach = svg`<rect class="reach" x=${CARD.x} y=${y} width=${CARD.w} height=${CARD.h} rx="12"></rect>`;
  const name = stack.top ? ui.t(`village.card.${stack.top.key}`) : ui.t('village.noCard');
  return target(ui, `stack:${i + 1}`, ui.t('village.stack', { n: stack.count, name }), svg`
    ${stack.count > 1 ? svg`<rect class="villager under" x=${CARD.x + 6} y=${y + 6} width=${CARD.w} height=${CARD.h} rx="12"></rect>` : nothing}
    ${stack.top ? face(stack.top, CARD.x, y, ui) : svg`<rect class="spot" x=${CARD.x} y=${y} width=${CARD.w} height=${CARD.h} rx="12"></rect>`}
    <text class="count ${stack.top ? 'card' : ''}" x=${CARD.x + CARD.w - 34} y=${y + CARD.h - 14}>${stack.count}</text>`,
  { kind: 'solid', reach, tip: stack.top ? `card:${stack.top.key}` : null });
}

/** A villager: name, candle (lit: played during the match; unlit: counts at its end), price. */
const face = (card, x, y, ui) => svg`
  <g transform="translate(${x} ${y})"><g class="villager" data-piece=${cardId(card.key)}>
    <rect width=${CARD.w} height=${CARD.h} rx="12"></rect>
    <circle class="portrait" cx=${CARD.w / 2} cy="76" r="46"></circle>${glyph(`card-${card.key}`, CARD.w / 2, 76, 62, 'ink')}
    ${candle(card.candle, 34, 44)}
    <text class="name" x=${CARD.w / 2} y="152">${ui.t(`village.card.${card.key}`)}</text>
    ${row(card.cost, 32, 180, 0.86, 32)}
  </g></g>`;

export const candle = (kind, x, y) => svg`<g class="candle ${kind}" transform="translate(${x} ${y})">
  <path class="wax" d="M-8 28V-4Q0-8 8-4V28Z"></path><path class="flame" d="M0-30Q9-18 5-10Q0-5-5-10Q-9-18 0-30Z"></path></g>`;
