/**
 * Nothing jumps: pieces glide from where they were to where they are.
 *
 * `note` remembers where every `data-piece` is before a paint, `run` compares after it. A copy of each piece that has moved flies over the
 * page while the piece itself waits unseen, so nothing clips the flight. A piece that is not drawn one by one (in a bag, in the
 * supply) starts or ends at the element whose `data-home` lists its home.
 */
const NEAR = 3; // pixels: not worth a flight

export class Glide {
  constructor(layer, game) {
    this.layer = layer; // an <svg> that covers the page
    layer.dataset.game = game; // pieces keep their colours in flight
    this.before = null;
    this.flights = new Set();
  }

  note(root, homes) {
    this.finish();
    this.before = { spots: spots(root), anchors: anchors(root), homes };
  }

  /** Let everything that has moved glide; resolves when all have landed. */
  run(root, homes, duration) {
    const { before } = this;
    this.before = null;
    if (!before || duration <= 0) return Promise.resolve();
    const after = { spots: spots(root), anchors: anchors(root), homes };
    const moves = travelled(before, after);
    const landed = moves.map((move, i) => this.fly(move, duration, Math.min(i * 40, duration / 2)));
    return Promise.all(landed);
  }

  async fly({ from, to, copy, real }, duration, delay) {
    const flyer = copy.element.cloneNode(true);
    flyer.removeAttribute('data-piece');
    const holder = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    holder.append(flyer);
    this.layer.append(holder);
    real?.classList.add('in-flight');
    const frames = [frame(from, copy.box), frame(to, copy.box)].map((transform) => ({ transform }));
    const flight = holder.animate(frames, { duration, delay, easing: 'cubic-bezier(.3,.1,.25,1)', fill: 'both' });
    const end = () => { holder.remove(); real?.classList.remove('in-flight'); this.flights.delete(flight); };
    this.flights.add(flight);
    flight.end = end;
    await flight.finished.catch(() => {});
    end();
  }

  /** Everything lands at once. */
  finish() {
    for (const flight of this.flights) { flight.cancel(); flight.end(); }
    this.flights.clear();
  }
}

function spots(root) {
  const found = new Map();
  for (const element of root.querySelectorAll('[data-piece]')) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) found.set(element.dataset.piece, { element, rect, box: element.getBBox() });
  }
  return found;
}

function anchors(root) {
  const found = new Map();
  for (const element of root.querySelectorAll('[data-home]')) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) for (const home of element.dataset.home.split(' ')) found.set(home, rect);
  }
  return found;
}

function travelled(before, after) {
  const moves = [];
  for (const id of new Set([...before.spots.keys(), ...after.spots.keys()])) {
    const [was, is] = [before.spots.get(id), after.spots.get(id)];
    const from = was?.rect ?? before.anchors.get(home(before, id));
    const to = is?.rect ?? after.anchors.get(home(after, id));
    if (!from || !to || near(from, to)) continue;
    moves.push({ from, to, copy: is ?? was, real: is?.element ?? null });
  }
  return moves;
}

/** Where a piece is that is not drawn: what nobody mentions lies in the supply of its kind. */
const home = ({ homes }, id) => homes.get(id) ?? `${id.split('-')[0]}@supply`;

const near = (a, b) => Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2) < NEAR;

/** A transform that draws the copy, in its own units, centred in a rectangle of the page. */
function frame(rect, box) {
  const scale = Math.min(rect.width / box.width, rect.height / box.height) || 1;
  const x = rect.x + rect.width / 2 - (box.x + box.width / 2) * scale;
  const y = rect.y + rect.height / 2 - (box.y + box.height / 2) * scale;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
