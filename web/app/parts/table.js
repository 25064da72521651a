/** How a table is laid out: bar, board, farms, and beside them what is asked and what has happened. */
import { html, nothing } from '../lit.js';
import { t } from '../words.js';
import { icon } from './icon.js';

export const tableLayout = ({ game, seats, bar, menu, notice, board, farms, side, open }) => html`
  <div class="table ${open ? 'panel-open' : ''}" data-seats=${seats} data-game=${game}>
    ${bar}${menu}
    <div class="notices">${notice}</div>
    <div class="room">
      <main class="play" id="main" tabindex="-1">
        <div class="board-frame" data-testid="board"><div class="board-inner">${board}</div>
          <div class="zoom">${zoom('zoom-in', 'plus')}${zoom('zoom-out', 'minus')}${zoom('zoom-fit', 'fit')}</div></div>
        <div class="farms" data-testid="farms">${farms}</div>
      </main>
      <aside class="side" aria-label=${t('table.side')}>
        <button class="grip" data-do="panel" data-testid="panel" aria-expanded=${open ? 'true' : 'false'} aria-label=${t('table.log')}>${icon(open ? 'down' : 'up')}</button>
        <div class="panels">${side}</div></aside>
    </div>
  </div>`;

const zoom = (name, sign) => html`<button class="button square" data-do=${name} aria-label=${t(`table.${name}`)}>${icon(sign)}</button>`;

/** Another tab plays this match. */
export const elsewhere = () => html`
  <div class="notice" role="status" data-testid="elsewhere">${icon('eye')}<p>${t('table.elsewhere')}</p>
    <button class="button" data-do="take-over" data-testid="take-over">${t('table.takeOver')}</button></div>`;

export const shortened = (yes) => (yes ? html`<div class="notice">${icon('warning')}<p>${t('table.shortened')}</p></div>` : nothing);

/** Between two people at one screen. */
export const handover = (name, secret) => html`
  <h2>${t('hand.title', { name })}</h2><p>${t('hand.text')}</p>
  ${secret ? nothing : html`<label class="switch"><input type="checkbox" data-change="no-handover" data-testid="no-handover"><span>${t('hand.off')}</span></label>`}
  <div class="actions"><button class="button main" data-do="close-dialog" data-testid="hand-taken" autofocus>${t('hand.take', { name })}</button></div>`;

export const keysDialog = () => html`
  <header><h2>${t('table.keys')}</h2><button class="button bare square" data-do="close-dialog" aria-label=${t('close')}>${icon('close')}</button></header>
  <dl class="keys">${['1–9', '↑ ↓ ← →', 'PgUp PgDn', 'Enter', 'M', 'B', 'U', 'R', 'H', 'N', 'S', 'P', 'Q', 'Esc', '?'].map((key, i) => html`<div><dt><kbd>${key}</kbd></dt><dd>${t(`key.${i}`)}</dd></div>`)}</dl>`;

export const linkDialog = (address) => html`
  <header><h2>${t('match.link')}</h2><button class="button bare square" data-do="close-dialog" aria-label=${t('close')}>${icon('close')}</button></header>
  <p>${t('link.about', { n: address.length })}</p>
  <textarea readonly rows="4" id="link-text" data-testid="link-text" aria-label=${t('match.link')}>${address}</textarea>
  <div class="actions"><button class="button main" data-do="copy-link" data-testid="copy-link">${icon('copy')}${t('link.copy')}</button></div>`;

export const troubled = (text) => html`<div class="notice" role="alert" data-testid="trouble">${icon('warning')}<p>${text}</p></div>`;
