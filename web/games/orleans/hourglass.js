/** The hourglass: the round, its event, what is still to come, and the phases of a round. */
import { nothing, svg } from '../../app/lit.js';
import { target } from '../../app/parts/target.js';
import { glyph } from '../../app/parts/icon.js';

const PHASES = ['hourglass', 'census', 'followers', 'planning', 'actions', 'event'];
const STEP = { x: 862, y: 22, w: 119, h: 42 };
const BOX = { x: 1232, y: 124, w: 342, high: 140 };

export const hourglass = (view, ui) => svg`<g data-region="hourglass">${phases(view, ui)}${event(view, ui)}${tocome(view, ui)}</g>`;

/** Technology tiles are laid at the end of the actions. */
const current = (view) => (view.phase === 'technology' ? 'actions' : view.phase);

const phases = (view, ui) => svg`
  <g class="phases" role="img" aria-label=${ui.t('orleans.phaseNow', { phase: ui.t(`orleans.phase.${view.phase}`) })}>
    ${PHASES.map((one, i) => svg`
      <path class="step ${one === current(view) ? 'now' : ''}" d="M${STEP.x + i * STEP.w} ${STEP.y}h${STEP.w - 14}l10 ${STEP.h / 2}l-10 ${STEP.h / 2}h-${STEP.w - 14}l10-${STEP.h / 2}Z"></path>
      <text class=${one === current(view) ? 'now' : ''} x=${STEP.x + i * STEP.w + STEP.w / 2 - 1} y=${STEP.y + 27}>${ui.t(`orleans.phase.${one}`)}</text>`)}</g>`;

function event(view, ui) {
  const { x, y, w, high } = BOX;
  const name = ui.t(view.event ? `orleans.${view.event}` : 'orleans.before');
  return target(ui, 'event', view.event ? ui.t('orleans.event', { event: name, n: view.round, of: view.rounds }) : name, svg`
    <rect class="vellum" x=${x} y=${y} width=${w} height=${high} rx="12"></rect>
    ${glyph(view.event ?? 'time', x + (view.event ? 66 : w / 2), y + (view.event ? 54 : high / 2), 88, 'sign')}
    ${view.event ? svg`<text class="round" x=${x + 224} y=${y + 40}>${ui.t('orleans.roundOf', { n: view.round, of: view.rounds })}</text>
      <text class="event" x=${x + 224} y=${y + 80}>${name}</text>
      <text class="brings" x=${x + w / 2} y=${y + 122}>${ui.t(`orleans.${view.event}.brings`)}</text>` : nothing}`, { reach: svg`<rect class="reach" x=${x} y=${y} width=${w} height=${high} rx="12"></rect>` });
}

/** Every kind of event with the tiles of it that lie in the pile; nobody knows their order. */
function tocome(view, ui) {
  const [x, y] = [BOX.x, BOX.y + BOX.high + 8];
  const left = Object.entries(view.hourglass);
  const list = ui.list(left.map(([key, n]) => ui.t('orleans.some', { n, what: ui.t(`orleans.${key}`) })));
  return target(ui, 'hourglass', ui.t('orleans.hourglass', { list }), svg`
    ${glyph('time', x + 40, y + 49, 62, 'faint')}
    ${left.map(([key, n], i) => {
      const [ex, ey] = [x + 110 + (i % 3) * 86, y + 25 + Math.floor(i / 3) * 48];
      return svg`<g class="coming ${n ? '' : 'none'}">${glyph(key, ex, ey, 42, 'sign')}<text x=${ex + 25} y=${ey + 10}>${n}</text></g>`;
    })}`, { reach: svg`<rect class="reach" x=${x} y=${y} width=${BOX.w} height="98" rx="12"></rect>` });
}
