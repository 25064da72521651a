/** What the drawings of a game are given besides the view: names, words, which targets are legal, held, hinted or pointed at. */
import { list, t } from './words.js';

export function makeUi(table, { pieces, hinted = [], shown = null, thinking = null, quiet = false, carry = null } = {}) {
  const legal = new Map();
  for (const move of quiet ? [] : carry?.moves ?? table.moves) {
    if (!legal.has(move.at)) legal.set(move.at, []);
    legal.get(move.at).push(move);
  }
  const [sources, held] = [carry?.sources ?? new Set(), carry?.held ?? null];
  return { t, list, pieces, legal, sources, held, hinted: new Set(hinted), shown, thinking, decider: table.decider, seat: table.seat, seats: table.seats };
}
