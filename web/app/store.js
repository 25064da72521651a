/**
 * Matches kept in this browser (IndexedDB). `cards` holds what a list shows, `texts` the whole saves.
 *
 * Where storage is forbidden or full, matches live in memory: `trouble()` then says why, and play goes on. A save carries
 * the stamp of the one it follows; if another tab has saved in between, `put` refuses with `Taken` and nothing is overwritten.
 */
export class Taken extends Error {}

const memory = { cards: new Map(), texts: new Map() };
const listeners = new Set();
const channel = 'BroadcastChannel' in self ? new BroadcastChannel('sablier.matches') : null;
let opening = null;
let problem = null; // null, "forbidden" or "full"

export const trouble = () => problem;

/** Hear of every match that changes, in this tab or another; returns what ends it. */
export function onChange(listen) {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

channel?.addEventListener('message', ({ data }) => tell(data));

function tell(id) {
  for (const listen of listeners) listen(id);
}

const asked = (request) => new Promise((yes, no) => {
  request.onsuccess = () => yes(request.result);
  request.onerror = () => no(request.error);
});

function database() {
  opening ??= new Promise((yes) => {
    try {
      const request = indexedDB.open('sablier', 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('cards', { keyPath: 'id' });
        request.result.createObjectStore('texts', { keyPath: 'id' });
      };
      request.onsuccess = () => yes(request.result);
      request.onerror = () => yes(refused());
    } catch {
      yes(refused());
    }
  });
  return opening;
}

function refused() {
  problem = 'forbidden';
  return null;
}

async function read(name, id) {
  const found = memory[name].get(id);
  if (found) return found;
  const db = await database();
  return db ? asked(db.transaction(name).objectStore(name).get(id)) : undefined;
}

export const card = (id) => read('cards', id);
export const text = async (id) => (await read('texts', id))?.text;

/** Every match, the one played last first. */
export async function cards() {
  const db = await database();
  const kept = db ? await asked(db.transaction('cards').objectStore('cards').getAll()) : [];
  const all = new Map([...kept.map((one) => [one.id, one]), ...memory.cards]);
  return [...all.values()].sort((a, b) => b.changed - a.changed);
}

/**
 * Keep a match; `follows` is the stamp of the save it goes on from, null for a new one. Returns the new card. A match that found
 * no room is held in memory with the stamp last written, and written as soon as there is room again.
 */
export async function put(entry, save, follows) {
  const next = { ...entry, changed: Date.now(), stamp: crypto.getRandomValues(new Uint32Array(2)).join('-') };
  const written = memory.texts.get(entry.id)?.written ?? follows;
  const db = await database();
  try {
    if (!db) throw new Error('forbidden');
    await write(db, next, save, written);
    problem = null;
    forget(entry.id);
  } catch (error) {
    if (error instanceof Taken) throw error;
    problem ??= 'full';
    memory.cards.set(next.id, next);
    memory.texts.set(next.id, { id: next.id, text: save, written });
  }
  channel?.postMessage(entry.id);
  return next;
}

function forget(id) {
  memory.cards.delete(id);
  memory.texts.delete(id);
}

function write(db, next, save, follows) {
  return new Promise((yes, no) => {
    let taken = false;
    const act = db.transaction(['cards', 'texts'], 'readwrite');
    const before = act.objectStore('cards').get(next.id);
    before.onsuccess = () => {
      taken = follows !== null && before.result !== undefined && before.result.stamp !== follows;
      try {
        if (taken) throw new Taken(next.id);
        act.objectStore('cards').put(next);
        act.objectStore('texts').put({ id: next.id, text: save });
      } catch {
        act.abort();
      }
    };
    act.oncomplete = () => yes();
    act.onabort = () => no(taken ? new Taken(next.id) : act.error ?? new Error('aborted'));
  });
}

export async function remove(id) {
  forget(id);
  const db = await database();
  if (db) {
    const act = db.transaction(['cards', 'texts'], 'readwrite');
    act.objectStore('cards').delete(id);
    await asked(act.objectStore('texts').delete(id));
  }
  channel?.postMessage(id);
  tell(id);
}

/** Change what the list shows of a match, such as its name, and nothing of the match itself. */
export async function describe(id, changes) {
  const found = { ...(await card(id)), ...changes };
  if (memory.cards.has(id)) memory.cards.set(id, found);
  const db = await database();
  if (db && !memory.cards.has(id)) await asked(db.transaction('cards', 'readwrite').objectStore('cards').put(found));
  channel?.postMessage(id);
  tell(id);
  return found;
}

/** Ask the browser not to throw our matches away when space is short. */
export const persist = () => navigator.storage?.persist?.().catch(() => false);
