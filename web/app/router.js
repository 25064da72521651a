/** Addresses: everything after `#`, so that the site works in any folder of any static host. */
import { settings } from './settings.js';

export function parse(hash = location.hash) {
  if (hash.startsWith('#m=')) return { screen: 'link', text: hash.slice(3) };
  const [screen = '', ...rest] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  return { screen: screen || 'home', id: rest[0] ?? null, at: rest[1] ?? null };
}

function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const path = (...parts) => `#/${parts.map(encodeURIComponent).join('/')}`;

export function go(...parts) {
  location.hash = path(...parts);
}

/** Like `go`, but the way back does not lead here again. */
export function replace(...parts) {
  history.replaceState(null, '', path(...parts));
  dispatchEvent(new HashChangeEvent('hashchange'));
}

export const linkTo = (text) => `${location.href.split('#')[0]}#m=${text}`;
export const title = (...parts) => { document.title = [...parts, 'Sablier'].join(' · '); document.documentElement.lang = settings.lang; };
