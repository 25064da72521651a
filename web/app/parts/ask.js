/** What is asked, what has been chosen so far, and every answer in words: the table for those who read and type. */
import { html, nothing, repeat } from '../lit.js';
import { list, number, t } from '../words.js';
import { icon } from './icon.js';

/** What the seat to move has done since somebody else, or chance, last spoke: it can still be taken back. */
function soFar(log, table) {
  const mine = [];
  for (let i = log.length - 1; i >= 0 && log[i].seat === table.decider && !log[i].chance; i -= 1) mine.unshift(log[i]);
  return mine.filter((line, i) => line.text !== mine[i - 1]?.text).slice(-4);
}

/** Every move with its number; what is hinted comes first, the best of it on top. */
function inOrder(moves, hints) {
  const rank = (move) => (hints.findIndex((one) => one.n === move.n) + 1) || Infinity;
  return moves.map((move, i) => ({ move, i, rank: rank(move) })).sort((a, b) => (a.rank === b.rank ? a.i - b.i : a.rank - b.rank));
}

/** How a bot likes a move: its rank, the points it expects in the end, and why. */
function liked(hints, n) {
  const rank = hints.findIndex((one) => one.n === n);
  if (rank < 0) return nothing;
  const { points, reason } = hints[rank];
  const worth = Math.round(points);
  return html`<span class="rank">${t('table.hintRank', { n: rank + 1 })}</span>
    <small class="reason">${t('table.hintWorth', { n: worth, points: number(worth) })} ${reason}</small>`;
}

const answer = ({ move, i, rank }, hints) => html`
  <li><button class="answer ${rank < Infinity ? 'favourite' : ''}" data-do="play" data-n=${move.n} data-show=${move.at} data-testid="move">
    <kbd aria-hidden="true">${i + 1}</kbd><span>${move.words}</span>${liked(hints, move.n)}</button></li>`;

export function ask({ table, log, hints, playing, bots }) {
  const who = table.decider === null ? null : table.seats[table.decider];
  const waiting = who && who.kind !== 'human';
  const past = playing && !waiting ? soFar(log, table) : [];
  return html`
    <section class="ask" aria-labelledby="question" data-testid="ask">
      <h2 id="question" data-testid="question">${waiting ? t(bots.paused ? 'table.pausedAt' : 'table.turnOf', { name: who.name }) : table.question}</h2>
      ${past.length ? html`<ol class="so-far" aria-label=${t('table.soFar')}>${past.map((line) => html`<li>${line.text}</li>`)}</ol>` : nothing}
      ${playing ? html`<ol class="answers" data-testid="moves">${repeat(inOrder(table.moves, hints), ({ move }) => move.n, (one) => answer(one, hints))}</ol>` : nothing}
    </section>`;
}

/** Who came where, the winner first. */
const ranking = (table, sheet, colours) => html`
  <ol class="ranking">${table.seats.map((seat, i) => ({ seat, i, rank: sheet.ranks[i] })).sort((a, b) => a.rank - b.rank).map(({ seat, i, rank }) => html`
    <li class="${colours[i]} ${rank === 1 ? 'best' : ''}"><span class="place">${number(rank)}</span><i class="dot"></i><span>${seat.name}</span><b>${number(sheet.totals[i])}</b></li>`)}</ol>`;

export const ended = (table, sheet, id, colours) => html`
  <section class="ask end" data-testid="over">
    <h2 id="question" data-testid="question">${sheet ? winners(table, sheet) : t('table.over')}</h2>
    ${sheet ? [tie(sheet), ranking(table, sheet, colours)] : nothing}
    <div class="actions start">
      <button class="button main" data-do="sheet" data-testid="open-sheet">${icon('list')}${t('table.sheet')}</button>
      <a class="button" href=${`#/replay/${id}`}>${icon('history')}${t('table.replay')}</a>
      <a class="button" href=${`#/new/${table.game}`}>${icon('plus')}${t('home.again')}</a>
    </div>
  </section>`;

/** Why one of those with most points won, or that they all did. */
export const tie = (sheet) => (sheet.tie ? html`<p class="quiet small" data-testid="tie">${sheet.tie}</p>` : nothing);

export function winners(table, sheet) {
  const names = table.seats.filter((_, i) => sheet.ranks[i] === 1).map((seat) => seat.name);
  return t('sheet.wins', { n: names.length, names: list(names) });
}
