import { canopy, circ, clamp, curve, fbm, n, rect, ridge, rng, rows, Scene } from '../lib.mjs';
import { bar, birds, fanPalm, glints, grass, ipe, taper } from '../nature.mjs';

function tuiuiu(S, x, y, s) {
  const k = s / 400;
  S.group(`transform="translate(${n(x)} ${n(y)}) scale(${k} ${k})"`, () => {
    for (const p of [rows('-14 -165, -20 -86, -14 0'), rows('14 -165, 26 -84, 16 0')]) {
      S.path(taper(p, 13, 7), '#231d2b');
      S.path(circ(p[1][0], p[1][1], 7.5), '#231d2b');
    }
    S.line('M-14 0l-20 5M-14 0l16 6M16 0l-16 6M16 0l22 5', '#231d2b', 5);
    const body =
      'M70 -268C98 -246 96 -196 58 -172C14 -148 -62 -146 -136 -178C-150 -184 -150 -192 -136 -196C-104 -226 -60 -262 -4 -276C24 -284 52 -282 70 -268Z';
    S.form(
      body,
      '#fff4e0',
      [10, -140, 0, -232, '#b5645a', 0.85],
      [90, -200, 40, -230, '#d98a6a', 0.35],
    );
    S.form(
      'M30 -252C4 -222 -60 -188 -146 -184C-110 -206 -70 -246 -6 -264C12 -268 30 -264 30 -252Z',
      '#fff8ea',
      [-60, -180, -50, -246, '#c9785f', 0.7],
    );
    S.line(
      'M-118 -186C-70 -194 -20 -212 14 -240M-96 -196C-58 -206 -24 -222 0 -242',
      '#c9785f',
      2.4,
      'opacity=".6"',
    );
    S.path(taper(rows('52 -246, 76 -292, 66 -336, 88 -378'), 48, 26), '#1d1822');
    S.path(taper(rows('49 -240, 66 -268, 73 -296'), 54, 38), '#d2402b');
    S.path(
      'M66 -384C66 -408 92 -418 112 -404C122 -397 122 -378 108 -370C88 -360 66 -364 66 -384Z',
      '#1d1822',
    );
    S.path('M106 -408C150 -398 186 -398 228 -412C196 -380 156 -366 106 -368Z', '#1d1822');
    S.path(circ(97, -393, 3.6), '#ffe7b0');
  });
}
function pantanalScene({ seed = 11, cover = false } = {}) {
  const S = new Scene(seed);
  // `cover`: same place, deeper sky and an empty upper left, so a headline can sit on it
  S.sky(
    cover
      ? rows('0 #6b2138, 0.15 #a83a3c, 0.28 #dd6a3e, 0.44 #f5ad5c, 0.56 #fde2a2, 1 #fde2a2')
      : rows('0 #d9583a, 0.22 #ee8a45, 0.42 #f8bd66, 0.56 #fde6a9, 1 #fde6a9'),
  );
  const sx = cover ? 1080 : 905,
    sy = cover ? 440 : 415;
  for (const [R, a] of rows('430 0.13, 310 0.17, 215 0.24'))
    S.add(`<circle cx="${sx}" cy="${sy}" r="${R}" fill="#fff0c4" opacity="${a}"/>`);
  S.form(circ(sx, sy, 132), '#fff6d8', [sx, sy + 140, sx, sy - 20, '#ffb45c', 0.85]);
  // long flat evening clouds
  for (const [x, y, w, h, c, a] of [
    ...(cover ? [] : rows('420 210 620 13 #fbd08a 0.8, 240 238 380 9 #c94c3c 0.35')),
    [1330, 170, 480, 11, '#fbd08a', 0.7],
    [1190, 262, 560, 10, '#fff0c4', 0.8],
    [640, 330, 420, 7, '#fff0c4', 0.8],
    [1480, 330, 320, 8, '#e6794a', 0.5],
    [930, 452, 420, 6, '#f59e52', 0.9],
    [900, 488, 520, 5, '#ee8a45', 0.7],
  ])
    S.path(bar(x, y, w, h), c, `opacity="${a}"`);
  const f1 = fbm(rng(3)),
    f2 = fbm(rng(8));
  // Serra do Amolar, far
  const serra = (x) =>
    545 -
    92 * Math.exp(-(((x - 330) / 300) ** 2)) -
    60 * Math.exp(-(((x - 20) / 170) ** 2)) -
    52 * Math.exp(-(((x - 1450) / 260) ** 2)) +
    13 * f1(x / 70);
  S.form(ridge(serra, { floor: 600 }), '#d17a5c', [0, 575, 0, 455, '#fbd08a', 0.85]);
  S.form(
    ridge(
      (x) =>
        560 -
        34 * Math.exp(-(((x - 520) / 220) ** 2)) -
        30 * Math.exp(-(((x - 1240) / 300) ** 2)) +
        9 * f2(x / 60),
      { floor: 600 },
    ),
    '#a8524f',
    [0, 590, 0, 520, '#e9955c', 0.8],
  );
  // far tree line
  S.form(
    canopy(rng(5), (x) => 574 - 9 * (1 + f2(x / 90)), { lo: 9, hi: 24, floor: 606 }),
    '#6d3547',
    [0, 606, 0, 560, '#a04b4a', 0.8],
  );
  // the pair in the middle would merge with the beak of the cover's smaller bird
  const middle = cover ? '' : ', 560 46, 590 62';
  for (const [x, h] of rows(
    `70 58, 128 74, 176 52${middle}, 1130 54, 1172 72, 1205 48, 1490 70, 1540 90, 1580 60`,
  ))
    fanPalm(S, x, 586, h, '#5c2d42', x);
  // water
  S.path(rect(-10, 594, 1620, 420), '#f0a35c');
  S.add(
    `<rect x="0" y="594" width="1600" height="410" fill="${S.lin(0, 594, 0, 1000, rows('0 #fbd795, 0.3 #ee9a56, 0.68 #b5534a, 1 #5b2c44'))}"/>`,
  );
  S.sh(
    `<rect x="0" y="594" width="1600" height="410" fill="${S.lin(0, 700, 0, 1000, rows('0 #7c3647 0, 1 #40203a 0.75'))}"/>`,
  );
  S.path(
    canopy(rng(5), (x) => 575 - 9 * (1 + f2(x / 90)), { lo: 9, hi: 24, floor: 594 }),
    '#8a4550',
    'opacity=".5" transform="matrix(1 0 0 -0.8 0 1070)"',
  );
  glints(S, {
    x: sx,
    spread: 95,
    y0: 604,
    y1: 850,
    c: '#fff3cf',
    count: 62,
    seed: 4,
    w0: 60,
    w1: 190,
    th: 3.4,
    a: 0.95,
  });
  glints(S, {
    x: 760,
    spread: 820,
    y0: 612,
    y1: 960,
    c: '#fbd795',
    count: 46,
    seed: 9,
    w0: 50,
    w1: 240,
    th: 2.4,
    a: 0.55,
  });
  glints(S, {
    x: 800,
    spread: 900,
    y0: 640,
    y1: 980,
    c: '#5b2c44',
    count: 34,
    seed: 19,
    w0: 60,
    w1: 260,
    th: 2.6,
    a: 0.35,
  });
  // mid island with ipê
  const isl = (x) => 690 - 40 * Math.sin(Math.PI * clamp((x - 1085) / 560));
  S.path(bar(1350, 712, 640, 20), '#40203a', 'opacity=".75"');
  ipe(S, 1272, 682, 300, { seed: 12, trunk: '#3a1f33', wide: 1.1 });
  fanPalm(S, 1455, 682, 205, '#3d2140', 3, '#b5534a');
  fanPalm(S, 1526, 690, 262, '#33203a', 5, '#b5534a');
  fanPalm(S, 1592, 690, 176, '#3d2140', 8, '#b5534a');
  S.form(canopy(rng(15), isl, { x0: 1085, x1: 1650, lo: 16, hi: 40, floor: 708 }), '#3a2440', [
    1100,
    640,
    1300,
    720,
    '#c2603f',
    0.7,
  ]);
  S.add(`<g transform="matrix(1 0 0 -0.55 0 1102)" opacity=".34">`);
  S.add('</g>');
  // flocks
  birds(
    S,
    cover ? 1240 : 520,
    cover ? 196 : 250,
    22,
    '#5b2436',
    rows('0 0, 46 24 .9, 90 50 .8, -48 22 .95, -100 46 .85, 138 70 .7, -146 74 .75'),
    4,
  );
  if (!cover) birds(S, 1120, 330, 13, '#8a3a3d', rows('0 0, 30 12 .9, 58 26 .8, -32 14 .9'), 3);
  // water lilies
  const pads = rows(
    '735 838 96, 905 884 128, 1100 830 80, 1085 930 150, 1330 880 112, 1500 950 150, 760 962 120, 640 900 70, 1270 806 56, 1470 828 64',
  );
  for (const [x, y, w] of pads) {
    const h = w * 0.27;
    S.path(
      `M${x - w} ${y + 10}a${w} ${h} 0 1 0 ${2 * w} 0a${w} ${h} 0 1 0 ${-2 * w} 0Z`,
      '#2a1630',
      'opacity=".5"',
    );
    S.form(circ(x, y + h * 0.16, w, h), '#7d3f45');
    S.form(
      circ(x, y, w, h),
      '#3f6150',
      [x + w, y + h, x - w * 0.4, y - h * 0.4, '#1d2b3a', 0.95],
      [x + w * 0.2, y - h, x, y + h * 0.5, '#f3b765', 0.75, 0.8],
    );
    S.line(
      `M${n(x - w * 0.9)} ${y}a${n(w * 0.9)} ${n(h * 0.86)} 0 1 0 ${n(1.8 * w)} 0a${n(w * 0.9)} ${n(h * 0.86)} 0 1 0 ${n(-1.8 * w)} 0`,
      '#93a970',
      Math.max(1.2, w * 0.018),
      'opacity=".5"',
    );
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * 6.28 + w;
      S.line(
        `M${n(x + w * 0.04)} ${n(y)}L${n(x + Math.cos(a) * w * 0.84)} ${n(y + Math.sin(a) * h * 0.8)}`,
        '#93a970',
        1,
        'opacity=".34"',
      );
    }
  }
  const flower = (x, y, s) => {
    for (let i = 0; i < 9; i++) {
      const a = -Math.PI + (i / 8) * Math.PI;
      S.form(
        `M${n(x)} ${n(y)}Q${n(x + Math.cos(a - 0.35) * s * 0.8)} ${n(y + Math.sin(a - 0.2) * s * 0.7)} ${n(x + Math.cos(a) * s)} ${n(y + Math.sin(a) * s * 0.86 - s * 0.1)}Q${n(x + Math.cos(a + 0.35) * s * 0.8)} ${n(y + Math.sin(a + 0.2) * s * 0.7)} ${n(x)} ${n(y)}Z`,
        i % 2 ? '#f7c9b4' : '#fff0e2',
        [x, y + 4, x, y - s, '#d2405a', 0.7],
      );
    }
    S.path(circ(x, y - s * 0.1, s * 0.16), '#f2b705');
  };
  flower(1000, 866, 44);
  flower(1400, 866, 30);
  flower(690, 884, 26);
  // left bank + tuiuiú
  S.group('transform="matrix(1 0 0 -0.34 0 1196)" opacity=".4"', () =>
    S.path('M330 900L300 720L360 640L430 640L500 560L540 560L470 700L400 740L390 900Z', '#2a1630'),
  );
  tuiuiu(S, cover ? 420 : 372, cover ? 872 : 884, cover ? 318 : 430);
  S.form(
    curve(rows('-20 812, 120 820, 260 858, 420 884, 560 905, 640 935, 690 975, 700 1020')) +
      'L-20 1020Z',
    '#2b1c33',
    [60, 800, 240, 960, '#a2463f', 0.75],
  );
  grass(S, 90, 850, 330, cover ? 190 : 250, '#2b1c33', 4, 34, 0.16);
  grass(S, 150, 905, 420, 150, '#4b2740', 6, 40, 0.2);
  grass(S, 470, 925, 330, 78, '#2b1c33', 8, 34, 0.2);
  grass(S, 240, 1005, 560, 120, '#1f1528', 9, 50, 0.15);
  grass(S, 1560, 1010, 260, 150, '#1f1528', 10, 26, -0.2);
  return S;
}

/** Pantanal, capa do site. */
export const capa = {
  draw: () => pantanalScene({ cover: true }),
  portrait: [300, 0, 640, 1000],
  place: 'Pantanal, capa do site',
  alt: 'Pôr do sol no Pantanal, em Mato Grosso, com um tuiuiú à beira d’água e um ipê-amarelo florido.',
  scrim: '#3a1228',
};

/** Cuiabá, Mato Grosso. */
export const pantanal = {
  draw: () => pantanalScene(),
  portrait: [290, 0, 640, 1000],
  place: 'Cuiabá, Mato Grosso',
  alt: 'Tuiuiú entre vitórias-régias no Pantanal, perto de Cuiabá, com o sol se pondo atrás da serra.',
  scrim: '#3a1228',
};
