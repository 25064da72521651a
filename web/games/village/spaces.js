/** The seven places with their cubes; harvest, family and the village square have nothing more to them than that. */
import { svg } from '../../app/lit.js';
import { target } from '../../app/parts/target.js';
import { cube, CUBES, GOODS, token } from './art.js';
import { AREAS, building, ribbon, ribbonWidth, tree, well } from './scenery.js';

const STEP = 37;

export const region = (key, content) => {
  const [x, y, w, h] = AREAS[key];
  return svg`<g data-region=${key}><rect class="hit" x=${x} y=${y} width=${w} height=${h}></rect>${content}</g>`;
};

/** The sign of a place and the tray with the cubes that lie there. */
export function sign(view, ui, space, x, y, trayX, trayY = y + 19) {
  const name = ui.t(`village.${space}`);
  const count = Object.values(view.spaces[space]).reduce((sum, n) => sum + n, 0);
  return svg`
    ${target(ui, `space:${space}`, ui.t('village.space', { name, n: count }), ribbon(name, x, y, space), { sign: true, reach: svg`<rect class="reach" x=${x - 4} y=${y - 4} width=${ribbonWidth(name) + 8} height="46" rx="6"></rect>` })}
    ${tray(view, ui, space, trayX, trayY, Math.max(count, 3))}`;
}

function tray(view, ui, space, x, y, slots) {
  let i = 0;
  return svg`
    <rect class="tray" x=${x - 24} y=${y - 22} width=${slots * STEP + 14} height="44" rx="10"></rect>
    ${CUBES.filter((colour) => view.spaces[space][colour]).map((colour) => {
      const ids = ui.pieces.at(colour, `space:${space}`);
      const first = i;
      i += ids.length;
      const name = ui.t('village.cubes', { n: ids.length, colour: ui.t(`village.${colour}`), place: ui.t(`village.${space}`) });
      return target(ui, `cube:${space}:${colour}`, name, ids.map((id, n) => cube(colour, x + (first + n) * STEP, y, 1, id)), {
        kind: 'on-wood', reach: svg`<rect class="reach" x=${x - 19 + first * STEP} y=${y - 20} width=${ids.length * STEP} height="40" rx="8"></rect>`,
      });
    })}`;
}

export const harvest = (view, ui) => region('harvest', svg`
  <g data-home="grain@supply"><path class="sheaves" d=${SHEAVES}></path></g>
  ${building('barn', 858, 188, 0.95)}
  ${sign(view, ui, 'harvest', 660, 72, 684, 136)}`);

const SHEAVES = [[680, 212], [716, 230], [748, 208], [786, 232], [810, 206]]
  .map(([x, y]) => `M${x} ${y}q-14-20-10-38M${x} ${y}q-4-22 0-42M${x} ${y}q6-22 12-38M${x - 9} ${y - 14}q9 5 19 0`).join('');

export const family = (view, ui) => region('family', svg`
  ${building('cottage', 726, 402, 0.8)}${building('cottage', 800, 396, 0.66)}${tree(866, 410, 0.95)}${tree(676, 420, 0.7)}
  ${sign(view, ui, 'family', 660, 268, 684, 332)}`);

/** The square: the well, and the shelves of the supply. */
export const square = (view, ui) => region('square', svg`
  ${target(ui, 'well', ui.t('village.well'), svg`${well(622, 580, 1.25)}<text class="caption" x="622" y="668">${ui.t('village.well')}</text>`,
    { reach: svg`<circle class="reach" cx="622" cy="578" r="72"></circle>` })}
  ${shelf(706, 522, 290)}${shelf(706, 622, 290)}${shelf(706, 722, 290)}
  ${CUBES.map((colour, i) => pile(view, ui, colour, 736 + i * 56, 496))}
  ${goods(view).map((good, i, all) => ware(ui, good, 734 + i * (276 / all.length)))}
  ${bag(view, ui)}`);

const ware = (ui, good, x) => target(ui, `good:${good}`, ui.t(`village.${good}`),
  svg`<g data-home="${good}@supply">${token(good, x, 598, 1.15)}</g>`,
  { reach: svg`<rect class="reach" x=${x - 23} y="574" width="46" height="46" rx="8"></rect>` });

const shelf = (x, y, w) => svg`<path class="shelf" d="M${x} ${y}h${w}v9h-${w}Z"></path>`;
const goods = (view) => GOODS.filter((good) => good in view.players[0].goods);

function pile(view, ui, colour, x, y) {
  const count = view.supply[colour];
  const name = ui.t('village.supply', { n: count, colour: ui.t(`village.${colour}`) });
  return target(ui, `colour:${colour}`, name, svg`
    <g class=${count ? '' : 'gone'} data-home="${colour}@supply">${cube(colour, x, y + 8, 1.05)}</g>
    <text class="count" x=${x + 13} y=${y - 9}>${count}</text>`,
  { reach: svg`<rect class="reach" x=${x - 25} y=${y - 26} width="50" height="52" rx="8"></rect>` });
}

function bag(view, ui) {
  return svg`<g class="bag" data-home=${CUBES.map((colour) => `${colour}@bag`).join(' ')}>
    <path class="cloth" d="M716 718C700 690 716 672 734 664L726 652H764L756 664C776 672 790 692 772 718Z"></path><path class="line" d="M733 664Q745 670 757 664"></path></g>
    ${CUBES.map((colour, i) => svg`${cube(colour, 808 + i * 40, 696, 0.62)}<text class="count small" x=${823 + i * 40} y="690">${view.bag[colour]}</text>`)}`;
}
