/**
 * What a touch on the board means. A legal target with one move is played, with several it opens a list; what can be carried is taken
 * up; ground and signs stand for everything legal around them, so that thumbs need not hit a small cube; anything else says why it may
 * not be taken.
 */
import { offer } from './choice.js';

const THUMB = 24; // pixels

export async function touched(screen, element, event) {
  const byHand = event.type === 'click';
  if (byHand && (screen.panzoom?.moved || screen.tips.pressed || screen.carry.dragged)) return;
  if (!screen.match.playing || !screen.match.table.moves.length) { refuse(screen, element); return; }
  const coarse = byHand && event.pointerType === 'touch';
  const target = movesAt(screen, element).length || !coarse ? element : neighbour(element, event) ?? element;
  const moves = movesAt(screen, target);
  screen.tips.hide();
  if (moves.length === 1) { screen.play(moves[0].n); return; }
  if (moves.length > 1) { offer(moves, target); return; }
  if (screen.carry.take(target.dataset.at)) return;
  const around = movesAround(screen, target);
  if (around.length && (coarse || !target.dataset.at || 'sign' in target.dataset)) { offer(around, target); return; }
  if (await refuse(screen, target)) return;
  if (around.length) offer(around, target);
  else if (target.dataset.at) screen.tips.explain(target);
}

const refuse = (screen, element) => (element.dataset.at ? screen.tips.refuse(element) : false);

const movesAt = (screen, { dataset: { at } }) => (at ? screen.carry.moves.filter((move) => move.at === at) : []);

function movesAround(screen, element) {
  const region = element.closest('[data-region]');
  const targets = region ? [...region.querySelectorAll('[data-at].legal')] : [];
  const ats = new Set(targets.map((one) => one.dataset.at));
  return screen.carry.moves.filter((move) => ats.has(move.at));
}

/** The legal target a thumb most likely meant. */
function neighbour(element, event) {
  const board = element.closest('.play') ?? document;
  let [best, least] = [null, THUMB];
  for (const one of board.querySelectorAll('[data-at].legal')) {
    const box = one.getBoundingClientRect();
    const [dx, dy] = [gap(event.clientX, box.left, box.right), gap(event.clientY, box.top, box.bottom)];
    if (Math.hypot(dx, dy) < least) [best, least] = [one, Math.hypot(dx, dy)];
  }
  return best;
}

const gap = (value, low, high) => Math.max(low - value, value - high, 0);
