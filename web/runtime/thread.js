/**
 * One Python worker, through PyScript: it starts, answers, and may die. Nothing here knows what is asked of it.
 *
 * Time is counted in ticks of a running clock rather than read from it, so that a laptop that slept does not take its own
 * sleep for a hang.
 */
import { withoutStore } from './nostore.js';
import { files, pyscript } from './places.js';

const TICK_MS = 1000;
const PATIENCE = { start: 60, answer: 15 }; // ticks without a sign of life
const JS_HOOKS = ['onReady', 'onBeforeRun', 'onBeforeRunAsync', 'onAfterRun', 'onAfterRunAsync'];

let loaded; // PyScript, once for all threads
const born = []; // who waits for the next worker that PyScript makes

async function loadPyScript() {
  withoutStore();
  const { PyWorker, hooks } = await import(pyscript);
  // PyScript would rebuild these functions in the worker from their text, which a strict content policy forbids.
  for (const name of JS_HOOKS) hooks.worker[name].clear();
  hooks.main.onWorker.add((_, worker) => born.shift()?.(worker));
  await customElements.whenDefined('py-script'); // from here on PyScript calls the hook
  return PyWorker;
}

export class ThreadError extends Error {}

export class Thread {
  #worker = null;
  #pending = new Map(); // a key of its own -> { reject, patience, ticks }
  #listeners = new Map(); // id of a thought -> what hears of its progress
  #bytes = new Map();
  #clock = null;
  #started = false;
  #dead = false;

  /** `onProgress({ step, part })` while starting; `onCrash(error)` once, if it dies after that. */
  constructor({ onProgress = () => {}, onCrash = () => {} } = {}) {
    Object.assign(this, { onProgress, onCrash });
  }

  async start() {
    this.onProgress({ step: 'fetch', part: 0 });
    await this.#guarded(this.#boot(), PATIENCE.start);
    this.#started = true;
  }

  async #boot() {
    loaded ??= loadPyScript();
    const PyWorker = await loaded.catch((error) => { loaded = undefined; throw error; });
    if (this.#dead) throw new ThreadError('stopped');
    born.push((worker) => this.#adopt(worker));
    const here = (name) => new URL(name, import.meta.url).href;
    await PyWorker(here('./worker.py'), { version: here('./interpreter.js'), config: { sync_main_only: true } });
  }

  #adopt(worker) {
    this.#worker = worker;
    worker.onerror = () => {}; // PyScript's own is the console; `ready` rejects as well
    worker.addEventListener('error', (event) => this.#die(new ThreadError(event.message || 'the worker failed')));
    worker.addEventListener('message', ({ data }) => {
      if (data?.sablier?.fatal) this.#die(new ThreadError(data.sablier.fatal));
      else if (data?.sablier) this.#advanced(data.sablier);
      else if (typeof data === 'string') this.#heard(JSON.parse(data));
    });
    if (this.#dead) worker.terminate();
  }

  #advanced({ step, url, bytes }) {
    for (const wait of this.#pending.values()) wait.ticks = 0;
    if (url) this.#bytes.set(url, bytes);
    let [have, all] = [0, 0];
    for (const [name, size] of Object.entries(files)) {
      have += Math.min(this.#bytes.get(name) ?? 0, size);
      all += size;
    }
    const part = step === 'rules' ? 0.95 : 0.9 * (have / all);
    this.onProgress({ step: step === 'fetch' && have >= all ? 'start' : step, part });
  }

  #heard(message) {
    for (const wait of this.#pending.values()) wait.ticks = 0;
    if ('progress' in message) this.#listeners.get(message.id)?.(message.progress);
  }

  /** The promise, or a rejection when the thread dies or falls silent first. */
  #guarded(promise, patience) {
    return new Promise((resolve, reject) => {
      if (this.#dead) return reject(new ThreadError('stopped'));
      const key = Symbol('wait');
      this.#pending.set(key, { reject, patience, ticks: 0 });
      this.#clock ??= setInterval(() => this.#tick(), TICK_MS);
      const settle = (how) => (value) => {
        this.#pending.delete(key);
        if (!this.#pending.size) this.#clock = clearInterval(this.#clock) ?? null;
        how(value);
      };
      return promise.then(settle(resolve), settle((error) => this.#die(error) ?? reject(error)));
    });
  }

  #tick() {
    for (const wait of this.#pending.values()) wait.ticks += 1;
    if ([...this.#pending.values()].some((wait) => wait.ticks > wait.patience)) {
      this.#die(new ThreadError('no sign of life from the worker'));
    }
  }

  #die(error) {
    if (this.#dead) return;
    this.stop(error);
    if (this.#started) this.onCrash(error);
  }

  async #ask(name, text, patience = PATIENCE.answer) {
    const answer = JSON.parse(await this.#guarded(this.#worker.sync[name](text), patience));
    if (answer.fault) throw new ThreadError(answer.fault);
    return answer;
  }

  call(request) {
    return this.#ask('rpc', JSON.stringify(request));
  }

  async think(request, onWork) {
    this.#listeners.set(request.id, onWork);
    try {
      return await this.#ask('think', JSON.stringify(request));
    } finally {
      this.#listeners.delete(request.id);
    }
  }

  hurry(id) {
    if (!this.#dead && this.#worker) this.#worker.sync.stop(id).catch(() => {});
  }

  async python(code) {
    return (await this.#ask('python', code, Infinity)).ok; // a tinkerer may take all the time in the world
  }

  /** For good: whoever still waits is told why. */
  stop(error = new ThreadError('stopped')) {
    this.#dead = true;
    this.#worker?.terminate();
    this.#clock = clearInterval(this.#clock) ?? null;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}
