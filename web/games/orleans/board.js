/** The board of Orléans, from a view: its areas one after the other. What belongs to a player is drawn in `farm.js`. */
import { html } from '../../app/lit.js';
import { deeds } from './deeds.js';
import { development } from './development.js';
import { hourglass } from './hourglass.js';
import { map } from './map.js';
import { grounds } from './scenery.js';
import { supply } from './supply.js';
import { tiles } from './tiles.js';
import { tracks } from './tracks.js';

export const board = (view, ui) => html`
  <svg class="board orleans" viewBox="0 0 1600 940" role="group" aria-label=${ui.t('orleans.board')}>
    ${grounds}${map(view, ui)}${tracks(view, ui)}${hourglass(view, ui)}${deeds(view, ui)}${tiles(view, ui)}${supply(view, ui)}${development(view, ui)}
  </svg>`;
