/** How the page's scripts are written: short, with nothing unused, and without doors that a content policy would close. */
const browser = `
  AbortController AbortSignal Blob BroadcastChannel CSS CompressionStream CustomEvent DOMException DOMMatrix DOMPoint DOMRect
  DecompressionStream Document HashChangeEvent Element Event EventTarget File FileReader FormData HTMLElement IDBFactory Image Intl
  IntersectionObserver KeyboardEvent MouseEvent MutationObserver Node PointerEvent PromiseRejectionEvent ReadableStream
  Request ResizeObserver Response SVGElement TextDecoder TextEncoder URL URLSearchParams WheelEvent Worker
  addEventListener atob btoa caches cancelAnimationFrame clearInterval clearTimeout console crypto customElements
  devicePixelRatio dispatchEvent document fetch getComputedStyle globalThis history indexedDB innerHeight innerWidth
  localStorage location matchMedia navigator open performance queueMicrotask removeEventListener requestAnimationFrame
  requestIdleCallback scrollTo self sessionStorage setInterval setTimeout structuredClone visualViewport window
`.trim().split(/\s+/);
const known = (names) => Object.fromEntries(names.map((name) => [name, 'readonly']));

const short = {
  'max-lines': ['error', 500],
  'max-lines-per-function': ['error', 50],
  'max-len': ['error', { code: 160, ignoreTemplateLiterals: true, ignoreStrings: true }], // drawings are long,
};
const sound = {
  'no-undef': 'error',
  'no-unused-vars': ['error', { args: 'none', caughtErrors: 'none' }],
  'no-var': 'error',
  'prefer-const': ['error', { destructuring: 'all' }],
  eqeqeq: 'error',
  'no-shadow-restricted-names': 'error',
  'no-unreachable': 'error',
  'no-dupe-keys': 'error',
  'no-const-assign': 'error',
  'no-self-assign': 'error',
  'no-fallthrough': 'error',
};
const closed = {
  'no-eval': 'error',
  'no-implied-eval': 'error',
  'no-new-func': 'error',
  'no-script-url': 'error',
  'no-restricted-properties': ['error',
    { property: 'innerHTML', message: 'build elements, not text' },
    { property: 'outerHTML', message: 'build elements, not text' },
    { property: 'insertAdjacentHTML', message: 'build elements, not text' },
    { object: 'document', property: 'write', message: 'build elements, not text' }],
};

export default [
  { ignores: ['**/node_modules/**'] },
  { files: ['**/*.js', '**/*.mjs'], rules: { ...short, ...sound, ...closed }, languageOptions: { globals: known(browser) } },
  { files: ['sw.js', '**/sw.js'], languageOptions: { sourceType: 'script', globals: known(['VERSION', 'FILES', ...browser]) } },
  { files: ['**/build/*.mjs'], languageOptions: { globals: known(['process', 'console', 'URL']) } },
];
