/** The page's own words in the player's language; sentences about a game come from the core, already in that language. */
const here = new URL('../words/', import.meta.url);
const loaded = new Map();
let lang = 'en';
let words = {};
let plural = new Intl.PluralRules('en');

export const LANGS = [['en', 'English'], ['fr', 'Français']];

async function fetched(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}

/** Switch to a language; `folders` are catalogues to add, such as a game's captions. */
export async function speakIn(wanted, ...folders) {
  for (const folder of [here, ...folders]) {
    const url = new URL(`${wanted}.json`, folder).href;
    if (!loaded.has(url)) loaded.set(url, await fetched(url));
  }
  lang = wanted;
  plural = new Intl.PluralRules(lang);
  words = Object.assign({}, ...[...loaded].filter(([url]) => url.endsWith(`/${lang}.json`)).map(([, entries]) => entries));
}

/** The sentence of a key, `{name}` filled in; an entry with plural forms chooses by `n`. */
export function t(key, values = {}) {
  const entry = words[key];
  const text = typeof entry === 'object' ? entry[plural.select(values.n)] ?? entry.other : entry;
  return (text ?? key).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

export const has = (key) => key in words;
export const language = () => lang;
export const list = (items) => new Intl.ListFormat(lang).format(items);
export const number = (value) => new Intl.NumberFormat(lang).format(value);
export const when = (time) => new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
