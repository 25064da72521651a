/**
 * Only one tab plays a match. The browser's own locks tell who; a tab that closes, crashes or sleeps lets go by itself.
 * Where they do not exist (a plain http address) the stamps of `store.js` still keep two tabs from overwriting each other.
 */
const name = (id) => `sablier.match.${id}`;

/** Try to take a match; `lost` is called if another tab takes it over. Returns a function that lets go, or null. */
export function take(id, { steal = false, lost }) {
  if (!navigator.locks) return Promise.resolve(() => {});
  return new Promise((answer) => {
    let asked = false;
    const options = steal ? { steal: true } : { ifAvailable: true };
    navigator.locks.request(name(id), options, (lock) => {
      asked = true;
      if (!lock) { answer(null); return undefined; }
      return new Promise((letGo) => answer(letGo));
    }).catch(() => (asked ? lost() : answer(() => {}))); // a browser that forbids storage forbids locks too
  });
}
