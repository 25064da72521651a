/** What is drawn on the board and never changes: ground, houses, trees, water. Nothing here can be touched. */
import { svg } from '../../app/lit.js';
import { patch, strewn } from './ink.js';

const put = (x, y, scale, content) => svg`<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;

/** Where everything lies: x, y, width, height. */
export const AREAS = {
  market: [18, 62, 604, 322], harvest: [640, 62, 268, 184], travel: [926, 62, 656, 412],
  crafts: [18, 398, 508, 362], family: [640, 258, 268, 184], square: [544, 456, 468, 304], council: [1030, 488, 552, 272],
  church: [18, 774, 664, 212], inn: [1600, 62, 282, 924], chronicle: [698, 774, 600, 212], graves: [1314, 774, 268, 212],
};

const GROUND = Object.entries(AREAS).map(([key, [x, y, w, h]], i) => [key, patch(x, y, w, h, i + 3)]);
const ground = (keys) => GROUND.filter(([key]) => keys(key)).map(([key, path]) => svg`<path class="ground ${key}" d=${path}></path>`);

const TUFTS = strewn(30, 60, 1540, 920, 150, 5, (x, y) => `M${x} ${y}q2-8 0-11M${x + 4} ${y}q0-7 4-10`);
const FURROWS = Array.from({ length: 9 }, (_, i) => `M${656 + i * 5} ${236 - i * 9}q110-${8 + i} ${232 - i * 7} 0`).join('');
const STONES = strewn(560, 480, 440, 270, 70, 9, (x, y) => `M${x} ${y}q6-5 12 0q-6 5-12 0Z`);

/** With the inn the sheet is wider. */
export const grounds = (width, inn) => svg`
  <rect class="sheet" x="3" y="3" width=${width - 6} height="994" rx="14"></rect>
  <path class="tufts" d=${TUFTS}></path>
  ${ground((key) => inn || key !== 'inn')}
  <path class="cobbles" d=${STONES}></path>
  <path class="furrows" d=${FURROWS}></path>`;

const door = (x, y, w = 12, h = 20) => svg`<path class="dark" d="M${x} ${y}v-${h}q${w / 2}-${w / 2} ${w} 0v${h}Z"></path>`;

const house = (roof, wall = 'wall') => svg`
  <path class=${wall} d="M-30 36V-2H30V36Z"></path><path class=${roof} d="M-38 0L-22-32H22L38 0Z"></path>
  <path class="hatch" d="M-26-8L-16-28M-14-6L-7-29M0-6V-30M14-6L7-29M26-8L16-28"></path>`;

const BUILDINGS = {
  wainwright: svg`${house('roof')}${door(-8, 36, 16, 22)}
    <circle class="wheel" cx="34" cy="26" r="12"></circle><path class="line" d="M22 26H46M34 14V38M26 18L42 34M42 18L26 34"></path>`,
  stables: svg`<path class="wall" d="M-42 36V2H42V36Z"></path><path class="roof" d="M-48 6L-34-22H34L48 6Z"></path>
    <path class="hatch" d="M-34 0L-26-18M-18 0L-14-19M0 0V-20M18 0L14-19M34 0L26-18"></path>
    <path class="dark" d="M-32 36V14H-12V36ZM-6 36V14H14V36ZM20 36V14H36V36Z"></path><path class="line" d="M-32 25H-12M-6 25H14M20 25H36"></path>`,
  office: svg`<path class="wall" d="M-22 36V-16H22V36Z"></path><path class="roof" d="M-30-12L0-42L30-12Z"></path>${door(-6, 36)}
    <path class="glass" d="M-14-6H-4V6H-14ZM4-6H14V6H4Z"></path><path class="line" d="M-9-6V6M9-6V6"></path>`,
  smithy: svg`${house('roof slate')}<path class="wall" d="M16-20V-44H28V-10Z"></path><path class="smoke" d="M22-48q-8-8 0-14t2-14"></path>
    <path class="dark" d="M-22 36V10H8V36Z"></path><path class="ember" d="M-12 36q-6-10 4-16q0 6 5 7q-1-5 3-8q6 9 1 17Z"></path>`,
  mill: svg`<path class="wall" d="M-18 36L-12-14H12L18 36Z"></path><path class="roof" d="M-16-12Q0-34 16-12Z"></path>${door(-6, 36)}
    <g class="sails"><path d="M0-16L-30-40L-36-32L0-12Z"></path><path d="M0-16L24-46L32-40L2-12Z"></path><path d="M0-14L30 14L36 6L2-18Z"></path><path d="M0-14L-28 14L-34 8L-2-18Z"></path></g>`,
  brewery: svg`${house('roof slate')}${door(-22, 36, 14, 22)}
    <path class="wheel" d="M8 36V14Q20 8 32 14V36Q20 41 8 36Z"></path><path class="line" d="M7 20Q20 26 33 20M7 30Q20 36 33 30"></path>`,
  cottage: svg`${house('roof thatch')}${door(-6, 36, 14, 22)}<path class="glass" d="M-24 10H-12V22H-24ZM14 10H26V22H14Z"></path>
    <path class="wall" d="M-20-26V-44H-10V-30Z"></path><path class="smoke" d="M-15-48q-8-8 0-14t2-12"></path>`,
  barn: svg`<path class="wall" d="M-34 36V-6L0-32L34-6V36Z"></path><path class="roof thatch" d="M-42-2L0-38L42-2L36 6L0-26L-36 6Z"></path>
    <path class="dark" d="M-14 36V6H14V36Z"></path><path class="line" d="M-14 6L14 36M14 6L-14 36"></path>`,
};

export const building = (key, x, y, scale = 1) => put(x, y, scale, svg`<g class="house">${BUILDINGS[key]}</g>`);

export const tree = (x, y, scale = 1) => put(x, y, scale, svg`
  <g class="tree"><path class="trunk" d="M-3 20L-2 0H2L3 20Z"></path><path class="leaves" d="M0-30C12-30 20-20 15-12C22-4 14 8 2 6C-8 9-20 2-15-9C-21-20-10-30 0-30Z"></path></g>`);

export const well = (x, y, scale = 1) => put(x, y, scale, svg`
  <g class="house"><path class="stone" d="M-34 40V12H34V40Q0 52-34 40Z"></path><ellipse class="water" cy="12" rx="34" ry="10"></ellipse>
  <path class="line" d="M-34 26Q0 38 34 26M-14 20V30M8 21V32M22 18V28M-24 30V40M-2 34V46M18 32V43"></path>
  <path class="post" d="M-32 12V-34H-26V12ZM26 12V-34H32V12Z"></path><path class="roof" d="M-44-30L-22-54H22L44-30Z"></path>
  <path class="line" d="M0-30V2"></path><path class="wheel" d="M-8 2H8L6 14H-6Z"></path></g>`);

/** A town on the map, with towers if it is fortified. */
export const town = (fortified) => (fortified
  ? svg`<g class="house"><path class="stone" d="M-34 18V-14H-30V-20H-24V-14H-20V-2H20V-14H24V-20H30V-14H34V18Z"></path>
      <path class="roof" d="M-36-18L-27-38L-18-18ZM18-18L27-38L36-18Z"></path><path class="wall" d="M-11-2V-20H11V-2Z"></path><path class="roof slate" d="M-15-18L0-36L15-18Z"></path>${door(-7, 18, 14, 14)}</g>`
  : svg`<g class="house"><path class="wall" d="M-30 18V-4H-6V18Z"></path><path class="roof" d="M-35-2L-18-22L-1-2Z"></path>
      <path class="wall" d="M4 18V-2H30V18Z"></path><path class="roof thatch" d="M0 0L17-18L35 0Z"></path><path class="wall" d="M-8 18V-14H8V18Z"></path><path class="roof slate" d="M-12-12L0-34L12-12Z"></path>${door(-4, 18, 8, 12)}</g>`);

/** A ribbon with a name on it: the sign of a place. */
export const ribbonWidth = (text) => Math.max(90, text.length * 13.5 + 44);

export function ribbon(text, x, y, kind) {
  const w = ribbonWidth(text);
  return svg`<g class="ribbon ${kind}" transform="translate(${x} ${y})">
    <path class="tail" d="M-8 8H20V42H-8L2 25ZM${w + 8} 8H${w - 20}V42H${w + 8}L${w - 2} 25Z"></path>
    <path class="band" d="M6 0Q${w / 2} 5 ${w - 6} 0V34Q${w / 2} 39 6 34Z"></path><text x=${w / 2} y="26">${text}</text></g>`;
}
