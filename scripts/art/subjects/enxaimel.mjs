/**
 * Half-timbered (enxaimel) houses of the Serra Gaúcha.
 */
import { circ, lerp, mix, n, P, rect, rows } from '../lib.mjs';
import { bar, bush } from '../nature.mjs';

export const INK = '#22305a';
export const BEAM = '#51302f';
export const CREAM = '#fff1da';

/** One window with shutters and a geranium box; (x, y) is the lower left corner of the opening. */
function casement(S, x, y, w, h, shutter) {
  S.path(rect(x - w * 0.46, y - h, w * 0.42, h), shutter);
  S.path(rect(x + w * 1.04, y - h, w * 0.42, h), mix(shutter, INK, 0.3));
  S.path(rect(x - 2, y - h - 2, w + 4, h + 4), CREAM);
  S.form(rect(x, y - h, w, h), '#3d6a86', [x, y - h, x + w, y, '#ffe9b8', 0.75, 0.7]);
  S.line(P`M${x + w / 2} ${y - h}v${h}M${x} ${y - h / 2}h${w}`, CREAM, Math.max(1.2, w * 0.09));
  const blooms = ['#d93f4c', '#f0727c', '#d93f4c', '#f8a9a4', '#d93f4c', '#f0727c'];
  S.path(rect(x - w * 0.2, y + 1, w * 1.4, h * 0.12), BEAM);
  for (const [i, c] of blooms.entries())
    S.path(circ(x - w * 0.14 + i * w * 0.26, y - h * 0.02, w * 0.14), c);
}

/** Timber frame: each stroke is [u1, v1, u2, v2], u across the gable wall, v up to the eaves (1). */
const FRAME = rows(
  '0 .5 1 .5, 0 1 1 1, 0 .02 1 .02, .15 1.42 .85 1.42, .02 0 .02 1, .24 0 .24 1, .5 .5 .5 1, .76 0 .76 1, .98 0 .98 1, .02 .5 .24 1, .24 .5 .02 1, .76 .5 .98 1, .98 .5 .76 1, .02 .02 .24 .5, .98 .02 .76 .5, .36 1 .36 1.42, .64 1 .64 1.42, .36 1.04 .16 1.34, .64 1.04 .84 1.34, .5 1.42 .5 2, .5 1.5 .34 1.72, .5 1.5 .66 1.72',
);

/**
 * Enxaimel house, gable to the viewer. `d` is the depth of the visible roof slope: positive to the
 * right (in shade), negative to the left (lit).
 */
export function house(
  S,
  x,
  y,
  w,
  h,
  g,
  { d, roof = '#b84a33', shutter = '#2f7a6b', wall = CREAM, seed = 1 },
) {
  const k = w / 200,
    top = y - h,
    ax = x + w / 2,
    ay = top - g,
    ov = 17 * k;
  const s = Math.sign(d),
    sx = s > 0 ? x + w : x,
    lit = s < 0;
  S.path(bar(x + w * 0.75, y + 4 * k, w * 1.9, 9 * k), INK, 'opacity=".45"');
  const side = P`M${sx} ${y}L${sx + d} ${y - 6 * k}L${sx + d} ${top}L${sx} ${top}Z`;
  S.form(side, lit ? CREAM : '#c9bcc0', [sx + d, y, sx, top, lit ? '#f0c896' : INK, 0.55]);
  for (let i = 1; i < 4; i++) {
    S.line(P`M${sx + (d * i) / 4} ${y - 4 * k}V${top}`, BEAM, 6 * k);
    if (i % 2)
      casement(S, sx + (d * i) / 4 - 10 * k + s * 16 * k, y - h * 0.56, 20 * k, h * 0.3, shutter);
  }
  S.line(P`M${sx} ${y - h * 0.5}L${sx + d} ${y - h * 0.5 - 3 * k}`, BEAM, 6 * k);
  const slope = P`M${ax} ${ay}L${ax + d} ${ay}L${sx + d + s * ov} ${top + ov * 1.5}L${sx + s * ov} ${top + ov * 1.5}Z`;
  S.form(slope, roof, [
    sx + d,
    top,
    ax + d * 0.2,
    ay,
    lit ? '#f0a064' : '#4a2347',
    lit ? 0.7 : 0.95,
  ]);
  S.inside(slope, () => {
    for (let i = 1; i < 9; i++) {
      const ty = lerp(ay, top + ov * 1.5, i / 9);
      S.line(P`M${ax - w} ${ty}H${ax + d + s * w}`, mix(roof, INK, 0.55), 1.8 * k, 'opacity=".4"');
    }
  });
  const cx = ax + d * 0.62;
  S.form(rect(cx - 9 * k, ay - 26 * k, 18 * k, 62 * k), '#a8604c', [
    cx + 9 * k,
    0,
    cx - 9 * k,
    0,
    INK,
    0.8,
  ]);
  S.path(rect(cx - 12 * k, ay - 30 * k, 24 * k, 6 * k), CREAM);
  const front = P`M${x} ${y}L${x + w} ${y}L${x + w} ${top}L${ax} ${ay}L${x} ${top}Z`;
  S.form(front, wall, [x + w, y, x + w * 0.1, top, '#a98fa8', 0.75]);
  const at = (u, v) => [x + u * w, v <= 1 ? y - v * h : top - (v - 1) * g];
  S.inside(front, () => {
    for (const [a, b, c, e] of FRAME)
      S.line(P`M${at(a, b).map(n).join(' ')}L${at(c, e).map(n).join(' ')}`, BEAM, 7.5 * k);
  });
  S.form(rect(x + w * 0.4, y - h * 0.42, w * 0.2, h * 0.42), shutter, [
    x + w * 0.6,
    y,
    x + w * 0.4,
    y,
    INK,
    0.7,
  ]);
  for (const u of [0.295, 0.625])
    casement(S, x + u * w, y - h * 0.14, w * 0.075, h * 0.24, shutter);
  for (const u of [0.31, 0.58]) casement(S, x + u * w, y - h * 0.6, w * 0.11, h * 0.28, shutter);
  S.path(circ(ax, top - g * 0.25, 14 * k), BEAM);
  S.path(circ(ax, top - g * 0.25, 10 * k), '#f8d58a');
  // barge boards with the cut-out trim of the Serra
  const edge = [
    [x - ov, top + ov * 1.5],
    [ax, ay - 4 * k],
    [x + w + ov, top + ov * 1.5],
  ];
  S.line(P`M${edge.map((p) => p.map(n).join(' ')).join('L')}`, mix(roof, INK, 0.35), 15 * k);
  S.line(`M${edge.map(([px, py]) => `${n(px)} ${n(py + 5 * k)}`).join('L')}`, CREAM, 7 * k);
  for (let i = 1; i < 12; i++)
    for (const e of [edge[0], edge[2]]) {
      S.path(circ(lerp(e[0], ax, i / 12), lerp(e[1], ay, i / 12) + 13 * k, 5 * k), CREAM);
    }
  bush(S, x + w * 0.15, y + 8 * k, 70 * k, 30 * k, '#5b7bd0', {
    seed,
    lit: '#b7c6f4',
    dark: '#2c3f86',
  });
  bush(S, x + w * 0.85, y + 8 * k, 74 * k, 34 * k, '#3f64be', {
    seed: seed + 1,
    lit: '#93aaec',
    dark: INK,
  });
}
