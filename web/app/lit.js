/** The one door to the template library: the build makes `lib/lit.js` out of the npm package. */
export { html, svg, nothing, render, repeat, guard } from '../lib/lit.js';
