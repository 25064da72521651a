/** The story of the match, newest last; pointing at a line shows its place on the board. */
import { html, repeat } from '../lit.js';
import { t } from '../words.js';
import { icon } from './icon.js';

export const logbook = (log, colours, label = t('table.log')) => html`
  <section class="logbook" aria-label=${label}>
    <h2 class="sr">${label}</h2>
    <ol tabindex="0" data-testid="log" aria-label=${label}>
      ${repeat(log, (line) => line.ply, (line) => html`
        <li class="line ${line.chance ? 'chance' : colours[line.seat] ?? ''}" data-show=${line.at}>
          ${line.chance ? icon('dice') : html`<i class="dot"></i>`}<span>${line.text}</span></li>`)}
    </ol>
  </section>`;
