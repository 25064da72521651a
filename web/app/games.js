/** The games' folders, loaded when they are first needed. A new game is one more line here and a folder with the same file names. */
const FOLDERS = {
  village: () => import('../games/village/index.js'),
  orleans: () => import('../games/orleans/index.js'),
};
export const SHELF = ['village', 'orleans', 'world', 'myvillage', 'agricola']; // covers, in the order they stand
export const there = (name) => Object.hasOwn(FOLDERS, name);

export async function loadGame(name) {
  const game = await FOLDERS[name]();
  if (!document.querySelector(`link[href="${game.style}"]`)) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: game.style });
    const loaded = new Promise((done) => { link.onload = link.onerror = done; });
    document.head.append(link);
    await loaded;
  }
  return game;
}
