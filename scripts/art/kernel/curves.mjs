/** Path builders. All return SVG path data in the 1600 x 1000 space of a scene. */
import { n } from './random.mjs';

/** Size of the drawing space of every scene. */
export const W = 1600,
  H = 1000;

/** Smooth open path through points (Catmull-Rom as cubic Béziers); `k` is the tension. */
export function curve(pts, k = 1 / 6) {
  const d = `M${n(pts[0][0])} ${n(pts[0][1])}`;
  return d + curveTail(pts, k);
}

/** Like `curve` without the opening move, to append to another path. */
export function curveTail(pts, k = 1 / 6) {
  let d = '';
  for (let i = 0; i < pts.length - 1; i++) {
    const p0 = pts[i - 1] || pts[i],
      p1 = pts[i],
      p2 = pts[i + 1],
      p3 = pts[i + 2] || p2;
    d += `C${n(p1[0] + (p2[0] - p0[0]) * k)} ${n(p1[1] + (p2[1] - p0[1]) * k)} ${n(p2[0] - (p3[0] - p1[0]) * k)} ${n(p2[1] - (p3[1] - p1[1]) * k)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return d;
}

/** Smooth closed path through points. */
export function blob(pts, k = 1 / 6) {
  const m = pts.length;
  let d = `M${n(pts[0][0])} ${n(pts[0][1])}`;
  for (let i = 0; i < m; i++) {
    const p0 = pts[(i - 1 + m) % m],
      p1 = pts[i],
      p2 = pts[(i + 1) % m],
      p3 = pts[(i + 2) % m];
    d += `C${n(p1[0] + (p2[0] - p0[0]) * k)} ${n(p1[1] + (p2[1] - p0[1]) * k)} ${n(p2[0] - (p3[0] - p1[0]) * k)} ${n(p2[1] - (p3[1] - p1[1]) * k)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return `${d}Z`;
}

/** Straight closed path. */
export const poly = (pts) => `M${pts.map((p) => `${n(p[0])} ${n(p[1])}`).join('L')}Z`;

/** Rectangle path. */
export const rect = (x, y, w, h) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;

/** Circle or ellipse path. */
export const circ = (x, y, r, ry = r) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(ry)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(ry)} 0 1 0 ${n(-2 * r)} 0Z`;

/** Soft hill line: f(x) is the crest, filled down to `floor`. */
export function ridge(f, { x0 = -20, x1 = W + 20, step = 22, floor = H + 20 } = {}) {
  const p = [];
  for (let x = x0; x <= x1; x += step) p.push([x, f(x)]);
  return `${curve(p)}L${x1} ${floor}L${x0} ${floor}Z`;
}

/** Scalloped foliage: the crest of f as leafy bumps of width lo..hi, filled down to `floor`. */
export function canopy(
  r,
  f,
  { x0 = -30, x1 = W + 30, lo = 14, hi = 34, floor = H + 20, puff = 0.62 } = {},
) {
  let x = x0,
    d = `M${x0} ${floor}L${n(x0)} ${n(f(x0))}`;
  while (x < x1) {
    const w = r.r(lo, hi),
      nx = Math.min(x + w, x1 + 1);
    const rr = (nx - x) * puff;
    d += `A${n(rr)} ${n(rr * r.r(0.85, 1.15))} 0 0 1 ${n(nx)} ${n(f(nx) + r.r(-3, 3))}`;
    x = nx;
  }
  return `${d}L${n(x1)} ${floor}Z`;
}

/** Rectangle with rounded corners of radius q. */
export const rrect = (x, y, w, h, q) =>
  P`M${x + q} ${y}h${w - 2 * q}q${q} 0 ${q} ${q}v${h - 2 * q}q0 ${q} ${-q} ${q}h${-(w - 2 * q)}q${-q} 0 ${-q} ${-q}v${-(h - 2 * q)}q0 ${-q} ${q} ${-q}Z`;

/** Path data with every interpolated number rounded: P`M${x} ${y}h${w}`. */
export function P(strings, ...values) {
  return strings.reduce((d, s, i) => {
    const v = values[i - 1];
    return d + (typeof v === 'number' ? n(v) : v) + s;
  });
}

/**
 * Table written as text, one row between commas: rows('10 20, 30 40') is [[10, 20], [30, 40]].
 * Words that are not numbers (colors) stay text. Keeps long point lists readable.
 */
export const rows = (text) =>
  text.split(',').map((row) =>
    row
      .trim()
      .split(/\s+/)
      .map((word) => (Number.isNaN(Number(word)) ? word : Number(word))),
  );

/** Points written relative to (x, y): near(x, y, '-10 5, 20 8') is [[x - 10, y + 5], [x + 20, y + 8]]. */
export const near = (x, y, text) => rows(text).map(([dx, dy]) => [x + dx, y + dy]);
