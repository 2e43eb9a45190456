import { canopy, circ, fbm, lerp, P, rect, rng, rows, Scene } from '../lib.mjs';
import { bar, cloud, glints, ipe, leaf, palm, sail } from '../nature.mjs';
import { kiosk, reader, swimmer } from './piscina/gente.mjs';
import { lounger, parasol, table } from './piscina/moveis.mjs';

/** A free curve, flattened as the eye above it sees it: the far side calm, the near one close. */
const POOL =
  'M330 716C316 654 440 604 640 602C790 600 880 616 1010 610C1200 600 1420 588 1630 634V930C1520 940 1420 884 1270 880C1090 876 1010 924 850 908C620 886 352 812 330 716Z';

function garden(S) {
  const f = fbm(rng(4));
  const r = rng(91);
  S.sky(rows('0 #4aa7b5, .14 #93d0c9, .26 #e9e6c6, .34 #fde8c0, 1 #fde8c0'));
  S.glow(240, 60, 600, '#fff8e0', 0.85);
  cloud(S, 980, 170, 420, '#fff8ea', '#ecb68e', 5);
  cloud(S, 620, 236, 260, '#fff3dc', '#ecb68e', 8, 0.9);
  cloud(S, 1420, 232, 300, '#fff3dc', '#ecb68e', 3, 0.9);
  S.form(
    'M700 346C780 306 830 276 900 270C980 268 1010 306 1090 318C1160 326 1200 338 1240 346Z',
    '#7fb3a8',
    [1200, 350, 880, 290, '#4f8f98', 0.85],
    [760, 270, 940, 346, '#f8e4b0', 0.7],
  );
  S.form(
    rect(-10, 344, 1620, 130),
    '#2f97a2',
    [0, 344, 0, 470, '#1f7a94', 0.9],
    [200, 344, 900, 400, '#9fe0d2', 0.6],
  );
  glints(S, {
    x: 500,
    spread: 700,
    y0: 350,
    y1: 440,
    c: '#dff5e6',
    count: 50,
    seed: 3,
    w0: 20,
    w1: 100,
    a: 0.75,
  });
  sail(S, 620, 392, 44, { refl: '#1f6a80' });
  sail(S, 1330, 376, 28, { refl: '#1f6a80' });
  // garden wall
  S.form(
    canopy(rng(6), (x) => 440 + 14 * f(x / 70), { lo: 20, hi: 44, floor: 560 }),
    '#2b7356',
    [1600, 560, 700, 430, '#123f48', 0.8],
    [0, 420, 500, 540, '#cdd372', 0.7],
  );
  palm(S, 1130, 520, 330, { lean: 26, c: '#24644f', light: '#a9bf5e', seed: 3 });
  palm(S, 1016, 516, 240, { lean: -16, c: '#2b7356', light: '#a9bf5e', seed: 5 });
  palm(S, 420, 512, 220, { lean: -18, c: '#2b7356', light: '#c0ca68', seed: 7 });
  ipe(S, 700, 520, 205, { seed: 8, wide: 1.15 });
  S.form(
    canopy(rng(16), (x) => 506 + 8 * f(x / 50 + 9), { lo: 16, hi: 34, floor: 580 }),
    '#1f5d4c',
    [1600, 570, 600, 500, '#10383f', 0.8],
    [0, 490, 500, 560, '#a9bf5e', 0.5],
  );
  for (let i = 0; i < 46; i++)
    S.path(
      circ(r.r(0, 1600), 518 + r.r(0, 26), r.r(4, 8)),
      r.pick(['#e8563a', '#f2b705', '#fff0dc']),
    );
}

function deck(S) {
  S.form(
    rect(-10, 540, 1620, 470),
    '#f5dcb2',
    [1600, 1000, 700, 560, '#d39a68', 0.8],
    [0, 540, 0, 620, '#b98a5f', 0.5],
  );
  for (let k = 0; k < 12; k++)
    S.line(P`M-10 ${552 + 3.2 * k * k + 8 * k}H1610`, '#c99663', 1 + k * 0.12, 'opacity=".5"');
  for (let k = -14; k < 15; k++)
    S.line(P`M${700 + k * 90} 541L${700 + k * 330} 1010`, '#c99663', 1.6, 'opacity=".28"');
}

function pool(S) {
  S.path(POOL, '#b07a4d', 'opacity=".5" transform="translate(6 26)"');
  S.line(POOL, '#fffaf0', 14);
  S.line(POOL, '#fffaf0', 24, 'transform="translate(0 8)"');
  S.line(POOL, '#d9b184', 3, 'transform="translate(0 20)"');
  S.form(
    POOL,
    '#43bdb8',
    [700, 930, 600, 610, '#8fe3cf', 0.9, 0.8],
    [1600, 620, 900, 800, '#14788f', 0.95, 0.95],
  );
  S.inside(POOL, () => {
    S.line(POOL, '#0f6a80', 30, 'opacity=".42" transform="translate(4 12)"');
    // steps lead in from the left, the floor is tiled below
    for (const k of [0, 1, 2])
      S.line(
        P`M${352 + k * 40} ${650 + k * 4}C${330 + k * 46} ${700 + k * 6} ${380 + k * 52} ${770 + k * 4} ${470 + k * 60} ${820 + k * 4}`,
        '#d9f7ea',
        5 - k,
        `opacity="${0.6 - k * 0.14}"`,
      );
    const q = rng(5);
    for (let i = 0; i < 70; i++) {
      const t = q() ** 0.9;
      S.path(
        bar(q.r(340, 1600), lerp(630, 915, t), lerp(26, 150, t) * q.r(0.6, 1.2), lerp(1.8, 5.4, t)),
        q() < 0.7 ? '#d9f7ea' : '#1b8a98',
        `opacity="${q.r(0.4, 0.85).toFixed(2)}"`,
      );
    }
    // what stands on the far side comes back in the water
    for (const [x, w, c] of rows('566 70 #f2b705, 880 60 #e8563a, 1330 190 #8a6a3c'))
      S.sh(
        P`<path d="${rect(x - w / 2, 606, w, 90)}" fill="${S.lin(0, 606, 0, 700, rows(`0 ${c} .5, 1 ${c} 0`))}"/>`,
      );
  });
}

/** Palm and leaves on the left, before everything. */
function foreground(S) {
  // near palm and planting, left
  palm(S, 90, 1040, 900, {
    lean: 84,
    c: '#1d5547',
    light: '#9fb65c',
    seed: 12,
    spread: 0.36,
    nuts: '#c98b2a',
    count: 13,
  });
  S.form(
    canopy(rng(20), (x) => 860 + 0.0024 * (x + 30) ** 2, { x0: -30, x1: 300, lo: 30, hi: 54 }),
    '#1d5146',
    [260, 1000, 20, 860, '#0c2a33', 0.9],
  );
  for (const [x, y, l, a, w] of rows(
    '-10 1020 300 -1.25 .5, 70 1030 270 -.95 .5, -20 940 240 -.7 .5, 170 1040 220 -.75 .5, 10 1040 330 -1.55 .46',
  ))
    leaf(S, x, y, l, a, { w, c: '#2a7055', lit: '#c8d678', notches: 0.16 });
}

function draw() {
  const S = new Scene(91);
  garden(S);
  deck(S);
  kiosk(S, 1330, 584);
  parasol(S, 566, 584, 104, '#fffaf0', '#f2b705');
  lounger(S, 470, 580, 92, '#fffaf0', { cushion: '#2f8f86' });
  lounger(S, 672, 576, 96, '#f6e3bf', { dir: -1, cushion: '#e8563a' });
  parasol(S, 880, 570, 82, '#e8563a', '#fffaf0');
  lounger(S, 968, 568, 78, '#fffaf0', { dir: -1 });
  pool(S);
  swimmer(S, 1080, 742);
  foreground(S);
  reader(S, 560, 930);
  S.group('transform="translate(-392 86) scale(0.93)"', () => table(S));
  return S;
}

/** The pool between palms, a guest who reads beside it. */
export const piscina = {
  draw,
  portrait: [352, 0, 640, 1000],
  place: 'Piscina',
  alt: 'Piscina de curvas livres entre coqueiros, com uma hóspede que lê na espreguiçadeira e o mar ao fundo.',
  scrim: '#0c3a44',
};
