import { curve, curveTail, lerp, n } from '../lib.mjs';

/** Point on a quadratic Bézier. */
export const qb = (a, b, c, t) => [
  (1 - t) ** 2 * a[0] + 2 * (1 - t) * t * b[0] + t * t * c[0],
  (1 - t) ** 2 * a[1] + 2 * (1 - t) * t * b[1] + t * t * c[1],
];

/** Unit tangent of a quadratic Bézier. */
export const qd = (a, b, c, t) => {
  const x = 2 * (1 - t) * (b[0] - a[0]) + 2 * t * (c[0] - b[0]),
    y = 2 * (1 - t) * (b[1] - a[1]) + 2 * t * (c[1] - b[1]),
    l = Math.hypot(x, y) || 1;
  return [x / l, y / l];
};

/** Closed stroke through points, w0 wide at the start and w1 at the end. */
export function taper(pts, w0, w1) {
  // tapered stroke through points
  const L = [],
    R = [];
  pts.forEach((p, i) => {
    const a = pts[Math.max(0, i - 1)],
      b = pts[Math.min(pts.length - 1, i + 1)];
    const dx = b[0] - a[0],
      dy = b[1] - a[1],
      l = Math.hypot(dx, dy) || 1,
      w = lerp(w0, w1, i / (pts.length - 1)) / 2;
    L.push([p[0] - (dy / l) * w, p[1] + (dx / l) * w]);
    R.push([p[0] + (dy / l) * w, p[1] - (dx / l) * w]);
  });
  R.reverse();
  return `${curve(L)}L${n(R[0][0])} ${n(R[0][1])}${curveTail(R)}Z`;
}
