/** The six tracks, a row for each character with those still to be recruited, and what every space gives. */
import { svg, nothing } from '../../app/lit.js';
import { target } from '../../app/parts/target.js';
import { glyph } from '../../app/parts/icon.js';
import { advance, citizen, coin, follower, gear, shield, ware } from './art.js';
import { region } from './scenery.js';

const ROW = { x: 828, y: 43, step: 51, w: 62, h: 45, gap: 65 };

export const tracks = (view, ui) => region('tracks', svg`
  ${view.board.characters.map((one) => row(one, view, ui))}`);

function row(one, view, ui) {
  const y = ROW.y + (one.row - 1) * ROW.step;
  const spaces = view.board.tracks[one.key];
  const left = view.supply[one.key];
  const name = ui.t('orleans.recruits', { name: ui.t(`orleans.${one.key}`), n: left });
  return svg`
    ${target(ui, `character:${one.key}`, name, svg`
      <g data-home="${one.key}@supply">${follower(one.key, 0, 774, y, 1.15)}</g><text class="tally" x="798" y=${y + 8}>${left}</text>`,
      { reach: svg`<rect class="reach" x="750" y=${y - 24} width="74" height="48" rx="10"></rect>` })}
    ${spaces ? svg`${rail(one, spaces, y, view)}${view.citizens[CITIZENS[one.key]] ? notable(one.key, y, view, ui) : nothing}${markers(one.key, y, view, ui)}` : nothing}`;
}

const CITIZENS = { boatman: 'boatmen', knight: 'knights' };
const middle = (i) => ROW.x + i * ROW.gap + ROW.w / 2;

const rail = (one, spaces, y) => [null, ...spaces].map((gives, i) => svg`
  <rect class="pace ${one.key} ${i ? '' : 'start'}" x=${ROW.x + i * ROW.gap} y=${y - ROW.h / 2} width=${ROW.w} height=${ROW.h} rx="9"></rect>
  ${i ? GIFTS[one.key](gives, middle(i) + 11, y + 5) : nothing}`);

const GIFTS = {
  farmer: (good, x, y) => ware(good, x, y, 0.84),
  boatman: (n, x, y) => (n ? coin(n, x, y, 0.92) : nothing),
  craftsman: (n, x, y) => gear(x, y, 0.84),
  trader: (stack, x, y) => svg`<g class="deedlet"><rect x=${x - 15} y=${y - 16} width="30" height="32" rx="4"></rect><text x=${x} y=${y + 6}>${['', 'I', 'I·II'][stack]}</text></g>`,
  knight: (n, x, y) => svg`<g class="draws">${glyph('bag', x, y, 34)}<text x=${x} y=${y + 11}>${n}</text></g>`,
  scholar: (n, x, y) => advance(n, x, y, 0.88),
};

function notable(key, y, view, ui) {
  const x = middle(view.board.citizens[key]);
  return citizen(key === 'knight' ? x - 15 : x + 11, key === 'knight' ? y - 3 : y + 4, 0.8, ui.pieces.at('citizen', key)[0] ?? nothing);
}

/** Up to four markers share a space: in its corners, from the left. */
function markers(key, y, view, ui) {
  const here = new Map();
  return view.players.map((p) => {
    const at = p.tracks[key];
    const i = here.get(at) ?? 0;
    here.set(at, i + 1);
    const x = at ? middle(at) - 20 + (i > 1 ? 20 : 0) : middle(at) - 14 + (i > 1 ? 28 : 0);
    return svg`<g role="img" aria-label=${ui.t('orleans.onTrack', { name: ui.seats[p.seat].name, n: at, track: ui.t(`orleans.${key}`) })}>
      ${shield(p.seat, x, y - 10 + (i % 2) * 21, 0.62, `mark${key}-${p.seat}`)}</g>`;
  });
}
