/** A place of a player: what it brings, and its action spaces with what they need or hold. */
import { html, svg, nothing } from '../../app/lit.js';
import { touch } from '../../app/parts/target.js';
import { glyph } from '../../app/parts/icon.js';
import { COLOURS, follower, gear, wanted } from './art.js';
import { breadth, gains } from './gains.js';
import { pieceOf } from './stock.js';

export const disc = (content, kind = '') => html`<svg class="disc ${kind}" viewBox="-19 -19 39 39" aria-hidden="true">${content}</svg>`;

export const nameOfKind = (ui, kind) => ui.t(`orleans.${kind}`);

/** What stands on an action space: a follower or a technology tile, else whom it needs. */
function standing(p, slot, needs, ui) {
  if (!slot.holds) return wanted(needs, 0, 0);
  const id = ui.pieces.at(pieceOf(slot.holds, p.seat), `slot:${p.seat}:${slot.n}`)[0] ?? nothing;
  return slot.holds === 'technology' ? gear(0, 0, 1, id) : follower(slot.holds, p.seat, 0, 0, 1, id);
}

function space(p, one, slot, printed, ui) {
  const need = ui.t(`orleans.${printed.needs}`);
  const name = slot.holds ? ui.t('orleans.slotHolds', { place: one.name, need, kind: nameOfKind(ui, slot.holds) }) : ui.t('orleans.slot', { place: one.name, need });
  return touch(ui, `slot:${p.seat}:${slot.n}`, name, disc(svg`<circle class="reach" r="18.5"></circle>${standing(p, slot, printed.needs, ui)}
    ${slot.planned ? svg`<circle class="fresh" cx="13" cy="-13" r="4.5"></circle>` : nothing}`), slot.holds ? 'space filled' : 'space');
}

/** The gunpowder tower: room for those whom the market itself cannot hold. */
const tower = (p, view, ui) => touch(ui, `tower:${p.seat}`, ui.t('orleans.tower', { list: p.tower.length ? ui.list(p.tower.map((kind) => nameOfKind(ui, kind))) : ui.t('orleans.nobody') }),
  Array.from({ length: p.room - view.board.market }, (_, i) => disc(p.tower[i] ? follower(p.tower[i], p.seat, 0, 0, 1, ui.pieces.at(pieceOf(p.tower[i], p.seat), `tower:${p.seat}`)[twinsBefore(p.tower, i)] ?? nothing) : wanted('any', 0, 0))), 'space pair');

const twinsBefore = (list, i) => list.slice(0, i).filter((kind) => kind === list[i]).length;

const spaces = (p, one, view, ui, seen = () => true) => (one.key === 'gunpowder_tower' ? tower(p, view, ui)
  : one.slots.map((slot, i) => (seen(slot) ? space(p, one, slot, view.board.places[one.n].slots[i], ui) : nothing)));

const WIDEST = 150; // row of gains, in its own units

/** A whole card, for the player who is at the table. */
export function card(p, place, view, ui) {
  const printed = view.board.places[place.n];
  const one = { ...place, name: ui.t(`orleans.place.${place.key}`) };
  const wide = Math.min(breadth(printed, p, view), WIDEST);
  return html`<div class="card ${place.active ? 'active' : ''} ${printed.stack ? `stack${printed.stack}` : ''}">
    ${touch(ui, `place:${p.seat}:${place.key}`, ui.t(place.active ? 'orleans.placeActive' : 'orleans.place', { name: one.name }), html`
      <span class="title">${one.name}</span>
      <svg class="gains" viewBox="${-wide / 2 - 3} -20 ${wide + 6} 40" aria-hidden="true">${gains(printed, p, view, 0, 0, wide)}</svg>`, 'front')}
    <span class="spaces">${spaces(p, one, view, ui)}</span></div>`;
}

/** The same, small, for the others: a sign and whoever stands there. */
export function chip(p, place, view, ui) {
  const printed = view.board.places[place.n];
  const one = { ...place, name: ui.t(`orleans.place.${place.key}`) };
  return html`<span class="chip ${place.active ? 'active' : ''} ${printed.stack ? `stack${printed.stack}` : ''} ${COLOURS[p.seat]}">
    ${touch(ui, `place:${p.seat}:${place.key}`, ui.t(place.active ? 'orleans.placeActive' : 'orleans.place', { name: one.name }), html`
      <svg class="disc" viewBox="-19 -19 39 39" aria-hidden="true">${glyph(place.key, 0, 0, 38, 'sign')}</svg>`, 'front')}
    ${spaces(p, one, view, ui, (slot) => slot.holds)}</span>`;
}
