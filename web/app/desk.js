/**
 * The page's side of the rules desk: requests in, answers out, in the language of the moment.
 *
 * The rules run in one worker, bots think in a second one. If the first stops, whoever keeps matches open is told, the
 * worker starts again, and requests wait for it.
 */
import { engine } from '../runtime/engine.js';
import { language, t } from './words.js';

/** A request the desk refused; the message is a sentence for the player. */
export class Refusal extends Error {
  constructor({ key, text }) {
    super(text);
    this.key = key;
  }
}

const crashed = new Set();
const progressed = new Set();
export const progress = { part: 0, step: 'wait', ready: false, failed: null };
export const onCrash = (listen) => crashed.add(listen);
export const onProgress = (listen) => progressed.add(listen);

engine.addEventListener('progress', ({ detail }) => moved({ part: detail.part, step: detail.step }));
engine.addEventListener('ready', ready);
engine.addEventListener('failed', ({ detail }) => moved({ failed: detail ?? true }));
engine.addEventListener('crash', () => {
  moved({ ready: false, part: 0, step: 'wait' });
  for (const listen of crashed) listen();
});

function moved(changes) {
  Object.assign(progress, changes);
  for (const listen of progressed) listen(progress);
}

function ready() {
  moved({ ready: true, part: 1, failed: null });
}

export const start = () => engine.start().then(ready); // it may have been ready before anybody listened
export const startBots = () => engine.startBots().catch(() => {});

export async function call(fn, args = {}) {
  return answered(await engine.call(fn, { ...args, lang: language() }).catch(fault));
}

/** Ask a bot; `stop` makes it answer with what it has. */
export function think(fn, args, onWork) {
  const job = engine.think(fn, { ...args, lang: language() }, onWork);
  return { answer: job.answer.catch(fault).then(answered), stop: job.stop };
}

/** A bug or a crash: the player gets a sentence, whoever looks at the console gets the rest. */
function fault(error) {
  console.warn(error);
  return { error: { key: 'fault', text: t('fault.text') } };
}

function answered(answer) {
  if (answer.error) throw new Refusal(answer.error);
  return answer.ok;
}

export const seed = () => [...crypto.getRandomValues(new Uint8Array(8))].map((n) => n.toString(16).padStart(2, '0')).join('');
export const newId = () => seed().slice(0, 12);

let opened = 0;
export const nameFor = (id) => `${id}.${opened += 1}`;
