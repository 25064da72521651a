/**
 * Taking something up before saying where it goes, for games whose moves carry a piece: with a click or a key, or by dragging.
 *
 * A game names the target a move is taken up from (`source`). While something is held, only where it may go can be touched; touching it
 * again, Escape or a new table puts it down.
 */
const FAR = 6; // pixels: less is a click
const SVG = 'http://www.w3.org/2000/svg';

export class Carry {
  /** `moves` tells the moves there are with their sources, `changed` paints, `drop(element, moves)` is a piece let go over a target. */
  constructor(root, layer, { moves, changed, drop }) {
    Object.assign(this, { layer, all: moves, changed, drop, held: null, drag: null, dragged: false });
    this.off = new AbortController();
    const on = (type, listen) => root.addEventListener(type, listen, { signal: this.off.signal });
    on('pointerdown', (event) => this.down(event));
    on('pointermove', (event) => this.move(event));
    on('pointerup', (event) => this.up(event));
    on('pointercancel', () => this.letGo());
  }

  /** What can be done with what is held, and with nothing at all. */
  get moves() {
    return this.all().filter(({ from }) => !this.held || !from || from === this.held);
  }

  /** The targets something can be taken up from. */
  get sources() {
    return new Set(this.all().map(({ from }) => from).filter(Boolean));
  }

  /** Take up what is touched, or put it down again; false if it cannot be taken up. */
  take(at) {
    if (!this.sources.has(at)) return false;
    this.hold(this.held === at ? null : at);
    return true;
  }

  hold(at) {
    if (this.held === at) return;
    this.held = at;
    this.changed();
  }

  down(event) {
    this.dragged = false;
    const element = event.target.closest?.('[data-at].source');
    if (element && event.isPrimary && event.button === 0) this.drag = { element, x: event.clientX, y: event.clientY, flyer: null };
  }

  move({ clientX: x, clientY: y, pointerId }) {
    const { drag } = this;
    if (!drag || (!drag.flyer && Math.hypot(x - drag.x, y - drag.y) < FAR)) return;
    if (!drag.flyer) {
      drag.flyer = this.lift(drag.element);
      this.dragged = true;
      this.hold(drag.element.dataset.at);
      drag.element.setPointerCapture(pointerId);
    }
    drag.flyer.setAttribute('transform', `translate(${x} ${y})`);
  }

  /** A copy of the piece that follows the pointer. */
  lift(element) {
    const piece = element.closest('.thing').querySelector('[data-piece]');
    const flyer = document.createElementNS(SVG, 'g');
    this.layer.append(flyer);
    if (!piece) return flyer;
    const [copy, box, seen] = [piece.cloneNode(true), piece.getBBox(), piece.getBoundingClientRect()];
    const scale = (seen.width / box.width) * 1.15;
    copy.removeAttribute('data-piece');
    copy.setAttribute('transform', `scale(${scale}) translate(${-box.x - box.width / 2} ${-box.y - box.height / 2})`);
    flyer.append(copy);
    return flyer;
  }

  up({ clientX, clientY }) {
    if (!this.drag?.flyer) { this.drag = null; return; }
    const { held } = this;
    this.letGo();
    const element = document.elementFromPoint(clientX, clientY)?.closest('[data-at]');
    const moves = this.all().filter(({ from, at }) => from === held && at === element?.dataset.at);
    if (moves.length) this.drop(element, moves);
    else this.hold(null);
  }

  letGo() {
    this.drag?.flyer?.remove();
    this.drag = null;
  }

  /** A new table: nothing is held any more. */
  empty() {
    this.letGo();
    this.held = null;
  }

  close() {
    this.empty();
    this.off.abort();
  }
}
