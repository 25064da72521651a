/** The bar above a table: where one is, what can be taken back, how bots play. */
import { html, nothing } from '../lit.js';
import { LANGS, t } from '../words.js';
import { icon } from './icon.js';

export const tool = (name, sign, label, { off = false, pressed = null, kind = '' } = {}) => html`
  <button class="button bare square ${kind}" data-do=${name} data-testid=${name} ?disabled=${off} title=${label} aria-label=${label}
          aria-pressed=${pressed ?? nothing}>${icon(sign)}</button>`;

export const bar = ({ title, standing, match, bots, speed, hinting }) => html`
  <header class="bar">
    <a class="button bare square" href="#/" data-testid="to-home" title=${t('nav.home')} aria-label=${t('nav.home')}>${icon('home')}</a>
    <h1><span class="game">${title}</span><span class="standing">${standing}</span></h1>
    <div class="tools">
      ${match.table.over || !bots.due && !bots.paused ? nothing : pace(bots)}
      ${tool('undo', 'undo', t('table.undo'), { off: !match.canUndo })}
      ${tool('redo', 'redo', t('table.redo'), { off: !match.canRedo })}
      ${tool('hint', 'hint', t('table.hint'), { off: !match.table.moves.length || hinting, pressed: String(hinting), kind: hinting ? 'busy' : '' })}
      <label class="speed"><span class="sr">${t('table.speed')}</span>
        <select data-change="speed" data-testid="speed" title=${t('table.speed')}>
          ${['slow', 'normal', 'fast', 'step'].map((one) => html`<option value=${one} ?selected=${one === speed}>${t('table.pace', { speed: t(`speed.${one}`) })}</option>`)}
        </select></label>
      <button class="button bare square" popovertarget="menu" data-testid="menu" title=${t('table.menu')} aria-label=${t('table.menu')}>${icon('menu')}</button>
    </div>
  </header>`;

const pace = (bots) => html`
  ${bots.waiting ? tool('step', 'step', t('table.step'), { kind: 'call' }) : nothing}
  ${tool('pause', bots.paused ? 'continue' : 'pause', t(bots.paused ? 'table.resume' : 'table.pause'), { pressed: String(bots.paused) })}
  ${tool('skip', 'skip', t('table.skip'))}`;

export const languages = (lang) => html`<select data-change="lang" data-testid="lang">
  ${LANGS.map(([key, name]) => html`<option value=${key} lang=${key} ?selected=${key === lang}>${name}</option>`)}</select>`;

const entry = (name, sign, label) => html`<li><button class="button bare" data-do=${name} data-testid=${name}>${icon(sign)}${label}</button></li>`;
const way = (href, sign, label, id) => html`<li><a class="button bare" href=${href} data-testid=${id}>${icon(sign)}${label}</a></li>`;

export const closeMenu = () => document.getElementById('menu').hidePopover();

export const menu = ({ id, game, practice, lang, scheme }) => html`
  <nav id="menu" class="menu" popover aria-label=${t('table.menu')}>
    <ul>
      ${way(`#/replay/${id}`, 'history', t('table.replay'), 'to-replay')}
      ${way(`#/rules/${game}`, 'rules', t('table.rules'), 'to-rules')}
      ${entry('sheet', 'list', t('table.sheet'))}
      ${entry('export', 'export', t('match.export'))}
      ${entry('link', 'link', t('match.link'))}
      ${entry('keys', 'keys', t('table.keys'))}
      ${way('#/settings', 'settings', t('nav.settings'), 'to-settings')}
      ${entry('next-scheme', scheme, t('settings.schemeIs', { scheme: t(`scheme.${scheme}`) }))}
      <li><label class="pick">${icon('language')}<span class="sr">${t('settings.lang')}</span>${languages(lang)}</label></li>
      <li><label class="switch"><input type="checkbox" data-change="practice" data-testid="practice" .checked=${practice}>
        <span>${t('new.practice')}<small>${t('new.practice.about')}</small></span></label></li>
    </ul>
  </nav>`;
