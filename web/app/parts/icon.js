/** Icons from the sheet the build makes of `icons.json`; they are decoration, names stand beside them. */
import { html, svg } from '../lit.js';

const SHEET = new URL('../../icons.svg', import.meta.url).href;

export const icon = (name) => html`<svg class="icon" aria-hidden="true" focusable="false"><use href=${`${SHEET}#${name}`}></use></svg>`;

/** The same inside a drawing, centred. */
export const glyph = (name, x, y, size, kind = '') => svg`
  <use class="glyph ${kind}" href=${`${SHEET}#${name}`} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size}></use>`;
