/** A new match: who sits where, with which options. Everything is chosen already; one click begins. */
import { html, nothing } from '../lit.js';
import * as desk from '../desk.js';
import { loadGame } from '../games.js';
import { title } from '../router.js';
import { settings, change } from '../settings.js';
import * as shelf from '../shelf.js';
import { paint } from '../stage.js';
import { t } from '../words.js';
import { doubts } from '../parts/doubts.js';
import { icon } from '../parts/icon.js';

const NAME_LENGTH = 30;

export class NewScreen {
  /** `begin(game, seats, options, seed, practice)` starts the match. */
  constructor(name, begin) {
    Object.assign(this, { name, begin, about: null, seats: [], options: {}, shuffle: false, practice: false, seed: '', trouble: null, busy: false, face: null });
    this.actions = this.listActions();
    title(t(`cover.${name}`));
    this.load();
  }

  async load() {
    [this.about, this.face] = [await shelf.game(this.name), await loadGame(this.name)];
    const [, level = this.about.levels[0]] = this.about.levels;
    if (!this.seats.length) {
      this.seats = [{ kind: 'human', name: settings.names || t('new.you') }, { kind: level.key, name: this.freeName() }];
      this.seats.push({ kind: level.key, name: this.freeName() });
    }
    paint();
  }

  freeName() {
    const used = new Set(this.seats.map((seat) => seat.name));
    return t('new.names').split(', ').find((name) => !used.has(name)) ?? `${this.seats.length + 1}`;
  }

  render() {
    const { about } = this;
    if (!about) return html`<main class="page" id="main" tabindex="-1"><h1>${t(`cover.${this.name}`)}</h1></main>`;
    return html`
      <main class="page new" id="main" tabindex="-1" data-game=${this.name}>
        <form data-do="start">
          <header><h1>${about.title}</h1><p class="quiet">${about.tagline}</p></header>
          <div class="columns">
            <section><h2>${t('new.seats')}</h2>${this.table()}</section>
            <section><h2>${t('new.options')}</h2>
              ${about.options.map((option) => this.option(option))}
              <label class="switch"><input type="checkbox" data-change="practice" data-testid="practice" .checked=${this.practice}><span>${t('new.practice')}<small>${t('new.practice.about')}</small></span></label>
              <details><summary>${t('new.advanced')}</summary>
                <label class="field"><span>${t('new.seed')}</span><input type="text" data-input="seed" data-testid="seed" .value=${this.seed} maxlength="16" autocomplete="off" spellcheck="false" pattern="[0-9a-fA-F]*"><small>${t('new.seed.about')}</small></label>
              </details></section>
          </div>
          ${this.trouble ? html`<p class="bad" role="alert">${this.trouble}</p>` : nothing}
          <div class="actions begin"><button class="button main large" data-testid="play" ?disabled=${this.busy}>${icon('continue')}${t('new.play')}</button></div>
        </form>
        ${doubts(about)}
      </main>`;
  }

  table() {
    const { about, seats } = this;
    const [least, most] = [Math.min(...about.seats), Math.max(...about.seats)];
    return html`<ul class="seats">${seats.map((seat, i) => this.seat(seat, i, seats.length > least))}</ul>
      <div class="actions start"><button type="button" class="button" data-do="add-seat" data-testid="add-seat" ?disabled=${seats.length >= most}>${icon('plus')}${t('new.add')}</button></div>
      <label class="switch"><input type="checkbox" data-change="shuffle" data-testid="shuffle" .checked=${this.shuffle}><span>${t('new.shuffle')}<small>${t('new.shuffle.about')}</small></span></label>`;
  }

  seat(seat, i, removable) {
    const level = this.about.levels.find((one) => one.key === seat.kind);
    return html`<li class="seat ${this.face.COLOURS[i]}" data-i=${i} data-testid="seat">
      <svg viewBox="-16 -18 32 38" aria-hidden="true">${this.face.shield(i, 0, 0)}</svg>
      <input type="text" data-input="name" aria-label=${t('new.nameOf', { n: i + 1 })} maxlength=${NAME_LENGTH} .value=${seat.name} data-testid="seat-name">
      <select data-change="kind" aria-label=${t('new.kindOf', { n: i + 1 })} data-testid="seat-kind">
        <option value="human" ?selected=${seat.kind === 'human'}>${t('new.human')}</option>
        ${this.about.levels.map((one) => html`<option value=${one.key} ?selected=${one.key === seat.kind}>${t('new.bot', { level: one.label })}</option>`)}
      </select>
      <button type="button" class="button bare square" data-do="drop-seat" ?disabled=${!removable} aria-label=${t('new.drop', { name: seat.name })}>${icon('close')}</button>
      ${level ? html`<small>${level.about}</small>` : nothing}</li>`;
  }

  option(option) {
    const value = this.options[option.key] ?? option.values[0].value;
    return html`<fieldset class="option"><legend>${option.label}</legend><p class="quiet">${option.about}</p>
      <div class="choice">${option.values.map((one) => html`<label><input type="radio" name=${option.key} value=${one.value} data-change="option" data-testid=${`option-${option.key}-${one.value}`} .checked=${one.value === value}>${one.label}</label>`)}</div></fieldset>`;
  }

  listActions() {
    const seatOf = (element) => this.seats[element.closest('[data-i]').dataset.i];
    const set = (key) => (element) => { this[key] = element.type === 'checkbox' ? element.checked : element.value; };
    return {
      name: (element) => { seatOf(element).name = element.value; },
      kind: (element) => { seatOf(element).kind = element.value; paint(); },
      option: (element) => { this.options[element.name] = element.value; },
      'add-seat': () => { this.seats.push({ kind: this.seats.at(-1).kind, name: this.freeName() }); paint(); },
      'drop-seat': (element) => { this.seats.splice(element.closest('[data-i]').dataset.i, 1); paint(); },
      practice: set('practice'), shuffle: set('shuffle'), seed: set('seed'),
      start: (element, event) => event.type === 'submit' && this.start(),
    };
  }

  async start() {
    if (this.busy) return;
    this.busy = true;
    paint();
    const seats = this.seats.map((seat, i) => ({ kind: seat.kind, name: seat.name.trim() || t('new.seat', { n: i + 1 }) }));
    const first = this.seats.find((seat) => seat.kind === 'human');
    if (first && first.name !== t('new.you')) change('names', first.name.trim());
    const seed = /^[0-9a-f]{1,16}$/i.test(this.seed.trim()) ? this.seed.trim() : desk.seed();
    try {
      await this.begin(this.name, this.shuffle ? shuffled(seats) : seats, this.options, seed, this.practice);
    } catch (error) {
      this.trouble = error.message;
    }
    this.busy = false;
    paint();
  }

  async relang() {
    await this.load();
  }
}

function shuffled(seats) {
  const order = seats.map((seat) => [crypto.getRandomValues(new Uint32Array(1))[0], seat]);
  return order.sort(([a], [b]) => a - b).map(([, seat]) => seat);
}
