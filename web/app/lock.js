/**
 * Only one tab plays a match. The browser's own locks tell who; a tab that closes, crashes or sleeps lets go by itself, one that
 * is asked to lets go when what it is doing is kept. Where locks do not exist (a plain http address) the stamps of `store.js`
 * still keep two tabs from overwriting each other.
 */
const PATIENCE_MS = 3000; // with a tab that is asked to let go and does not
const name = (id) => `sablier.match.${id}`;
const held = new Map(); // id -> what to call if another tab wants it
const channel = 'BroadcastChannel' in self ? new BroadcastChannel('sablier.locks') : null;

channel?.addEventListener('message', ({ data }) => held.get(data)?.());

/**
 * Try to take a match, even from another tab if `steal`. Returns a function that lets go, or null. `lost` is called if another tab
 * wants it, or has taken it.
 */
export async function take(id, { steal = false, lost }) {
  if (!navigator.locks) return () => {};
  if (!steal) return request(id, { ifAvailable: true }, lost);
  channel?.postMessage(id);
  return await request(id, { signal: AbortSignal.timeout(PATIENCE_MS) }, lost) ?? request(id, { steal: true }, lost);
}

function request(id, options, lost) {
  return new Promise((answer) => {
    let mine = false;
    navigator.locks.request(name(id), options, (lock) => {
      if (!lock) { answer(null); return undefined; }
      mine = true;
      held.set(id, lost);
      return new Promise((letGo) => answer(() => {
        if (held.get(id) === lost) held.delete(id);
        letGo();
      }));
    }).catch((error) => {
      if (mine) lost();
      else answer(error.name === 'TimeoutError' ? null : () => {}); // a browser that forbids storage forbids locks too
    });
  });
}
