/** What the drawings of a game are given besides the view: names, words, which targets are legal, hinted or pointed at. */
import { list, t } from './words.js';

export function makeUi(table, { pieces, hinted = [], shown = null, thinking = null, quiet = false } = {}) {
  const legal = new Map();
  for (const move of quiet ? [] : table.moves) {
    if (!legal.has(move.at)) legal.set(move.at, []);
    legal.get(move.at).push(move);
  }
  return { t, list, pieces, legal, hinted: new Set(hinted), shown, thinking, decider: table.decider, seat: table.seat, seats: table.seats };
}
