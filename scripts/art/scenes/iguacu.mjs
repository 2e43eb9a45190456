import { canopy, fbm, rng, rows, Scene } from '../lib.mjs';
import { birds, bush, cloud, glints, leaf, taper } from '../nature.mjs';
import { basin, cliff, falls, ledge, lip, mist, rainbow } from './iguacu/falls.mjs';
import { toucan } from './iguacu/toucan.mjs';

function forest(S) {
  S.sky(rows('0 #3f93a5, 0.16 #85c2bf, 0.32 #f0e3bd, 0.42 #fbe3b4, 1 #fbe3b4'));
  S.glow(1180, 60, 640, '#fff3cf', 0.8);
  cloud(S, 520, 168, 420, '#fff6e6', '#e5b892', 3);
  cloud(S, 1130, 214, 330, '#fff6e6', '#e5b892', 8);
  cloud(S, 820, 268, 220, '#fff1da', '#e5b892', 12, 0.8);
  const f = fbm(rng(2)),
    g = fbm(rng(6));
  S.form(
    canopy(rng(3), (x) => 318 + 10 * f(x / 80), { lo: 9, hi: 20, floor: 480 }),
    '#6d9f8d',
    [0, 420, 0, 300, '#cfd9b3', 0.8],
  );
  S.form(
    canopy(rng(4), (x) => 350 - 60 * Math.abs((x - 800) / 800) ** 1.6 + 12 * g(x / 90), {
      lo: 12,
      hi: 26,
      floor: 520,
    }),
    '#3f7a66',
    [0, 440, 0, 330, '#a9bd86', 0.7],
    [1600, 300, 1100, 430, '#f3dc98', 0.4],
  );
}

/** Green on the lips and ledges, where no water runs. */
function ledges(S) {
  const grow = (x, y, w, h) =>
    bush(S, x, y, w, h, '#2b6650', { seed: w + x, lit: '#b4c667', dark: '#15383b' });
  for (const [x, w, h] of rows(
    '62 76 44, 262 70 36, 446 62 30, 548 40 20, 1040 34 18, 1082 46 24, 1246 84 40, 1430 78 44, 1590 90 56',
  ))
    grow(x, lip(x) + 10, w, h);
  for (const [x, w, h] of rows(
    '214 60 22, 442 50 20, 1128 46 18, 1246 66 24, 1400 84 30, 1572 90 34',
  ))
    grow(x, ledge(x) + 8, w, h);
}

function river(S) {
  basin(S);
  glints(S, {
    x: 800,
    spread: 760,
    y0: 700,
    y1: 985,
    c: '#f4fbf2',
    count: 80,
    seed: 3,
    w0: 40,
    w1: 190,
    th: 3.2,
    a: 0.85,
  });
  glints(S, {
    x: 800,
    spread: 800,
    y0: 760,
    y1: 1000,
    c: '#185a6a',
    count: 46,
    seed: 8,
    w0: 50,
    w1: 220,
    th: 3,
    a: 0.5,
  });
}

function foreground(S) {
  S.form(
    canopy(rng(12), (px) => 905 + 0.00035 * (px - 800) ** 2 * -1 + 60, { lo: 30, hi: 60 }),
    '#163f42',
  );
  S.form(
    canopy(rng(14), (px) => 640 + 0.0022 * px * px, { x0: -30, x1: 440, lo: 34, hi: 66 }),
    '#1d5146',
    [420, 1000, 60, 640, '#0c2a33', 0.95],
    [0, 600, 200, 800, '#7fa55f', 0.4],
  );
  S.form(
    canopy(rng(16), (px) => 640 + 0.002 * (1600 - px) ** 2, { x0: 1150, x1: 1640, lo: 34, hi: 66 }),
    '#1d5146',
    [1180, 1000, 1500, 660, '#0c2a33', 0.95],
    [1600, 600, 1400, 840, '#a9bf5e', 0.65],
  );
  for (const [lx, ly, l, a, w] of rows(
    '-20 1010 420 -1.2 .4, 60 1020 380 -.85 .42, -30 900 330 -.62 .4, 180 1030 300 -.6 .4',
  ))
    leaf(S, lx, ly, l, a, { w, c: '#23604c', lit: '#b9cc6a', notches: 0.1 });
  for (const [lx, ly, l, a, w] of rows(
    '1630 1010 420 -1.95 .4, 1550 1020 380 -2.3 .42, 1630 880 320 -2.5 .4, 1430 1030 290 -2.6 .4',
  ))
    leaf(S, lx, ly, l, a, { w, c: '#23604c', lit: '#d3d873', notches: 0.1, bend: -0.12 });
  S.path(taper(rows('-20 500, 110 482, 230 500, 352 478'), 30, 9), '#3a2a2c');
  S.path(taper(rows('190 494, 240 460, 272 430'), 12, 5), '#3a2a2c');
  for (const [lx, ly, l, a] of rows(
    '350 478 110 .25, 336 480 100 -.6, 272 430 100 -1.1, 268 434 90 -.2, 60 486 120 -2.3, 20 488 130 2.2',
  ))
    leaf(S, lx, ly, l, a, { w: 0.44, c: '#2d7456', lit: '#b9cc6a' });
  toucan(S, 150, 388, 1.02);
}

function draw() {
  const S = new Scene(41);
  forest(S);
  cliff(S);
  falls(S);
  ledges(S);
  river(S);
  mist(S);
  rainbow(S);
  birds(S, 900, 320, 14, '#2b3a4a', rows('0 0, 40 22 .8, -46 18 .9, 86 50 .7, -70 58 .7'), 3.4);
  foreground(S);
  return S;
}

/** Foz do Iguaçu, Paraná. */
export const iguacu = {
  draw,
  portrait: [480, 0, 640, 1000],
  place: 'Foz do Iguaçu, Paraná',
  alt: 'Cataratas do Iguaçu, em Foz do Iguaçu, com arco-íris na névoa e mata nas margens.',
  scrim: '#0c2f38',
};
