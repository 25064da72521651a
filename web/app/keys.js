/** The keyboard at a table: digits choose a move, arrows walk over the board, letters do what the bar does. */
import { walk } from './focus.js';
import { openDialog } from './parts/dialogs.js';
import { keysDialog } from './parts/table.js';
import { say } from './speak.js';
import { touched } from './touch.js';

const letters = (screen, root) => ({
  u: () => screen.match.canUndo && screen.match.undo(),
  r: () => screen.match.canRedo && screen.match.redo(),
  h: () => screen.hints.ask(),
  n: () => screen.bots.step(),
  s: () => screen.bots.skip(),
  p: () => screen.bots.pause(!screen.bots.paused),
  m: () => root.querySelector('.answer')?.focus(),
  b: () => root.querySelector('.play [data-at][tabindex="0"]')?.focus(),
  q: () => say(screen.match.table.question),
  '?': () => openDialog(keysDialog()),
});

export function pressed(screen, root, event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, textarea, select')) return;
  const act = walked(screen, root, event) ?? touchedBy(screen, event) ?? counted(screen, event) ?? putDown(screen, event)
    ?? letters(screen, root)[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
}

const walked = (screen, root, event) => (walk(root, event) ? () => intoSight(screen, document.activeElement) : null);

function intoSight({ panzoom }, element) {
  if (panzoom.frame.contains(element)) panzoom.reveal(element);
  else element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function touchedBy(screen, event) {
  const at = event.target.closest('[data-at]');
  return at && ['Enter', ' '].includes(event.key) ? () => touched(screen, at, event) : null;
}

function counted(screen, event) {
  const { playing, table } = screen.match;
  return /^[0-9]$/.test(event.key) && playing ? () => screen.numbers.type(event.key, table.moves.length) : null;
}

const putDown = (screen, event) => (event.key === 'Escape' && screen.carry.held ? () => screen.carry.hold(null) : null);
