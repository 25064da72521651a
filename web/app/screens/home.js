/** Home: the five games, the match to go on with, and all the others. Nothing here waits for the rules. */
import { html, nothing, repeat } from '../lit.js';
import * as store from '../store.js';
import { SHELF, there } from '../games.js';
import { linkTo, path, title } from '../router.js';
import { download, linkIn, readFile } from '../share.js';
import { paint } from '../stage.js';
import { list, t, when } from '../words.js';
import { closeDialog, openDialog } from '../parts/dialogs.js';
import { icon } from '../parts/icon.js';

const ART = new URL('../../art/covers/', import.meta.url).href;

export class HomeScreen {
  constructor(openText) {
    Object.assign(this, { cards: [], openText, trouble: null });
    this.actions = this.listActions();
    title();
    this.load();
    this.close = store.onChange(() => this.load());
  }

  async load() {
    this.cards = await store.cards();
    paint();
  }

  render() {
    const [last] = this.cards.filter((card) => !card.over);
    return html`
      <main class="home" id="main" tabindex="-1">
        <div class="welcome"><div><h1>${t('home.title')}</h1><p>${t('home.tagline')}</p></div>${last ? resume(last) : nothing}</div>
        <ul class="covers">${SHELF.map((name) => html`<li>${cover(name)}</li>`)}</ul>
        ${this.cards.length ? html`<section class="matches" aria-labelledby="matches"><h2 id="matches">${t('home.matches')}</h2>
          <ul>${repeat(this.cards, (card) => card.id, (card) => html`<li>${entry(card)}</li>`)}</ul></section>` : nothing}
        ${bring(this.trouble)}
      </main>`;
  }

  listActions() {
    return {
      rename: (element) => this.askName(element.closest('[data-id]').dataset.id),
      'set-name': (element, event) => event.type === 'submit' && this.setName(element),
      remove: (element) => this.askRemove(element.closest('[data-id]').dataset.id),
      'remove-now': async (element) => { await store.remove(element.dataset.id); closeDialog(); },
      export: async (element) => {
        const { id } = element.closest('[data-id]').dataset;
        download(await store.text(id), await store.card(id));
      },
      import: (element) => this.bringFile(element),
      'follow-link': (element, event) => event.type === 'submit' && this.follow(element.querySelector('input').value),
    };
  }

  async askName(id) {
    const card = await store.card(id);
    openDialog(html`<h2>${t('match.rename')}</h2>
      <form data-do="set-name" data-id=${id}><label class="field"><span>${t('match.name')}</span>
        <input type="text" name="name" maxlength="60" .value=${card.name || nameOf(card)} autofocus data-testid="name"></label>
        <div class="actions"><button type="button" class="button" data-do="close-dialog">${t('cancel')}</button><button class="button main" data-testid="save-name">${t('save')}</button></div></form>`);
  }

  async setName(form) {
    await store.describe(form.dataset.id, { name: form.elements.name.value.trim() });
    closeDialog();
  }

  async askRemove(id) {
    const card = await store.card(id);
    openDialog(html`<h2>${t('match.remove')}</h2><p>${t('match.removeAsk', { name: card.name || nameOf(card) })}</p>
      <div class="actions"><button class="button" data-do="close-dialog" autofocus>${t('cancel')}</button>
        <button class="button danger" data-do="remove-now" data-id=${id} data-testid="remove-now">${t('match.remove')}</button></div>`);
  }

  async bringFile(element) {
    const [file] = element.files;
    if (!file) return;
    try {
      await this.openText(await readFile(file));
    } catch (error) {
      this.say(error.message);
    }
    element.value = '';
  }

  follow(text) {
    const link = linkIn(text);
    if (link) location.href = linkTo(link);
    else this.say(t('import.empty'));
  }

  say(text) {
    this.trouble = text;
    paint();
  }

  relang() {
    title();
  }
}

export const nameOf = (card) => t('match.of', { game: t(`cover.${card.game}`), names: list(card.seats.map((seat) => seat.name)) });

const resume = (card) => html`
  <a class="resume" href=${path('match', card.id)} data-testid="continue"><span class="go">${icon('continue')}</span>
    <span><b>${t('home.continue')}</b><span>${card.name || nameOf(card)}</span><small>${when(card.changed)}</small></span></a>`;

const picture = (name) => html`<img src=${`${ART}${name}.svg`} width="300" height="400" alt="" loading="eager" decoding="async">`;

function cover(name) {
  const inside = html`${picture(name)}<span class="label"><b>${t(`cover.${name}`)}</b><span>${there(name) ? t(`cover.${name}.about`) : t('home.coming')}</span></span>`;
  return there(name) ? html`<a class="cover" href=${path('new', name)} data-testid=${`cover-${name}`}>${inside}</a>`
    : html`<div class="cover coming" data-testid=${`cover-${name}`}>${inside}</div>`;
}

const entry = (card) => html`
  <article class="match" data-id=${card.id} data-testid="match">
    <a href=${path('match', card.id)} data-testid="open-match"><b>${card.name || nameOf(card)}</b>
      <small>${t(card.over ? 'match.over' : 'match.ply', { n: card.ply })} · ${list(card.seats.map((seat) => `${seat.name} ${seat.points}`))} · ${when(card.changed)}</small></a>
    <div class="tools">
      <a class="button bare square" href=${path('replay', card.id)} title=${t('table.replay')} aria-label=${t('table.replay')} data-testid="replay-match">${icon('history')}</a>
      ${small('rename', 'rename', t('match.rename'))}${small('export', 'export', t('match.export'))}${small('remove', 'trash', t('match.remove'))}
    </div>
  </article>`;

const small = (name, sign, label) => html`<button class="button bare square" data-do=${name} data-testid=${`match-${name}`} title=${label} aria-label=${label}>${icon(sign)}</button>`;

const bring = (trouble) => html`
  <section class="bring" aria-labelledby="bring"><h2 id="bring">${t('home.bring')}</h2>
    <div class="row"><label class="button file">${icon('import')}${t('home.file')}<input class="sr" type="file" accept=".json,application/json" data-change="import" data-testid="import"></label>
      <form data-do="follow-link"><label class="sr" for="link">${t('home.link')}</label><input type="text" id="link" placeholder=${t('home.link')} autocomplete="off" data-testid="paste-link"><button class="button" data-testid="follow-link">${t('home.open')}</button></form></div>
    ${trouble ? html`<p class="bad" role="alert" data-testid="import-trouble">${trouble}</p>` : nothing}
  </section>`;

