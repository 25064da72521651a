/** What the build has written down about the games, so that the home page and the rules need no Python. */
import { language } from './words.js';

const files = new Map();

async function fetched(name) {
  if (!files.has(name)) {
    const answer = await fetch(new URL(`../data/${name}`, import.meta.url));
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    files.set(name, await answer.json());
  }
  return files.get(name)[language()];
}

export const games = () => fetched('games.json');
export const game = async (name) => (await games()).find((one) => one.name === name);
export const rules = (name) => fetched(`rules-${name}.json`);
