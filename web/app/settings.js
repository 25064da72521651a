/**
 * What a person prefers, kept in this browser. Where storage is forbidden the choices hold until the tab closes.
 * `apply` writes them onto the document element, where the style sheets read them.
 */
const KEY = 'sablier.settings';
const DEFAULTS = {
  lang: (navigator.language || 'en').toLowerCase().startsWith('fr') ? 'fr' : 'en',
  scheme: 'system', // system, light, dark
  motion: 'system', // system, reduced
  speed: 'normal', // slow, normal, fast, step
  handover: true, // a card between two people at one screen
  names: '', // the last name used for the first seat
};

const listeners = new Set();
export const settings = { ...DEFAULTS, ...kept() };

function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const known = Object.entries(found).filter(([key, value]) => typeof value === typeof DEFAULTS[key]);
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}

export function change(key, value) {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch { /* forbidden or full: the choice holds for this visit */ }
  apply();
  for (const listen of listeners) listen(key, value);
}

export const onChange = (listen) => listeners.add(listen);

export function apply() {
  const html = document.documentElement;
  html.lang = settings.lang;
  html.dataset.scheme = settings.scheme;
  html.dataset.motion = settings.motion;
}

const less = matchMedia('(prefers-reduced-motion: reduce)');
export const calm = () => settings.motion === 'reduced' || less.matches;
