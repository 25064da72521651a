/** A player's farm: time, family and stores. A strip of page rather than of board, so that it fits wherever it is put. */
import { html, svg, nothing } from '../../app/lit.js';
import { touch } from '../../app/parts/target.js';
import { glyph, icon } from '../../app/parts/icon.js';
import { COLOURS, cube, CUBES, figure, GOODS, shield, token } from './art.js';
import { memberName } from './folk.js';
import { candle } from './inn.js';
import { memberId } from './stock.js';

export const farm = (view, seat, ui) => {
  const p = view.players[seat];
  return html`
    <article class="farm ${COLOURS[seat]} ${ui.decider === seat ? 'to-move' : ''}" data-region="farm${seat}" data-seat=${seat} aria-label=${ui.seats[seat].name}>
      ${head(view, p, ui)}${river(view, p, ui)}${household(p, ui)}
      <div class="stores">${grain(view, p, ui)}${influence(p, ui)}${purse(p, ui)}</div>${p.hand ? hand(p, ui) : nothing}
    </article>`;
};

function head(view, p, ui) {
  const seat = ui.seats[p.seat];
  return html`<header>
    ${touch(ui, `farm:${p.seat}`, ui.t('village.farm', { name: seat.name }), html`
      <svg class="arms" viewBox="-15 -17 30 36" aria-hidden="true">${shield(p.seat, 0, 0)}</svg><b class="who">${seat.name}</b>`, 'owner')}
    ${view.first === p.seat ? html`<svg class="first" viewBox="-16 -16 32 32" role="img" aria-label=${ui.t('village.first')}>${glyph('first', 0, 0, 32, 'gold')}</svg>` : nothing}
    ${view.next_first === p.seat ? html`<svg class="first next" viewBox="-16 -16 32 32" role="img" aria-label=${ui.t('village.nextFirst')}><g data-piece="first">${glyph('first', 0, 0, 30, 'gold')}</g></svg>` : nothing}
    ${ui.thinking === p.seat ? html`<span class="thinking" role="img" aria-label=${ui.t('table.thinking')}><i></i><i></i><i></i></span>` : nothing}
    ${p.customers.length ? customers(p, ui) : nothing}
    ${score(p, ui)}</header>`;
}

/** What everything is worth by now. */
function score(p, ui) {
  const name = ui.decider === null ? ui.t('sheet.total') : ui.t('village.soFar', { n: p.prestige });
  return html`<span class="score" title=${name}><span class="sr">${name}</span> ${ui.seats[p.seat].points}</span>`;
}

const customers = (p, ui) => html`<span class="served" data-home="customer@farm:${p.seat}" title=${ui.t('village.served', { n: p.customers.length })}>
  ${icon('person')}<span class="sr">${ui.t('village.served', { n: p.customers.length })}</span><span aria-hidden="true">${p.customers.length}</span></span>`;

/** The river of time: so many spaces, then the bridge. */
function river(view, p, ui) {
  const count = view.board.time_spaces;
  const step = 28;
  const name = ui.t('village.time', { n: p.time + 1, of: count });
  return touch(ui, `time:${p.seat}`, name, html`
    <svg class="river" viewBox="0 0 ${count * step + 44} 36" preserveAspectRatio="xMinYMid" aria-hidden="true">
      <path class="water" d="M4 18Q70 8 140 18T${count * step + 40} 18"></path>
      ${Array.from({ length: count }, (_, i) => svg`<circle class="hour" cx=${18 + i * step} cy="18" r="10.5"></circle>`)}
      ${glyph('bridge', count * step + 24, 17, 34, 'ink')}
      ${shield(p.seat, 18 + p.time * step, 17, 0.82, `time-${p.seat}`)}
    </svg>`, 'time-track');
}

function household(p, ui) {
  const home = p.family.filter((one) => one.place === 'farm');
  const generations = [...new Set(p.family.map((one) => one.generation))];
  const unborn = generations.map((n) => [n, p.family.filter((one) => one.place === 'unborn' && one.generation === n).length]).filter(([, n]) => n);
  return html`<div class="household">
    <span class="home">${home.map((one) => touch(ui, `member:${p.seat}:${one.member}`, memberName(ui, { ...one, seat: p.seat }, ui.t('village.at.farm')), html`
      <svg class="member" viewBox="-18 -30 36 58" aria-hidden="true">${figure(p.seat, one.generation, 0, 0, 1, memberId(p.seat, one.member))}</svg>`))}</span>
    <span class="unborn" data-home="member@unborn:${p.seat}" title=${ui.t('village.unborn')}>
      <span class="sr">${ui.t('village.unborn')}</span>
      ${unborn.map(([n, many]) => html`<span class="child"><svg viewBox="-18 -30 36 58" aria-hidden="true">${figure(p.seat, n, 0, 0)}</svg><span>×${many}</span></span>`)}</span></div>`;
}

function grain(view, p, ui) {
  const ids = ui.pieces.at('grain', `farm:${p.seat}`);
  const most = Math.max(view.board.grain_limit ?? 5, ids.length);
  return touch(ui, `grain:${p.seat}`, ui.t('village.grainOf', { n: p.grain }), html`
    <svg class="loft" viewBox="-18 -18 ${most * 26 + 10} 36" aria-hidden="true">
      ${Array.from({ length: most }, (_, i) => svg`<circle class="slot" cx=${i * 26} r="11"></circle>`)}
      ${ids.map((id, i) => token('grain', i * 26, 0, 0.8, id))}</svg>`, 'store');
}

const influence = (p, ui) => CUBES.filter((colour) => colour in p.cubes).map((colour) => store(p, ui, colour, p.cubes[colour], `colour:${colour}`, cube));

const purse = (p, ui) => html`
  ${touch(ui, `coins:${p.seat}`, ui.t('village.owned', { n: p.coins, what: ui.t('village.coin') }), stack(p, ui, 'coin', p.coins, token), `store ${p.coins ? '' : 'none'}`)}
  ${GOODS.filter((good) => good in p.goods).map((good) => store(p, ui, good, p.goods[good], `good:${good}`, token))}`;

/** What is owned but never touched: named, and explained when pointed at. */
const store = (p, ui, kind, count, about, draw) => html`
  <span class="store ${count ? '' : 'none'}" role="img" data-tip=${about} aria-label=${ui.t('village.owned', { n: count, what: ui.t(`village.${kind}`) })}>
    ${stack(p, ui, kind, count, draw)}</span>`;

/** Villagers kept: what this pair of eyes may not know lies face down. */
const hand = (p, ui) => html`<div class="hand" data-home="card@farm:${p.seat}">${p.hand.map((card) => (card
  ? touch(ui, `card:${card.key}`, ui.t(`village.card.${card.key}`), html`<svg viewBox="-10 -32 20 62" aria-hidden="true">${candle(card.candle, 0, 0)}</svg>${icon(`card-${card.key}`)}${ui.t(`village.card.${card.key}`)}`, 'kept')
  : html`<span class="kept back" role="img" aria-label=${ui.t('village.hidden')}></span>`))}</div>`;

/** Pieces of a kind, one behind the other, and their number. An empty stack keeps its place, faint. */
function stack(p, ui, kind, count, draw) {
  const ids = ui.pieces.at(kind, `farm:${p.seat}`);
  return html`<svg class="stack" viewBox="-18 -18 ${38 + Math.min(2, Math.max(0, count - 1)) * 7} 36" aria-hidden="true">
    ${count ? ids.map((id, i) => draw(kind, Math.min(i, 2) * 7, 0, 1, id)) : draw(kind, 0, 0, 1)}</svg>
    ${count > 1 ? html`<span class="n" aria-hidden="true">${count}</span>` : nothing}`;
}
