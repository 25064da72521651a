/** The story of the match, newest last; pointing at a line shows its place on the board. */
import { guard, html, repeat } from '../lit.js';
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

export const logbook = (log, colours, label = t('table.log')) => html`
  <section class="logbook" aria-label=${label}>
    <h2 class="sr">${label}</h2>
    <ol tabindex="0" data-testid="log" class="story" aria-label=${label}>
      ${guard([log], () => repeat(told(log), ([first]) => first.ply, (run) => guard(run.flatMap((one) => [one.text, one.at]), () => entry(run, colours))))}
    </ol>
  </section>`;
