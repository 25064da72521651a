/** The council chamber: a staircase of four levels, each with its price and its privilege. */
import { svg, nothing } from '../../app/lit.js';
import { target } from '../../app/parts/target.js';
import { glyph } from '../../app/parts/icon.js';
import { cube, points, row, time, token } from './art.js';
import { crowd } from './folk.js';
import { region, sign } from './spaces.js';

const STEP = { x: 1046, w: 130, foot: 748, low: 84, rise: 26 };

export const council = (view, ui) => region('council', svg`
  ${view.board.levels.map((one, i) => level(one, i, view, ui))}
  ${sign(view, ui, 'council', 1052, 498, 1254)}`);

function level(one, i, view, ui) {
  const x = STEP.x + i * STEP.w;
  const top = STEP.foot - STEP.low - i * STEP.rise;
  const n = one.level;
  return svg`
    <path class="stair" d="M${x} ${STEP.foot}V${top}H${x + STEP.w}V${STEP.foot}Z"></path>
    ${target(ui, `level:${n}`, ui.t('village.level', { n }), price(one, x + 22, STEP.foot - 20),
      { reach: svg`<rect class="reach" x=${x + 4} y=${STEP.foot - 36} width=${STEP.w - 8} height="32" rx="7"></rect>` })}
    ${target(ui, `privilege:${n}`, ui.t('village.privilege', { n }), svg`
      <circle class="medal" cx=${x + 34} cy=${STEP.foot - 61} r="23"></circle>${privilege(one, view, x + 34, STEP.foot - 61)}`,
      { kind: 'solid', reach: svg`<circle class="reach" cx=${x + 34} cy=${STEP.foot - 61} r="24"></circle>` })}
    ${one.points ? points(one.points, x + 94, STEP.foot - 60, 0.95) : nothing}
    ${crowd(view, ui, [`council${n}`], x + STEP.w / 2, top - 24, STEP.w - 8)}`;
}

function price(one, x, y) {
  let at = x + 32;
  const drawn = one.pay.map((way, i) => {
    const from = at;
    at += Object.values(way).reduce((sum, count) => sum + count, 0) * 20 + 14;
    return svg`${i ? svg`<text class="or" x=${from - 9} y=${y + 6}>/</text>` : nothing}${row(way, from + 6, y, 0.58, 20)}`;
  });
  return svg`${time(one.time, x, y, 0.78)}${drawn}`;
}

const PRIVILEGES = {
  next_first: (view, x, y) => (view.next_first === null ? svg`<g data-piece="first">${glyph('first', x, y, 32, 'gold')}</g>` : glyph('first', x, y, 32, 'faint')),
  cubes: (view, x, y) => svg`${cube('any', x - 10, y, 0.66)}${cube('any', x + 10, y, 0.66)}`,
  goods: (view, x, y) => svg`${token('any', x, y, 0.9)}${glyph('wagon', x, y, 24, 'dark')}`,
  points: (view, x, y) => svg`${token('coin', x - 10, y + 4, 0.6)}${points(view.board.privileges.points.points, x + 9, y - 3, 0.62)}`,
};

const privilege = (one, view, x, y) => (PRIVILEGES[one.privilege] ?? (() => nothing))(view, x, y);
