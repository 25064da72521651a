/**
 * Lets bots take their turns in an open match, at the pace the player likes: slow, normal, fast, or one step at a time.
 * `skip` hurries to the next question asked of a person; `pause` holds everything; a move made or taken back meanwhile wins.
 */
import * as desk from './desk.js';
import { settings, calm } from './settings.js';

const REST = { slow: 1500, normal: 650, fast: 120, step: 0 };
export const GLIDE = { slow: 900, normal: 520, fast: 180, step: 520 };
const TRIES = 2; // a worker that died while it thought is not the bot's fault

export class BotPlay extends EventTarget {
  constructor(match) {
    super();
    this.match = match;
    this.thinking = false;
    this.waiting = false; // for the player to say "next"
    this.skipping = false;
    this.paused = false;
    this.run = 0;
    match.addEventListener('table', () => this.consider());
    match.addEventListener('state', () => this.consider());
  }

  get due() {
    const { table, playing } = this.match;
    return playing && table !== null && table.decider !== null && table.seats[table.decider].kind !== 'human';
  }

  /** Look at the table; if it is a bot's turn and nobody is on it, begin. */
  consider() {
    if (!this.due) { this.skipping = false; this.stop(); return; }
    const { ply } = this.match.table;
    if (this.paused || this.at === ply) return;
    this.at = ply;
    this.turn(++this.run, ply);
  }

  async turn(run, ply) {
    const still = () => run === this.run && !this.match.closed && this.match.table.ply === ply;
    if (settings.speed === 'step' && !this.skipping) await this.next();
    for (let tries = 0; tries < TRIES && still(); tries += 1) {
      const rest = this.rest();
      const move = await this.choose();
      await rest;
      if (move && still()) await this.match.play(move);
    }
    if (still()) this.pause(true); // the player may let it try again
  }

  /** A moment to look; shorter between the parts of one seat's turn. */
  rest() {
    if (this.skipping) return Promise.resolve();
    const { log, table } = this.match;
    const goesOn = log.at(-1)?.seat === table.decider;
    const time = Math.max(REST[settings.speed], calm() ? 300 : 0) * (goesOn ? 0.55 : 1);
    return new Promise((done) => { this.hurry = done; setTimeout(done, time); });
  }

  next() {
    this.waiting = true;
    this.changed();
    return new Promise((done) => { this.go = () => { this.waiting = false; this.changed(); done(); }; });
  }

  async choose() {
    const { table } = this.match;
    this.thinking = true;
    this.changed();
    try {
      const level = table.seats[table.decider].kind;
      this.job = desk.think('think', { text: await this.saved(), level, seed: desk.seed() }, () => {});
      return (await this.job.answer).move;
    } catch (error) {
      this.match.emit('trouble', error);
      return null;
    } finally {
      this.thinking = false;
      this.job = null;
      this.changed();
    }
  }

  /** The match as it is now: the save after the last move may still be on its way. */
  async saved() {
    await this.match.saving;
    return this.match.text;
  }

  step() {
    this.go?.();
  }

  /** Hurry on to the next question asked of a person. */
  skip() {
    this.skipping = true;
    if (this.paused) this.pause(false);
    this.job?.stop();
    this.hurry?.();
    this.go?.();
    this.changed();
  }

  pause(on) {
    this.paused = on;
    if (on) this.stop();
    this.at = undefined;
    this.consider();
    this.changed();
  }

  /** Forget what is under way: the table has changed. */
  stop() {
    this.run += 1;
    this.at = undefined;
    this.job?.stop();
    this.go?.();
  }

  changed() {
    this.dispatchEvent(new Event('change'));
  }
}
