import { asOne, blob, circ, darker, lerp, rng } from '../lib.mjs';
import { taper } from './curves.mjs';

/**
 * Araucária with its candelabrum of tufts; `lit` colors the sunny side, `litFrom` is -1 for
 * left or 1 for right.
 */
function drawAraucaria(S, x, y, h, c, { seed = 1, lit, dark, litFrom = -1 } = {}) {
  const r = rng(seed),
    tw = h * 0.034,
    top = y - h;
  dark = dark || darker(c, 0.35);
  const levels = 5,
    arms = [];
  for (let i = 0; i < levels; i++) {
    const t = i / (levels - 1),
      y0 = top + h * lerp(0.44, 0.12, t),
      len = h * lerp(0.29, 0.27, t) * r.r(0.92, 1.08);
    const yEnd = top + h * lerp(0.33, 0.035, t ** 0.9);
    // sides differ, and the old low branches are short and uneven: a mirrored pair reads as a U
    for (const s of [-1, 1])
      arms.push({
        s,
        t,
        y0: y0 + h * r.r(-0.024, 0.024),
        y1: yEnd + h * r.r(-0.016, 0.016),
        len: len * (i === 0 ? r.r(0.5, 0.92) : r.r(0.88, 1.08)),
      });
  }
  const tuft = (cx, cy, w) => {
    const hh = w * 0.36,
      p = [],
      m = 9;
    for (let i = 0; i <= m; i++) {
      const a = Math.PI + (i / m) * Math.PI,
        k = 1 + (i % 2 ? 0.12 : -0.05) + r.r(-0.05, 0.05);
      p.push([cx + Math.cos(a) * w * 0.5 * k, cy + Math.sin(a) * hh * k]);
    }
    p.push([cx + w * 0.3, cy + hh * 0.34], [cx, cy + hh * 0.46], [cx - w * 0.3, cy + hh * 0.34]);
    return blob(p);
  };
  S.path(
    taper(
      [
        [x, y],
        [x + r.r(-2, 2), y - h * 0.5],
        [x, top + h * 0.05],
      ],
      tw,
      tw * 0.42,
    ),
    dark,
  );
  if (lit)
    S.sh(
      `<path d="${taper(
        [
          [x + litFrom * tw * 0.28, y],
          [x + litFrom * tw * 0.28, y - h * 0.5],
          [x + litFrom * tw * 0.1, top + h * 0.05],
        ],
        tw * 0.4,
        tw * 0.16,
      )}" fill="${lit}" opacity=".75"/>`,
    );
  for (const a of arms) {
    const ex = x + a.s * a.len;
    S.path(
      taper(
        [
          [x, a.y0],
          [x + a.s * a.len * 0.34, a.y0 + h * 0.006],
          [x + a.s * a.len * 0.74, a.y0 - (a.y0 - a.y1) * 0.36],
          [ex, a.y1 + h * 0.012],
        ],
        tw * 0.44,
        tw * 0.2,
      ),
      dark,
    );
  }
  arms.sort((p, q) => p.t - q.t);
  const put = (cx, cy, w) => {
    const d = tuft(cx, cy, w);
    S.path(d, c);
    S.sh(
      `<path d="${d}" fill="${S.lin(cx, cy + w * 0.14, cx, cy - w * 0.2, [
        [0, dark, 0.95],
        [0.75, dark, 0],
      ])}"/>`,
    );
    if (lit)
      S.sh(
        `<path d="${d}" fill="${S.lin(
          cx + litFrom * w * 0.5,
          cy - w * 0.34,
          cx - litFrom * w * 0.15,
          cy + w * 0.1,
          [
            [0, lit, 0.9],
            [0.7, lit, 0],
          ],
        )}"/>`,
      );
  };
  for (const a of arms) {
    put(x + a.s * a.len * 0.56, lerp(a.y0, a.y1, 0.42), h * 0.12 * r.r(0.85, 1.1));
    put(x + a.s * a.len, a.y1, h * 0.17 * r.r(0.9, 1.1));
  }
  put(x, top + h * 0.045, h * 0.26);
}

export const araucaria = asOne(2, drawAraucaria);

/** Yellow ipê in flower, the house tree; `fall` scatters petals on the ground. */
function drawIpe(
  S,
  x,
  y,
  h,
  {
    seed = 1,
    c = '#f2b705',
    dark = '#c9820a',
    lit = '#ffe07a',
    trunk = '#4a2f2a',
    fall,
    wide = 1,
  } = {},
) {
  const r = rng(seed);
  const limbs = [
    [-0.34, -0.66],
    [-0.17, -0.86],
    [0.06, -0.93],
    [0.24, -0.8],
    [0.37, -0.6],
  ].map(([a, b]) => [x + a * h * wide, y + b * h]);
  S.path(
    taper(
      [
        [x - h * 0.01, y + 4],
        [x + h * 0.015, y - h * 0.16],
        [x, y - h * 0.36],
      ],
      h * 0.075,
      h * 0.045,
    ),
    trunk,
  );
  for (const [i, l] of limbs.entries())
    S.path(
      taper(
        [
          [x + (i - 2) * h * 0.008, y - h * 0.3],
          [lerp(x, l[0], 0.45), y - h * (0.42 + 0.05 * (i % 2))],
          l,
        ],
        h * 0.038,
        h * 0.01,
      ),
      trunk,
    );
  const clumps = [];
  for (let i = 0; i < 15; i++) {
    const l = limbs[i % 5],
      R = h * r.r(0.1, 0.155);
    clumps.push([l[0] + r.r(-0.13, 0.13) * h * wide, l[1] + r.r(-0.12, 0.13) * h, R]);
  }
  clumps.sort((p, q) => p[1] + p[2] * 0.3 - q[1] - q[2] * 0.3);
  const puff = (cx, cy, R) => {
    const p = [],
      m = 13;
    for (let i = 0; i < m; i++) {
      const a = (i / m) * 6.283,
        k = R * (i % 2 ? 1.1 : 0.88) * r.r(0.92, 1.08);
      p.push([cx + Math.cos(a) * k, cy + Math.sin(a) * k * 0.84]);
    }
    return blob(p);
  };
  for (const [cx, cy, R] of clumps) {
    const d = puff(cx, cy, R);
    S.form(
      d,
      c,
      [cx + R * 0.6, cy + R, cx - R * 0.3, cy - R * 0.4, dark, 0.95, 0.75],
      [cx - R, cy - R, cx + R * 0.2, cy + R * 0.2, lit, 0.9, 0.8],
    );
  }
  for (let i = 0; i < 90; i++) {
    const k = r.pick(clumps),
      a = r.r(0, 6.28),
      q = k[2] * Math.sqrt(r()) * 1.12;
    S.path(
      circ(k[0] + Math.cos(a) * q, k[1] + Math.sin(a) * q * 0.85, h * r.r(0.006, 0.012)),
      r() < 0.55 ? lit : dark,
      'opacity=".8"',
    );
  }
  if (fall)
    for (let i = 0; i < 34; i++)
      S.path(
        circ(
          x + r.r(-0.55, 0.55) * h * wide,
          y + r.r(-0.02, 0.07) * h,
          h * r.r(0.006, 0.013),
          h * 0.005,
        ),
        r() < 0.6 ? c : lit,
      );
}

export const ipe = asOne(2, drawIpe);

/** Flowering ipê branch along points, the house signature in vases and corners. */
export function branch(
  S,
  pts,
  w,
  {
    seed = 1,
    c = '#f2b705',
    dark = '#c9820a',
    lit = '#ffe38a',
    wood = '#5a3a2c',
    s = 20,
    count = 18,
  } = {},
) {
  const r = rng(seed);
  S.path(taper(pts, w, w * 0.3), wood);
  for (let i = 0; i < count; i++) {
    const t = ((i + 1) / count) ** 0.8 * (pts.length - 1);
    const k = Math.min(pts.length - 2, Math.floor(t));
    const x = lerp(pts[k][0], pts[k + 1][0], t - k) + r.r(-s, s) * 1.1;
    const y = lerp(pts[k][1], pts[k + 1][1], t - k) + r.r(-s, s) * 0.9;
    const R = s * r.r(0.55, 0.95);
    const p = [];
    for (let j = 0; j < 10; j++) {
      const a = (j / 10) * 6.283 + i;
      const q = R * (j % 2 ? 0.66 : 1.06);
      p.push([x + Math.cos(a) * q, y + Math.sin(a) * q]);
    }
    const shade = [x + R, y + R, x - R * 0.4, y - R * 0.4, dark, 0.9];
    S.form(blob(p, 0.22), r() < 0.7 ? c : lit, shade);
    S.path(circ(x, y, R * 0.2), dark);
  }
}
