/** Who made what is used here, and under which terms; and what the numbers rest on. */
import { html } from '../lit.js';
import { title } from '../router.js';
import { t } from '../words.js';

const MADE = [
  ['Pyodide', 'MPL-2.0'], ['PyScript', 'Apache-2.0'], ['lit-html', 'BSD-3-Clause'],
  ['Alegreya, Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica)', 'OFL-1.1'],
  ['game-icons.net (Lorc, Delapouite, Skoll, Caro Asercion)', 'CC BY 3.0'], ['Lucide', 'ISC'],
];
const BY = { village: 'Inka & Markus Brand', orleans: 'Reiner Stockhausen', world: 'Michael Rieneck, Stefan Stadler', myvillage: 'Inka & Markus Brand', agricola: 'Uwe Rosenberg' };

export class CreditsScreen {
  constructor() {
    this.actions = {};
    title(t('nav.credits'));
  }

  render() {
    return html`
      <main class="page" id="main" tabindex="-1"><h1>${t('nav.credits')}</h1>
        <p>${t('credits.ours')}</p>
        <h2>${t('credits.games')}</h2><p>${t('credits.games.about')}</p>
        <ul class="plain">${Object.entries(BY).map(([game, people]) => html`<li><b>${t(`cover.${game}`)}</b>, ${people}</li>`)}</ul>
        <h2>${t('credits.used')}</h2>
        <ul class="plain">${MADE.map(([name, terms]) => html`<li><b>${name}</b>, ${terms}</li>`)}</ul>
        <p><a href="licences.txt" data-testid="licences">${t('credits.all')}</a></p>
      </main>`;
  }

  relang() {
    title(t('nav.credits'));
  }
}
