/** The bot's favourite moves, asked for and forgotten when the table changes. */
import * as desk from './desk.js';

export class Hints {
  constructor(match, changed) {
    Object.assign(this, { match, changed, moves: [], busy: false, job: null });
  }

  get targets() {
    return this.moves.map((move) => move.at);
  }

  async ask() {
    if (this.busy || !this.match.table.moves.length) return;
    const { ply } = this.match.table;
    this.busy = true;
    this.changed();
    await this.match.saving;
    this.job = desk.think('hint', { text: this.match.text, seed: desk.seed() }, () => {});
    try {
      const { moves } = await this.job.answer;
      if (this.match.table.ply === ply) this.moves = moves;
    } catch (error) {
      this.match.emit('trouble', error);
    } finally {
      this.busy = false;
      this.job = null;
      this.changed();
    }
  }

  forget() {
    this.job?.stop();
    this.moves = [];
  }
}
