/** The rules of a game, section by section, with a search; written down at build time, so they need no Python. */
import { html, nothing, repeat } from '../lit.js';
import { SHELF, there } from '../games.js';
import { path, title } from '../router.js';
import * as shelf from '../shelf.js';
import { paint } from '../stage.js';
import { t } from '../words.js';
import { doubts } from '../parts/doubts.js';
import { icon } from '../parts/icon.js';

const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export class RulesScreen {
  constructor(name) {
    Object.assign(this, { name, book: null, about: null, wanted: '' });
    this.actions = { search: (element) => { this.wanted = element.value; paint(); } };
    this.load();
  }

  async load() {
    try {
      [this.book, this.about] = [await shelf.rules(this.name), await shelf.game(this.name)];
      title(t('rules.of', { game: this.book.title }));
    } catch {
      this.book = { title: t(`cover.${this.name}`), sections: [] };
    }
    paint();
  }

  found() {
    const words = plain(this.wanted).split(/\s+/).filter(Boolean);
    const fits = (rule) => words.every((word) => plain(`${rule.id} ${rule.text}`).includes(word));
    return this.book.sections.map((section) => ({ ...section, rules: section.rules.filter(fits) })).filter((section) => section.rules.length);
  }

  render() {
    const { book } = this;
    if (!book) return html`<main class="page" id="main" tabindex="-1"><h1>${t('nav.rules')}</h1></main>`;
    const sections = this.found();
    const count = sections.reduce((sum, section) => sum + section.rules.length, 0);
    return html`
      <main class="page rules" id="main" tabindex="-1">
        <nav class="contents" aria-label=${t('rules.games')}>${SHELF.filter(there).map((name) => html`
          <a href=${path('rules', name)} aria-current=${name === this.name ? 'page' : nothing}>${t(`cover.${name}`)}</a>`)}</nav>
        <h1>${t('rules.of', { game: book.title })}</h1>
        <p class="quiet">${t('rules.about')}</p>
        ${this.about ? doubts(this.about) : nothing}
        <div class="search"><label class="sr" for="search">${t('rules.search')}</label>${icon('search')}
          <input type="search" id="search" data-input="search" placeholder=${t('rules.search')} .value=${this.wanted} autocomplete="off" data-testid="rules-search">
          <span role="status">${t('rules.found', { n: count })}</span></div>
        <nav class="contents" aria-label=${t('rules.contents')}>${sections.map((section) => html`<a href=${path('rules', this.name, section.key)}>${section.title}</a>`)}</nav>
        ${repeat(sections, (section) => section.key, (section) => html`
          <section id=${`rules-${section.key}`} aria-labelledby=${`title-${section.key}`}><h2 id=${`title-${section.key}`}>${section.title}</h2>
            <dl>${repeat(section.rules, (rule) => rule.id, line)}</dl></section>`)}
      </main>`;
  }

  /** The address names a section: go there. */
  turnTo(key) {
    document.getElementById(`rules-${key}`)?.scrollIntoView();
  }

  relang() {
    return this.load();
  }
}

const line = (rule) => html`
  <div class="rule ${rule.kind ?? ''}" data-testid="rule"><dt>${rule.id}</dt>
    <dd>${rule.text}${rule.sourceText ? html` <small class="source">${rule.sourceText}</small>` : nothing}</dd></div>`;
