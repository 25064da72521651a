/** The pieces of Village: figures, cubes, shields, marks. Each is drawn around its own centre; style sheets colour them. */
import { svg, nothing } from '../../app/lit.js';
import { glyph } from '../../app/parts/icon.js';

export const COLOURS = ['red', 'yellow', 'blue', 'white', 'grey']; // of the seats
export const CUBES = ['brown', 'pink', 'orange', 'green', 'plague'];
export const GOODS = ['scroll', 'horse', 'plow', 'ox', 'wagon', 'beer'];

const ROBE = 'M-15 25C-17 9-13-1-6-5H6C13-1 17 9 15 25C6 27-6 27-15 25Z';

// Every family has its own headgear and its own arms, so that nobody needs to tell colours apart.
const HEADGEAR = {
  red: 'M-10-11C-12-22-6-27 4-29C3-26 4-25 6-23C10-20 11-15 10-11C6-16-6-16-10-11Z',
  yellow: 'M-17-15C-12-18-9-18-8-19C-7-26 7-26 8-19C9-18 12-18 17-15C10-12-10-12-17-15Z',
  blue: 'M-11-14L-12-25H12L11-14C6-17-6-17-11-14Z',
  white: 'M-12-6C-14-26 14-26 12-6C10-9 9-15 0-18C-9-15-10-9-12-6Z',
  grey: 'M-11-14L-12-27L-6-21L0-28L6-21L12-27L11-14C5-17-5-17-11-14Z',
};

const ARMS = {
  red: svg`<path d="M0-9L7 0L0 9L-7 0Z"></path>`,
  yellow: svg`<circle r="7"></circle>`,
  blue: svg`<path d="M-8-3L0-9L8-3V3L0-3L-8 3ZM-8 5L0-1L8 5V9L0 4L-8 9Z"></path>`,
  white: svg`<path d="M-2.5-9H2.5V-2.5H8V2.5H2.5V9H-2.5V2.5H-8V-2.5H-2.5Z"></path>`,
  grey: svg`<path d="M-8-8H8V-4H-8ZM-8-1H8V3H-8ZM-6 6H6L0 10Z"></path>`,
};

const put = (x, y, scale, content) => svg`<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;

/** A family member: its number stands for its generation. */
export const figure = (seat, generation, x, y, scale = 1, piece = nothing) => put(x, y, scale, svg`
  <g class="figure ${COLOURS[seat]}" data-piece=${piece}>
    <path class="robe" d=${ROBE}></path>
    <circle class="face" cy="-12" r="8.5"></circle>
    <path class="robe" d=${HEADGEAR[COLOURS[seat]]}></path>
    <text y="19">${generation}</text>
  </g>`);

export const monk = (x, y, scale = 1) => put(x, y, scale, svg`
  <g class="figure monk">
    <path class="robe" d=${ROBE}></path>
    <path class="robe" d="M-11-6C-13-26 13-26 11-6C9 0-9 0-11-6Z"></path>
    <ellipse class="face" cy="-10" rx="5.5" ry="6.5"></ellipse>
  </g>`);

const SHIELD = 'M-13-15H13V1C13 9 6 14 0 17C-6 14-13 9-13 1Z';

/** The arms of a seat: on markers and beside its name. */
export const shield = (seat, x, y, scale = 1, piece = nothing) => put(x, y, scale, svg`
  <g class="shield ${COLOURS[seat]}" data-piece=${piece}>
    <path class="field" d=${SHIELD}></path><g class="charge">${ARMS[COLOURS[seat]]}</g>
  </g>`);

// A mark on every cube, for the same reason: cross, book, hammer, leaf, skull.
const EMBLEMS = {
  brown: svg`<path d="M-2-7H2V-3H6V1H2V8H-2V1H-6V-3H-2Z"></path>`,
  pink: svg`<path d="M0-5C-3-7-6-7-8-6V6C-6 5-3 5 0 7C3 5 6 5 8 6V-6C6-7 3-7 0-5ZM0-5V7" fill="none" stroke-width="2.2"></path>`,
  orange: svg`<path d="M-7-7H5V-1H1V8H-3V-1H-7Z"></path>`,
  green: svg`<path d="M-6 7C-8-3-2-8 7-7C8 2 3 8-4 5Z"></path>`,
  plague: nothing,
};

export const cube = (colour, x, y, scale = 1, piece = nothing) => put(x, y, scale, svg`
  <g class="cube ${colour}" data-piece=${piece}>
    <path class="lid" d="M-15-9L-9-15H15L9-9Z"></path>
    <path class="flank" d="M9-9L15-15V9L9 15Z"></path>
    <rect class="front" x="-15" y="-9" width="24" height="24"></rect>
    <g class="emblem" transform="translate(-3 3)">${colour === 'plague' ? glyph('skull', 0, 0, 19) : EMBLEMS[colour]}</g>
  </g>`);

/** A round tile with a good, a grain sack or a coin on it. */
export const token = (good, x, y, scale = 1, piece = nothing) => put(x, y, scale, svg`
  <g class="token ${good}" data-piece=${piece}><circle r="17"></circle>${glyph(good, 0, 0, 25)}</g>`);

export const points = (n, x, y, scale = 1) => put(x, y, scale, svg`
  <g class="points"><path d="M-17-13H17V5C17 12 8 15 0 19C-8 15-17 12-17 5Z"></path><text y="8">${n}</text></g>`);

export const time = (n, x, y, scale = 1) => put(x, y, scale, svg`
  <g class="time">${glyph('time', -9, 0, 24)}<text x="4" y="8">${n}</text></g>`);

/** A row of what something costs or gives: {grain: 2, pink: 1} as small pieces; more than three of a kind as a number. */
export function row(things, x, y, scale, step) {
  const flat = Object.entries(things).flatMap(([kind, n]) => (n > 3 ? [[kind, n]] : Array(n).fill([kind, 0])));
  return flat.map(([kind, n], i) => svg`
    ${CUBES.includes(kind) ? cube(kind, x + i * step, y, scale) : token(kind, x + i * step, y, scale)}
    ${n ? svg`<text class="times" x=${x + i * step + 17 * scale + 3} y=${y + 7}>×${n}</text>` : nothing}`);
}

export const size = (things) => Object.values(things).reduce((sum, n) => sum + (n > 3 ? 1.9 : n), 0);
