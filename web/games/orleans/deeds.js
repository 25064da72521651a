/** The beneficial deeds: whom each still asks for, who has gone there, what it pays, and the citizen of its last space. */
import { svg, nothing } from '../../app/lit.js';
import { target } from '../../app/parts/target.js';
import { glyph } from '../../app/parts/icon.js';
import { advance, citizen, coin, follower, wanted } from './art.js';
import { caption, region } from './scenery.js';

const CELL = { x: 749, y: 398, w: 208, h: 109, most: 5, step: 30 };

export const deeds = (view, ui) => region('deeds', view.board.deeds.map((one, i) => deed(one, view.deeds[i], ui, CELL.x + (i % 4) * CELL.w, CELL.y + Math.floor(i / 4) * CELL.h)));

function deed(printed, now, ui, x, y) {
  const spaces = Object.entries(printed.needs).flatMap(([key, n]) => Array.from({ length: n }, (_, i) => [key, i < now.sent[key] ? i : -1]));
  const missing = Object.entries(now.open).filter(([, n]) => n).map(([key, n]) => ui.t('orleans.some', { n, what: ui.t(`orleans.${key}`) }));
  const title = ui.t(`orleans.deed.${now.key}`);
  const rows = spaces.length > CELL.most ? 2 : 1;
  const name = missing.length ? ui.t('orleans.deedWants', { name: title, list: ui.list(missing) }) : ui.t('orleans.deedDone', { name: title });
  return svg`
    ${target(ui, `deed:${now.key}`, name, svg`
      <rect class="plaque" x=${x + 2} y=${y + 2} width=${CELL.w - 6} height=${CELL.h - 6} rx="9"></rect>
      ${caption(title, x + 10, y + 23, 'title')}
      ${glyph(now.key, x + 25, y + 52, 36, 'sign')}
      ${reward(printed, x + 25, y + 86)}`, { reach: svg`<rect class="reach" x=${x + 2} y=${y + 2} width=${CELL.w - 6} height=${CELL.h - 6} rx="9"></rect>` })}
    ${spaces.map(([key, i], n) => {
      const [sx, sy] = [x + 62 + (n % CELL.most) * CELL.step, y + (rows > 1 ? 48 : 60) + Math.floor(n / CELL.most) * 32];
      return i < 0 ? wanted(key, sx, sy, 0.74) : follower(key, 0, sx, sy, 0.74, ui.pieces.at(key, `deed:${now.key}`)[i] ?? nothing);
    })}
    ${now.citizen ? citizen(x + CELL.w - 22, y + (rows > 1 ? 18 : 88), 0.78, ui.pieces.at('citizen', `deed:${now.key}`)[0] ?? nothing) : nothing}`;
}

const reward = (printed, x, y) => (printed.points
  ? svg`${coin(printed.coins, x - 9, y, 0.66)}${advance(printed.points, x + 13, y, 0.66)}` : coin(printed.coins, x, y, 0.78));
