/** What is drawn on the board and never changes: ground, woods, hills, towns. Nothing here can be touched. */
import { svg } from '../../app/lit.js';
import { patch, strewn } from '../village/ink.js';

/** Where everything lies: x, y, width, height. */
export const AREAS = {
  map: [14, 14, 716, 720], supply: [14, 744, 716, 98], tracks: [742, 14, 844, 368], deeds: [742, 392, 844, 228],
  tiles: [742, 630, 844, 212], development: [14, 854, 1572, 74],
};

const COUNTRY = patch(...AREAS.map, 11, 4);
const SHEETS = Object.entries(AREAS).filter(([key]) => key !== 'map');
const TUFTS = strewn(40, 40, 640, 630, 50, 5, (x, y) => `M${x} ${y}q2-8 0-11M${x + 4} ${y}q0-7 4-10`);

/** Woods, as clumps of trees: x, y and how many. */
const WOODS = [[205, 78, 5], [585, 118, 6], [88, 300, 6], [455, 330, 9], [610, 520, 5], [255, 520, 4], [640, 285, 3]];
const TREE = (x, y) => `M${x} ${y}c6 0 9-5 7-9c4-4 1-10-4-10c-2-5-9-5-11 0c-5 0-7 6-4 10c-2 5 2 9 8 9v6h4Z`;
const wood = ([x, y, n]) => Array.from({ length: n }, (_, i) => TREE(x + (i % 3) * 19 + (i % 2) * 5, y + Math.floor(i / 3) * 17 + (i % 2) * 6)).join('');
const HILLS = 'M36 372q24-30 50-4q14-16 34 4M590 60q26-34 56-2q14-18 36 0M180 668q22-28 46-4q12-14 30 2M30 600q18-24 40-2';

export const region = (key, content) => {
  const [x, y, w, h] = AREAS[key];
  return svg`<g data-region=${key}><rect class="hit" x=${x} y=${y} width=${w} height=${h}></rect>${content}</g>`;
};

export const grounds = svg`
  <rect class="sheet" x="3" y="3" width="1594" height="934" rx="14"></rect>
  <path class="land map" d=${COUNTRY}></path>
  ${SHEETS.map(([key, [x, y, w, h]]) => svg`<rect class="land ${key}" x=${x} y=${y} width=${w} height=${h} rx="14"></rect>`)}
  <path class="tufts" d=${TUFTS}></path><path class="hills" d=${HILLS}></path>
  <path class="woods" d=${WOODS.map(wood).join('')}></path>
  <g class="compass" transform="translate(80 84)"><circle r="38"></circle><circle r="32"></circle>
    <path d="M0-46L7-7L46 0L7 7L0 46L-7 7L-46 0L-7-7Z"></path><path class="north" d="M0-46L7-7H-7Z"></path></g>`;

/** A town: a few roofs around a tower. */
export const town = svg`<g class="town">
  <path class="wall" d="M-20 12V-2H-4V12ZM3 12V-4H19V12Z"></path><path class="roof" d="M-24 0L-12-13L0 0ZM-1-2L11-15L23-2Z"></path>
  <path class="wall" d="M-6 12V-14H6V12Z"></path><path class="slate" d="M-9-12L0-28L9-12Z"></path><path class="gate" d="M-3 12V4Q0 0 3 4V12Z"></path></g>`;

/** Orléans itself, behind its walls. */
export const city = svg`<g class="town">
  <path class="wall" d="M-14 10V-22H-2V10ZM2 10V-22H14V10Z"></path><path class="slate" d="M-17-20L-8-42L1-20ZM-1-20L8-42L17-20Z"></path>
  <path class="wall" d="M-34 8V-8H-16V8ZM16 8V-8H34V8Z"></path><path class="roof" d="M-38-6L-25-20L-12-6ZM12-6L25-20L38-6Z"></path>
  <path class="stone" d="M-44 20V-2H-40V-6H-34V-2H-30V4H30V-2H34V-6H40V-2H44V20Z"></path><path class="gate" d="M-7 20V10Q0 2 7 10V20Z"></path></g>`;

export const caption = (text, x, y, kind = '', anchor = 'start') => svg`<text class="word ${kind}" x=${x} y=${y} text-anchor=${anchor}>${text}</text>`;
