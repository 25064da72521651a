/**
 * Moving over a board that is larger than its window: drag, pinch, wheel with Ctrl, and two buttons. Where the whole board
 * fits nothing moves. Only a transform moves the board; the layout around it stays.
 */
const MOST = 4;

export class PanZoom {
  constructor(frame) {
    this.frame = frame; // clips
    this.inner = frame.firstElementChild; // moves
    this.points = new Map();
    this.moved = false; // the click that follows a drag is not one
    Object.assign(this, { zoom: 1, x: 0, y: 0 });
    const { width, height } = this.inner.firstElementChild.viewBox.baseVal;
    frame.style.setProperty('--aspect', width / height); // the style sheet makes room for a board of this shape
    this.off = new AbortController();
    const on = (type, listen, options = {}) => frame.addEventListener(type, listen, { ...options, signal: this.off.signal });
    on('pointerdown', (event) => this.down(event));
    on('pointermove', (event) => this.drag(event));
    for (const type of ['pointerup', 'pointercancel', 'pointerleave']) on(type, (event) => this.points.delete(event.pointerId));
    on('wheel', (event) => this.wheel(event), { passive: false });
    this.sizes = new ResizeObserver(() => this.apply());
    this.sizes.observe(frame);
  }

  /** The whole board. */
  fit() {
    this.zoom = this.least();
    this.apply();
  }

  /** The zoom at which everything is seen; 1 is the size the style sheet gives. */
  least() {
    return Math.min(1, this.frame.clientWidth / this.inner.offsetWidth, this.frame.clientHeight / this.inner.offsetHeight) || 1;
  }

  down(event) {
    this.points.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.points.size === 1) this.moved = false;
  }

  drag(event) {
    const before = this.points.get(event.pointerId);
    if (!before) return;
    const now = [event.clientX, event.clientY];
    if (this.points.size === 1 && !this.moved && Math.hypot(now[0] - before[0], now[1] - before[1]) < 6) return;
    this.moved = true;
    if (this.points.size === 2) this.pinch(event.pointerId, before, now);
    this.x += (now[0] - before[0]) / this.points.size;
    this.y += (now[1] - before[1]) / this.points.size;
    this.points.set(event.pointerId, now);
    this.apply();
  }

  pinch(id, before, now) {
    const [other] = [...this.points].filter(([key]) => key !== id).map(([, point]) => point);
    const far = (point) => Math.hypot(point[0] - other[0], point[1] - other[1]) || 1;
    this.scale(far(now) / far(before), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
  }

  wheel(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.scale(Math.exp(-event.deltaY / 250), event.clientX, event.clientY);
  }

  /** Zoom about a point of the window; the middle if there is none. */
  scale(factor, px, py) {
    const box = this.frame.getBoundingClientRect();
    const [cx, cy] = [(px ?? box.x + box.width / 2) - box.x, (py ?? box.y + box.height / 2) - box.y];
    const zoom = Math.max(this.least(), Math.min(MOST, this.zoom * factor));
    this.x = cx - (cx - this.x) * zoom / this.zoom;
    this.y = cy - (cy - this.y) * zoom / this.zoom;
    this.zoom = zoom;
    this.apply();
  }

  /** Whether the middle of an element is in sight. */
  sees(element) {
    const [box, at] = [this.frame.getBoundingClientRect(), element.getBoundingClientRect()];
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
  }

  /** Bring an element into the middle, or as near to it as the board's edges allow. */
  centre(element) {
    const [box, at] = [this.frame.getBoundingClientRect(), element.getBoundingClientRect()];
    this.x += box.x + box.width / 2 - at.x - at.width / 2;
    this.y += box.y + box.height / 2 - at.y - at.height / 2;
    this.apply();
  }

  /** Bring an element into sight. */
  reveal(element) {
    const [box, at] = [this.frame.getBoundingClientRect(), element.getBoundingClientRect()];
    const shift = (low, high, from, to) => (from < low ? low - from + 12 : to > high ? high - to - 12 : 0);
    this.x += shift(box.left, box.right, at.left, at.right);
    this.y += shift(box.top, box.bottom, at.top, at.bottom);
    this.apply();
  }

  apply() {
    const { clientWidth: w, clientHeight: h } = this.frame;
    const [iw, ih] = [this.inner.offsetWidth * this.zoom, this.inner.offsetHeight * this.zoom];
    const keep = (value, room, size) => (size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, value)));
    this.x = keep(this.x, w, iw);
    this.y = keep(this.y, h, ih);
    this.inner.style.setProperty('transform', `translate(${this.x}px, ${this.y}px) scale(${this.zoom})`);
    this.frame.classList.toggle('larger', iw > w + 1 || ih > h + 1);
  }

  close() {
    this.off.abort();
    this.sizes.disconnect();
  }
}
