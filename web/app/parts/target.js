/**
 * A thing on a board that can be touched, focused and explained, whatever the game. `ui` knows which targets are legal now;
 * a target never contains another one, so that screen readers meet each of them. A sign stands for all of its region.
 */
import { svg, html, nothing } from '../lit.js';

const state = (ui, at) => `${ui.legal.has(at) ? 'legal' : ''}${ui.hinted.has(at) ? ' hinted' : ''}${ui.shown === at ? ' shown' : ''}${ui.sources.has(at) ? ' source' : ''}${ui.held === at ? ' held' : ''}`;

/** What it is called: what it does if there is one thing to do, else what it is. */
export function nameOf(ui, at, name) {
  const moves = ui.legal.get(at);
  if (!moves) return name;
  return moves.length === 1 ? moves[0].words : ui.t('table.choices', { name, n: moves.length });
}

const off = (ui, at) => (ui.legal.has(at) || ui.sources.has(at) ? nothing : 'true');
const pressed = (ui, at) => (ui.sources.has(at) ? String(ui.held === at) : nothing);

const button = (ui, at, name, { sign = false, tip = null }, inside) => svg`
  <g class="at ${state(ui, at)}" data-at=${at} ?data-sign=${sign} data-tip=${tip ?? nothing} role="button" tabindex="-1" aria-disabled=${off(ui, at)} aria-pressed=${pressed(ui, at)}
     aria-label=${nameOf(ui, at, name)}>${inside}</g>`;

/**
 * `reach` is the outline that glows and can be touched. Give it apart from the drawing wherever the drawing has letters on it: a button's
 * name must contain the text inside the button, and what a move is called rarely does. `tip` names another thing to be explained in its place; `kind` is for
 * style sheets: `solid` drawings hide the middle of their glow.
 */
export function target(ui, at, name, drawing, { reach = null, kind = '', ...more } = {}) {
  if (!reach) return button(ui, at, name, more, drawing);
  return svg`<g class="thing ${kind} ${state(ui, at)}"><g class="halo">${reach}</g><g class="drawing" aria-hidden="true">${drawing}</g>
    ${button(ui, at, name, more, reach)}</g>`;
}

/** The same as a piece of a page: for farms and hands, which are laid out by style sheets. The button lies over what it stands for. */
export const touch = (ui, at, name, content, kind = '') => html`
  <span class="thing ${state(ui, at)} ${kind}"><span class="drawn" aria-hidden="true">${content}</span>
    <span class="at ${state(ui, at)}" data-at=${at} role="button" tabindex="-1" aria-disabled=${off(ui, at)} aria-pressed=${pressed(ui, at)}
          aria-label=${nameOf(ui, at, name)}></span></span>`;
