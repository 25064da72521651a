/**
 * Shows one screen at a time and passes on what people do to it.
 *
 * A screen is { render() -> template, actions: {name: (element, event)}, keys?(event), painted?(), close?() }. Templates carry
 * `data-do="name"` (click), `data-change="name"` and `data-input="name"`; things on a board carry `data-at` or `data-region`
 * (action `touch`), lines that point at one carry `data-show`. Nothing in a template listens by itself.
 */
import { render } from './lit.js';

const root = document.getElementById('app');
let screen = null;
let due = false;
let frame = (inner) => inner; // the surroundings of every screen
let common = {}; // actions that work everywhere
const before = new Set();
const after = new Set();

export function setUp(options) {
  ({ frame, common } = options);
  root.replaceChildren(); // what the page painted before any script ran
  for (const type of ['click', 'change', 'input']) {
    document.addEventListener(type, (event) => act(event, type === 'click' ? 'do' : type));
  }
  document.addEventListener('submit', (event) => { event.preventDefault(); act(event, 'do'); });
  for (const type of ['pointerover', 'focusin', 'focusout']) document.addEventListener(type, point);
  document.addEventListener('keydown', (event) => screen?.keys?.(event));
}

function act(event, kind) {
  const element = event.target.closest?.(`[data-${kind}]`) ?? (event.type === 'click' ? event.target.closest?.('[data-at], [data-region]') : null);
  if (!element || (event.type === 'click' && element.tagName === 'FORM')) return;
  const name = element.dataset[kind] ?? 'touch';
  const action = screen?.actions?.[name] ?? common[name];
  action?.(element, event);
}

function point(event) {
  const element = ['pointerover', 'focusin'].includes(event.type) ? event.target.closest?.('[data-show]') : null;
  screen?.point?.(element?.dataset.show ?? null);
}

export function show(next) {
  screen?.close?.();
  screen = next;
  paintNow();
  root.scrollTop = 0;
}

export const current = () => screen;
export const beforePaint = (listen) => before.add(listen);
export const afterPaint = (listen) => after.add(listen);

/** Paint soon, once, however often it is asked. */
export function paint() {
  if (due) return;
  due = true;
  requestAnimationFrame(() => due && paintNow());
}

export function paintNow() {
  due = false;
  if (!screen) return;
  for (const listen of before) listen();
  render(frame(screen.render()), root);
  screen.painted?.();
  for (const listen of after) listen();
}
