/** Choosing a move by its number: digits are collected until only one move can be meant, or a moment has passed. */
const WAIT_MS = 800;

export class Numbers {
  constructor(pick) {
    this.pick = pick;
    this.typed = '';
    this.timer = null;
  }

  /** Take a digit; `count` moves are numbered from 1. */
  type(digit, count) {
    clearTimeout(this.timer);
    this.typed += digit;
    const number = Number(this.typed);
    if (number < 1 || number > count) { this.typed = ''; return; }
    if (number * 10 > count) { this.done(number); return; }
    this.timer = setTimeout(() => this.done(number), WAIT_MS);
  }

  done(number) {
    clearTimeout(this.timer);
    this.typed = '';
    this.pick(number - 1);
  }
}
