import { fold } from '../furniture.mjs';
import { canopy, circ, fbm, lerp, P, rect, rng, rows, Scene } from '../lib.mjs';
import { cloud, glints, ipe, leaf, palm, sail } from '../nature.mjs';
import { boy, fatherAndGirl, grandmother, motherAndBaby } from '../subjects/familia.mjs';

const WATER = '#3fb6b3';

const DEEP = '#14788f';

function garden(S) {
  const f = fbm(rng(4));
  S.sky(rows('0 #4aa7b5, 0.16 #93d0c9, 0.28 #e9e6c6, 0.36 #fde8c0, 1 #fde8c0'));
  S.glow(180, 40, 620, '#fff8e0', 0.5);
  cloud(S, 1180, 130, 380, '#fff8ea', '#ecb68e', 5);
  cloud(S, 620, 96, 240, '#fff3dc', '#ecb68e', 8, 0.9);
  S.form(
    rect(-10, 256, 1620, 130),
    '#2f97a2',
    [0, 256, 0, 380, '#1f7a94', 0.9],
    [200, 256, 900, 300, '#9fe0d2', 0.6],
  );
  glints(S, {
    x: 500,
    spread: 700,
    y0: 262,
    y1: 340,
    c: '#dff5e6',
    count: 40,
    seed: 3,
    w0: 20,
    w1: 90,
    a: 0.7,
  });
  sail(S, 1010, 296, 40, { refl: '#1f6a80' });
  palm(S, 1330, 450, 400, { lean: 36, c: '#24644f', light: '#a9bf5e', seed: 3 });
  palm(S, 1200, 446, 270, { lean: -22, c: '#2b7356', light: '#a9bf5e', seed: 5 });
  ipe(S, 250, 456, 260, { seed: 8, wide: 1.15 });
  S.form(
    canopy(rng(16), (x) => 388 + 14 * f(x / 60 + 9), { lo: 20, hi: 42, floor: 520 }),
    '#2b7356',
    [1600, 520, 700, 380, '#123f48', 0.8],
    [0, 360, 500, 480, '#cdd372', 0.6],
  );
  const r = rng(5);
  for (let i = 0; i < 50; i++)
    S.path(
      circ(r.r(0, 1600), 430 + r.r(0, 30), r.r(4, 8)),
      r.pick(['#e8563a', '#f2b705', '#fff0dc']),
    );
}

function parasol(S, x, y, s) {
  S.line(P`M${x} ${y}V${y - s * 1.5}`, '#fffaf0', 9);
  const top = y - s * 1.6;
  const d = P`M${x - s} ${top + s * 0.46}C${x - s * 0.8} ${top + s * 0.1} ${x - s * 0.3} ${top} ${x} ${top}C${x + s * 0.3} ${top} ${x + s * 0.8} ${top + s * 0.1} ${x + s} ${top + s * 0.46}Z`;
  S.path(d, '#e8563a');
  S.inside(d, () => {
    for (const [a, b] of rows('-0.62 -0.3, 0.02 0.34, 0.68 1.1'))
      S.path(
        P`M${x} ${top}Q${x + s * a * 0.8} ${top + s * 0.1} ${x + s * a} ${top + s * 0.5}H${x + s * b}Q${x + s * b * 0.8} ${top + s * 0.1} ${x} ${top}Z`,
        '#fffaf0',
      );
    S.sh(
      P`<rect x="${x - s}" y="${top}" width="${2 * s}" height="${s * 0.5}" fill="${S.lin(
        x + s,
        0,
        x - s * 0.3,
        0,
        rows('0 #5b2438 0.7, 1 #5b2438 0'),
      )}"/>`,
    );
  });
}

function water(S) {
  S.form(
    rect(-10, 470, 1620, 540),
    '#f5dcb2',
    [1600, 700, 700, 480, '#d39a68', 0.8],
    [0, 470, 0, 520, '#b98a5f', 0.4],
  );
  const pool = 'M-20 640C160 612 420 596 700 590C1000 584 1300 596 1620 628V1020H-20Z';
  S.line(pool, '#fffaf0', 28);
  S.line(pool, '#e6c59a', 4, 'transform="translate(0 13)"');
  S.form(pool, WATER, [0, 600, 400, 960, '#a5ead6', 0.85, 0.9], [1600, 1000, 800, 640, DEEP, 0.95]);
  S.inside(pool, () => {
    S.line(pool, '#0f6a80', 34, 'opacity=".4" transform="translate(4 16)"');
    ripples(S, 5, 80, 640, 1000, 0.6);
  });
}

function ripples(S, seed, count, y0, y1, a) {
  const q = rng(seed);
  for (let i = 0; i < count; i++) {
    const y = q.r(y0, y1);
    const x = q.r(-20, 1620);
    const w = lerp(40, 140, (y - 600) / 400) * q.r(0.6, 1.3);
    S.line(
      P`M${x - w / 2} ${y}C${x - w * 0.3} ${y - w * 0.18} ${x - w * 0.1} ${y + w * 0.18} ${x} ${y}S${x + w * 0.3} ${y - w * 0.16} ${x + w / 2} ${y}`,
      q() < 0.7 ? '#d9f7ea' : '#1b8a98',
      lerp(2, 5, (y - 600) / 400),
      `opacity="${a}"`,
    );
  }
}

/** `tall` draws the swimmers closer together and leaves the edge empty, for the narrow crop. */
function draw({ tall = false } = {}) {
  const S = new Scene(122);
  garden(S);
  parasol(S, 1450, 600, 150);
  water(S);
  // towel and sandals by the edge
  S.form('M70 590L250 580L262 612L60 624Z', '#fff3de', [262, 620, 80, 590, fold('#fff3de'), 0.6]);
  for (const k of [0, 1, 2])
    S.path(
      P`M${96 + k * 52} ${588 - k * 3}l22 -1l-2 34l-24 1Z`,
      ['#e8563a', '#2f7a72', '#e8563a'][k],
    );
  for (const dx of [0, 40])
    S.form(circ(1330 + dx, 574, 17, 8), '#8a4a30', [
      1350 + dx,
      580,
      1320 + dx,
      570,
      '#3a1c20',
      0.7,
    ]);
  if (!tall) grandmother(S);
  fatherAndGirl(S);
  S.group(`transform="translate(${tall ? -72 : 0} 0)"`, () => motherAndBaby(S));
  S.group(`transform="translate(${tall ? 76 : 0} 36)"`, () => boy(S));
  ripples(S, 15, 16, 880, 1000, 0.5);
  // leaves frame the near right corner
  for (const [x, y, l, a] of rows('1600 1030 330 -2.2, 1560 1040 300 -1.8, 1630 940 280 -2.6'))
    leaf(S, x, y, l, a, { w: 0.46, c: '#1f5d4c', lit: '#a9bf5e', notches: 0.15, bend: -0.12 });
  return S;
}

/** Three generations of a family in the pool. */
export const familiaPiscina = {
  draw: () => draw(),
  drawPortrait: () => draw({ tall: true }),
  portrait: [536, 0, 640, 1000],
  place: 'Família na piscina',
  alt: 'Família se diverte na piscina do hotel, com menina nos ombros do pai, bebê na boia e mar ao fundo.',
  scrim: '#0c3a44',
};
