/** The face of a game's folder: what the shell needs to show it. Every game has one like this. */
export { board } from './board.js';
export { farm } from './farm.js';
export { stock } from './stock.js';
export { COLOURS, shield } from './art.js';
export const words = new URL('./words/', import.meta.url);
export const style = new URL('./village.css', import.meta.url).href;

/** Whether somebody holds cards, or looks through some, that are not for everybody's eyes. */
export const secret = (view) => Boolean(view.searched) || view.players.some((p) => p.hand?.length);

/** What to say above the board about where the match stands. */
export const standing = (view, ui) => ui.t(view.ending && ui.decider !== null ? 'village.lastRound' : 'village.round', { n: view.round });
