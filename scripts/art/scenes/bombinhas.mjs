import { blob, canopy, circ, clamp, curve, fbm, n, poly, rect, rng, rows, Scene } from '../lib.mjs';
import { birds, boat, bush, cloud, glints, ipe, leaf, palm, sail } from '../nature.mjs';
import { nearShore } from '../subjects/bombinhas-margem.mjs';
import { parasol } from '../subjects/guarda-sol.mjs';

function bombinhasScene({ seed = 21, cover = false } = {}) {
  const S = new Scene(seed),
    r = rng(seed);
  S.sky(rows('0 #58a9b8, 0.16 #8cc9c6, 0.3 #cfe3cc, 0.41 #fbe7c2, 1 #fbe7c2'));
  if (!cover) {
    S.glow(250, 120, 620, '#fff6dc', 0.75);
    S.path(circ(250, 132, 74), '#fffaf0');
  }
  cloud(S, 1010, 232, 460, '#fff6e6', '#e9b48e', 4);
  cloud(S, 640, 300, 260, '#fff1da', '#e9b48e', 9, 0.9);
  cloud(S, 1430, 150, 300, '#fff6e6', '#e9b48e', 6, 0.95);
  cloud(S, 90, 318, 240, '#fff1da', '#e9b48e', 13, 0.85);
  const f = fbm(rng(7)),
    g = fbm(rng(9));
  // islands on the horizon
  S.form(
    'M360 412C420 372 450 352 500 356C548 360 560 384 610 392C650 398 690 404 720 412Z',
    '#86b3ab',
    [600, 420, 430, 350, '#5d97a0', 0.8],
    [380, 350, 480, 410, '#f6e1b8', 0.6],
  );
  S.form('M720 412C750 396 780 386 806 392C840 398 850 406 880 412Z', '#9cc2b4', [
    860,
    420,
    770,
    380,
    '#6aa3a5',
    0.7,
  ]);
  // sea
  S.path(rect(-10, 410, 1620, 600), '#2f97a2');
  S.add(
    `<rect x="0" y="410" width="1600" height="590" fill="${S.lin(0, 410, 0, 900, rows('0 #2a7f95, 0.25 #2b97a5, 0.55 #45b9b2, 1 #8ad8c5'))}"/>`,
  );
  S.sh(
    `<rect x="0" y="410" width="1600" height="590" fill="${S.lin(0, 410, 700, 900, rows('0 #1a5f80 0.9, 0.5 #2b97a5 0'))}"/>`,
  );
  glints(S, {
    x: 520,
    spread: 640,
    y0: 418,
    y1: 640,
    c: '#d6f1e2',
    count: 70,
    seed: 5,
    w0: 24,
    w1: 130,
    th: 2.6,
    a: 0.65,
  });
  glints(S, {
    x: 420,
    spread: 620,
    y0: 440,
    y1: 760,
    c: '#17607c',
    count: 46,
    seed: 15,
    w0: 30,
    w1: 170,
    th: 2.6,
    a: 0.4,
  });
  // right headland
  const hill = (x) =>
    556 - 300 * Math.sin(Math.PI * clamp((x - 850) / 1330)) ** 1.25 + 12 * f(x / 60);
  const far = (x) => 480 - 160 * Math.sin(Math.PI * clamp((x - 760) / 900)) ** 1.4 + 8 * g(x / 60);
  S.form(
    canopy(rng(31), far, { x0: 762, x1: 1630, lo: 12, hi: 24, floor: 484 }),
    '#5f9c8a',
    [1500, 560, 900, 360, '#2f7378', 0.9],
    [760, 330, 1100, 520, '#f3e0a4', 0.6],
  );
  const hd = canopy(rng(33), hill, { x0: 868, x1: 1630, lo: 14, hi: 34, floor: 600 });
  S.form(
    hd,
    '#2f7458',
    [1620, 640, 1150, 330, '#123f48', 0.95],
    [880, 300, 1240, 560, '#c6cf6a', 0.85, 0.9],
  );
  S.inside(hd, () => {
    for (let i = 0; i < 90; i++) {
      const x = r.r(900, 1600),
        y0 = hill(x),
        y = y0 + r.r(18, 560 - y0),
        w = r.r(22, 54);
      S.path(
        `M${n(x - w / 2)} ${n(y)}A${n(w * 0.55)} ${n(w * 0.5)} 0 0 1 ${n(x + w / 2)} ${n(y)}`,
        x < 1180 ? '#5d9a5c' : '#1f5a50',
        'opacity=".55"',
      );
    }
  });
  // rocks at the point
  for (const [x, y, w, h] of rows('868 566 84 30, 930 574 110 44, 820 574 44 16, 1006 580 80 30'))
    S.form(
      blob([
        [x - w / 2, y],
        [x - w * 0.36, y - h * 0.8],
        [x - w * 0.05, y - h],
        [x + w * 0.32, y - h * 0.7],
        [x + w / 2, y],
        [x, y + 5],
      ]),
      '#a9805f',
      [x + w / 2, y, x - w * 0.2, y - h, '#4b3a44', 0.95],
      [x - w / 2, y - h, x, y, '#f8dcae', 0.8],
    );
  // village behind the sand
  const roof = (x, y, w, h, c, wall = '#fff3de') => {
    S.form(rect(x, y - h, w, h), wall, [x + w, y, x + w * 0.2, y - h, '#c98d6a', 0.8]);
    S.form(
      poly([
        [x - w * 0.08, y - h],
        [x + w * 0.3, y - h - w * 0.34],
        [x + w * 0.74, y - h - w * 0.34],
        [x + w * 1.08, y - h],
      ]),
      c,
      [x + w * 1.1, y - h, x, y - h - w * 0.3, '#7a2f2a', 0.8],
    );
    for (let i = 0; i < 2; i++)
      S.path(rect(x + w * (0.2 + i * 0.38), y - h * 0.7, w * 0.18, h * 0.42), '#4d6f74');
  };
  for (const [x, y, w, h, c] of rows(
    '1180 588 62 34 #d2643c, 1262 582 76 42 #c9512f, 1354 590 66 36 #e08a4a, 1432 584 92 52 #d2643c, 1540 592 70 40 #c9512f',
  ))
    roof(x, y, w, h, c);
  bush(S, 1150, 600, 110, 52, '#2b6a50', { seed: 3, lit: '#a9bf5e' });
  bush(S, 1240, 606, 90, 40, '#2f7458', { seed: 5, lit: '#a9bf5e' });
  bush(S, 1400, 612, 120, 50, '#245c4b', { seed: 6, lit: '#a9bf5e' });
  bush(S, 1520, 616, 130, 44, '#2b6a50', { seed: 7, lit: '#a9bf5e' });
  ipe(S, 1296, 612, 118, { seed: 4, trunk: '#4a3a35' });
  palm(S, 1385, 606, 150, { lean: -14, c: '#2b6a50', seed: 4 });
  palm(S, 1500, 612, 176, { lean: 16, c: '#245c4b', seed: 6 });
  palm(S, 1220, 602, 120, { lean: -10, c: '#2b6a50', seed: 9 });
  // sand and surf
  const shore = (k) => [
    [1085 - k * 0.35, 586 - k * 0.08],
    [1130 - k * 0.6, 612],
    [1120 - k * 0.9, 660 + k * 0.04],
    [1020 - k, 724],
    [880 - k * 1.05, 792],
    [730 - k * 1.1, 872],
    [610 - k * 1.2, 950],
    [540 - k * 1.2, 1030],
  ];
  const sandD = (k) => `${curve(shore(k))}L1620 1030L1620 596L1085 588Z`;
  S.path(sandD(120), '#6fcfc0', 'opacity=".75"');
  S.path(sandD(74), '#a5e2cd', 'opacity=".85"');
  S.path(sandD(36), '#fffaf0');
  S.path(sandD(22), '#cdeedd');
  S.path(sandD(11), '#fffaf0');
  S.path(sandD(2), '#d9b383');
  S.form(
    sandD(-8),
    '#f6deb0',
    [1600, 1010, 1000, 640, '#dba068', 0.75],
    [560, 1000, 760, 960, '#c58d5c', 0.6],
    [1100, 590, 1180, 760, '#fff6df', 0.7],
  );
  for (const k of [100, 52])
    S.line(
      curve(shore(k)),
      '#fffaf0',
      k === 100 ? 3 : 4,
      'opacity=".7" stroke-dasharray="60 26 110 40 24 30"',
    );
  parasol(S, 1290, 672, 34, '#f2b705', '#fff6e6');
  parasol(S, 1210, 690, 36, '#e8563a', '#fff6e6');
  parasol(S, 1410, 690, 40, '#fff6e6', '#2f97a2');
  parasol(S, 1130, 742, 48, '#fff6e6', '#f2b705');
  parasol(S, 1330, 764, 56, '#2f7458', '#fff6e6');
  parasol(S, 1500, 770, 58, '#e8563a', '#fff6e6');
  parasol(S, 1010, 836, 68, '#e8563a', '#fff6e6');
  parasol(S, 1240, 874, 80, '#f2b705', '#fff6e6');
  // boats
  if (cover) {
    boat(S, 745, 476, 44, { hull: '#e8563a' });
    boat(S, 700, 528, 66, { hull: '#f2b705', stripe: '#fff6e6', dark: '#2b3a4a' });
  } else {
    boat(S, 640, 560, 74, { hull: '#e8563a' });
    boat(S, 455, 620, 108, { hull: '#1f5f7a', stripe: '#f2b705', flip: -1 });
    boat(S, 780, 640, 92, { hull: '#f2b705', stripe: '#fff6e6', dark: '#2b3a4a' });
  }
  sail(S, 300, 470, 46, { hull: '#8a4a3c', refl: '#17607c' });
  sail(S, 560, 446, 28, { refl: '#17607c' });
  birds(S, 770, 178, 20, '#fffaf0', rows('0 0, 54 26 .8, -50 34 .7, 104 -10 .6'), 4.5);
  if (cover) return S;
  nearShore(S, f);
  return S;
}

/** Bombinhas, Santa Catarina. */
export const bombinhas = {
  draw: () => bombinhasScene(),
  portrait: [760, 0, 640, 1000],
  place: 'Bombinhas, Santa Catarina',
  alt: 'Enseada de Bombinhas, em Santa Catarina, com barcos de pesca, guarda-sóis na areia e morros verdes.',
  scrim: '#0b3440',
};

/**
 * Tall cover: the bay is lifted into the upper half, because a scrim covers the lower one on phones;
 * the sand runs on below with a quiet foreground.
 */
function tallCover() {
  const S = bombinhasScene({ cover: true });
  const bay = S.items;
  S.items = [];
  S.form(
    rect(-40, 990, 1720, 640),
    '#f6deb0',
    [1600, 1010, 1000, 640, '#dba068', 0.75],
    [560, 1000, 760, 960, '#c58d5c', 0.6],
  );
  S.items = S.items.concat(bay);
  S.items = S.items.map(([svg, shaded]) => [
    `<g transform="translate(216.4 -190) scale(.78)">${svg}</g>`,
    shaded,
  ]);
  parasol(S, 1130, 640, 92, '#fff6e6', '#2f97a2');
  parasol(S, 860, 770, 124, '#e8563a', '#fff6e6');
  S.path(
    'M720 806L820 792L838 836L726 852Z',
    '#b67f4f',
    'opacity=".45" transform="translate(10 8)"',
  );
  S.form('M720 806L820 792L838 836L726 852Z', '#fff6e6', [838, 850, 730, 800, '#c98d6a', 0.6]);
  for (const k of [0, 1, 2])
    S.line(
      `M${736 + k * 34} ${804 - k * 5}L${744 + k * 34} ${848 - k * 5}`,
      k === 1 ? '#f2b705' : '#2f97a2',
      9,
    );
  for (let i = 0; i < 12; i++) {
    const [x, y] = [1010 + i * 19 + (i % 2) * 9, 960 - i * 22];
    S.path(circ(x, y, 7 - i * 0.3, 3.6 - i * 0.15), '#c08a58', 'opacity=".7"');
  }
  for (const [x, y, l, a, bend] of rows(
    '1350 1010 260 -2.1 -.12, 1300 1030 250 -1.75 -.12, 1360 920 220 -2.5 -.12',
  ))
    leaf(S, x, y, l, a, { w: 0.24, c: '#1f5f4d', lit: '#a9bf5e', bend });
  return S;
}

/** Bombinhas, capa do hotel. */
export const bombinhasCapa = {
  draw: () => bombinhasScene({ cover: true }),
  drawPortrait: tallCover,
  portrait: [700, 0, 640, 1000],
  place: 'Bombinhas, capa do hotel',
  alt: 'Mar calmo e areia clara na praia de Bombinhas, em Santa Catarina, vistos do alto.',
  scrim: '#0b3440',
};
