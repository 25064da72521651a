/** The place tiles on offer: stack I, then stack II. A tile that is gone leaves its space empty. */
import { svg, nothing } from '../../app/lit.js';
import { target } from '../../app/parts/target.js';
import { glyph } from '../../app/parts/icon.js';
import { wanted } from './art.js';
import { gains } from './gains.js';
import { region } from './scenery.js';

const CELL = { x: 748, y: 635, w: 83.4, h: 101, perRow: 10 };

export const tiles = (view, ui) => region('tiles', view.board.places.filter((one) => one.stack).map((one, i) => cell(one, view, ui, CELL.x + (i % CELL.perRow) * CELL.w, CELL.y + Math.floor(i / CELL.perRow) * CELL.h)));

function cell(one, view, ui, x, y) {
  const there = view.tiles[one.stack - 1].includes(one.key);
  const name = ui.t(there ? 'orleans.tile' : 'orleans.tileGone', { name: ui.t(`orleans.place.${one.key}`), stack: ['', 'I', 'II'][one.stack] });
  return target(ui, `tile:${one.key}`, name, svg`
    <rect class="vacant" x=${x + 3} y=${y + 2} width=${CELL.w - 7} height=${CELL.h - 6} rx="8"></rect>
    ${there ? svg`<g transform="translate(${x + CELL.w / 2} ${y + CELL.h / 2})">${tile(one, view)}</g>` : nothing}`,
  { reach: svg`<rect class="reach" x=${x + 2} y=${y + 1} width=${CELL.w - 4} height=${CELL.h - 3} rx="9"></rect>` });
}

const tile = (one, view) => svg`
  <g class="lot stack${one.stack}" data-piece="tile-${one.key}">
    <rect x="-36" y="-50" width="72" height="98" rx="8"></rect><text class="numeral" x="-30" y="-34">${['', 'I', 'II'][one.stack]}</text>
    ${glyph(one.key, 6, -27, 38, 'sign')}
    ${gains(one, null, view, 0, 9, 68, 0.7)}
    ${one.slots.map((slot, i) => wanted(slot.needs, (i - (one.slots.length - 1) / 2) * 30, 34, 0.68))}
  </g>`;
