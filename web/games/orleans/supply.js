/** What lies ready for everybody: goods, technology tiles, the bank, and the citizen who comes at the end. */
import { svg, nothing } from '../../app/lit.js';
import { target } from '../../app/parts/target.js';
import { citizen, coin, gear, GOODS, ware } from './art.js';
import { region } from './scenery.js';

const SHELF = { x: 52, y: 784, step: 88 };

/** Citizens are numbered: tracks, development, deeds, and last the one beside the board. */
const last = ({ citizens, development, deeds }) => Object.keys(citizens).length + development.citizens.length + deeds.length;

export const supply = (view, ui) => region('supply', svg`
  <path class="plank" d="M26 816H718V826H26Z"></path>
  ${GOODS.map((good, i) => heap(ui, i, `good:${good}`, ui.t('orleans.left', { what: ui.t(`orleans.${good}`), n: view.goods[good] }), view.goods[good], `${good}@supply`, (x, y) => ware(good, x, y, 1.2)))}
  ${heap(ui, 5, 'technology', ui.t('orleans.left', { what: ui.t('orleans.technology'), n: view.technology }), view.technology, 'technology@supply', (x, y) => gear(x, y, 1.2))}
  ${heap(ui, 6, 'bank', ui.t('orleans.bank', { n: view.bank }), view.bank, 'coin@supply', (x, y) => svg`${coin('', x - 5, y + 5, 1.1)}${coin('', x + 4, y - 3, 1.1)}`)}
  ${heap(ui, 7, `citizen:${last(view.board)}`, ui.t('orleans.lastCitizen'), '', '', (x, y) => (view.citizens.beside ? citizen(x, y, 1.2, ui.pieces.at('citizen', 'beside')[0] ?? nothing) : nothing))}`);

function heap(ui, i, at, name, count, home, draw) {
  const x = SHELF.x + i * SHELF.step;
  return target(ui, at, name, svg`
    <g data-home=${home} class=${count === 0 ? 'none' : ''}>${draw(x, SHELF.y)}</g><text class="tally" x=${x + 23} y=${SHELF.y + 10}>${count}</text>`,
  { reach: svg`<rect class="reach" x=${x - 30} y="750" width="84" height="72" rx="10"></rect>` });
}
