/** Preferences of this browser. */
import { html } from '../lit.js';
import { settings } from '../settings.js';
import { title } from '../router.js';
import { LANGS, t } from '../words.js';

const radios = (key, values) => html`
  <fieldset class="option"><legend>${t(`settings.${key}`)}</legend>
    <div class="choice">${values.map(([value, label, lang]) => html`<label lang=${lang ?? settings.lang}><input type="radio" name=${key} value=${value} data-change="set" data-testid=${`set-${key}-${value}`} .checked=${settings[key] === value}>${label}</label>`)}</div></fieldset>`;

const worded = (prefix, values) => values.map((value) => [value, t(`${prefix}.${value}`)]);

export class SettingsScreen {
  constructor() {
    this.actions = {};
    title(t('nav.settings'));
  }

  render() {
    return html`
      <main class="page" id="main" tabindex="-1"><h1>${t('nav.settings')}</h1>
        ${radios('lang', LANGS.map(([key, name]) => [key, name, key]))}
        ${radios('scheme', worded('scheme', ['system', 'light', 'dark']))}
        ${radios('motion', worded('motion', ['system', 'reduced']))}
        ${radios('speed', worded('speed', ['slow', 'normal', 'fast', 'step']))}
        <label class="switch"><input type="checkbox" data-change="set-handover" data-testid="set-handover" .checked=${settings.handover}>
          <span>${t('settings.handover')}<small>${t('settings.handover.about')}</small></span></label>
        <h2>${t('settings.storage')}</h2><p>${t('settings.storage.about')}</p>
      </main>`;
  }

  relang() {
    title(t('nav.settings'));
  }
}
