/** The development track: coins, citizens and the status that every station and citizen is worth at the end. */
import { svg, nothing } from '../../app/lit.js';
import { target } from '../../app/parts/target.js';
import { citizen, coin, rank, shield } from './art.js';
import { region } from './scenery.js';

const PACE = { x: 25, y: 863, step: 50, w: 48, h: 54 };

export function development(view, ui) {
  const { last, status, coins, citizens } = view.board.development;
  const worth = (n) => Math.max(...status.filter((one) => one.space <= n).map((one) => one.status));
  const printed = new Set([...status, ...coins].map((one) => one.space));
  return region('development', svg`
    ${target(ui, 'development', ui.t('orleans.development', { list: ui.list(view.players.map((p) => `${ui.seats[p.seat].name} ${p.development}`)) }), svg`
      ${Array.from({ length: last + 1 }, (_, n) => svg`<rect class="pace status${worth(n)}" x=${PACE.x + n * PACE.step} y=${PACE.y} width=${PACE.w} height=${PACE.h} rx="7"></rect>
        ${n % 5 || printed.has(n) ? nothing : svg`<text class="mile" x=${PACE.x + n * PACE.step + 6} y=${PACE.y + PACE.h - 6}>${n}</text>`}`)}
      ${status.map((one) => rank(one.status, middle(one.space), PACE.y + 24, 0.98))}
      ${coins.map((one) => coin(one.coins, middle(one.space), PACE.y + 26, 1))}`,
      { reach: svg`<rect class="reach" x=${PACE.x} y=${PACE.y} width=${(last + 1) * PACE.step} height=${PACE.h} rx="7"></rect>` })}
    ${citizens.map((space) => (view.citizens.development[space] ? citizen(middle(space), PACE.y + 26, 0.98, ui.pieces.at('citizen', `development:${space}`)[0] ?? nothing)
      : svg`<path class="vacant" transform="translate(${middle(space)} ${PACE.y + 26})" d="M-13-16H13V16L0 10L-13 16Z"></path>`))}
    ${markers(view, ui)}`);
}

const middle = (n) => PACE.x + n * PACE.step + PACE.w / 2;

function markers(view, ui) {
  const here = new Map();
  return view.players.map((p) => {
    const i = here.get(p.development) ?? 0;
    here.set(p.development, i + 1);
    const [x, y] = [middle(p.development) - 12 + (i % 2) * 24, PACE.y + 42 - Math.floor(i / 2) * 28];
    return target(ui, `development:${p.seat}`, ui.t('orleans.developmentOf', { name: ui.seats[p.seat].name, n: p.development, status: p.status }), 
      shield(p.seat, x, y, 0.82, `development-${p.seat}`), { reach: svg`<rect class="reach" x=${x - 13} y=${y - 15} width="26" height="30" rx="6"></rect>` });
  });
}
