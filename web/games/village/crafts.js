/** The craft buildings: who works there, what it takes, what comes of it. All numbers come with the view. */
import { svg, nothing } from '../../app/lit.js';
import { target } from '../../app/parts/target.js';
import { row, size, time, token } from './art.js';
import { crowd } from './folk.js';
import { region, sign } from './spaces.js';
import { building, tree } from './scenery.js';

const CELL = { x: 28, y: 458, w: 164, h: 148 };

export const crafts = (view, ui) => region('crafts', svg`
  ${sign(view, ui, 'crafts', 38, 408, 262)}
  ${view.board.buildings.map((one, i) => workshop(one, view, ui, CELL.x + (i % 3) * CELL.w, CELL.y + Math.floor(i / 3) * CELL.h))}
  ${view.board.buildings.length < 6 ? svg`${tree(410, 690, 1.5)}${tree(455, 706, 1.1)}` : nothing}`);

function workshop(one, view, ui, x, y) {
  const name = ui.t(`village.${one.key}`);
  return svg`
    ${target(ui, `building:${one.key}`, name, svg`
      <rect class="reach" x=${x + 3} y=${y} width=${CELL.w - 6} height=${CELL.h - 6} rx="10"></rect>
      ${building(one.key, x + 50, y + 54, 1.02)}
      <text class="caption" x=${x + CELL.w / 2} y=${y + 110}>${name}</text>
      ${recipe(one, x + 6, y + 126)}`)}
    ${crowd(view, ui, [one.key], x + 124, y + 52, 72)}`;
}

/** Time for training and work, or what replaces both, and what it makes. */
function recipe(one, x, y) {
  const cost = size(one.pay) * 21;
  const hours = one.train ? `${one.train}+${one.produce}` : one.produce;
  const link = one.train ? '/' : '+';
  const w = 50 + cost + 16 + one.product.length * 25;
  const start = x + (CELL.w - 12 - w) / 2;
  return svg`${time(hours, start + 18, y, 0.72)}
    <text class="or" x=${start + 48} y=${y + 6}>${link}</text>
    ${row(one.pay, start + 64, y, 0.58, 20)}
    <path class="arrow" d="M${start + 54 + cost} ${y}h9m-4-4l4 4l-4 4"></path>
    ${one.product.map((good, i) => token(good, start + 79 + cost + i * 26, y, 0.68))}`;
}
