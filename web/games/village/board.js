/** The board of Village, from a view: its areas one after the other, and the prestige track along the upper edge. */
import { html, svg, nothing } from '../../app/lit.js';
import { shield } from './art.js';
import { chronicle, graves } from './chronicle.js';
import { church } from './church.js';
import { council } from './council.js';
import { crafts } from './crafts.js';
import { inn } from './inn.js';
import { market } from './market.js';
import { travel } from './map.js';
import { grounds } from './scenery.js';
import { family, harvest, square } from './spaces.js';

const HIGH = 1000;
const WIDE = { plain: 1600, inn: 1900 };
const LAP = 50; // points on the track before it begins again

const TRACK = Array.from({ length: LAP }, (_, i) => svg`
  <rect class="mile ${i % 5 ? '' : 'fifth'}" x=${25 + i * 31} y="14" width="31" height="36"></rect>
  ${i % 5 ? '' : svg`<text class="mile" x=${40.5 + i * 31} y="38">${i}</text>`}`);

function prestige(view, ui) {
  const here = new Map();
  return svg`<g class="track" role="img" aria-label=${ui.t('village.track', { list: ui.list(view.players.map((p) => `${ui.seats[p.seat].name} ${p.prestige}`)) })}>
    ${TRACK}
    ${view.players.map((p) => {
      const spot = p.prestige % LAP;
      const before = here.get(spot) ?? 0;
      here.set(spot, before + 1);
      return shield(p.seat, 36 + spot * 31 + before * 7, 30 + before * 5, 0.8, `prestige-${p.seat}`);
    })}</g>`;
}

const width = (view) => ('inn' in view.spaces ? WIDE.inn : WIDE.plain);

export const board = (view, ui) => html`
  <svg class="board village" viewBox="0 0 ${width(view)} ${HIGH}" role="group" aria-label=${ui.t('village.board')}>
    ${grounds(width(view), 'inn' in view.spaces)}${prestige(view, ui)}
    ${market(view, ui)}${harvest(view, ui)}${travel(view, ui)}${crafts(view, ui)}${family(view, ui)}
    ${square(view, ui)}${council(view, ui)}${church(view, ui)}${chronicle(view, ui)}${graves(view, ui)}
    ${'inn' in view.spaces ? inn(view, ui) : nothing}
  </svg>`;
