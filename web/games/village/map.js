/** The travel map: towns, roads and what they cost, the markers of those who have been there. */
import { svg } from '../../app/lit.js';
import { target } from '../../app/parts/target.js';
import { cube, points, row, shield, token } from './art.js';
import { crowd } from './folk.js';
import { building, town, tree } from './scenery.js';
import { region, sign } from './spaces.js';

const FIELD = { x: 964, y: 142, w: 566, h: 286 }; // where the towns lie; the view gives places in percent, y upward
const GATE = [968, 440]; // the road out of the village

const BEND = 14; // of the roads
const ASIDE = { '1-3': [-42, -21], '4-5': [31, -5], '5-6': [-22, -20] }; // prices that would lie under a town or its name

const spot = (city) => [FIELD.x + city.x / 100 * FIELD.w, FIELD.y + (100 - city.y) / 100 * FIELD.h];

export const travel = (view, ui) => region('travel', svg`
  ${tree(1212, 300, 0.9)}${tree(1240, 316, 0.7)}${tree(1540, 440, 0.9)}${tree(966, 190, 0.8)}${tree(1130, 440, 0.8)}${tree(1000, 206, 0.65)}
  <path class="hills" d="M1400 452q40-46 84-8q20-26 52 2M1290 160q26-32 56-2q14-18 36 0"></path>
  ${building('cottage', GATE[0] + 6, GATE[1] - 8, 0.62)}
  ${view.board.roads.map((one) => road(one, view))}${view.board.roads.map((one) => toll(one, view))}
  ${view.board.cities.map((one) => city(one, view, ui))}
  ${sign(view, ui, 'travel', 948, 72, 1146)}`);

function ends(one, view) {
  const find = (n) => view.board.cities.find((city) => city.n === n);
  return [find(one.from) ? spot(find(one.from)) : GATE, spot(find(one.to))];
}

function road(one, view) {
  const [[x1, y1], [x2, y2]] = ends(one, view);
  const path = `M${x1} ${y1}Q${(x1 + x2) / 2 + BEND} ${(y1 + y2) / 2 + BEND} ${x2} ${y2}`;
  return svg`<path class="road edge" d=${path}></path><path class="road" d=${path}></path>`;
}

function toll(one, view) {
  const [[x1, y1], [x2, y2]] = ends(one, view);
  const [dx, dy] = ASIDE[`${one.from}-${one.to}`] ?? [0, 0];
  const [x, y] = [(x1 + x2 + BEND) / 2 + dx, (y1 + y2 + BEND) / 2 + dy];
  const count = Object.values(one.cubes).reduce((sum, n) => sum + n, 0);
  return svg`<rect class="toll" x=${x - count * 12 - 4} y=${y - 15} width=${count * 24 + 8} height="30" rx="8"></rect>
    ${row(one.cubes, x - (count - 1) * 12 + 1, y, 0.64, 24)}`;
}

const GIFTS = {
  points: (n, x, y) => points(n, x, y, 0.85),
  coins: (n, x, y) => token('coin', x, y, 0.85),
  cubes: (n, x, y) => Array.from({ length: n }, (_, i) => cube('any', x + 9 + (i - (n - 1) / 2) * 17, y, 0.58)),
};

const reward = ({ reward: { kind, n } }, x, y) => GIFTS[kind](n, x, y);

function city(one, view, ui) {
  const [x, y] = spot(one);
  const name = ui.t(`village.city${one.n}`);
  const guests = view.players.filter((p) => p.cities.includes(one.n));
  return svg`
    ${target(ui, `city:${one.n}`, name, svg`
      <g transform="translate(${x} ${y}) scale(1)">${town(one.fortified)}</g>
      <text class="caption town" x=${x} y=${y + 36}>${name}</text>
      <g class="gift">${reward(one, x + 44, y - 14)}</g>`, { reach: svg`<ellipse class="reach" cx=${x} cy=${y} rx="50" ry="44"></ellipse>` })}
    ${guests.map((p, i) => shield(p.seat, x + (i - (guests.length - 1) / 2) * 20, y + 50, 0.62, `marker-${p.seat}-${one.n}`))}
    ${crowd(view, ui, [`city${one.n}`], x - 46, y - 4, 40)}`;
}
