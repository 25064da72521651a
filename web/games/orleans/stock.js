/** Where the pieces of Orléans are, so that the page can see which of them have moved. */
import { CHARACTERS, GOODS } from './art.js';

const seats = (view, count) => Object.fromEntries(view.players.map((p) => [`seat:${p.seat}`, count(p)]));

/** What kind of piece a follower is: starting followers belong to their seat. */
export const pieceOf = (kind, seat) => (kind.startsWith('own_') ? `${kind}${seat}` : kind);

/** The followers and technology tiles of a seat, wherever they are. */
function household(p, add) {
  for (const [kind, n] of Object.entries(p.bag)) add(pieceOf(kind, p.seat), `bag:${p.seat}`, n);
  for (const [kind, n] of Object.entries(p.market)) add(pieceOf(kind, p.seat), `market:${p.seat}`, n);
  for (const kind of p.tower) add(pieceOf(kind, p.seat), `tower:${p.seat}`, 1);
  for (const kind of p.drawn) add(pieceOf(kind, p.seat), `drawn:${p.seat}`, 1);
  for (const { slots } of p.places) for (const { n, holds } of slots) if (holds) add(pieceOf(holds, p.seat), `slot:${p.seat}:${n}`, 1);
  add('technology', `seat:${p.seat}`, p.technology);
  add(`station${p.seat}`, 'stock', p.stock);
  for (const town of p.stations) add(`station${p.seat}`, `town:${town}`, 1);
}

function goods(view, add) {
  for (const good of GOODS) {
    add(good, 'supply', view.goods[good]);
    for (const p of view.players) add(good, `seat:${p.seat}`, p.goods[good]);
  }
  for (const route of view.routes) for (const good of route.goods) add(good, `route:${route.n}`, 1);
}

function citizens(view, add) {
  const { boatmen, knights, beside, development } = view.citizens;
  for (const [place, there] of Object.entries({ boatman: boatmen, knight: knights, beside })) add('citizen', place, Number(there));
  for (const [space, there] of Object.entries(development)) add('citizen', `development:${space}`, Number(there));
  for (const deed of view.deeds) add('citizen', `deed:${deed.key}`, Number(deed.citizen));
  for (const p of view.players) add('citizen', `seat:${p.seat}`, p.citizens);
}

const named = (view) => Object.fromEntries(view.players.flatMap((p) => p.places.filter((one) => view.board.places[one.n].stack).map((one) => [`tile-${one.key}`, `tile@seat:${p.seat}`])));

export function stock(view) {
  const counts = { coin: { supply: view.bank, ...seats(view, (p) => p.coins) }, technology: { supply: view.technology }, citizen: {} };
  const add = (kind, place, n) => {
    counts[kind] ??= {};
    counts[kind][place] = (counts[kind][place] ?? 0) + n;
  };
  for (const key of CHARACTERS) add(key, 'supply', view.supply[key]);
  for (const deed of view.deeds) for (const [key, n] of Object.entries(deed.sent)) add(key, `deed:${deed.key}`, n);
  for (const p of view.players) household(p, add);
  goods(view, add);
  citizens(view, add);
  return { counts, named: named(view) };
}
