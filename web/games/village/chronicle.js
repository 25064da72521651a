/** Where the dead are remembered: the chronicle, an open book with a row for each occupation, and the nameless graves. */
import { svg, nothing } from '../../app/lit.js';
import { target } from '../../app/parts/target.js';
import { glyph } from '../../app/parts/icon.js';
import { figure } from './art.js';
import { ribbon } from './scenery.js';
import { region } from './spaces.js';
import { memberId } from './stock.js';

const ROW = { x: [722, 1012], y: 838, h: 52, step: 45 };

export const chronicle = (view, ui) => region('chronicle', svg`
  <path class="leaf" d="M714 812Q860 790 998 812V976Q860 958 714 976ZM998 812Q1140 790 1282 812V976Q1140 958 998 976Z"></path>
  <path class="leaves-edge" d="M714 976Q860 962 998 980Q1140 962 1282 976M998 812V978"></path>
  ${ribbon(ui.t('village.chronicle'), 1030, 780, 'chronicle')}
  ${view.chronicle.map((one, i) => entry(one, i, ui))}
  ${view.extra ? slot(view.extra, 1246, 942, false) : nothing}`);

function entry(one, i, ui) {
  const [x, y] = [ROW.x[i < 3 ? 0 : 1], ROW.y + (i < 3 ? i : i - 2) * ROW.h];
  const free = one.spaces.filter((space) => space === null).length;
  const name = ui.t('village.row', { name: ui.t(`village.occupation.${one.occupation}`), n: free });
  return svg`
    ${target(ui, `chronicle:${one.occupation}`, name, glyph(one.occupation, x + 22, y, 30, 'ink'),
      { reach: svg`<rect class="reach" x=${x - 2} y=${y - 24} width="276" height="48" rx="10"></rect>` })}
    ${one.spaces.map((space, n) => slot(space, x + 64 + n * ROW.step, y, false))}`;
}

function slot(space, x, y, tomb) {
  const outline = tomb ? svg`<path class="tomb" d="M${x - 24} ${y + 34}V${y - 10}Q${x - 24} ${y - 34} ${x} ${y - 34}Q${x + 24} ${y - 34} ${x + 24} ${y - 10}V${y + 34}Z"></path>`
    : svg`<circle class="entry" cx=${x} cy=${y} r="21"></circle>`;
  return svg`${outline}${space === 'blocked' ? svg`<path class="blocked" d="M${x - 9} ${y - 9}l18 18m0-18l-18 18"></path>` : nothing}
    ${space && space !== 'blocked' ? figure(space.seat, space.generation, x, y + 1, tomb ? 0.9 : 0.78, memberId(space.seat, space.member)) : nothing}`;
}

export const graves = (view, ui) => region('graves', svg`
  ${target(ui, 'graves', ui.t('village.gravesFree', { n: view.graves.filter((one) => one === null).length }), ribbon(ui.t('village.graves'), 1348, 780, 'graves'),
    { reach: svg`<rect class="reach" x="1322" y="776" width="252" height="206" rx="12"></rect>` })}
  ${view.graves.map((one, i) => slot(one, 1370 + (i % 3) * 78, 864 + Math.floor(i / 3) * 76, true))}`);
