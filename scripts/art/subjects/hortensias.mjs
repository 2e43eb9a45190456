/**
 * Roadside of the Serra: hydrangea banks and cyclists.
 */
import { asOne, blob, canopy, circ, lerp, mix, n, P, rect, rng, rows } from '../lib.mjs';
import { bar, taper } from '../nature.mjs';
import { BEAM, INK } from './enxaimel.mjs';

/** Hydrangea head: a shaded ball broken into four-petal blossoms, lit from the upper left. */
function hydrangea(S, r, x, y, R) {
  const c = r.pick(['#4a70cc', '#5f86dc', '#7896e6', '#4a70cc', '#8a83da', '#3d5fb8', '#6f9be8']);
  const p = [];
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * 6.283,
      q = R * (i % 2 ? 1.08 : 0.97);
    p.push([x + Math.cos(a) * q, y + Math.sin(a) * q * 0.86]);
  }
  S.path(blob(p, 0.24), c);
  if (R > 13) {
    const spin = r.r(0, 6);
    for (let i = 0; i < 22; i++) {
      // sunflower spacing keeps the blossoms even
      const q = R * 0.92 * Math.sqrt((i + 0.4) / 22),
        a = i * 2.4 + spin;
      const bx = x + Math.cos(a) * q,
        by = y + Math.sin(a) * q * 0.84,
        s = R * 0.105;
      const t = mix(
        c,
        (bx - x + (by - y) * 1.3) / R < 0.1 ? '#eef2ff' : '#2f49a0',
        0.28 + 0.25 * r(),
      );
      S.path(
        circ(bx - s, by, s) + circ(bx + s, by, s) + circ(bx, by - s, s) + circ(bx, by + s, s),
        t,
      );
    }
  }
  const d = circ(x, y, R * 1.02, R * 0.88);
  S.sh(
    `<path d="${d}" fill="${S.lin(x + R * 0.8, y + R, x - R * 0.3, y - R * 0.4, rows(`0 ${INK} .85, 1 ${INK} 0`))}"/>`,
  );
  S.sh(
    `<path d="${d}" fill="${S.lin(x - R, y - R, x + R * 0.2, y + R * 0.2, rows('0 #fff6e6 .55, 1 #fff6e6 0'))}"/>`,
  );
}

/** A bank of hydrangeas: dark foliage under heads that grow toward the viewer. */
export function bank(S, seed, crest, x0, x1, count) {
  const r = rng(seed);
  S.form(
    canopy(rng(seed), (x) => crest(x) - 6, { x0, x1, lo: 26, hi: 50 }),
    '#24594f',
    ...rows('0 1000 0 780 #152c4c .95'),
  );
  const heads = [];
  for (let tries = 0; tries < count * 14 && heads.length < count; tries++) {
    const x = r.r(x0, x1),
      y = crest(x) + (1010 - crest(x)) * r();
    const R = lerp(9, 42, Math.max(0, (y - 745) / 255)) * r.r(0.8, 1.15);
    if (heads.every(([hx, hy, hr]) => Math.hypot(hx - x, (hy - y) * 1.25) > (hr + R) * 0.72))
      heads.push([x, y, R]);
  }
  heads.sort((a, b) => a[1] - b[1]);
  for (const [x, y, R] of heads) {
    for (const side of [-1, 1]) {
      S.path(
        P`M${x} ${y}q${side * R * 0.8} ${-R * 0.7} ${side * R * 1.7} ${R * 0.2}q${-side * R * 0.9} ${R * 0.7} ${-side * R * 1.7} ${-R * 0.2}Z`,
        side < 0 ? '#5c9a63' : '#2d6b57',
      );
    }
    hydrangea(S, r, x, y, R);
  }
}

/** Cyclist riding left; `s` is roughly the height of the handlebar. */
function drawCyclist(S, x, y, s, shirt, hair) {
  const L = (d, c, w) => S.line(d, c, w * s);
  const at = (u, v) => `${n(x + u * s)} ${n(y + v * s)}`;
  S.path(bar(x + s * 0.35, y + s * 0.03, s * 2.4, s * 0.12), '#9a8a92', 'opacity=".8"');
  for (const u of [-0.52, 0.52]) {
    S.add(
      `<circle cx="${n(x + u * s)}" cy="${n(y - s * 0.36)}" r="${n(s * 0.35)}" fill="none" stroke="${INK}" stroke-width="${n(s * 0.055)}"/>`,
    );
  }
  L(P`M${at(0.24, -0.84)}L${at(0.06, -0.3)}L${at(0.02, -0.02)}`, '#1c2746', 0.12);
  L(
    P`M${at(-0.52, -0.36)}L${at(-0.36, -0.98)}M${at(-0.4, -0.82)}L${at(0, -0.34)}L${at(0.52, -0.36)}L${at(0.2, -0.82)}L${at(-0.4, -0.8)}M${at(0, -0.34)}L${at(0.22, -0.86)}`,
    '#c8452f',
    0.06,
  );
  L(P`M${at(-0.5, -1)}L${at(-0.3, -0.98)}M${at(0.12, -0.88)}h${s * 0.22}`, INK, 0.07);
  S.form(rect(x - s * 0.74, y - s * 0.98, s * 0.28, s * 0.2), '#e3b15a', [
    x,
    y,
    x - s,
    y - s,
    BEAM,
    0.7,
  ]);
  L(P`M${at(0.22, -0.94)}L${at(-0.14, -0.62)}L${at(-0.04, -0.14)}`, '#2b3a66', 0.15);
  S.form(
    taper(
      [
        [x + s * 0.24, y - s * 0.88],
        [x + s * 0.2, y - s * 1.2],
        [x - s * 0.02, y - s * 1.46],
      ],
      s * 0.3,
      s * 0.26,
    ),
    shirt,
    [x + s * 0.4, y - s, x - s * 0.1, y - s * 1.3, INK, 0.55],
  );
  L(P`M${at(-0.02, -1.4)}L${at(-0.2, -1.08)}L${at(-0.4, -1.02)}`, '#d99a78', 0.1);
  S.path(circ(x - s * 0.12, y - s * 1.68, s * 0.15), '#e0a582');
  S.path(
    P`M${at(-0.25, -1.72)}Q${at(-0.16, -1.92)} ${at(0.02, -1.82)}Q${at(0.14, -1.7)} ${at(0.06, -1.5)}Q${at(-0.02, -1.62)} ${at(-0.06, -1.72)}Z`,
    hair,
  );
}

export const cyclist = asOne(3, drawCyclist);
