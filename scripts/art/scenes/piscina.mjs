import { canopy, circ, darker, fbm, lerp, n, poly, rect, rng, rows, Scene } from '../lib.mjs';
import { bar, cloud, glints, ipe, leaf, palm, sail, taper } from '../nature.mjs';

function piscinaScene({ seed = 91 } = {}) {
  const S = new Scene(seed),
    r = rng(seed),
    f = fbm(rng(4));
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
  // deck
  S.form(
    rect(-10, 540, 1620, 470),
    '#f5dcb2',
    [1600, 1000, 700, 560, '#d39a68', 0.8],
    [0, 540, 0, 620, '#b98a5f', 0.5],
  );
  for (let k = 0; k < 12; k++) {
    const y = 552 + 3.2 * k * k + 8 * k;
    S.line(`M-10 ${n(y)}H1610`, '#d9b384', 1.8, 'opacity=".5"');
  }
  // pool: one free curve
  const pool =
    'M150 742C120 652 300 612 470 640C600 662 700 634 880 616C1100 596 1420 612 1488 708C1540 792 1440 842 1300 846C1130 852 1090 888 960 930C780 984 470 978 360 900C280 842 180 830 150 742Z';
  S.path(pool, '#b07a4d', 'opacity=".5" transform="translate(14 16)"');
  S.line(pool, '#fffaf0', 26);
  S.line(pool, '#e6c59a', 3, 'transform="translate(0 13)"');
  S.form(
    pool,
    '#43bdb8',
    [700, 960, 600, 620, '#8fe3cf', 0.9, 0.8],
    [1500, 640, 900, 800, '#14788f', 0.95, 0.95],
  );
  S.inside(pool, () => {
    S.path(pool, '#0f6a80', 'opacity=".55" transform="translate(-6 -982) scale(1)"');
    S.line(pool, '#0f6a80', 34, 'opacity=".45" transform="translate(6 14)"');
    const q = rng(5);
    for (let i = 0; i < 90; i++) {
      const y = q.r(640, 960),
        x = q.r(160, 1480),
        w = lerp(30, 96, (y - 640) / 320) * q.r(0.6, 1.3),
        h = w * 0.2;
      S.line(
        `M${n(x - w / 2)} ${n(y)}C${n(x - w * 0.3)} ${n(y - h)} ${n(x - w * 0.1)} ${n(y + h)} ${n(x)} ${n(y)}S${n(x + w * 0.3)} ${n(y - h * 0.8)} ${n(x + w / 2)} ${n(y)}`,
        q() < 0.7 ? '#d9f7ea' : '#1b8a98',
        lerp(2, 4, (y - 640) / 320),
        'opacity=".65"',
      );
    }
  });
  // ring float
  S.path(circ(1120, 748, 72, 25), '#0f6a80', 'opacity=".45" transform="translate(12 10)"');
  S.form(circ(1120, 736, 72, 28), '#fffaf0', [1190, 760, 1060, 710, '#c98a72', 0.8]);
  for (let k = 0; k < 8; k += 2) {
    const a0 = (k / 8) * 6.283,
      a1 = ((k + 1) / 8) * 6.283;
    const o = (a, s) => [1120 + Math.cos(a) * 72 * s, 736 + Math.sin(a) * 28 * s];
    S.path(
      'M' +
        [o(a0, 1), o((a0 + a1) / 2, 1.06), o(a1, 1), o(a1, 0.52), o(a0, 0.52)]
          .map((p) => p.map(n).join(' '))
          .join('L') +
        'Z',
      '#e8563a',
    );
  }
  S.path(circ(1120, 734, 36, 13), '#2fa5a8');
  // loungers + parasols along the far edge
  const lounger = (x, y, s, c) => {
    S.path(
      `M${x - s * 0.6} ${y + s * 0.16}L${x + s * 0.9} ${y + s * 0.16}L${x + s * 1.06} ${y + s * 0.24}L${x - s * 0.3} ${y + s * 0.25}Z`,
      '#a8714a',
      'opacity=".5"',
    );
    for (const k of [-0.4, 0.1, 0.56])
      S.line(`M${n(x + k * s)} ${n(y)}v${n(s * 0.18)}`, '#8a5a3c', 4);
    S.form(
      poly([
        [x - s * 0.22, y - s * 0.06],
        [x + s * 0.72, y - s * 0.06],
        [x + s * 0.76, y + s * 0.02],
        [x - s * 0.24, y + s * 0.02],
      ]),
      c,
      [x + s * 0.7, 0, x - s * 0.2, 0, darker(c, 0.35), 0.6],
    );
    S.form(
      poly([
        [x - s * 0.22, y - s * 0.08],
        [x - s * 0.62, y - s * 0.42],
        [x - s * 0.7, y - s * 0.36],
        [x - s * 0.3, y + s * 0.02],
      ]),
      c,
      [x - s * 0.2, y, x - s * 0.6, y - s * 0.4, darker(c, 0.35), 0.7],
    );
    S.line(
      `M${n(x - s * 0.5)} ${n(y - s * 0.28)}L${n(x - s * 0.3)} ${n(y + s * 0.16)}`,
      '#8a5a3c',
      4,
    );
    S.path(
      poly([
        [x - s * 0.64, y - s * 0.44],
        [x - s * 0.46, y - s * 0.3],
        [x - s * 0.52, y - s * 0.24],
        [x - s * 0.7, y - s * 0.37],
      ]),
      '#f2b705',
    );
  };
  const para = (x, y, s, c1, c2) => {
    S.path(bar(x + s * 0.7, y + 6, s * 1.5, s * 0.13), '#a8714a', 'opacity=".5"');
    S.line(`M${x} ${y}V${y - s * 1.18}`, '#fffaf0', 6);
    const top = y - s * 1.3,
      d = `M${n(x - s * 0.86)} ${n(top + s * 0.42)}C${n(x - s * 0.7)} ${n(top + s * 0.1)} ${n(x - s * 0.3)} ${n(top - s * 0.02)} ${x} ${n(top)}C${n(x + s * 0.3)} ${n(top - s * 0.02)} ${n(x + s * 0.7)} ${n(top + s * 0.1)} ${n(x + s * 0.86)} ${n(top + s * 0.42)}q${n(-s * 0.14)} ${n(-s * 0.09)} ${n(-s * 0.287)} 0q${n(-s * 0.14)} ${n(-s * 0.09)} ${n(-s * 0.287)} 0q${n(-s * 0.14)} ${n(-s * 0.09)} ${n(-s * 0.286)} 0q${n(-s * 0.14)} ${n(-s * 0.09)} ${n(-s * 0.286)} 0q${n(-s * 0.14)} ${n(-s * 0.09)} ${n(-s * 0.287)} 0q${n(-s * 0.14)} ${n(-s * 0.09)} ${n(-s * 0.287)} 0Z`;
    S.path(d, c1);
    S.inside(d, () => {
      for (const [a, b] of rows('-.573 -.286, 0 .287, .573 .86'))
        S.path(
          `M${x} ${n(top)}Q${n(x + s * a * 0.8)} ${n(top + s * 0.1)} ${n(x + s * a)} ${n(top + s * 0.44)}L${n(x + s * b)} ${n(top + s * 0.44)}Q${n(x + s * b * 0.8)} ${n(top + s * 0.1)} ${x} ${n(top)}Z`,
          c2,
        );
      S.sh(
        `<rect x="${n(x - s)}" y="${n(top - 4)}" width="${n(2 * s)}" height="${n(s * 0.5)}" fill="${S.lin(
          x + s * 0.86,
          0,
          x - s * 0.3,
          0,
          rows('0 #5b2438 0.75, 1 #5b2438 0'),
        )}"/>`,
      );
    });
    S.path(circ(x, top - 4, 5), '#fffaf0');
  };
  para(300, 606, 96, '#e8563a', '#fffaf0');
  lounger(410, 600, 116, '#fffaf0');
  para(620, 598, 92, '#fffaf0', '#f2b705');
  lounger(735, 594, 112, '#fffaf0');
  para(956, 590, 92, '#2f7a72', '#fffaf0');
  lounger(1070, 588, 112, '#fffaf0');
  para(1290, 592, 96, '#e8563a', '#fffaf0');
  lounger(1410, 594, 116, '#fffaf0');
  // side table in front, with coconut
  S.path(bar(1420, 962, 240, 14), '#a8714a', 'opacity=".55"');
  S.path(
    taper(rows('1370 900, 1370 962'), 9, 7) +
      taper(rows('1326 892, 1300 966'), 8, 6) +
      taper(rows('1412 892, 1440 966'), 8, 6),
    '#8a5a3c',
  );
  S.form(circ(1370, 884, 104, 26), '#8f5234', [1470, 900, 1290, 870, '#4a2a30', 0.9]);
  S.form(circ(1370, 876, 104, 26), '#c98a5a', [1470, 900, 1290, 860, '#7a4434', 0.8]);
  S.path(bar(1360, 880, 100, 9), '#6b3a2c', 'opacity=".6"');
  S.form(
    circ(1332, 838, 42, 44),
    '#6fa055',
    [1370, 880, 1310, 810, '#2b5f45', 0.95],
    [1296, 800, 1330, 840, '#dfe79a', 0.8],
  );
  S.form(circ(1332, 804, 24, 9), '#fffaf0', [1350, 0, 1310, 0, '#c9b58a', 0.8]);
  S.line('M1340 804L1362 748L1386 742', '#e8563a', 6);
  S.form('M1396 878L1388 812H1440L1432 878Z', '#ffe9b8', [1440, 870, 1390, 820, '#f2933b', 0.9]);
  S.path(circ(1414, 812, 26, 7), '#ffd36b');
  S.form(circ(1440, 808, 18), '#f2a03b', [1456, 820, 1430, 798, '#c9571f', 0.7]);
  S.path(circ(1440, 808, 12), '#ffd98a');
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
  return S;
}

/** Piscina. */
export const piscina = {
  draw: piscinaScene,
  portrait: [480, 0, 640, 1000],
  place: 'Piscina',
  alt: 'Piscina de curvas livres entre coqueiros, com espreguiçadeiras, guarda-sóis e o mar ao fundo.',
  scrim: '#0c3a44',
};
