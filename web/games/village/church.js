/** The church: four windows, reached from the right for grain, and the black bag from which a mass calls. */
import { svg, nothing } from '../../app/lit.js';
import { target } from '../../app/parts/target.js';
import { monk, points, row } from './art.js';
import { crowd, member } from './folk.js';
import { region, sign } from './spaces.js';

const SACK = 'M552 972C530 930 546 898 590 888L580 868H640L630 888C672 898 686 930 664 972Q608 986 552 972Z';
const WINDOW = { x: 40, step: 128, y: 974, w: 96, h: 132 };

export const church = (view, ui) => region('church', svg`
  ${view.board.windows.map((one) => pane(one, view.board.windows.length, view, ui))}
  ${bag(view, ui)}
  ${sign(view, ui, 'church', 38, 784, 262)}`);

function pane(one, count, view, ui) {
  const n = one.window;
  const x = WINDOW.x + (count - n) * WINDOW.step;
  const [mid, top] = [x + WINDOW.w / 2, WINDOW.y - WINDOW.h];
  const arch = `M${x} ${WINDOW.y}V${top + 44}Q${x} ${top + 6} ${mid} ${top - 14}Q${x + WINDOW.w} ${top + 6} ${x + WINDOW.w} ${top + 44}V${WINDOW.y}Z`;
  return svg`
    ${target(ui, `window:${n}`, ui.t('village.window', { n: one.points }), svg`
      <path class="arch" d=${arch}></path>
      <path class="leading" d="M${mid} ${top - 14}V${WINDOW.y}M${x} ${top + 50}H${x + WINDOW.w}M${x} ${top + 92}H${x + WINDOW.w}"></path>
      ${points(one.points, mid, top + 22, 0.9)}`, { kind: 'solid', reach: svg`<path class="reach" d=${arch}></path>` })}
    ${one.grain ? svg`<path class="arrow" d="M${x + 124} ${WINDOW.y - 44}h-22m6-6l-6 6l6 6"></path>${grainPrice(one.grain, x + 112, WINDOW.y - 66)}` : nothing}
    ${crowd(view, ui, [`church${n}`], mid, WINDOW.y - 42, WINDOW.w - 6)}`;
}

const grainPrice = (n, x, y) => svg`${row({ grain: 1 }, x - 6, y, 0.56, 0)}<text class="times" x=${x + 5} y=${y + 7}>${n}</text>`;

function bag(view, ui) {
  const { members, monks } = view.blackbag;
  const folk = members.map((one) => ({ ...one, ...view.players[one.seat].family[one.member] }));
  const step = Math.min(30, 112 / Math.max(1, folk.length + monks - 1));
  return svg`
    ${target(ui, 'blackbag', ui.t('village.blackbag', { n: members.length, monks }), svg`
      <path class="sack" d=${SACK}></path>
      <path class="cord" d="M588 888Q610 896 632 888M592 892L578 908M596 894L590 910"></path>`, { kind: 'solid', reach: svg`<path class="reach" d=${SACK}></path>` })}
    ${Array.from({ length: monks }, (_, i) => monk(558 + i * step, 858, 0.66))}
    ${folk.map((one, i) => member(one, ui, 558 + (monks + i) * step, 858, 0.74))}`;
}
