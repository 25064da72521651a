/** The site as an app: works offline after the first visit; a new version is offered, never forced. */
const listeners = new Set();
let waiting = null;
let agreed = false;

export const newVersion = () => waiting !== null;
export const onNewVersion = (listen) => listeners.add(listen);

/** Register the service worker once the page has nothing better to do. */
export async function register() {
  if (!('serviceWorker' in navigator) || !document.querySelector('link[rel="manifest"]')) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => agreed && location.reload());
  try {
    const registration = await navigator.serviceWorker.register('./sw.js');
    notice(registration.waiting);
    watch(registration.installing);
    registration.addEventListener('updatefound', () => watch(registration.installing));
  } catch { /* not on a secure address: the site works, online */ }
}

function watch(worker) {
  worker?.addEventListener('statechange', () => worker.state === 'installed' && navigator.serviceWorker.controller && notice(worker));
}

function notice(worker) {
  if (!worker) return;
  waiting = worker;
  for (const listen of listeners) listen();
}

export function accept() {
  agreed = true;
  if (waiting?.state === 'installed') waiting.postMessage('update');
  else location.reload(); // it took over by itself when the last page of the old version was left
}
