/** The face of a game's folder: what the shell needs to show it. Every game has one like this. */
export { board } from './board.js';
export { farm } from './farm.js';
export { stock } from './stock.js';
export { COLOURS, shield } from './art.js';
export { source } from './carry.js';
export const words = new URL('./words/', import.meta.url);
export const style = new URL('./orleans.css', import.meta.url).href;

/** Whether plans are being made that are not for everybody's eyes. */
export const secret = (view) => view.players.some((p) => p.hidden);

/** What to say above the board about where the match stands. */
export const standing = (view, ui) => (view.event
  ? ui.t('orleans.standing', { n: view.round, of: view.rounds, event: ui.t(`orleans.${view.event}`), phase: ui.t(`orleans.phase.${view.phase}`) })
  : ui.t('orleans.before'));
