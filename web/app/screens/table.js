/** A match on the table: shows it, and passes on what people touch, type and choose. */
import { nothing } from '../lit.js';
import { Carry } from '../carry.js';
import * as choice from '../choice.js';
import * as desk from '../desk.js';
import { turnToFarm } from '../farms.js';
import { rove } from '../focus.js';
import { Glide } from '../glide.js';
import { Hints } from '../hints.js';
import { GLIDE, BotPlay } from '../bots.js';
import { pressed } from '../keys.js';
import { Numbers } from '../numbers.js';
import { PanZoom } from '../panzoom.js';
import { Pieces } from '../pieces.js';
import { calm, change, settings } from '../settings.js';
import { say } from '../speak.js';
import { paint, paintNow } from '../stage.js';
import { Tips } from '../tips.js';
import { makeUi } from '../ui.js';
import { title } from '../router.js';
import { shareActions } from '../share.js';
import { ask, ended } from '../parts/ask.js';
import { bar, menu } from '../parts/bar.js';
import { closeDialog, dialogOpen, openDialog } from '../parts/dialogs.js';
import { logbook } from '../parts/logbook.js';
import { sheetDialog } from '../parts/sheet.js';
import { elsewhere, handover, keysDialog, shortened, tableLayout, troubled } from '../parts/table.js';
import { touched } from '../touch.js';

const root = document.getElementById('app');

export class TableScreen {
  constructor(match, game) {
    Object.assign(this, { match, game, shown: null, open: false, sheet: null, trouble: null });
    this.pieces = new Pieces();
    this.pieces.follow(game.stock(match.table.view));
    this.glide = new Glide(document.getElementById('flights'), match.table.game);
    this.bots = new BotPlay(match);
    this.hints = new Hints(match, () => { paint(); root.querySelector('.answers')?.scrollTo(0, 0); });
    this.numbers = new Numbers((i) => this.play(match.table.moves[i]?.n));
    this.tips = new Tips(root, (fn, target) => desk.call(fn, { match: match.key, target }));
    this.carry = new Carry(root, document.getElementById('flights'), {
      moves: () => this.moves(), changed: () => { this.tips.hide(); paint(); }, drop: (element, moves) => this.choose(element, moves),
    });
    match.addEventListener('table', (event) => this.turned(event.detail));
    match.addEventListener('state', () => paint());
    match.addEventListener('trouble', ({ detail }) => this.tell(detail.message));
    this.bots.addEventListener('change', () => paint());
    this.actions = this.listActions();
    title(match.table.title);
    this.bots.consider();
    say(match.table.question);
    if (match.table.over) this.score();
  }

  /** A new table has come: let what has moved glide there. */
  turned({ kind, before }) {
    const { table } = this.match;
    const moved = kind === 'move' || kind === 'undo' || kind === 'redo';
    if (moved) this.glide.note(root, this.pieces.homes());
    this.pieces.follow(this.game.stock(table.view));
    this.carry.empty();
    this.tips.forget();
    this.hints.forget();
    choice.close();
    this.trouble = null;
    this.handOver(before, kind); // before anything is shown: what the next one sees is not for everybody
    paintNow();
    if (table.question !== before?.question) this.readAnew();
    const landed = moved ? this.glide.run(root, this.pieces.homes(), this.pace()) : Promise.resolve();
    landed.then(() => { this.turnToFarm(); this.turnToBoard(); });
    this.announce(before);
    if (table.over) this.score(!before?.over);
  }

  /** Other answers begin with the first, unless somebody walks over them by keys. */
  readAnew() {
    const answers = root.querySelector('.answers');
    if (!answers?.querySelector(':focus-visible')) answers?.scrollTo(0, 0);
  }

  pace() {
    if (calm() || this.bots.skipping) return 0;
    return this.bots.due ? GLIDE[settings.speed] : GLIDE.normal;
  }

  announce(before) {
    const { table, log } = this.match;
    const others = log.filter((line) => line.ply >= (before?.ply ?? table.ply) && (line.seat !== table.seat || line.chance));
    say(...others.slice(-12).map((line) => line.text), table.moves.length ? table.question : '');
  }

  /**
   * Between two people at one screen. Where hands or plans are hidden it cannot be switched off, covers everything, and also stands before what is
   * taken back or opened again: whoever does that need not be the one who is asked.
   */
  handOver(before, kind) {
    const { table } = this.match;
    const secret = this.game.secret?.(table.view) ?? false;
    const [people, asked] = [table.seats.filter((seat) => seat.kind === 'human'), table.seats[table.decider ?? -1]];
    if (!this.match.playing || people.length < 2 || !people.includes(asked) || before?.seat === table.decider) return;
    if (secret || (settings.handover && kind === 'move')) openDialog(handover(table.seats[table.decider].name, secret), { kind: secret ? 'handover veiled' : 'handover' });
  }

  async score(open = false) {
    this.sheet = await desk.call('sheet', { match: this.match.key });
    paint();
    if (open) this.openSheet();
  }

  async openSheet() {
    if (!this.match.table.over || !this.sheet) this.sheet = await desk.call('sheet', { match: this.match.key });
    openDialog(sheetDialog(this.match.table, this.sheet, this.game.COLOURS), { kind: 'wide' });
  }

  tell(text) {
    this.trouble = text;
    say(text);
    paint();
  }

  play(n) {
    if (n === undefined || dialogOpen()) return;
    choice.close();
    this.match.play(Number(n));
  }

  /** What may be done, each with what it is taken up from, if anything. */
  moves() {
    const { table: { moves, view }, playing } = this.match;
    return (playing ? moves : []).map((move) => ({ ...move, from: this.game.source?.(move, view) ?? null }));
  }

  choose(element, moves) {
    if (moves.length === 1) this.play(moves[0].n);
    else choice.offer(moves, element);
  }

  ui() {
    const { table, playing } = this.match;
    const thinking = this.bots.due && !this.bots.paused ? table.decider : null;
    return makeUi(table, { pieces: this.pieces, hinted: this.hints.targets, shown: this.shown, thinking, quiet: !playing, carry: this.carry });
  }

  render() {
    const { match, game, bots } = this;
    const { table } = match;
    const ui = this.ui();
    return tableLayout({
      game: table.game, seats: table.seats.length, open: this.open,
      bar: bar({ title: table.title, standing: game.standing(table.view, ui), match, bots, speed: settings.speed, hinting: this.hints.busy }),
      menu: menu({ id: match.id, game: table.game, practice: match.card.practice, lang: settings.lang, scheme: settings.scheme }),
      notice: [match.playing ? nothing : elsewhere(), shortened(table.shortened && table.ply === 0), this.trouble ? troubled(this.trouble) : nothing],
      board: game.board(table.view, ui),
      farms: table.seats.map((_, seat) => game.farm(table.view, seat, ui)),
      side: [
        table.over ? ended(table, this.sheet, match.id, game.COLOURS) : ask({ table, log: match.log, hints: this.hints.moves, playing: match.playing, bots }),
        logbook(match.log, game.COLOURS, table.over ? null : table.seat),
      ],
    });
  }

  painted() {
    const frame = root.querySelector('.board-frame');
    if (!this.panzoom) this.handOver(null, 'open'); // not earlier: the screen before this one closes its dialogs
    this.panzoom ??= new PanZoom(frame);
    rove(root.querySelector('.play'));
    const log = root.querySelector('.story');
    const logged = `${this.match.log.length} ${log.clientHeight}`; // its room changes with what is asked
    if (this.logged !== logged) { this.logged = logged; log.scrollTop = log.scrollHeight; }
    if (this.farmSeen === undefined) { this.turnToFarm(); this.turnToBoard(); }
  }

  /** On a narrow screen the farm whose turn it is. */
  turnToFarm() {
    const { decider } = this.match.table;
    if (decider === null || decider === this.farmSeen) return;
    this.farmSeen = decider;
    turnToFarm(root, decider);
  }

  /** A board larger than its frame: if nothing that may be touched is in sight, something is brought there. */
  turnToBoard() {
    const legal = [...root.querySelectorAll('.board [data-at].legal')];
    if (legal.length && !legal.some((one) => this.panzoom.sees(one))) this.panzoom.centre(legal[0]);
  }

  listActions() {
    const { match, bots } = this;
    return {
      ...shareActions(match),
      play: (element) => this.play(element.dataset.n),
      undo: () => match.undo(),
      redo: () => match.redo(),
      hint: () => this.hints.ask(),
      step: () => bots.step(),
      skip: () => bots.skip(),
      pause: () => bots.pause(!bots.paused),
      sheet: () => this.openSheet(),
      keys: () => openDialog(keysDialog()),
      panel: () => { this.open = !this.open; paint(); },
      speed: (element) => { change('speed', element.value); if (element.value !== 'step') bots.step(); },
      practice: (element) => match.describe({ practice: element.checked }),
      'no-handover': (element) => change('handover', !element.checked),
      'take-over': () => match.takeOver(),
      'zoom-in': () => this.panzoom.scale(1.4),
      'zoom-out': () => this.panzoom.scale(1 / 1.4),
      'zoom-fit': () => this.panzoom.fit(),
      touch: (element, event) => touched(this, element, event),
    };
  }

  keys(event) {
    if (!dialogOpen()) pressed(this, root, event);
  }

  /** A line of the log or an answer is pointed at: show its place. */
  point(at) {
    if (at === this.shown) return;
    this.shown = at;
    paint();
  }

  relang() {
    this.tips.forget();
    this.sheet = null;
    return this.match.retell().then(() => title(this.match.table.title));
  }

  close() {
    this.tips.close();
    this.carry.close();
    this.glide.finish();
    this.panzoom?.close();
    choice.close();
    closeDialog();
    this.bots.stop();
    this.match.close();
  }
}
