/** The score sheet line by line, and the race as a chart: points of every seat after every decision. */
import { html, svg, nothing } from '../lit.js';
import { number, t } from '../words.js';
import { tie, winners } from './ask.js';
import { icon } from './icon.js';

const WIDE = 640;
const HIGH = 220;
const MARKS = ['', '7 4', '2 4', '10 3 2 3', '1 3']; // dashes, so that lines are told apart without colour

export const sheetDialog = (table, sheet, colours) => html`
  <header><h2>${table.over ? winners(table, sheet) : t('sheet.now')}</h2>
    <button class="button bare square" data-do="close-dialog" aria-label=${t('close')}>${icon('close')}</button></header>
  ${tie(sheet)}<div class="result"><div class="scroll" tabindex="0" role="region" aria-label=${t('table.sheet')}>${scores(table, sheet, colours)}</div>
    <section><h3>${t('sheet.race')}</h3>${race(table, sheet, colours)}</section></div>`;

const scores = (table, sheet, colours) => html`
  <table class="sheet" data-testid="sheet">
    <thead><tr><th scope="col">${t('sheet.line')}</th>${table.seats.map((seat, i) => html`<th scope="col" class=${colours[i]}><i class="dot"></i><span class="who">${seat.name}</span></th>`)}</tr></thead>
    <tbody>${sheet.lines.map((line) => html`<tr><th scope="row">${line.label}</th>${line.points.map((n) => html`<td>${number(n)}</td>`)}</tr>`)}</tbody>
    <tfoot>
      <tr><th scope="row">${t('sheet.total')}</th>${sheet.totals.map((n, i) => html`<td class=${table.over && sheet.ranks[i] === 1 ? 'best' : ''} data-testid="total">${number(n)}</td>`)}</tr>
      ${table.over ? html`<tr><th scope="row">${t('sheet.rank')}</th>${sheet.ranks.map((n) => html`<td>${number(n)}</td>`)}</tr>` : nothing}
    </tfoot>
  </table>`;

function race(table, sheet, colours) {
  const [first, last] = [sheet.race[0].ply, sheet.race.at(-1).ply];
  const most = Math.max(10, ...sheet.race.flatMap((one) => one.points));
  const x = (ply) => 34 + (ply - first) / (last - first || 1) * (WIDE - 44);
  const y = (points) => HIGH - 18 - Math.max(0, points) / most * (HIGH - 34);
  const step = most > 50 ? 20 : most > 20 ? 10 : 5;
  const lines = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
  return html`
    <svg class="race" viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${t('sheet.race')}>
      ${lines.map((n) => svg`<path class="rule" d="M34 ${y(n)}H${WIDE - 10}"></path><text x="28" y=${y(n) + 4}>${n}</text>`)}
      ${table.seats.map((_, seat) => svg`<polyline class="run ${colours[seat]}" stroke-dasharray=${MARKS[seat]}
        points=${sheet.race.map((one) => `${x(one.ply).toFixed(1)},${y(one.points[seat]).toFixed(1)}`).join(' ')}></polyline>`)}
    </svg>
    <ul class="legend">${table.seats.map((seat, i) => html`<li class=${colours[i]}>
      <svg viewBox="0 0 36 8" aria-hidden="true"><path class="run ${colours[i]}" stroke-dasharray=${MARKS[i]} d="M0 4H36"></path></svg>${seat.name} ${number(sheet.totals[i])}</li>`)}</ul>`;
}
