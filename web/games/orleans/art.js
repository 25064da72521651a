/** The pieces of Orléans: followers, wares, tiles, houses, markers. Each is drawn around its own centre; style sheets colour them. */
import { svg, nothing } from '../../app/lit.js';
import { glyph } from '../../app/parts/icon.js';

export const COLOURS = ['red', 'yellow', 'blue', 'green']; // of the seats
export const CHARACTERS = ['farmer', 'boatman', 'craftsman', 'trader', 'knight', 'scholar', 'monk'];
export const GOODS = ['grain', 'cheese', 'wine', 'wool', 'brocade'];

const put = (x, y, scale, content) => svg`<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;

// Every seat has its own arms, so that nobody needs to tell colours apart.
const ARMS = {
  red: svg`<path d="M0-9L7 0L0 9L-7 0Z"></path>`,
  yellow: svg`<circle r="7"></circle>`,
  blue: svg`<path d="M-8-3L0-9L8-3V3L0-3L-8 3ZM-8 5L0-1L8 5V9L0 4L-8 9Z"></path>`,
  green: svg`<path d="M-2.5-9H2.5V-2.5H8V2.5H2.5V9H-2.5V2.5H-8V-2.5H-2.5Z"></path>`,
};

const FIELD = 'M-13-15H13V1C13 9 6 14 0 17C-6 14-13 9-13 1Z';

/** The arms of a seat: on markers and beside its name. */
export const shield = (seat, x, y, scale = 1, piece = nothing) => put(x, y, scale, svg`
  <g class="shield ${COLOURS[seat]}" data-piece=${piece}><path class="field" d=${FIELD}></path><g class="charge">${ARMS[COLOURS[seat]]}</g></g>`);

/** What a follower works as: a starting follower is called own_<character>. */
export const workOf = (kind) => kind.replace('own_', '');

/** A follower: a round tile. Starting followers carry the arms of their owner. */
export const follower = (kind, seat, x, y, scale = 1, piece = nothing) => put(x, y, scale, svg`
  <g class="follower ${workOf(kind)} ${kind === workOf(kind) ? '' : `own ${COLOURS[seat]}`}" data-piece=${piece}>
    <circle class="rim" r="18"></circle><circle class="face" r="14.5"></circle>${glyph(workOf(kind), 0, 0, 21)}
    ${kind === workOf(kind) ? nothing : svg`<g transform="translate(12 12) scale(.52)"><path class="field" d=${FIELD}></path><g class="charge">${ARMS[COLOURS[seat]]}</g></g>`}
  </g>`);

/** The space of a follower that is still wanted. */
export const wanted = (need, x, y, scale = 1) => put(x, y, scale, svg`
  <g class="wanted ${need}"><circle r="17"></circle>${glyph(need === 'any' ? 'citizen' : need, 0, 0, 21)}</g>`);

/** A goods tile. */
export const ware = (good, x, y, scale = 1, piece = nothing) => put(x, y, scale, svg`
  <g class="ware ${good}" data-piece=${piece}><rect x="-16" y="-16" width="32" height="32" rx="7"></rect>${glyph(good, 0, 0, 25)}</g>`);

/** A technology tile: it stands on the space of a follower for good. */
export const gear = (x, y, scale = 1, piece = nothing) => put(x, y, scale, svg`
  <g class="gear" data-piece=${piece}><path d="M-9-17H9L17-9V9L9 17H-9L-17 9V-9Z"></path>${glyph('technology', 0, 0, 24)}</g>`);

export const citizen = (x, y, scale = 1, piece = nothing) => put(x, y, scale, svg`
  <g class="burgher" data-piece=${piece}><path d="M-14-17H14V17L0 11L-14 17Z"></path>${glyph('citizen', 0, -2, 22)}</g>`);

/** Coins, with how many if it is told. */
export const coin = (n, x, y, scale = 1, piece = nothing) => put(x, y, scale, svg`
  <g class="money" data-piece=${piece}><circle r="16"></circle><circle class="edge" r="12.5"></circle>
    ${n === '' ? glyph('coin', 0, 0, 18) : svg`<text y="7">${n}</text>`}</g>`);

/** Development points. */
export const advance = (n, x, y, scale = 1) => put(x, y, scale, svg`
  <g class="advance"><path d="M0-19L17-5V18L0 9L-17 18V-5Z"></path><text y="5">${n}</text></g>`);

/** A development status. */
export const rank = (n, x, y, scale = 1) => put(x, y, scale, svg`
  <g class="rank"><path d="M0-20L5.5-8.5L18-10L10.5 0L18 10L5.5 8.5L0 20L-5.5 8.5L-18 10L-10.5 0L-18-10L-5.5-8.5Z"></path><text y="7">${n}</text></g>`);

/** A trading station: a warehouse with a gable, the arms of its owner on it. */
export const station = (seat, x, y, scale = 1, piece = nothing) => put(x, y, scale, svg`
  <g class="depot ${COLOURS[seat]}" data-piece=${piece}>
    <path class="field" d="M-15 15V-3L-11-7V-12L0-21L11-12V-7L15-3V15Z"></path><path class="beam" d="M-15-3H15"></path>
    <g class="charge" transform="translate(0 6) scale(.68)">${ARMS[COLOURS[seat]]}</g>
  </g>`);

/** The merchant of a seat: a traveller in a wide hat. */
export const merchant = (seat, x, y, scale = 1, piece = nothing) => put(x, y, scale, svg`
  <g class="merchant ${COLOURS[seat]}" data-piece=${piece}>
    <path class="field" d="M-14 22C-15 7-11-3-5-6H5C11-3 15 7 14 22C6 25-6 25-14 22Z"></path>
    <circle class="skin" cy="-11" r="7.5"></circle><path class="field" d="M-17-13C-12-16-8-16-7-18C-6-26 6-26 7-18C8-16 12-16 17-13C10-10-10-10-17-13Z"></path>
    <g class="charge" transform="translate(0 9) scale(.72)">${ARMS[COLOURS[seat]]}</g>
  </g>`);
