/** A short list beside a target that stands for several moves. Escape or a click elsewhere closes it. */
import { html, render } from './lit.js';
import { placeBeside } from './place.js';
import { t } from './words.js';

const box = document.getElementById('choice');
let opener = null;

export function offer(moves, element) {
  opener = element;
  render(html`<p class="sr" id="choice-title">${t('table.choose')}</p>
    <ul>${moves.map((move) => html`<li><button class="button" data-do="play" data-n=${move.n} data-testid="choice">${move.words}</button></li>`)}</ul>`, box);
  if (!box.matches(':popover-open')) box.showPopover();
  placeBeside(box, element.getBoundingClientRect());
  box.querySelector('button').focus({ preventScroll: true });
}

export function close() {
  if (box.matches(':popover-open')) box.hidePopover();
}

box.addEventListener('keydown', (event) => {
  const buttons = [...box.querySelectorAll('button')];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  buttons[(buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length].focus();
});
box.addEventListener('toggle', (event) => {
  if (event.newState === 'closed' && box.contains(document.activeElement)) opener?.focus?.();
});
