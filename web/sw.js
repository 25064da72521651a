/*
 * Keeps the whole site for use without a network. The build writes VERSION and FILES above this line.
 *
 * Folders whose names carry a digest never change, so what an older version fetched from them is taken over. A new version
 * waits until no page of the old one is open, or until the player agrees to it ('update'). The version before it is kept
 * as well: a tab that still runs it may need its files.
 */
const PREFIX = `sablier ${self.registration.scope} `; // several sites may share one origin
const NAME = PREFIX + VERSION;
const KEPT_VERSIONS = 2;
const PAGE = 'index.html';
const address = (path) => new URL(path === PAGE ? './' : path, self.registration.scope).href;
const forever = (path) => /-[0-9a-f]{12}\//.test(path);

async function fetched(path) {
  const response = await fetch(address(path), { cache: forever(path) ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

async function keep() {
  const cache = await caches.open(NAME);
  const put = async (path) => {
    const known = forever(path) ? await caches.match(address(path)) : undefined;
    await cache.put(address(path), known ?? await fetched(path));
  };
  await Promise.all(FILES.filter((path) => path !== PAGE).map(put));
  await put(PAGE); // last: a version that was not fetched to its end has none
}

async function forgetOldVersions() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  const whole = await Promise.all(names.map((name) => caches.match(address(PAGE), { cacheName: name })));
  const kept = names.filter((name, i) => whole[i]).slice(1 - KEPT_VERSIONS);
  await Promise.all(names.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request) {
  const url = new URL(request.url);
  url.search = url.hash = '';
  if (url.href === address(PAGE) + PAGE) url.href = address(PAGE);
  const current = await caches.open(NAME);
  return await current.match(url.href) ?? await caches.match(url.href) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOldVersions()));
self.addEventListener('message', (event) => { if (event.data === 'update') event.waitUntil(self.skipWaiting()); });
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(self.registration.scope)) event.respondWith(answer(event.request));
});
