/**
 * One open match: what the core says of it, kept after every move. It knows no rule and draws nothing.
 *
 * Emits `table` (a new table has come; detail says what kind of step it was), `state` (anything else worth painting) and
 * `trouble` (a sentence).
 */
import * as desk from './desk.js';
import * as store from './store.js';
import { take } from './lock.js';

let leaving = Promise.resolve();

/** Until the match that was closed last is kept as it was left. */
export const left = () => leaving;

export class OpenMatch extends EventTarget {
  constructor(id) {
    super();
    this.id = id;
    this.key = desk.nameFor(id); // the desk's name for it: a match opened again is another one to the desk
    this.table = null;
    this.log = [];
    this.card = null;
    this.text = null; // the last save, from which a crash is mended
    this.unsaved = []; // what has been asked of the desk since
    this.mending = null;
    this.playing = false; // this tab holds the match
    this.busy = false;
    this.doing = Promise.resolve(); // the change that is under way
    this.saving = Promise.resolve();
  }

  /** Open a kept match. */
  async open() {
    await left();
    await this.claim();
    const { card, text } = await store.whole(this.id);
    if (!card || !text) return false;
    this.card = card;
    this.text = text;
    this.accept(await desk.call('load', { match: this.key, text }), 'load');
    return true;
  }

  /** Begin one that does not exist yet: `ask` brings its first table. */
  async begin(card, ask) {
    const table = await ask(this.key);
    this.card = { id: this.id, created: Date.now(), name: '', practice: false, stamp: null, ...card };
    await this.claim();
    this.accept(table, 'load', true);
    await this.saving;
  }

  async claim(steal = false) {
    this.letGo?.();
    this.letGo = await take(this.id, { steal, lost: () => this.lose() });
    this.playing = this.letGo !== null;
  }

  /** Another tab plays it from now on; what is under way here is kept first. */
  lose() {
    this.playing = false;
    this.emit('state');
    const { letGo } = this; // by then it may have another one
    this.settled().then(() => letGo?.());
  }

  /** Nothing is under way and everything is saved. */
  async settled() {
    await this.doing;
    await this.saving;
  }

  /** Play here from now on, with what the other tab has done. */
  async takeOver() {
    await this.claim(true);
    await this.refresh();
  }

  /** Another tab has saved this match: show it. */
  async refresh() {
    const { card, text } = await store.whole(this.id);
    if (card) this.card = card;
    if (!card || text === this.text) { this.emit('state'); return; }
    Object.assign(this, { text, unsaved: [] });
    this.accept(await desk.call('load', { match: this.key, text }), 'move');
  }

  /** After a crash: the match as it was after its last move, whether that was saved already or not. */
  mend() {
    this.mending ??= this.mended().finally(() => { this.mending = null; });
    return this.mending;
  }

  async mended() {
    if (!this.text) return;
    const match = this.key;
    await desk.call('load', { match, text: this.text });
    const again = this.unsaved.splice(0);
    for (const [fn, args] of again) await desk.call(fn, { match, ...args });
    this.unsaved = again;
    this.accept(await desk.call('table', { match }), 'load', again.length > 0);
  }

  /** The same table in another language. */
  async retell() {
    this.accept(await desk.call('table', { match: this.key }), 'words');
  }

  play(move) {
    const { ply, moves } = this.table;
    const chosen = Array.isArray(move) ? move : moves[move]?.move;
    return chosen ? this.step('move', 'play', { ply, since: ply, move: chosen }) : Promise.resolve();
  }

  undo() {
    return this.step('undo', 'undo', { practice: this.card.practice });
  }

  redo() {
    return this.step('redo', 'redo', {});
  }

  get canUndo() {
    return this.playing && Boolean(this.card?.practice ? this.table?.takeback : this.table?.undo);
  }

  get canRedo() {
    return this.playing && Boolean(this.table?.redo);
  }

  /** One change at a time; a second one while the first is under way is a double click and is dropped. */
  step(kind, fn, args) {
    if (this.busy || !this.playing) return Promise.resolve();
    this.busy = true;
    this.doing = this.change(kind, fn, args);
    return this.doing;
  }

  async change(kind, fn, args) {
    try {
      const table = await desk.call(fn, { match: this.key, ...args });
      this.unsaved.push([fn, args]);
      this.accept(table, kind, true);
    } catch (error) {
      await this.failed(error);
      return;
    } finally {
      this.busy = false;
    }
    await this.saving;
  }

  /** A stale move was a double click. After a fault the desk's match may be anything: take it from the last save. */
  async failed(error) {
    if (error.key === 'move.stale') return;
    if (error.key === 'fault') await this.mend().catch(() => {}); // the frame says so if nothing starts again
    this.emit('trouble', error);
  }

  /** Take a new table. It is being saved before anybody hears of it: a bot thinks about the save. */
  accept(table, kind, keep = false) {
    const first = table.log[0]?.ply ?? table.ply;
    this.log = kind === 'move' ? [...this.log.filter((line) => line.ply < first), ...table.log] : table.log;
    const before = this.table;
    this.table = table;
    if (keep) this.saving = this.saving.then(() => this.keep());
    this.emit('table', { kind, before });
  }

  async keep() {
    try {
      const asked = this.unsaved.length;
      const { text } = await desk.call('save', { match: this.key });
      this.text = text;
      this.unsaved.splice(0, asked);
      const before = store.trouble();
      this.card = await store.put({ ...this.card, ...this.summary() }, text, this.card.stamp);
      if (store.trouble() !== before) this.emit('state'); // there is something to tell
    } catch (error) {
      if (!(error instanceof store.Taken)) return; // a crash: the save before this one is still there
      this.lose();
      await this.refresh().catch(() => {}); // later saves must not fail with this one
    }
  }

  summary() {
    const { game, ply, over, seats } = this.table;
    return { game, ply, over, seats: seats.map(({ name, kind, points }) => ({ name, kind, points })) };
  }

  async describe(changes) {
    await store.describe(this.id, changes);
    Object.assign(this.card, changes);
    this.emit('state');
  }

  emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  close() {
    this.closed = true;
    leaving = this.settled().finally(() => this.letGo?.());
    leaving.then(() => desk.call('close', { match: this.key })).catch(() => {});
  }
}
