/** Family members wherever they stand: small crowds that never hide one another's numbers. */
import { svg } from '../../app/lit.js';
import { target } from '../../app/parts/target.js';
import { figure } from './art.js';
import { memberId } from './stock.js';

export const standing = (view, places) => view.players.flatMap((p) => p.family
  .filter((one) => places.includes(one.place)).map((one) => ({ ...one, seat: p.seat })));

export const memberName = (ui, one, place) => ui.t('village.member', { name: ui.seats[one.seat].name, n: one.generation, place });

/** Everybody who stands at these places, around (x, y), in rows no wider than `w`. */
export function crowd(view, ui, places, x, y, w, scale = 0.95) {
  const folk = standing(view, places);
  const perRow = folk.length > 4 ? Math.ceil(folk.length / 2) : folk.length > 2 && w < 90 ? 2 : Math.max(folk.length, 1);
  const rows = Math.ceil(folk.length / perRow);
  const step = Math.min(36 * scale, perRow > 1 ? (w - 34 * scale) / (perRow - 1) : 0);
  return folk.map((one, i) => {
    const [line, spot] = [Math.floor(i / perRow), i % perRow];
    const inRow = Math.min(perRow, folk.length - line * perRow);
    return member(one, ui, x + (spot - (inRow - 1) / 2) * step, y + (line - (rows - 1) / 2) * 34 * scale, scale);
  });
}

export function member(one, ui, x, y, scale = 0.95) {
  const place = ui.t(`village.at.${one.place.replace(/\d+$/, '')}`);
  return target(ui, `member:${one.seat}:${one.member}`, memberName(ui, one, place), figure(one.seat, one.generation, x, y, scale, memberId(one.seat, one.member)),
  { reach: svg`<rect class="reach" x=${x - 18 * scale} y=${y - 31 * scale} width=${36 * scale} height=${60 * scale} rx="8"></rect>` });
}
