/** Puts a floating thing beside another one, inside the window, without covering it. */
const GAP = 8;

export function placeBeside(floating, rect) {
  const { offsetWidth: w, offsetHeight: h } = floating;
  const { innerWidth: W, innerHeight: H } = window;
  const clamp = (value, most) => Math.max(GAP, Math.min(value, most - GAP));
  let [x, y] = [rect.x + rect.width / 2 - w / 2, rect.bottom + GAP];
  if (y + h > H - GAP && rect.y - GAP - h >= GAP) y = rect.y - GAP - h;
  else if (y + h > H - GAP) {
    y = H - h - GAP;
    x = rect.right + GAP + w < W ? rect.right + GAP : rect.x - GAP - w;
  }
  floating.style.setProperty('left', `${Math.round(clamp(x, W - w))}px`);
  floating.style.setProperty('top', `${Math.round(clamp(y, H - h))}px`);
}
