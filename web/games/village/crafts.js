/** The craft buildings: who works there, what it takes, what comes of it. All numbers come with the view. */
import { svg, nothing } from '../../app/lit.js';
import { target } from '../../app/parts/target.js';
import { row, size, time, token } from './art.js';
import { crowd } from './folk.js';
import { region, sign } from './spaces.js';
import { building, tree } from './scenery.js';

const CELL = { x: 30, y: 450, w: 244, h: 102, columns: 2 };

export const crafts = (view, ui) => region('crafts', svg`
  ${sign(view, ui, 'crafts', 38, 406, 262)}
  ${view.board.buildings.map((one, i) => workshop(one, view, ui, CELL.x + (i % CELL.columns) * CELL.w, CELL.y + Math.floor(i / CELL.columns) * CELL.h))}
  ${view.board.buildings.length < 6 ? svg`${tree(360, 724, 1.3)}${tree(402, 736, 0.95)}${tree(440, 726, 1.1)}` : nothing}`);

function workshop(one, view, ui, x, y) {
  const name = ui.t(`village.${one.key}`);
  return svg`
    ${target(ui, `building:${one.key}`, name, svg`
      ${building(one.key, x + 48, y + 40, 0.78)}
      <text class="caption start" x=${x + 92} y=${y + 19}>${name}</text>
      ${recipe(one, x + 4, y + 85)}`, { reach: svg`<rect class="reach" x=${x + 2} y=${y} width=${CELL.w - 6} height=${CELL.h - 4} rx="10"></rect>` })}
    ${one.train ? crowd(view, ui, [one.key], x + 166, y + 50, 134, 0.78) : nothing}`;
}

/** Time for training and work, or what replaces both, and what it makes. */
function recipe(one, x, y) {
  const cost = size(one.pay) * 25;
  const hours = one.train ? `${one.train}+${one.produce}` : one.produce;
  const goods = x + 110 + cost;
  return svg`${time(hours, x + 26, y, 0.86)}
    <text class="or" x=${x + 68} y=${y + 7}>${one.train ? '/' : '+'}</text>
    ${row(one.pay, x + 90, y, 0.74, 25)}
    <path class="arrow" d="M${goods - 26} ${y}h12m-5-5l5 5l-5 5"></path>
    ${one.product.map((good, i) => token(good, goods + 4 + i * 33, y, 0.86))}
    ${one.amount > 1 ? svg`<text class="times" x=${goods + 22} y=${y + 7}>×${one.amount}</text>` : nothing}`;
}
