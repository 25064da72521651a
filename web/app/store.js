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

function changed(id) {
  channel?.postMessage(id);
  tell(id);
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
      request.onsuccess = () => yes(connected(request.result));
      request.onerror = () => yes(refused());
    } catch {
      yes(refused());
    }
  });
  return opening;
}

/** A connection may end, as when somebody clears the data of the site: whoever comes next opens another one. */
function connected(db) {
  db.onclose = () => { opening = null; };
  db.onversionchange = () => { db.close(); opening = null; };
  return db;
}

function refused() {
  problem = 'forbidden';
  return null;
}

/** What is kept of a match: `{ card, text }` of one and the same save, or nothing. */
export async function whole(id) {
  const held = memory.cards.get(id);
  if (held) return { card: held, text: memory.texts.get(id).text };
  const db = await database();
  if (!db) return {};
  const act = db.transaction(['cards', 'texts']);
  const [card, kept] = await Promise.all(['cards', 'texts'].map((name) => asked(act.objectStore(name).get(id))));
  return { card, text: kept?.text };
}

export const card = async (id) => (await whole(id)).card;
export const text = async (id) => (await whole(id)).text;

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
    hold(next, save, written);
  }
  changed(entry.id);
  return next;
}

function hold(entry, save, written) {
  problem ??= 'full';
  memory.cards.set(entry.id, entry);
  memory.texts.set(entry.id, { text: save, written });
}

function forget(id) {
  memory.cards.delete(id);
  memory.texts.delete(id);
}

/** A name given in another tab meanwhile stays: only what is held in memory knows better. */
function write(db, next, save, follows) {
  return new Promise((yes, no) => {
    let taken = false;
    const act = db.transaction(['cards', 'texts'], 'readwrite');
    const before = act.objectStore('cards').get(next.id);
    before.onsuccess = () => {
      const kept = before.result;
      taken = follows !== null && kept !== undefined && kept.stamp !== follows;
      try {
        if (taken) throw new Taken(next.id);
        if (kept && !memory.cards.has(next.id)) Object.assign(next, { name: kept.name, practice: kept.practice });
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
  changed(id);
}

/** Change what the list shows of a match, such as its name, and nothing of the match itself. */
export async function describe(id, changes) {
  const db = await database();
  const held = memory.cards.get(id);
  try {
    if (held) memory.cards.set(id, { ...held, ...changes });
    else if (db) await amend(db, id, changes);
  } catch {
    const { card: kept, text: save } = await whole(id);
    if (kept) hold({ ...kept, ...changes }, save, kept.stamp);
  }
  changed(id);
}

/** At one go, so that no save of another tab comes between reading and writing. */
function amend(db, id, changes) {
  return new Promise((yes, no) => {
    const act = db.transaction('cards', 'readwrite');
    const all = act.objectStore('cards');
    const found = all.get(id);
    found.onsuccess = () => found.result && all.put({ ...found.result, ...changes });
    act.oncomplete = () => yes();
    act.onabort = () => no(act.error ?? new Error('aborted'));
  });
}

/** Ask the browser not to throw our matches away when space is short. */
export const persist = () => navigator.storage?.persist?.().catch(() => false);
