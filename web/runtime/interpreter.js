/**
 * What PyScript is given as its interpreter, inside the worker: Pyodide from our own folder, with the rules already
 * unpacked. Everything is fetched at once and counted, so that the page can show how far it is.
 */
import { withoutStore } from './nostore.js';
import { files, lock, runtime, version, wheel, whole } from './places.js';

export { version };

const fetchNow = self.fetch.bind(self);
const tell = (message) => self.postMessage({ sablier: message });

withoutStore();

async function count(url, response) {
  let bytes = 0;
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return tell({ step: 'fetch', url, bytes: files[url] });
    bytes += value.length;
    tell({ step: 'fetch', url, bytes });
  }
}

// PyScript imports its own Python package before our code. Nothing here uses it, and importing it takes as long as the rules:
// an empty one stands in its place.
const PREPARE = `
import site, sys, types
sys.modules["pyscript"] = types.ModuleType("pyscript")
site.getsitepackages()[0]`;

/** A browser compiles WebAssembly only if the host names its type; not every host knows it. */
function typed(url, response) {
  if (!url.endsWith('.wasm') || response.headers.get('content-type')?.startsWith('application/wasm')) return response;
  return new Response(response.body, { headers: { 'content-type': 'application/wasm' } });
}

async function counted(url) {
  const response = await fetchNow(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  count(url, response.clone()).catch(() => {}); // a broken transfer is told by whoever needs the file
  return typed(url, response);
}

async function imported(url) {
  const module = await import(url);
  tell({ step: 'fetch', url, bytes: files[url] });
  return module;
}

const early = new Map([`${runtime}pyodide.asm.wasm`, `${runtime}python_stdlib.zip`, wheel].map((url) => [url, counted(url)]));
const code = Promise.all([imported(`${runtime}pyodide.js`), imported(`${runtime}pyodide.asm.js`)]);
for (const promise of [...early.values(), code]) promise.catch(() => {}); // awaited below; until then nobody listens

function taken(url) {
  const response = early.get(url);
  early.delete(url);
  return response;
}

// A worker made of a blob has no address: relative ones, such as a tinkerer's './some.whl', are meant from the page's.
const page = new URL('../../', import.meta.url);
const Plain = self.Request;
self.Request = class Request extends Plain {
  constructor(url, options) { super(url instanceof Plain ? url : new URL(url, page).href, options); }
};
self.fetch = (url, ...options) => taken(String(url)) ?? fetchNow(url instanceof Plain ? url : new URL(url, page), ...options);

export async function loadPyodide(options = {}) {
  const rules = taken(wheel).then((response) => response.arrayBuffer());
  const [{ loadPyodide: load }, { default: createPyodideModule }] = await code;
  const python = await load({
    ...options, createPyodideModule, indexURL: runtime, lockFileContents: lock, packageBaseUrl: runtime,
    enableRunUntilComplete: false, env: { ...options.env, HOME: '/home/pyodide', PYTHONHASHSEED: '0' },
  });
  tell({ step: 'rules' });
  python.unpackArchive(await rules, 'wheel', { extractDir: python.runPython(PREPARE) });
  python._api.on_fatal = (error) => tell({ fatal: String(error) }); // WebAssembly gave up: nothing will ever answer again
  self.wholeLibrary = whole;
  return python;
}
