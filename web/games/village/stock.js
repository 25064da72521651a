/** Where the pieces of Village are, so that the page can see which of them have moved. */
import { CUBES, GOODS } from './art.js';

const seats = (view, count) => Object.fromEntries(view.players.map((p) => [`farm:${p.seat}`, count(p)]));

function cubePlaces(view, colour) {
  const spaces = Object.entries(view.spaces).map(([space, cubes]) => [`space:${space}`, cubes[colour] ?? 0]);
  return { ...Object.fromEntries(spaces), ...seats(view, (p) => p.cubes[colour] ?? 0), supply: view.supply[colour], bag: view.bag[colour] };
}

export const memberId = (seat, member) => `member-${seat}-${member}`;
export const cardId = (key) => `card-${key}`;
export const customerId = (key) => `customer-${key}`;

function named(view) {
  const homes = {};
  for (const p of view.players) {
    for (const one of p.family) homes[memberId(p.seat, one.member)] = `member@${one.place}:${p.seat}`;
    for (const card of p.hand ?? []) if (card) homes[cardId(card.key)] = `card@farm:${p.seat}`;
    for (const customer of p.customers) homes[customerId(customer.key)] = `customer@farm:${p.seat}`;
  }
  return homes;
}

export function stock(view) {
  const counts = {};
  for (const colour of CUBES) counts[colour] = cubePlaces(view, colour);
  for (const good of GOODS) counts[good] = seats(view, (p) => p.goods[good] ?? 0);
  counts.grain = seats(view, (p) => p.grain);
  counts.coin = seats(view, (p) => p.coins);
  return { counts, named: named(view) };
}
