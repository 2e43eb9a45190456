import { fold } from '../furniture.mjs';
import { canopy, circ, fbm, lerp, P, rect, rng, rows, Scene } from '../lib.mjs';
import { bar, cloud, glints, ipe, leaf, palm, sail } from '../nature.mjs';
import { boy, fatherAndGirl, grandmother, motherAndBaby } from '../subjects/familia.mjs';

const WATER = '#3fb6b3';
const POOL = 'M300 1020L452 648C460 626 474 612 500 610C760 592 1240 588 1620 602V1020Z';

function garden(S) {
  const f = fbm(rng(4));
  S.sky(rows('0 #4aa7b5, 0.16 #93d0c9, 0.3 #e9e6c6, 0.38 #fde8c0, 1 #fde8c0'));
  S.glow(180, 40, 620, '#fff8e0', 0.5);
  cloud(S, 1050, 120, 360, '#fff8ea', '#ecb68e', 5);
  cloud(S, 560, 84, 240, '#fff3dc', '#ecb68e', 8, 0.9);
  S.form(
    rect(-10, 300, 1620, 130),
    '#2f97a2',
    [0, 300, 0, 420, '#1f7a94', 0.9],
    [200, 300, 900, 340, '#9fe0d2', 0.6],
  );
  glints(S, {
    x: 500,
    spread: 700,
    y0: 306,
    y1: 380,
    c: '#dff5e6',
    count: 40,
    seed: 3,
    w0: 20,
    w1: 90,
    a: 0.7,
  });
  sail(S, 1010, 332, 40, { refl: '#1f6a80' });
  palm(S, 1512, 520, 470, { lean: -60, c: '#24644f', light: '#a9bf5e', seed: 3 });
  palm(S, 1130, 486, 250, { lean: 30, c: '#2b7356', light: '#a9bf5e', seed: 5 });
  ipe(S, 500, 462, 240, { seed: 8, wide: 1.2 });
  S.form(
    canopy(rng(16), (x) => 424 + 14 * f(x / 60 + 9), { lo: 20, hi: 42, floor: 560 }),
    '#2b7356',
    [1600, 560, 700, 420, '#123f48', 0.8],
    [0, 400, 500, 520, '#cdd372', 0.6],
  );
  S.form(
    canopy(rng(26), (x) => 486 + 8 * f(x / 40 + 3), { lo: 16, hi: 30, floor: 560 }),
    '#1f5d4c',
    [1600, 540, 500, 480, '#123f48', 0.7],
  );
}

/** Parasol over the grandmother's chair. */
function parasol(S, x, y, s) {
  S.line(P`M${x} ${y}V${y - s * 1.9}`, '#fffaf0', 9);
  const top = y - s * 2.06;
  const d = P`M${x - s} ${top + s * 0.5}C${x - s * 0.8} ${top + s * 0.12} ${x - s * 0.3} ${top} ${x} ${top}C${x + s * 0.3} ${top} ${x + s * 0.8} ${top + s * 0.12} ${x + s} ${top + s * 0.5}Q${x + s * 0.83} ${top + s * 0.44} ${x + s * 0.66} ${top + s * 0.5}Q${x + s * 0.33} ${top + s * 0.42} ${x} ${top + s * 0.5}Q${x - s * 0.33} ${top + s * 0.42} ${x - s * 0.66} ${top + s * 0.5}Q${x - s * 0.83} ${top + s * 0.44} ${x - s} ${top + s * 0.5}Z`;
  S.path(d, '#e8563a');
  S.inside(d, () => {
    for (const [a, b] of rows('-0.66 -0.2, 0.2 0.66'))
      S.path(
        P`M${x} ${top}Q${x + s * a * 0.8} ${top + s * 0.1} ${x + s * a} ${top + s * 0.6}H${x + s * b}Q${x + s * b * 0.8} ${top + s * 0.1} ${x} ${top}Z`,
        '#fffaf0',
      );
    S.sh(
      P`<rect x="${x - s}" y="${top}" width="${2 * s}" height="${s * 0.6}" fill="${S.lin(x + s, 0, x - s * 0.3, 0, rows('0 #5b2438 0.7, 1 #5b2438 0'))}"/>`,
    );
  });
  S.path(P`M${x - 5} ${top - 16}h10v20h-10Z`, '#fffaf0');
}

function deck(S) {
  S.form(
    rect(-10, 530, 1620, 490),
    '#f5dcb2',
    [1600, 700, 700, 530, '#d39a68', 0.8],
    [0, 530, 0, 580, '#b98a5f', 0.5],
  );
  for (const [y, k] of rows('560 1, 612 1.4, 690 1.8, 800 2.4, 950 3'))
    S.line(P`M-10 ${y}H${y < 600 ? 1610 : 420 - (y - 620) * 0.75}`, '#c99663', k, 'opacity=".6"');
  for (const x of [-260, -60, 140, 340])
    S.line(P`M${x + 190} 532L${x - 150} 1010`, '#c99663', 2, 'opacity=".4"');
}

function pool(S) {
  S.line(POOL, '#fffaf0', 40);
  S.line(POOL, '#e2bd8e', 3, 'transform="translate(-14 -13)" opacity=".8"');
  S.form(
    POOL,
    WATER,
    [300, 640, 700, 1000, '#a5ead6', 0.8, 0.9],
    [1600, 1000, 800, 640, '#14788f', 0.95],
  );
  S.inside(POOL, () => {
    S.line(POOL, '#0f6a80', 44, 'opacity=".38" transform="translate(6 20)"');
    const q = rng(5);
    for (let i = 0; i < 46; i++) {
      const t = q() ** 0.8;
      const y = lerp(650, 1000, t);
      S.path(
        bar(q.r(200, 1620), y, lerp(40, 210, t) * q.r(0.6, 1.2), lerp(2.4, 7, t)),
        q() < 0.68 ? '#d9f7ea' : '#1b8a98',
        `opacity="${q.r(0.45, 0.85).toFixed(2)}"`,
      );
    }
  });
}

/** Where the boy will land: his shade on the water and drops from his heels. */
function landing(S, x, y) {
  S.path(bar(x, y, 250, 26), '#0f6a80', 'opacity=".45"');
  for (const [dx, dy, r] of rows('-70 -60 6, -40 -96 5, 74 -74 6, 110 -110 4, -104 -96 4'))
    S.path(
      P`M${x + dx} ${y + dy - r * 2}q${r} ${r * 1.6} 0 ${r * 2.6}q${-r} ${-r} 0 ${-r * 2.6}Z`,
      '#e3fbee',
    );
}

/** A ball that somebody has left on the water. */
function ball(S, x, y, r) {
  S.path(bar(x + r * 0.5, y + r * 0.8, r * 3.2, r * 0.5), '#0f6a80', 'opacity=".4"');
  const d = circ(x, y, r);
  S.path(d, '#fffaf0');
  S.inside(d, () => {
    S.path(
      P`M${x} ${y - r}C${x - r * 1.1} ${y - r * 0.5} ${x - r * 1.1} ${y + r * 0.5} ${x - r * 0.2} ${y + r}L${x + r * 0.2} ${y + r}C${x - r * 0.5} ${y + r * 0.4} ${x - r * 0.5} ${y - r * 0.5} ${x} ${y - r}Z`,
      '#e8563a',
    );
    S.path(
      P`M${x} ${y - r}C${x + r * 0.5} ${y - r * 0.5} ${x + r * 0.6} ${y + r * 0.4} ${x + r * 0.4} ${y + r}H${x + r}V${y - r}Z`,
      '#f2b705',
    );
  });
  S.sh(
    P`<path d="${d}" fill="${S.lin(x + r, y + r, x - r * 0.4, y - r * 0.4, rows('0 #5b2438 0.7, 1 #5b2438 0'))}"/>`,
  );
  S.line(
    P`M${x - r * 1.3} ${y + r * 0.62}Q${x} ${y + r * 1.3} ${x + r * 1.36} ${y + r * 0.6}`,
    '#e3fbee',
    4,
  );
}

/** The tall picture is too narrow for the boy: it closes in on the others. */
function compose({ isTall = false } = {}) {
  const S = new Scene(122);
  garden(S);
  deck(S);
  parasol(S, 118, 640, 196);
  pool(S);
  // towel and sandals by the edge
  S.form('M20 904L196 872L176 934L-10 948Z', '#fff3de', [190, 930, 20, 880, fold('#fff3de'), 0.6]);
  for (const k of [0, 1, 2])
    S.path(
      P`M${40 + k * 52} ${883 - k * 3.4}l24 -1.6l-20 61l-25 2Z`,
      ['#e8563a', '#2f7a72', '#e8563a'][k],
    );
  grandmother(S, 186, 740);
  S.group('transform="translate(-146 -62) scale(1.18)"', () => {
    fatherAndGirl(S, 776, 610);
    motherAndBaby(S, isTall ? 1084 : 1096, 640);
  });
  ball(S, isTall ? 720 : 560, isTall ? 952 : 902, 46);
  if (!isTall) {
    landing(S, 1404, 850);
    S.group('transform="translate(-140 -46) scale(1.1)"', () => boy(S, 1400, 470));
  }
  for (const [x, y, l, a] of rows('1640 1050 280 -2.2, 1590 1060 240 -1.8'))
    leaf(S, x, y, l, a, { w: 0.46, c: '#1f5d4c', lit: '#a9bf5e', notches: 0.15, bend: -0.12 });
  return S;
}

/** Three generations of a family at the pool. */
export const familiaPiscina = {
  draw: () => compose(),
  drawPortrait: () => compose({ isTall: true }),
  portrait: [606, 0, 640, 1000],
  place: 'Família na piscina',
  alt: 'Família se diverte na piscina do hotel, com menina nos ombros do pai, mãe com o bebê na boia e mar ao fundo.',
  scrim: '#0c3a44',
};
