/** What a place brings, as a row of small pieces. Amounts come with the view; of a player's own place also what the next step of a track gives. */
import { svg } from '../../app/lit.js';
import { glyph } from '../../app/parts/icon.js';
import { advance, coin, follower, gear, rank, station, ware } from './art.js';

const sign = (key) => (x, y, s) => glyph(key, x, y, 38 * s, 'sign');
const recruit = (key) => (x, y, s) => follower(key, 0, x, y, s);
const word = (text) => (x, y, s) => svg`<text class="amid" x=${x} y=${y + 8 * s} font-size=${26 * s}>${text}</text>`;
const anybody = (x, y, s) => svg`<circle class="any" cx=${x} cy=${y} r=${15 * s}></circle>`;
const anyGood = (x, y, s) => svg`<rect class="any" x=${x - 14 * s} y=${y - 14 * s} width=${28 * s} height=${28 * s} rx=${6 * s}></rect>`;

/** What the next space of a track gives, if there is one. */
const next = (p, view, key) => p && view.board.tracks[key][p.tracks[key]];

const PICTURES = {
  farmhouse: (one, p, view) => [recruit('farmer'), next(p, view, 'farmer') && ((x, y, s) => ware(next(p, view, 'farmer'), x, y, s))],
  village: () => [recruit('boatman'), recruit('craftsman'), recruit('trader')],
  university: (one, p, view) => [recruit('scholar'), (x, y, s) => advance(next(p, view, 'scholar') ?? '', x, y, s)],
  castle: (one, p, view) => [recruit('knight'), next(p, view, 'knight') && ((x, y, s) => svg`<g class="draws">${glyph('bag', x, y, 38 * s)}<text x=${x} y=${y + 11 * s}>${next(p, view, 'knight')}</text></g>`)],
  monastery: () => [recruit('monk')],
  ship: () => [sign('ship'), anyGood],
  wagon: () => [sign('wagon'), anyGood],
  horse_wagon: () => [sign('wagon'), anyGood],
  guildhall: (one, p) => [(x, y, s) => station(p?.seat ?? 0, x, y, s)],
  townhall: () => [sign('deeds')],
  gunpowder_tower: () => [sign('deeds')],
  hospital: () => [(x, y, s) => coin('=', x, y, s), (x, y, s) => rank('', x, y, s)],
  office: (one, p) => [(x, y, s) => coin('=', x, y, s), (x, y, s) => station(p?.seat ?? 0, x, y, s)],
  sacristy: () => [sign('ward')],
  bathhouse: () => [sign('bag'), word('→'), anybody],
  herb_garden: () => [recruit('boatman'), word('='), recruit('farmer'), recruit('craftsman'), recruit('trader')],
  school: () => [recruit('scholar'), word('='), anybody],
  pharmacy: () => [(x, y, s) => coin('', x, y, s), word('→'), (x, y, s) => advance('', x, y, s)],
  laboratory: () => [(x, y, s) => gear(x, y, s)],
};

/** Plain gifts: so many coins, so many development points, a good. */
const plain = (one) => [
  one.good && ((x, y, s) => ware(one.good, x, y, s)),
  one.coins && ((x, y, s) => coin(one.coins, x, y, s)),
  one.points && ((x, y, s) => advance(one.points, x, y, s)),
];

const pictures = (one, p, view) => (PICTURES[one.key]?.(one, p, view) ?? plain(one)).filter(Boolean);

const STEP = 35;

/** How wide the row is at its full size. */
export const breadth = (one, p, view) => pictures(one, p, view).length * STEP;

/** The row, around (x, y); smaller where there is no room for it. */
export function gains(one, p, view, x, y, room, most = 1) {
  const all = pictures(one, p, view);
  const s = Math.min(most, room / (all.length * STEP));
  return all.map((draw, i) => draw(x + (i - (all.length - 1) / 2) * STEP * s, y, s));
}
