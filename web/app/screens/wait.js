/** While a match is being opened, or when it cannot be. */
import { html, nothing } from '../lit.js';
import { progress } from '../desk.js';
import { bar } from '../parts/frame.js';
import { icon } from '../parts/icon.js';
import { t } from '../words.js';

export const waiting = () => ({ render: () => html`<main class="page wait" id="main" tabindex="-1"><h1>${t('wait.title')}</h1>${progress.ready ? nothing : bar(progress)}</main>`, actions: {} });

export const sorry = (text) => ({
  render: () => html`<main class="page wait" id="main" tabindex="-1"><h1>${t('sorry.title')}</h1><p class="bad" role="alert" data-testid="sorry">${icon('warning')} ${text}</p>
    <p><a class="button" href="#/" data-testid="to-home">${icon('home')}${t('nav.home')}</a></p></main>`,
  actions: {},
});
