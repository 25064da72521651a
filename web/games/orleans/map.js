/** The map: towns, roads and waterways, the goods that lie on them, stations and merchants. */
import { svg, nothing } from '../../app/lit.js';
import { target } from '../../app/parts/target.js';
import { merchant, station, ware } from './art.js';
import { caption, city, region, town } from './scenery.js';

const FIELD = { x: 80, y: 66, w: 580, h: 604 }; // where the towns lie; the view gives places in percent
const HOME = 'orleans';

// Where a name stands so that no road runs through it: dx, dy, and where the text begins. Below the town if nothing is said.
const NAMES = {
  orleans: [0, -44, 'middle'], chartres: [0, -33, 'middle'], etampes: [0, -33, 'middle'], chateaudun: [-3, -31, 'end'], vendome: [-27, 10, 'end'], montargis: [28, 8, 'start'],
  briare: [28, 10, 'start'], sancerre: [28, 10, 'start'], tours: [-27, 2, 'end'], blois: [28, 8, 'start'], argenton: [12, 32, 'end'], chinon: [-16, -32, 'middle'], montrichard: [-5, -31, 'start'], vierzon: [26, -8, 'start'],
  bourges: [20, 32, 'middle'], le_blanc: [0, -32, 'start'], chateauroux: [15, 21, 'start'], saint_amand: [-8, 33, 'start'], chatellerault: [-16, 33, 'middle'],
};

const round = (n) => Math.round(n * 10) / 10;

/** The south is crowded: it is drawn a little longer than it is. */
const south = (y) => (y < 80 ? y * 0.9 : 72 + (y - 80) * 1.4);
const spot = (one) => [round(FIELD.x + one.x / 100 * FIELD.w), round(FIELD.y + south(one.y) / 100 * FIELD.h)];

export const map = (view, ui) => region('map', svg`
  ${view.board.routes.map((one) => route(one, view, ui))}
  ${view.board.towns.map((one) => place(one, view, ui))}
  ${view.players.map((p) => traveller(p, view, ui))}`);

/** How a route runs: a gentle bow, more of one where two routes join the same towns. */
function course(one, view) {
  const [[x1, y1], [x2, y2]] = [spot(view.board.towns[one.from]), spot(view.board.towns[one.to])];
  const twin = view.board.routes.some((other) => other.n !== one.n && other.from === one.from && other.to === one.to);
  const bow = twin ? (one.way === 'waterway' ? 0.3 : -0.24) : (one.n % 2 ? 0.08 : -0.08);
  const [cx, cy] = [(x1 + x2) / 2 - (y2 - y1) * bow, (y1 + y2) / 2 + (x2 - x1) * bow];
  const at = (t) => [(1 - t) ** 2 * x1 + 2 * t * (1 - t) * cx + t ** 2 * x2, (1 - t) ** 2 * y1 + 2 * t * (1 - t) * cy + t ** 2 * y2].map(round);
  return { path: `M${x1} ${y1}Q${round(cx)} ${round(cy)} ${x2} ${y2}`, at, far: Math.hypot(x2 - x1, y2 - y1) };
}

function route(one, view, ui) {
  const { path, at, far } = course(one, view);
  const { goods } = view.routes[one.n];
  const ends = [one.from, one.to].map((n) => view.board.towns[n].name);
  const name = ui.t(`orleans.${one.way}`, { a: ends[0], b: ends[1], goods: goods.length ? ui.list(goods.map((good) => ui.t(`orleans.${good}`))) : ui.t('orleans.nothing') });
  const gap = Math.min(0.16, 18 / far);
  const spots = one.spaces > 1 ? [at(0.5 - gap), at(0.5 + gap)] : [at(0.5)];
  return svg`
    ${target(ui, `route:${one.n}`, name, svg`
      <path class="bank ${one.way}" d=${path}></path><path class="${one.way}" d=${path}></path>
      ${spots.map(([x, y]) => svg`<rect class="berth" x=${x - 13} y=${y - 13} width="26" height="26" rx="6"></rect>`)}`)}
    ${lying(goods, one.n, spots, ui)}`;
}

function lying(goods, n, spots, ui) {
  const seen = {};
  return goods.map((good, i) => {
    const id = ui.pieces.at(good, `route:${n}`)[seen[good] ?? 0] ?? nothing;
    seen[good] = (seen[good] ?? 0) + 1;
    return ware(good, spots[i][0], spots[i][1], 0.88, id);
  });
}

function place(one, view, ui) {
  const [x, y] = spot(one);
  const { stations } = view.towns[one.n];
  const home = one.key === HOME;
  const [dx, dy, anchor] = NAMES[one.key] ?? [0, 31, 'middle'];
  const name = stations.length ? ui.t('orleans.townOf', { town: one.name, names: ui.list(stations.map((seat) => ui.seats[seat].name)) }) : one.name;
  return svg`
    ${target(ui, `town:${one.n}`, name, svg`
      <g transform="translate(${x} ${y}) scale(${home ? 0.92 : 1})">${home ? city : town}</g>
      ${caption(one.name, x + dx, y + dy, home ? 'city' : 'town-name', anchor)}`,
      { reach: svg`<ellipse class="reach" cx=${x} cy=${y - 3} rx=${home ? 48 : 29} ry=${home ? 40 : 28}></ellipse>` })}
    ${stations.map((seat, i) => station(seat, x + (i - (stations.length - 1) / 2) * 25, y + (home ? 12 : 1), home ? 0.74 : 0.95, ui.pieces.at(`station${seat}`, `town:${one.n}`)[0] ?? nothing))}`;
}

/** Merchants stand beside the town, one behind the other. */
function traveller(p, view, ui) {
  const [x, y] = spot(view.board.towns[p.town]);
  const { merchants } = view.towns[p.town];
  const i = merchants.indexOf(p.seat);
  const { key } = view.board.towns[p.town];
  const free = NAMES[key]?.[2] === 'start' ? -1 : 1; // the side without the name
  const [dx, dy] = key === HOME ? [(i - (merchants.length - 1) / 2) * 23, 31] : [(i < 2 ? free : -free) * 26, -12 + (i % 2) * 22];
  return svg`<g role="img" aria-label=${ui.t('orleans.merchant', { name: ui.seats[p.seat].name, town: view.board.towns[p.town].name })}>
    ${merchant(p.seat, x + dx, y + dy, 0.8, `merchant-${p.seat}`)}</g>`;
}
