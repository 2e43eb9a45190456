import { canopy, curve, curveTail, darker, lighter, n, rng } from '../lib.mjs';

/** Large leaf from (x, y) along `ang` radians; `notches` cut its edge like a split-leaf plant. */
export function leaf(
  S,
  x,
  y,
  len,
  ang,
  { w = 0.42, c = '#1f4a3f', rib, lit, notches = 0, bend = 0.12, shade } = {},
) {
  const P = (t, s) => {
    const ww = len * w * 0.5 * Math.sin(Math.PI * t ** 0.72) * (1 - 0.15 * t);
    return [t * len, s * ww + bend * len * t * t];
  };
  const up = [],
    dn = [];
  const m = 16;
  for (let i = 0; i <= m; i++) {
    const t = i / m;
    let k = 1;
    if (notches && i % 2 === 1 && i > 2 && i < m - 1) k = 1 - notches;
    up.push(((p) => [p[0], bend * len * t * t + (p[1] - bend * len * t * t) * k])(P(t, -1)));
    dn.push(((p) => [p[0], bend * len * t * t + (p[1] - bend * len * t * t) * k])(P(t, 1)));
  }
  dn.reverse();
  const d = `${curve(up, notches ? 0.11 : 1 / 6) + curveTail(dn, notches ? 0.11 : 1 / 6)}Z`;
  const half =
    curve(up, notches ? 0.11 : 1 / 6) +
    curveTail(
      [...Array(9)].map((_, i) => {
        const t = 1 - i / 8;
        return [t * len, bend * len * t * t];
      }),
    ) +
    'Z';
  const rd = curve(
    [...Array(9)].map((_, i) => {
      const t = i / 8;
      return [t * len * 0.97, bend * len * t * t * 0.95];
    }),
  );
  S.group(`transform="translate(${n(x)} ${n(y)}) rotate(${n((ang * 180) / Math.PI)})"`, () => {
    S.form(d, c, [0, 0, len * 0.7, 0, shade || darker(c, 0.6), 0.85]);
    if (lit)
      S.sh(
        `<path d="${half}" fill="${S.lin(len, 0, len * 0.1, 0, [
          [0, lit, 0.75],
          [1, lit, 0.1],
        ])}"/>`,
      );
    S.line(rd, rib || lighter(c, 0.28), Math.max(1.4, len * 0.009), 'opacity=".75"');
    for (let i = 2; i < 13; i++) {
      const t = i / 14,
        b = [t * len, bend * len * t * t];
      for (const s of [-1, 1]) {
        const e = P(Math.min(0.97, t + 0.1), s * 0.72);
        S.line(
          `M${n(b[0])} ${n(b[1])}Q${n(b[0] + (e[0] - b[0]) * 0.6)} ${n(b[1] + (e[1] - b[1]) * 0.4)} ${n(e[0])} ${n(e[1])}`,
          rib || lighter(c, 0.28),
          Math.max(0.7, len * 0.003),
          'opacity=".35"',
        );
      }
    }
  });
}

/** Tuft of blades. */
export function grass(S, x, y, w, h, c, seed = 1, count = 26, lean = 0.2) {
  const r = rng(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const bx = x + r.r(-w / 2, w / 2),
      hh = h * r.r(0.45, 1),
      k = (r.r(-1, 1) * 0.35 + lean) * hh;
    const bw = Math.max(2.2, h * 0.026);
    d += `M${n(bx - bw)} ${n(y)}Q${n(bx + k * 0.15)} ${n(y - hh * 0.6)} ${n(bx + k)} ${n(y - hh)}Q${n(bx + k * 0.4 + bw)} ${n(y - hh * 0.5)} ${n(bx + bw)} ${n(y)}Z`;
  }
  S.path(d, c);
}

/** Rounded bush; returns its path. */
export function bush(S, x, y, w, h, c, { seed = 1, lit, dark, lo = 0.09, hi = 0.17 } = {}) {
  const r = rng(seed);
  const d = canopy(
    r,
    (px) => {
      const u = (px - x) / (w / 2);
      return y - h * Math.sqrt(Math.max(0, 1 - u * u)) * 0.94;
    },
    { x0: x - w / 2, x1: x + w / 2, lo: w * lo, hi: w * hi, floor: y + 6 },
  );
  S.form(
    d,
    c,
    [x + w * 0.3, y, x - w * 0.05, y - h * 0.8, dark || darker(c, 0.5), 0.9],
    ...(lit ? [[x - w * 0.4, y - h, x + w * 0.1, y - h * 0.3, lit, 0.85, 0.9]] : []),
  );
  return d;
}
