/** One dialog at a time: what is in it is a template; closing it is the browser's own business. */
import { render } from '../lit.js';

const box = document.getElementById('dialog');
const inner = box.firstElementChild;
let closed = null;

export function openDialog(template, { onClose = null, kind = '' } = {}) {
  closed = onClose;
  box.className = kind;
  render(template, inner);
  if (!box.open) box.showModal();
}

export function closeDialog() {
  if (box.open) box.close();
}

export const dialogOpen = () => box.open;

box.addEventListener('close', () => {
  const then = closed;
  closed = null;
  render('', inner);
  then?.();
});
box.addEventListener('click', (event) => { if (event.target === box) closeDialog(); });
