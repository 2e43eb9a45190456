/** Sobrados of the Largo do Pelourinho: a row in perspective on the right, one in half shade on the left. */
import { canopy, lerp, mix, P, poly, rect, rng, rows } from '../../lib.mjs';
import { CREAM, NAVY, PLUM, TILE } from './palette.mjs';

export const EYE = 430;

/** Street wall in perspective: scale at x, screen point of world height h, street height at x. */
const scale = (x) => (x - 700) / 900;

const at = (x, h) => [x, EYE - h * scale(x)];

const street = (x) => [x, EYE + 190 + 420 * scale(x)];

/** One sobrado of the right-hand row, drawn between two depths; `top` is the world height of its eaves. */
function sobrado(S, { xa, xb, top, wall, frame, door, floors = 3, bays = 3 }) {
  const [sa, sb] = [scale(xa), scale(xb)];
  const along = (u) => 700 + 900 / lerp(1 / sa, 1 / sb, u);
  const mid = along(0.5);
  const base = (EYE - street(mid)[1]) / scale(mid);
  const high = top - base;
  const quad = (u0, u1, h0, h1) =>
    poly([at(along(u0), h1), at(along(u1), h1), at(along(u1), h0), at(along(u0), h0)]);
  const face = poly([at(xa, top), at(xb, top), street(xb), street(xa)]);
  S.form(
    face,
    wall,
    ...rows(
      P`${xa} ${street(xa)[1]} ${xa + (xb - xa) * 0.5} ${at(xb, top)[1]} ${mix(wall, PLUM, 0.6)} .34, ${xa} ${at(xa, top)[1]} ${xb} ${street(xb)[1]} #fff3d0 .45`,
    ),
  );
  const arch = (u0, u1, h0, h1, rise) => {
    const [a, b, m] = [along(u0), along(u1), along((u0 + u1) / 2)];
    const [p, q, r, t] = [at(a, h0), at(a, h1), at(b, h1), at(b, h0)];
    return P`M${p[0]} ${p[1]}L${q[0]} ${q[1]}Q${m} ${at(m, h1 + rise * 2)[1]} ${r[0]} ${r[1]}L${t[0]} ${t[1]}Z`;
  };
  S.inside(face, () => {
    for (let f = 0; f < floors; f++) {
      const h0 = base + (high * f) / floors;
      const fh = high / floors;
      if (f) S.path(quad(0, 1, h0 - fh * 0.05, h0 + fh * 0.03), CREAM);
      for (let b = 0; b < bays; b++) {
        const c = (b + 0.5) / bays;
        const w = 0.26 / bays;
        const [lo, hi] = f ? [h0 + fh * 0.06, h0 + fh * 0.68] : [h0 - fh * 0.5, h0 + fh * 0.66];
        S.path(arch(c - w * 1.28, c + w * 1.28, lo, hi + fh * 0.03, fh * 0.1), CREAM);
        S.path(arch(c - w, c + w, lo, hi, fh * 0.08), f ? frame : door);
        S.path(arch(c - w, c - w * 0.05, lo, hi - fh * 0.14, 0), mix(f ? frame : door, PLUM, 0.25));
        S.path(
          quad(c - w * 0.84, c + w * 0.84, hi - fh * 0.12, hi - fh * 0.02),
          '#f7d79a',
          'opacity=".75"',
        );
        if (f) {
          const bar2 = quad(c - w * 1.7, c + w * 1.7, h0 + fh * 0.02, h0 + fh * 0.055);
          for (let k = -6; k <= 6; k++) {
            const [x, y] = at(along(c + (w * 1.6 * k) / 6), h0 + fh * 0.05);
            S.line(P`M${x} ${y}V${at(x, h0 + fh * 0.27)[1]}`, NAVY, Math.max(1, 3 * scale(x)));
          }
          S.path(bar2 + quad(c - w * 1.7, c + w * 1.7, h0 + fh * 0.265, h0 + fh * 0.29), NAVY);
        }
      }
    }
    S.path(quad(0, 1, top - high * 0.035, top), CREAM);
    S.path(quad(0, 1, top - high * 0.075, top - high * 0.035), PLUM, 'opacity=".3"');
    for (const u of [0, 1]) S.path(quad(u - 0.03, u + 0.03, base - high, top), CREAM);
  });
  // eaves: a row of tile ends, then the slope behind
  const lip = high * 0.085;
  S.form(
    poly([at(xa - 3, top), at(xb, top - 8), at(xb, top + lip), at(xa + 6, top + lip)]),
    TILE,
    ...rows(P`${xa} ${at(xa, top)[1]} ${xb} ${at(xb, top + lip)[1]} #8a2f3a .7`),
  );
  let d = '';
  for (let i = 0; i < 26; i++) {
    const x = along(i / 26);
    d += P`M${x} ${at(x, top - 4)[1]}V${at(x, top + lip)[1]}`;
  }
  S.line(d, '#f5985e', 1.8, 'opacity=".55"');
}

/** The row on the right, from the far end of the slope to the edge of the picture. */
export function row(S) {
  for (const b of [
    { xa: 788, xb: 850, top: -690, wall: '#f4a58c', frame: '#2f7a72', door: '#8a3f3a', bays: 2 },
    { xa: 850, xb: 936, top: -270, wall: '#8fcfbf', frame: '#c8452f', door: '#2f6f8f', bays: 2 },
    { xa: 936, xb: 1066, top: 60, wall: '#f07a6a', frame: '#2f6f8f', door: '#6b2f4a' },
    { xa: 1066, xb: 1270, top: 250, wall: '#f2b705', frame: '#2f7a5a', door: '#2f7a5a' },
    { xa: 1270, xb: 1690, top: 400, wall: '#e2607a', frame: '#23618a', door: '#7a2f5a' },
  ])
    sobrado(S, b);
}

/** Left bank: a sobrado in half shade beside the church. */
export function leftHouse(S) {
  S.form(
    canopy(rng(9), (x) => 560 + 0.6 * Math.abs(x - 200), {
      x0: 150,
      x1: 250,
      lo: 16,
      hi: 30,
      floor: 800,
    }),
    '#3f8a62',
    ...rows('240 780 170 600 #1d4f5f .9'),
  );
  S.form(rect(150, 700, 46, 112), CREAM, ...rows('240 820 160 700 #8a4a6a .8'));
  S.path(rect(150, 694, 46, 12), TILE);
  S.path(rect(-20, 908, 214, 20), '#a9707a');
  S.form(
    rect(-20, 300, 196, 614),
    '#f6c884',
    ...rows('180 900 20 400 #8a4a6a .85, -10 300 120 600 #fff0c8 .6'),
  );
  S.form('M-30 306L-20 256H140L192 306Z', TILE, ...rows('190 306 40 260 #8a2f3a .8'));
  for (const y of [300, 500, 690]) S.path(rect(-20, y, 196, 10), CREAM);
  for (const [x, y, h] of rows(
    '22 350 136, 112 350 136, 22 552 128, 112 552 128, 22 740 172, 112 740 172',
  )) {
    S.path(P`M${x - 27} ${y + h}V${y}Q${x} ${y - 28} ${x + 27} ${y}V${y + h}Z`, CREAM);
    S.form(
      P`M${x - 20} ${y + h}V${y + 3}Q${x} ${y - 18} ${x + 20} ${y + 3}V${y + h}Z`,
      '#2f7a72',
      ...rows(P`${x + 20} ${y + h} ${x - 20} ${y} #1d2f5a .8`),
    );
    S.line(
      P`M${x} ${y}V${y + h}M${x - 14} ${y + 26}h9M${x - 14} ${y + 46}h9M${x + 5} ${y + 26}h9M${x + 5} ${y + 46}h9`,
      '#bfe0d2',
      1.6,
      'opacity=".6"',
    );
    if (h < 150) {
      let d = P`M${x - 36} ${y + h}H${x + 36}M${x - 36} ${y + h - 44}H${x + 36}`;
      for (let k = -4; k <= 4; k++) d += P`M${x + k * 9} ${y + h - 44}v44`;
      S.line(d, NAVY, 2.6);
    }
  }
}
