/**
 * What belongs to a player: purse, wares, bag, market and places. A strip of page rather than of board, so that it fits wherever it is
 * put: a whole board for the player at the table, a small one for everybody else.
 */
import { html, svg, nothing } from '../../app/lit.js';
import { touch } from '../../app/parts/target.js';
import { glyph } from '../../app/parts/icon.js';
import { citizen, coin, COLOURS, follower, gear, GOODS, rank, shield, station, ware } from './art.js';
import { card, chip, disc, nameOfKind } from './places.js';
import { pieceOf } from './stock.js';

export const farm = (view, seat, ui) => {
  const p = view.players[seat];
  const own = seat === (ui.seat ?? 0);
  return html`
    <article class="estate orleans ${COLOURS[seat]} ${own ? 'own' : 'small'} ${ui.decider === seat ? 'to-move' : ''} ${view.passed.includes(seat) ? 'passed' : ''}"
             data-region="farm${seat}" data-seat=${seat} data-home="tile@seat:${seat}" aria-label=${ui.seats[seat].name}>
      <div class="house-of">${head(view, p, ui)}${stores(p, ui, own)}${own ? bag(p, ui, own) : nothing}</div>
      <div class="work">${market(view, p, ui, own)}${own ? cards(p, view, ui) : chips(p, view, ui)}</div>
    </article>`;
};

function head(view, p, ui) {
  const seat = ui.seats[p.seat];
  return html`<header>
    <svg class="arms" viewBox="-15 -17 30 36" aria-hidden="true">${shield(p.seat, 0, 0)}</svg><b class="name">${seat.name}</b>
    ${view.first === p.seat ? touch(ui, 'first', ui.t('orleans.first'), html`<svg viewBox="-16 -16 32 32" aria-hidden="true"><g data-piece="first">${glyph('first', 0, 0, 32, 'gold')}</g></svg>`, 'crown') : nothing}
    ${ui.thinking === p.seat ? html`<span class="thinking" role="img" aria-label=${ui.t('table.thinking')}><i></i><i></i><i></i></span>` : nothing}
    ${p.hidden && !ownTurn(p, ui) ? html`<span class="note">${ui.t('orleans.secret')}</span>` : nothing}
    ${view.passed.includes(p.seat) ? html`<span class="note">${ui.t('orleans.passed')}</span>` : nothing}
    <span class="score" title=${ui.t('orleans.points')}><span class="sr">${ui.t('orleans.points')}</span> ${seat.points}</span></header>`;
}

const ownTurn = (p, ui) => ui.decider === p.seat;

/** Coins, wares, and everything that counts at the end. */
const stores = (p, ui, own) => html`<div class="stores-of">
  ${store(p, ui, `coins:${p.seat}`, 'coins', p.coins, 'coin', (x, id) => coin('', x, 0, 1, id))}
  ${GOODS.map((good) => store(p, ui, `goods:${p.seat}:${good}`, good, p.goods[good], good, (x, id) => ware(good, x, 0, 1, id)))}
  ${store(p, ui, `technology:${p.seat}`, 'technology', p.technology, 'technology', (x, id) => gear(x, 0, 1, id))}
  ${own ? store(p, ui, `stock:${p.seat}`, 'stations', p.stock, `station${p.seat}`, (x, id) => station(p.seat, x, 2, 0.95, id), 'stock')
    : amount(ui, `stock:${p.seat}`, 'built', p.stations.length, svg`<g data-home="station${p.seat}@stock">${station(p.seat, 0, 2, 0.95)}</g>`)}
  ${amount(ui, `development:${p.seat}`, 'status', p.status, rank('', 0, 0, 0.9))}
  ${amount(ui, 'citizen:0', 'citizens', p.citizens, svg`${ui.pieces.at('citizen', `seat:${p.seat}`).slice(-1).map((id) => citizen(0, 0, 1, id))}${p.citizens ? nothing : citizen(0, 0)}`)}</div>`;

/** Pieces of a kind, the last of them drawn one behind the other, and their number. None keeps its place, faint. */
function store(p, ui, at, kind, count, piece, draw, place = `seat:${p.seat}`) {
  const ids = ui.pieces.at(piece, place).slice(-2);
  const back = Math.max(0, ids.length - 1) * 5;
  return touch(ui, at, ui.t('orleans.owned', { what: ui.t(`orleans.${kind}`), n: count }), html`
    <svg class="disc" viewBox="-19 -19 ${39 + back} 39" aria-hidden="true">${count ? ids.map((id, i) => draw(i * 5, id)) : draw(0, nothing)}</svg>
    <span class="n" aria-hidden="true">${count}</span>`, `store-of ${count ? '' : 'none'}`);
}

/** The same for what is told, never touched. */
const amount = (ui, about, kind, count, drawing) => html`
  <span class="store-of ${count ? '' : 'none'}" role="img" data-tip=${about} aria-label=${ui.t('orleans.owned', { what: ui.t(`orleans.${kind}`), n: count })}>
    <svg class="disc" viewBox="-19 -19 39 39" aria-hidden="true">${drawing}</svg><span class="n" aria-hidden="true">${count}</span></span>`;

const everybody = (counts) => Object.entries(counts).filter(([, n]) => n);

function bag(p, ui, own) {
  const inside = everybody(p.bag);
  const all = inside.reduce((sum, [, n]) => sum + n, 0);
  const list = inside.length ? ui.list(inside.map(([kind, n]) => ui.t('orleans.some', { n, what: nameOfKind(ui, kind) }))) : ui.t('orleans.nobody');
  return touch(ui, `bag:${p.seat}`, ui.t('orleans.bag', { list, n: p.draw }), html`
    <svg class="disc sack-of" viewBox="-19 -19 39 39" aria-hidden="true" data-home=${Object.keys(p.bag).map((kind) => `${pieceOf(kind, p.seat)}@bag:${p.seat}`).join(' ')}>
      ${glyph('bag', 0, 0, 38, 'sign')}</svg><span class="n" aria-hidden="true">${all}</span>
    ${own ? html`<span class="inside" aria-hidden="true">${inside.map(([kind, n]) => html`<span>${disc(follower(kind, p.seat, 0, 0))}${n > 1 ? html`<i>${n}</i>` : nothing}</span>`)}</span>` : nothing}`, 'bag-of');
}

/** The market: everybody who waits, then the spaces left; followers just drawn at the bathhouse wait beside it. */
function market(view, p, ui, own) {
  const there = everybody(p.market);
  const taken = there.reduce((sum, [, n]) => sum + n, 0);
  return html`<div class="market-of" role="group" aria-label=${ui.t('orleans.market')}>
    ${own ? nothing : bag(p, ui, own)}
    ${there.map(([kind]) => waiting(p, kind, ui.pieces.at(pieceOf(kind, p.seat), `market:${p.seat}`), ui))}
    ${own ? Array.from({ length: Math.max(0, view.board.market - taken) }, () => disc(svg`<circle class="berth" r="16"></circle>`)) : nothing}
    ${p.drawn.length ? html`<span class="bathers">${[...new Set(p.drawn)].map((kind) => waiting(p, kind, ui.pieces.at(pieceOf(kind, p.seat), `drawn:${p.seat}`), ui))}</span>` : nothing}
    ${own ? ['done', 'pass'].filter((at) => ui.legal.has(at)).map((at) => touch(ui, at, ui.t(`orleans.${at}`), ui.legal.get(at)[0].words, 'end')) : nothing}
  </div>`;
}

const waiting = (p, kind, ids, ui) => touch(ui, `market:${p.seat}:${kind}`, ui.t('orleans.waiting', { n: ids.length, kind: nameOfKind(ui, kind) }),
  ids.map((id) => disc(svg`<circle class="reach" r="18.5"></circle>${follower(kind, p.seat, 0, 0, 1, id)}`)), 'waiting');

const cards = (p, view, ui) => html`<div class="cards">${p.places.map((one) => card(p, one, view, ui))}</div>`;

/** Of the others only places where somebody stands, and their tiles. */
const chips = (p, view, ui) => html`<div class="chips">${p.places.filter((one) => view.board.places[one.n].stack || one.slots.some((slot) => slot.holds)).map((one) => chip(p, one, view, ui))}</div>`;
