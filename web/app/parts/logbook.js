/** The story of the match, newest last; pointing at a line shows its place on the board. */
import { guard, html, nothing, repeat } from '../lit.js';
import { number, t } from '../words.js';
import { icon } from './icon.js';

const MANY = 3; // draws in a row that are told together

const alike = (a, b) => (a.chance ? b.chance : !b.chance && a.seat === b.seat && a.text === b.text);

/** Lines one by one, but long runs of chance, and of a seat saying the same, as one entry that can be opened. */
function told(log) {
  const entries = [];
  for (const line of log) {
    const last = entries.at(-1);
    if (last && alike(last[0], line)) last.push(line);
    else entries.push([line]);
  }
  return entries.flatMap((run) => (run.length >= (run[0].chance ? MANY : 2) ? [run] : run.map((line) => [line])));
}

const line = (one, colours) => html`
  <li class="line ${one.chance ? 'chance' : colours[one.seat] ?? ''}" data-show=${one.at}>
    ${one.chance ? icon('dice') : html`<i class="dot"></i>`}<span>${one.text}</span></li>`;

const draws = (run, colours) => html`
  <li class="draws"><details><summary>${icon('dice')}${t('log.draws', { n: run.length })}</summary><ol>${run.map((one) => line(one, colours))}</ol></details></li>`;

/** A seat that says the same several times, as while it plans in secret. */
const again = (run, colours) => html`
  <li class="draws again"><details><summary class=${colours[run[0].seat] ?? ''}><i class="dot"></i><span>${run[0].text} <b>×${number(run.length)}</b></span></summary>
    <ol>${run.map((one) => line(one, colours))}</ol></details></li>`;

function entry(run, colours) {
  if (run.length === 1) return line(run[0], colours);
  return run[0].chance ? draws(run, colours) : again(run, colours);
}

/** Where others begin to speak after `seat` has last moved; -1 if it never has. */
function since(log, seat) {
  const spoken = (own) => (line) => !line.chance && (line.seat === seat) === own;
  const others = log.findLastIndex(spoken(false));
  const own = log.slice(0, others + 1).findLastIndex(spoken(true));
  return own < 0 ? -1 : log[own + 1].ply;
}

const lines = (log, colours, fresh) => repeat(told(log), ([first]) => first.ply, (run) => [
  run[0].ply === fresh ? html`<li class="since">${t('log.since')}</li>` : nothing,
  guard(run.flatMap((one) => [one.text, one.at]), () => entry(run, colours)),
]);

/** `seat` is who reads: what it has not seen yet is set apart. */
export const logbook = (log, colours, seat = null) => html`
  <section class="logbook" aria-label=${t('table.log')}>
    <h2 class="sr">${t('table.log')}</h2>
    <ol tabindex="0" data-testid="log" class="story" aria-label=${t('table.log')}>
      ${guard([log, seat], () => lines(log, colours, seat === null ? -1 : since(log, seat)))}
    </ol>
  </section>`;
