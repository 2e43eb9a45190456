/** Passistas of frevo with their small umbrellas. */
import { circ, lerp, P, rows } from '../../lib.mjs';
import { bar } from '../../nature.mjs';
import { bareLimb, hand, head, limbPath, lit, SKIN } from '../../people.mjs';
import { CREAM, PLUM } from './palette.mjs';

/** Frevo umbrella at the end of a short stick; (x, y) is the hand, `a` the tilt in degrees. */
function sombrinha(S, x, y, r, a) {
  S.group(P`transform="translate(${x} ${y}) rotate(${a})"`, () => {
    S.line(P`M0 16V${-r * 1.3}`, '#7a3f3a', 4);
    const dome = P`M${-r} ${-r * 0.92}C${-r * 0.9} ${-r * 1.62} ${-r * 0.4} ${-r * 1.86} 0 ${-r * 1.88}C${r * 0.4} ${-r * 1.86} ${r * 0.9} ${-r * 1.62} ${r} ${-r * 0.92}Q${r * 0.8} ${-r * 1.06} ${r * 0.52} ${-r * 0.86}Q${r * 0.26} ${-r * 1.04} 0 ${-r * 0.84}Q${-r * 0.26} ${-r * 1.04} ${-r * 0.52} ${-r * 0.86}Q${-r * 0.8} ${-r * 1.06} ${-r} ${-r * 0.92}Z`;
    S.path(dome, '#f2b705');
    S.inside(dome, () => {
      for (const [x0, x1, c] of rows('-1.1 -0.52 #e2362c, 0 0.52 #2f7fc0, 0.52 1.1 #2f9a5c'))
        S.path(
          P`M0 ${-r * 1.9}Q${x0 * r * 0.9} ${-r * 1.6} ${x0 * r} ${-r * 0.7}H${x1 * r}Q${x1 * r * 0.9} ${-r * 1.6} 0 ${-r * 1.9}Z`,
          c,
        );
      S.sh(
        `<path d="${dome}" fill="${S.lin(r, -r * 0.8, -r * 0.4, -r * 1.7, rows(`0 ${PLUM} .75, 1 ${PLUM} 0`))}"/>`,
      );
    });
    S.line(P`M0 ${-r * 1.88}v${-r * 0.14}`, '#7a3f3a', 4);
  });
}

/** Canvas shoe seen from its side: the ankle at (x, y), the toes toward `a` degrees; `up` flips its sole. */
function shoe(S, x, y, a, k, flip) {
  S.group(P`transform="translate(${x} ${y}) rotate(${a}) scale(${k} ${flip ? -k : k})"`, () => {
    S.form(
      'M-15 -12C-6 -16 8 -16 13 -10C24 -2 38 2 46 9Q50 15 46 20H-15Q-20 4 -15 -12Z',
      CREAM,
      ...rows(`40 26 0 -8 ${PLUM} .55`),
    );
    S.path('M-17 17H49Q50 24 45 24H-14Q-18 23 -17 17Z', '#e2362c');
    S.line('M10 -6l-8 6M18 0l-8 6', '#c98a6a', 2.4);
  });
}

const frill = (S, from, to, r, c) => {
  const count = Math.max(3, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (r * 1.3)));
  let d = '';
  for (let i = 0; i <= count; i++)
    d += circ(lerp(from[0], to[0], i / count), lerp(from[1], to[1], i / count), r);
  S.form(d, c, [Math.max(from[0], to[0]) + r, from[1] + r, from[0], from[1] - r, PLUM, 0.35]);
};

/** A leg: bare from the knee, in cloth with a frill above it, a shoe at its end. */
function leg(S, [h, knee, foot, a, flip], { skin, shorts }) {
  const path = [h, knee, foot];
  bareLimb(S, path, 33, skin, { tip: 0.54, calf: 0.84 });
  const end = [lerp(h[0], knee[0], 0.84), lerp(h[1], knee[1], 0.84)];
  const mid = [lerp(h[0], end[0], 0.5), lerp(h[1], end[1], 0.5)];
  const box = [
    Math.min(h[0], end[0]) - 20,
    Math.min(h[1], end[1]) - 20,
    Math.max(h[0], end[0]) + 20,
    Math.max(h[1], end[1]) + 20,
  ];
  lit(S, limbPath([h, mid, end], 42, { tip: 0.92, calf: 0.96 }), box, shorts, { sh: PLUM });
  const n = Math.atan2(knee[1] - h[1], knee[0] - h[0]) + Math.PI / 2;
  const side = (s) => [end[0] + Math.cos(n) * s, end[1] + Math.sin(n) * s];
  frill(S, side(-18), side(18), 6.4, '#f2b705');
  shoe(S, foot[0], foot[1], a, 0.7, flip);
}

function bust(S, neck, { skin, top }) {
  const [nx, ny] = neck;
  const [mx, my] = [nx * 0.45, ny * 0.42];
  S.path(
    P`M${nx - 10} ${ny - 24}H${nx + 11}L${nx + 13} ${ny + 6}Q${nx} ${ny + 16} ${nx - 13} ${ny + 6}Z`,
    SKIN[skin].sh,
  );
  const d = P`M${nx - 12} ${ny - 1}C${nx - 26} ${ny + 2} ${nx - 40} ${ny + 4} ${nx - 42} ${ny + 22}C${nx - 38} ${ny + 44} ${mx - 26} ${my - 8} ${mx - 25} ${my + 6}L-30 4Q0 18 30 4L${mx + 25} ${my + 6}C${mx + 26} ${my - 8} ${nx + 38} ${ny + 44} ${nx + 42} ${ny + 22}C${nx + 40} ${ny + 4} ${nx + 26} ${ny + 2} ${nx + 12} ${ny - 1}Q${nx} ${ny + 16} ${nx - 12} ${ny - 1}Z`;
  S.form(d, top, [40, 10, mx - 16, my - 10, PLUM, 0.7], [nx - 42, ny, mx, my, '#ffe2a0', 0.5]);
  S.inside(d, () => {
    S.line(P`M${nx} ${ny + 8}L0 14`, CREAM, 3, 'opacity=".6"');
    S.path(P`M-40 -14Q0 2 40 -14V22H-40Z`, '#f2b705');
  });
}

/**
 * One passista, hip at (x, y), `k` times life size. `legs` are hip, knee, ankle, angle of the foot and
 * whether its sole is on the other side; `arms` are shoulder, elbow, wrist; the second holds the umbrella.
 */
export function passista(
  S,
  x,
  y,
  k,
  { skin, top, shorts, legs, arms, neck, face, tilt, shade, skirt },
) {
  S.path(bar(x + shade[0], shade[1], 250 * k, 15 * k), '#3a1a48', 'opacity=".5"');
  S.group(P`transform="translate(${x} ${y}) scale(${k})"`, () => {
    const cloth = { skin, shorts };
    bareLimb(S, arms[0], 24, skin);
    hand(S, ...arms[0][2], arms[0][3], 32, 'aberta', { skin, flip: true });
    leg(S, legs[0], cloth);
    leg(S, legs[1], cloth);
    bust(S, neck, { skin, top });
    if (skirt) {
      S.form(
        'M-30 -6Q0 8 30 -6C48 8 62 24 66 40L44 34L30 48L10 38L-8 50L-26 38L-46 44L-62 34C-58 20 -46 6 -30 -6Z',
        skirt,
        [60, 46, -10, 0, PLUM, 0.7],
      );
    }
    const [nx, ny] = neck;
    bareLimb(S, arms[1], 24, skin);
    for (const [s] of arms) frill(S, [s[0] - 12, s[1] + 4], [s[0] + 12, s[1] + 4], 11, CREAM);
    frill(S, [nx - 22, ny + 8], [nx + 22, ny + 8], 7, CREAM);
    head(S, nx + 3, ny - 44, 33, { skin, tilt: 0, ...face });
    const [hx, hy] = arms[1][2];
    sombrinha(S, hx + tilt * 0.12, hy - 12, 56, tilt);
    hand(S, hx, hy, arms[1][3], 32, 'segura', { skin });
  });
}
