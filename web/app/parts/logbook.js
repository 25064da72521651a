/** The story of the match, newest last; pointing at a line shows its place on the board. */
import { guard, html, repeat } from '../lit.js';
import { t } from '../words.js';
import { icon } from './icon.js';

const MANY = 3; // draws in a row that are told together

/** Lines one by one, but long runs of chance as one entry that can be opened. */
function told(log) {
  const entries = [];
  for (const line of log) {
    const last = entries.at(-1);
    if (line.chance && last?.[0].chance) last.push(line);
    else entries.push([line]);
  }
  return entries.flatMap((run) => (run.length >= MANY ? [run] : run.map((line) => [line])));
}

const line = (one, colours) => html`
  <li class="line ${one.chance ? 'chance' : colours[one.seat] ?? ''}" data-show=${one.at}>
    ${one.chance ? icon('dice') : html`<i class="dot"></i>`}<span>${one.text}</span></li>`;

const draws = (run, colours) => html`
  <li class="draws"><details><summary>${icon('dice')}${t('log.draws', { n: run.length })}</summary><ol>${run.map((one) => line(one, colours))}</ol></details></li>`;

const entry = (run, colours) => (run.length > 1 ? draws(run, colours) : line(run[0], colours));

export const logbook = (log, colours, label = t('table.log')) => html`
  <section class="logbook" aria-label=${label}>
    <h2 class="sr">${label}</h2>
    <ol tabindex="0" data-testid="log" class="story" aria-label=${label}>
      ${guard([log], () => repeat(told(log), ([first]) => first.ply, (run) => guard(run.map((one) => one.text), () => entry(run, colours))))}
    </ol>
  </section>`;
