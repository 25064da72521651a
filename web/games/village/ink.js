/** A steady hand that is not a ruler: outlines that waver a little, always in the same way. */

/** Small numbers between -1 and 1, the same ones for the same seed. */
function waver(seed) {
  let n = seed * 2654435761 + 1;
  return () => {
    n = (n * 1103515245 + 12345) % 2147483648;
    return n / 1073741824 - 1;
  };
}

/** A patch of ground: a rectangle whose corners are round and whose edges were drawn by hand. */
export function patch(x, y, w, h, seed, wild = 6) {
  const next = waver(seed);
  const bend = 26;
  const points = [];
  const edge = (x1, y1, x2, y2) => {
    const steps = Math.max(2, Math.round(Math.hypot(x2 - x1, y2 - y1) / 80));
    for (let i = 0; i <= steps; i += 1) {
      const t = i / steps;
      const [dx, dy] = [next() * wild, next() * wild];
      points.push([x1 + (x2 - x1) * t + (y1 === y2 ? dx / 2 : dx), y1 + (y2 - y1) * t + (x1 === x2 ? dy / 2 : dy)]);
    }
  };
  edge(x + bend, y, x + w - bend, y);
  edge(x + w, y + bend, x + w, y + h - bend);
  edge(x + w - bend, y + h, x + bend, y + h);
  edge(x, y + h - bend, x, y + bend);
  return smooth(points);
}

/** A closed curve through points. */
function smooth(points) {
  const at = (i) => points[(i + points.length) % points.length];
  const say = (n) => Math.round(n * 10) / 10;
  let path = `M${say(points[0][0])} ${say(points[0][1])}`;
  for (let i = 0; i < points.length; i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const hold = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6, c[0], c[1]];
    path += `C${hold.map(say).join(' ')}`;
  }
  return `${path}Z`;
}

/** Tufts, furrows and other small marks strewn over a rectangle. */
export function strewn(x, y, w, h, count, seed, mark) {
  const next = waver(seed);
  return Array.from({ length: count }, () => mark(Math.round(x + (next() + 1) / 2 * w), Math.round(y + (next() + 1) / 2 * h))).join('');
}
