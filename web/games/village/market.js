/** The market: customers at the stalls, customers waiting, and the pile they come from. */
import { svg, nothing } from '../../app/lit.js';
import { target } from '../../app/parts/target.js';
import { points, row, size } from './art.js';
import { region, sign } from './spaces.js';
import { customerId } from './stock.js';

const STALL = { x: 84, y: 205, step: 118, w: 100, h: 104 };
const QUEUE = { x: 72, y: 325, step: 92, w: 84, h: 88 };

export const market = (view, ui) => region('market', svg`
  ${sign(view, ui, 'market', 38, 72, 378)}
  ${view.market.stalls.map((customer, i) => stall(customer, ui, STALL.x + i * STALL.step))}
  <path class="way" d="M590 340C612 318 612 262 596 232"></path>
  ${view.market.queue.map((customer, i) => svg`<rect class="spot" x=${QUEUE.x - 42 + i * QUEUE.step} y=${QUEUE.y - 44} width="84" height="88" rx="6"></rect>
    ${customer ? tile(customer, ui, QUEUE.x + i * QUEUE.step, QUEUE.y, QUEUE) : nothing}`)}
  ${pile(view, ui)}`);

function stall(customer, ui, x) {
  const stripes = Array.from({ length: 5 }, (_, i) => `M${x - 54 + i * 21.6} 128h10.8v16q-5.4 8-10.8 0Z`).join('');
  return svg`<path class="awning" d="M${x - 54} 128H${x + 54}V144q-5.4 8-10.8 0t-10.8 0t-10.8 0t-10.8 0t-10.8 0t-10.8 0t-10.8 0t-10.8 0t-10.8 0t-10.8 0Z"></path>
    <path class="stripes" d=${stripes}></path><path class="post" d="M${x - 53} 146v116M${x + 53} 146v116"></path><path class="shelf" d="M${x - 57} 259h114v8h-114Z"></path>
    ${customer ? tile(customer, ui, x, STALL.y, STALL) : nothing}`;
}

export const wants = (customer, ui) => ui.list(Object.entries(customer.wants).map(([good, n]) => ui.t('village.some', { n, good: ui.t(`village.${good}`) })));

/** A customer: what he asks for, and what he is worth. */
function tile(customer, ui, x, y, { w, h }) {
  const name = ui.t('village.customer', { wants: wants(customer, ui), n: customer.points });
  const many = size(customer.wants);
  const scale = w > 90 ? 0.86 : 0.74;
  const step = Math.min(36 * scale, (w - 36 * scale) / Math.max(1, many - 1));
  return target(ui, `customer:${customer.key}`, name, svg`
    <g transform="translate(${x} ${y})"><g class="customer" data-piece=${customerId(customer.key)}>
      <rect x=${-w / 2} y=${-h / 2} width=${w} height=${h} rx="7"></rect>
      <path class="hair" d="M-14-6C-16-30 16-30 14-6Z" transform="translate(${-w / 2 + 26} ${-h / 2 + 34})"></path>
      <circle class="face" cx=${-w / 2 + 26} cy=${-h / 2 + 30} r="11"></circle>
      ${points(customer.points, w / 2 - 22, -h / 2 + 22, 0.95)}
      ${row(customer.wants, -((many - 1) * step) / 2, h / 2 - 25, scale, step)}
    </g></g>`, { kind: 'solid', reach: svg`<rect class="reach" x=${x - w / 2} y=${y - h / 2} width=${w} height=${h} rx="7"></rect>` });
}

function pile(view, ui) {
  const left = view.market.pile;
  return svg`<g class="pile" data-home="customer@supply" role="img" aria-label=${ui.t('village.pile', { n: left })}>
    ${left > 2 ? svg`<rect x="528" y="290" width="76" height="80" rx="6"></rect>` : nothing}
    ${left > 1 ? svg`<rect x="524" y="286" width="76" height="80" rx="6"></rect>` : nothing}
    <rect class=${left ? '' : 'spot'} x="520" y="282" width="76" height="80" rx="6"></rect><text x="558" y="332">${left}</text></g>`;
}
