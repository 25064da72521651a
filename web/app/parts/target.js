/**
 * A thing on a board that can be touched, focused and explained, whatever the game. `ui` knows which targets are legal now;
 * a target never contains another one, so that screen readers meet each of them. A sign stands for all of its region.
 */
import { svg, html, nothing } from '../lit.js';

const state = (ui, at) => `at${ui.legal.has(at) ? ' legal' : ''}${ui.hinted.has(at) ? ' hinted' : ''}${ui.shown === at ? ' shown' : ''}`;

/** What it is called: what it does if there is one thing to do, else what it is. */
export function nameOf(ui, at, name) {
  const moves = ui.legal.get(at);
  if (!moves) return name;
  return moves.length === 1 ? moves[0].words : ui.t('table.choices', { name, n: moves.length });
}

const off = (ui, at) => (ui.legal.has(at) ? nothing : 'true');

export const target = (ui, at, name, content, sign = false) => svg`
  <g class=${state(ui, at)} data-at=${at} ?data-sign=${sign} role="button" tabindex="-1" aria-disabled=${off(ui, at)}
     aria-label=${nameOf(ui, at, name)}>${content}</g>`;

/** The same as a piece of a page: for farms and hands, which are laid out by style sheets. */
export const touch = (ui, at, name, content, kind = '') => html`
  <span class="${state(ui, at)} ${kind}" data-at=${at} role="button" tabindex="-1" aria-disabled=${off(ui, at)}
        aria-label=${nameOf(ui, at, name)}>${content}</span>`;
