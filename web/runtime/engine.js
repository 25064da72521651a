/**
 * The rules, as the page sees them: one Python worker answers requests, a second one lets bots think.
 *
 * Events: `progress` { step, part }, `ready`, `crash` (the rules worker died and is being started again: matches must be
 * loaded anew), `failed` (it cannot be started; the detail is the error). Requests made meanwhile wait for the start.
 */
import { Thread } from './thread.js';

const CRASHES_IN_A_ROW = 3; // without a good answer in between: starting again would not help

/** One core or little memory: a second Python would cost more than it brings. */
const small = () => (navigator.deviceMemory ?? 8) <= 2 || navigator.hardwareConcurrency === 1;

class Engine extends EventTarget {
  #rules = null; // promise of the thread
  #bots = null;
  #crashes = 0;
  #ids = 0;

  /** Start the rules; again and again the same promise until it fails. */
  start() {
    this.#rules ??= this.#started({
      onProgress: (detail) => this.#tell('progress', detail),
      onCrash: (error) => this.#crashed(error),
    }).then((thread) => {
      performance.mark('sablier:ready');
      this.#tell('ready');
      return thread;
    }, (error) => {
      this.#rules = null;
      this.#tell('failed', error);
      throw error;
    });
    return this.#rules;
  }

  /** The bots' worker may be started ahead of the first thought, when the page has nothing better to do. */
  startBots() {
    if (small()) return this.start();
    this.#bots ??= this.start().then(() => this.#started({ onCrash: () => { this.#bots = null; } }));
    this.#bots.catch(() => { this.#bots = null; });
    return this.#bots;
  }

  async #started(listeners) {
    const thread = new Thread(listeners);
    await thread.start();
    return thread;
  }

  #crashed(error) {
    this.#rules = null;
    this.#crashes += 1;
    this.#tell('crash', error);
    if (this.#crashes < CRASHES_IN_A_ROW) this.start().catch(() => {});
    else this.#tell('failed', error);
  }

  /** One request to the desk; resolves to `{ ok }` or `{ error: { key, text } }`. */
  async call(fn, args = {}) {
    const thread = await this.start();
    const answer = await thread.call({ id: ++this.#ids, fn, args });
    this.#crashes = 0;
    return answer;
  }

  /** Let a bot think: `{ answer, stop }`; `stop()` makes it answer with what it knows by then. */
  think(fn, args = {}, onWork = () => {}) {
    const id = ++this.#ids;
    let [thread, stopped] = [null, false];
    const answer = this.startBots().then((started) => {
      thread = started;
      const answered = thread.think({ id, fn, args }, onWork);
      if (stopped) thread.hurry(id);
      return answered;
    });
    return { answer, stop: () => { stopped = true; thread?.hurry(id); } };
  }

  /** For tinkerers: run Python beside the rules, micropip at hand; resolves to the repr of the last expression. */
  async python(code) {
    return (await this.start()).python(code);
  }

  #tell(type, detail = null) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

export const engine = new Engine();
