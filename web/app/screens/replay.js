/** A match again from the beginning: a slider through its moves, and a branch from any of them. */
import { html } from '../lit.js';
import * as desk from '../desk.js';
import { Glide } from '../glide.js';
import { GLIDE } from '../bots.js';
import { turnToFarm } from '../farms.js';
import { rove, walk } from '../focus.js';
import { PanZoom } from '../panzoom.js';
import { Pieces } from '../pieces.js';
import { path, title } from '../router.js';
import { calm, settings } from '../settings.js';
import { paint, paintNow } from '../stage.js';
import { Tips } from '../tips.js';
import { makeUi } from '../ui.js';
import { t } from '../words.js';
import { tool } from '../parts/bar.js';
import { icon } from '../parts/icon.js';
import { logbook } from '../parts/logbook.js';
import { tableLayout } from '../parts/table.js';

const root = document.getElementById('app');
const REST = { slow: 1400, normal: 800, fast: 250, step: 800 };

export class ReplayScreen {
  /** `text` is the save, `table` the match as it stands; `branch(ply)` begins a new one from there. */
  constructor(id, text, table, game, branch) {
    Object.assign(this, { id, text, key: table.match, game, branch, all: table.log, of: table.ply, table, playing: false, shown: null, open: false });
    this.pieces = new Pieces();
    this.pieces.follow(game.stock(table.view));
    this.glide = new Glide(document.getElementById('flights'), table.game);
    this.tips = new Tips(root, (fn, target) => (fn === 'about' ? desk.call(fn, { match: table.match, target }) : Promise.resolve(null)));
    this.actions = this.listActions();
    title(t('table.replay'), table.title);
    this.go(0);
  }

  async go(ply) {
    this.wanted = Math.max(0, Math.min(this.of, ply));
    if (this.asking) return;
    this.asking = true;
    try {
      while (this.wanted !== this.at) {
        this.at = this.wanted;
        await this.turn(await desk.call('at', { match: this.key, ply: this.at }));
      }
    } catch {
      this.at = undefined; // the rules have stopped: they will be mended
    } finally {
      this.asking = false;
    }
  }

  /** After a crash: the same moment again. */
  async mend() {
    await desk.call('load', { match: this.key, text: this.text });
    this.at = undefined;
    await this.go(this.wanted);
  }

  turn(table) {
    const near = Math.abs(table.ply - this.table.ply) <= 2;
    if (near) this.glide.note(root, this.pieces.homes());
    this.table = table;
    this.pieces.follow(this.game.stock(table.view));
    this.shown = this.all[table.ply - 1]?.at ?? null;
    paintNow();
    turnToFarm(root, this.all[table.ply - 1]?.seat);
    if (near && !calm()) this.glide.run(root, this.pieces.homes(), GLIDE[settings.speed]);
  }

  run() {
    this.playing = !this.playing && this.of > 0;
    if (this.playing && this.at >= this.of) this.go(0);
    clearInterval(this.clock);
    if (this.playing) this.clock = setInterval(() => this.tick(), REST[settings.speed]);
    paint();
  }

  tick() {
    if (this.at >= this.of) this.run();
    else this.go(this.at + 1);
  }

  render() {
    const { table, game } = this;
    const ui = makeUi(table, { pieces: this.pieces, shown: this.shown, quiet: true });
    return tableLayout({
      game: table.game, seats: table.seats.length, open: this.open, menu: '', notice: '',
      bar: this.bar(game.standing(table.view, ui)),
      board: game.board(table.view, ui),
      farms: table.seats.map((_, seat) => game.farm(table.view, seat, ui)),
      side: [this.controls(), logbook(this.all.slice(0, this.at), game.COLOURS)],
    });
  }

  bar(standing) {
    return html`<header class="bar">
      <a class="button bare square" href="#/" title=${t('nav.home')} aria-label=${t('nav.home')} data-testid="to-home">${icon('home')}</a>
      <h1><span class="game">${t('replay.of', { game: this.table.title })}</span><span class="standing">${standing}</span></h1>
      <div class="tools"><a class="button" href=${path('match', this.id)} data-testid="to-match">${t('replay.back')}</a></div></header>`;
  }

  controls() {
    const line = this.all[this.at - 1];
    return html`<section class="ask replay" aria-labelledby="question">
      <h2 id="question" data-testid="question">${line?.text ?? t('replay.start')}</h2>
      <label class="slider"><span class="sr">${t('replay.slider')}</span>
        <input type="range" min="0" max=${this.of} .value=${String(this.at ?? 0)} data-input="slide" data-testid="slider" aria-valuetext=${t('replay.at', { n: this.at, of: this.of })}></label>
      <p class="quiet small" data-testid="replay-at">${t('replay.at', { n: this.at, of: this.of })}</p>
      <div class="actions start">
        ${tool('back', 'left', t('replay.prev'), { off: this.at <= 0 })}
        ${tool('run', this.playing ? 'pause' : 'continue', t(this.playing ? 'replay.pause' : 'replay.play'), { kind: 'call' })}
        ${tool('on', 'right', t('replay.next'), { off: this.at >= this.of })}
        <button class="button" data-do="branch" data-testid="branch">${icon('branch')}${t('replay.branch')}</button>
      </div></section>`;
  }

  listActions() {
    return {
      slide: (element) => this.go(Number(element.value)),
      back: () => this.go(this.at - 1),
      on: () => this.go(this.at + 1),
      run: () => this.run(),
      branch: () => this.branch(this.at),
      panel: () => { this.open = !this.open; paint(); },
      'zoom-in': () => this.panzoom.scale(1.4),
      'zoom-out': () => this.panzoom.scale(1 / 1.4),
      'zoom-fit': () => this.panzoom.fit(),
      touch: (element) => element.dataset.at && this.tips.explain(element),
    };
  }

  keys(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input')) return;
    if (walk(root, event)) { event.preventDefault(); return; }
    const act = {
      ArrowLeft: () => this.go(this.at - 1), ArrowRight: () => this.go(this.at + 1), Home: () => this.go(0), End: () => this.go(this.of),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  painted() {
    this.panzoom ??= new PanZoom(root.querySelector('.board-frame'));
    rove(root.querySelector('.play'));
    const log = root.querySelector('.story');
    log.scrollTop = log.scrollHeight;
  }

  point(at) {
    if (at === null || at === this.shown) return;
    this.shown = at;
    paint();
  }

  async relang() {
    this.all = (await desk.call('table', { match: this.key })).log;
    this.tips.forget();
    this.at = undefined;
    await this.go(this.wanted);
  }

  close() {
    clearInterval(this.clock);
    this.tips.close();
    this.glide.finish();
    this.panzoom?.close();
    desk.call('close', { match: this.key }).catch(() => {});
  }
}
