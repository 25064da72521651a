/** Which numbers of a game were not found but filled in: whoever owns the printed game can tell us better. */
import { html, nothing } from '../lit.js';
import { t } from '../words.js';

export const doubts = ({ reconstructed }) => (reconstructed.length ? html`
  <details class="doubts" data-testid="reconstructed"><summary>${t('new.doubts', { n: reconstructed.length })}</summary>
    <p class="quiet">${t('new.doubts.about')}</p><ul>${reconstructed.map((one) => html`<li>${one.text}</li>`)}</ul></details>` : nothing);
