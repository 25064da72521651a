/**
 * Walking over a board with the keyboard. The board is one stop of the Tab key; arrows go to the nearest target in their
 * direction, Page Up and Page Down to the previous and next thing that may be taken.
 */
const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

const targets = (root) => [...root.querySelectorAll('[data-at]')].filter((one) => one.getBoundingClientRect().width > 0);

/** Keep exactly one target reachable with Tab: the one last visited, or the first that may be taken. */
export function rove(root) {
  const all = [...root.querySelectorAll('[data-at]')];
  const now = all.find((one) => one === document.activeElement) ?? all.find((one) => one.tabIndex === 0 && one.classList.contains('legal'))
    ?? all.find((one) => one.classList.contains('legal')) ?? all[0];
  for (const one of all) if ((one.tabIndex === 0) !== (one === now)) one.setAttribute('tabindex', one === now ? '0' : '-1');
}

/** Answer a key pressed on a target; true if it was one of ours. */
export function walk(root, event) {
  const here = event.target.closest('[data-at]');
  if (!here || !root.contains(here)) return false;
  const next = ARROWS[event.key] ? nearest(root, here, ARROWS[event.key]) : inOrder(root, here, event.key);
  if (!next) return Boolean(ARROWS[event.key]);
  here.setAttribute('tabindex', '-1');
  next.setAttribute('tabindex', '0');
  next.focus({ preventScroll: true });
  return true;
}

function inOrder(root, here, key) {
  const step = { PageDown: 1, PageUp: -1 }[key];
  if (!step) return null;
  const all = targets(root);
  for (let i = 1; i < all.length; i += 1) {
    const one = all[(all.indexOf(here) + i * step + all.length * i) % all.length];
    if (one.classList.contains('legal')) return one;
  }
  return null;
}

const middle = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

function nearest(root, here, [dx, dy]) {
  const [x, y] = middle(here);
  let best = null;
  let least = Infinity;
  for (const one of targets(root)) {
    const [ox, oy] = middle(one);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (one === here || along < 4) continue;
    const far = along + aside * 2.2;
    if (far < least) [best, least] = [one, far];
  }
  return best;
}
