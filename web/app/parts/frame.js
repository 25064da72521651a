/** What surrounds every screen: name, language, light, notices. A table needs the whole window and brings its own bar. */
import { html, nothing } from '../lit.js';
import { number, t } from '../words.js';
import { icon } from './icon.js';
import { languages, tool } from './bar.js';

export const frame = ({ inner, bare, settings, progress, trouble, update, crash, back }) => html`
  <div class="frame ${bare ? 'bare' : ''}">
    <a class="skip-link" href="#main" data-do="skip-to-main">${t('nav.skip')}</a>
    ${bare ? nothing : top(settings, back)}
    <div class="notices">${notices({ trouble, update, crash, progress })}</div>
    ${inner}
    ${bare ? nothing : foot()}
    ${progress.ready || progress.failed || progress.idle ? nothing : bar(progress)}
  </div>`;

const top = (settings) => html`
  <header class="top">
    <a class="brand" href="#/" data-testid="brand"><svg viewBox="-16 -20 32 40" aria-hidden="true">
      <path class="rim" d="M-12-19H12V-15H-12ZM-12 15H12V19H-12Z"></path><path class="bulb" d="M-10-15H10C10-6 3-3 3 0S10 6 10 15H-10C-10 6-3 3-3 0S-10-6-10-15Z"></path>
      <path class="sand" d="M-6-8H6C4-4 1-2 0 1C-1-2-4-4-6-8ZM-8 15C-7 10-3 8 0 7S7 10 8 15Z"></path></svg>Sablier</a>
    <nav aria-label=${t('nav.label')}>
      <a href="#/rules/village" data-testid="nav-rules">${t('nav.rules')}</a><a href="#/settings" data-testid="nav-settings">${t('nav.settings')}</a><a href="#/credits" data-testid="nav-credits">${t('nav.credits')}</a>
    </nav>
    <div class="tools">
      <label><span class="sr">${t('settings.lang')}</span>${languages(settings.lang)}</label>
      ${tool('next-scheme', settings.scheme, t('settings.schemeIs', { scheme: t(`scheme.${settings.scheme}`) }))}
    </div>
  </header>`;

const foot = () => html`<footer class="foot"><p>${t('home.foot')}</p></footer>`;

function notices({ trouble, update, crash, progress }) {
  return [
    crash ? html`<div class="notice" role="status" data-testid="crash">${icon('warning')}<p>${t('crash.text')}</p></div>` : nothing,
    progress.failed ? html`<div class="notice" role="alert" data-testid="failed">${icon('warning')}<p>${t('start.failed')}</p><button class="button" data-do="reload">${t('start.again')}</button></div>` : nothing,
    trouble ? html`<div class="notice" role="status" data-testid="storage">${icon('warning')}<p>${t(`storage.${trouble}`)}</p></div>` : nothing,
    update ? html`<div class="notice" role="status" data-testid="update">${icon('history')}<p>${t('update.text')}</p><button class="button" data-do="update">${t('update.now')}</button></div>` : nothing,
  ];
}

/** How much of the rules has arrived: bytes first, then steps. */
export const bar = (progress) => html`
  <div class="loading" data-testid="progress"><label for="loading">${t(`start.${progress.step}`)}</label>
    <progress id="loading" max="1" .value=${progress.part}></progress><span>${number(Math.round(progress.part * 100))}&nbsp;%</span></div>`;
