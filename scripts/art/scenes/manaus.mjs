/**
 * Manaus: Teatro Amazonas above the meeting of the waters, a gaiola riverboat, samaúma and macaws.
 * Light: bright humid morning from the left; shadows go to deep river green.
 */
import { canopy, circ, fbm, lerp, n, P, rect, ridge, rng, rows, Scene } from '../lib.mjs';
import { bush, glints, ipe, leaf, palm } from '../nature.mjs';
import { boto, canoe, gaiola, macaw, samauma } from '../subjects/amazonia.mjs';
import { DEEP, theatre } from '../subjects/teatro-amazonas.mjs';

function draw() {
  const S = new Scene(151),
    f = fbm(rng(5)),
    g = fbm(rng(9)),
    r = rng(3);
  S.sky(rows('0 #1f8f92, .2 #5fb8a6, .38 #b7dcb8, .52 #fbeec0, 1 #fbeec0'));
  S.glow(120, 200, 700, '#fff8d8', 0.7);
  // towering rain clouds, lit from the left
  const tower = (x, y, w, h, seed) => {
    const q = rng(seed),
      puffs = [];
    for (let i = 0; i < 22; i++) {
      const v = (i / 21) ** 0.9,
        u = (q() * 2 - 1) * (1 - v * 0.66);
      puffs.push([x + u * w * 0.5, y - v * h, w * lerp(0.2, 0.13, v) * q.r(0.85, 1.15)]);
    }
    puffs.sort((k, m) => k[1] - m[1]);
    for (const [px, py, R] of puffs)
      S.form(
        circ(px, py, R, R * 0.88),
        '#fff5dd',
        [px + R * 0.9, py + R, px + R * 0.1, py - R * 0.1, '#dfa48e', 0.55],
        [px, py + R, px, py, '#fbeec0', 0.4],
      );
    S.sh(
      `<path d="${puffs.map(([px, py, R]) => circ(px, py, R, R * 0.88)).join('')}" fill="${S.lin(x + w * 0.6, y, x - w * 0.1, y - h * 0.5, rows('0 #c98f94 .75, 1 #c98f94 0'))}"/>`,
    );
  };
  tower(1460, 520, 420, 300, 4);
  tower(600, 545, 380, 170, 7);
  tower(330, 550, 260, 90, 12);
  tower(900, 550, 240, 80, 15);
  S.form(
    canopy(rng(5), (x) => 548 - 10 * (1 + f(x / 70)), { lo: 9, hi: 24, floor: 600 }),
    '#5f9f86',
    ...rows('0 590 0 530 #d9e6b0 .7'),
  );
  S.form(
    canopy(rng(8), (x) => 566 - 12 * (1 + g(x / 60)), { lo: 12, hi: 28, floor: 604 }),
    '#2f7a66',
    ...rows(`1600 560 400 560 ${DEEP} .5, 0 540 500 600 #b9c765 .5`),
  );
  // Rio Negro, then the Solimões with its curling edge
  S.add(
    `<rect x="0" y="586" width="1600" height="420" fill="${S.lin(0, 586, 0, 1000, rows('0 #7fa898, .1 #3a5a58, .4 #20363f, 1 #132630'))}"/>`,
  );
  S.sh(
    `<rect x="0" y="586" width="1600" height="200" fill="${S.lin(0, 590, 500, 640, rows('0 #d9e6c8 .6, 1 #d9e6c8 0'))}"/>`,
  );
  const meet = (x) =>
    684 +
    0.085 * x +
    0.000012 * x * x +
    lerp(3, 11, x / 1600) * (Math.sin(x / 74) + 0.8 * Math.sin(x / 31 + 1));
  const edge = (k) => ridge((x) => meet(x) + k * (0.4 + x / 900), { floor: 1040 });
  S.path(edge(-5), '#9a7a50', 'opacity=".7"');
  S.form(
    edge(0),
    '#cf9a5e',
    ...rows(
      '1640 1000 300 720 #7a4a36 .8, -20 640 620 900 #fbe6b8 .75, 500 1000 560 800 #8fb09a .55',
    ),
  );
  // tongues of each river carried into the other
  for (let i = 0; i < 70; i++) {
    const x = r.r(20, 1600),
      k = 0.4 + x / 900,
      up = r() < 0.5,
      y = meet(x) + (up ? -1 : 1) * r.r(5, 38) * k,
      w = r.r(40, 130) * k,
      h = r.r(2, 5) * k;
    S.path(
      P`M${x - w / 2} ${y - w * 0.06}C${x - w * 0.2} ${y - h - w * 0.05} ${x + w * 0.2} ${y - h} ${x + w / 2} ${y + w * 0.07}C${x + w * 0.1} ${y + h} ${x - w * 0.2} ${y + h * 0.6} ${x - w / 2} ${y - w * 0.06}Z`,
      up ? '#c0905a' : '#3a4a48',
      `opacity="${up ? 0.85 : 0.6}"`,
    );
  }
  glints(S, {
    x: 1000,
    spread: 700,
    y0: 596,
    y1: 800,
    c: '#a9c4b4',
    count: 54,
    seed: 5,
    w0: 24,
    w1: 120,
    th: 2,
    a: 0.5,
  });
  S.inside(edge(8), () => {
    glints(S, {
      x: 700,
      spread: 900,
      y0: 700,
      y1: 990,
      c: '#fff0c8',
      count: 90,
      seed: 8,
      w0: 30,
      w1: 170,
      th: 2.6,
      a: 0.7,
    });
    glints(S, {
      x: 800,
      spread: 900,
      y0: 700,
      y1: 990,
      c: '#8a5a3a',
      count: 80,
      seed: 18,
      w0: 30,
      w1: 190,
      th: 2.8,
      a: 0.45,
    });
    glints(S, {
      x: 560,
      spread: 500,
      y0: 730,
      y1: 990,
      c: '#9fc4a8',
      count: 36,
      seed: 28,
      w0: 40,
      w1: 200,
      th: 3,
      a: 0.55,
    });
  });
  // theatre hill
  S.form(
    canopy(
      rng(14),
      (x) =>
        692 -
        200 * Math.exp(-(((x - 1180) / 330) ** 4)) * 0.8 -
        60 * Math.exp(-(((x - 1560) / 200) ** 2)) +
        8 * f(x / 40),
      { x0: 660, x1: 1640, lo: 18, hi: 40, floor: 690 },
    ),
    '#2f7a58',
    ...rows(`1640 700 1000 520 ${DEEP} .95, 690 500 1000 660 #c9cf6a .7`),
  );
  for (const [x, h, s] of rows('800 190 3, 1476 230 6, 1540 170 9, 1410 170 14'))
    palm(S, x, 630, h, {
      lean: s % 2 ? -12 : 12,
      c: '#2b6a50',
      light: '#b9c765',
      seed: s,
      spread: 0.42,
    });
  S.group('transform="translate(1110 634) scale(.8)"', () => theatre(S, 0, 0));
  ipe(S, 1400, 656, 150, { seed: 12, trunk: '#3a3430' });
  S.form(
    canopy(rng(19), (x) => 640 + 6 * g(x / 30) + 0.003 * Math.max(0, 800 - x) ** 2, {
      x0: 680,
      x1: 1640,
      lo: 16,
      hi: 36,
      floor: 690,
    }),
    '#22624c',
    ...rows(`1640 690 900 620 ${DEEP} .95, 700 610 900 680 #a9c05a .6`),
  );
  S.form(rect(740, 678, 900, 12), '#d9b98c', ...rows('1640 0 740 0 #7a5a4f .8'));
  S.path(rect(740, 690, 900, 14), '#0c2029', 'opacity=".45"');
  gaiola(S, 930, 758, 280);
  canoe(S, 560, 836, 120);
  boto(S, 1090, 912, 70);
  boto(S, 1222, 944, 46);
  const red = ['#d9382f', '#f2b705', '#2456a6'],
    blue = ['#2f6fc4', '#2456a6', '#173f7a'];
  macaw(S, 802, 246, 86, red, 1, 8);
  macaw(S, 590, 172, 62, red, 1, 2);
  macaw(S, 606, 306, 54, blue, 1, 6);
  // forest edge: samaúma and leaves
  S.form(
    canopy(rng(23), (x) => 760 + 0.0016 * Math.max(0, x) ** 2 + 10 * f(x / 30), {
      x0: -30,
      x1: 400,
      lo: 26,
      hi: 54,
    }),
    '#1f5a48',
    ...rows(`380 1000 60 780 ${DEEP} .95, -20 740 220 900 #8fb758 .6`),
  );
  samauma(S, 170, 900, 690);
  const crown = rows(
    '-60 250 340 110 4, 190 178 400 120 9, 400 250 250 84 5, 30 196 300 96 3, 290 236 300 104 8, 120 262 300 92 12',
  );
  for (const [x, y, w, h, k] of crown)
    S.group(`transform="matrix(1 0 0 -.5 0 ${n(1.5 * (y + 2))})"`, () =>
      bush(S, x, y, w * 0.97, h * 0.62, '#1a4f44', {
        seed: k + 30,
        dark: DEEP,
        lo: 0.08,
        hi: 0.15,
      }),
    );
  for (const [x, y, w, h, k] of crown)
    bush(S, x, y, w, h, k % 2 ? '#2a6e52' : '#22624c', {
      seed: k,
      lit: '#b9cb62',
      dark: DEEP,
      lo: 0.06,
      hi: 0.12,
    });
  S.form(
    canopy(rng(27), (x) => 900 + 0.0011 * Math.max(0, x) ** 2 + 8 * g(x / 30), {
      x0: -30,
      x1: 330,
      lo: 30,
      hi: 60,
    }),
    '#174a40',
    ...rows(`330 1000 0 880 ${DEEP} .95`),
  );
  for (const [x, y, l, a] of rows(
    '20 1020 240 -1.2, 80 1020 270 -.9, 140 1020 220 -.6, -10 1020 240 -1.6, 1560 1020 230 -1.9, 1600 1020 260 -1.6, 1520 1020 180 -2.3',
  ))
    leaf(S, x, y, l, a, { w: 0.36, c: '#1f5f4a', lit: '#a9c05a' });
  return S;
}

export const manaus = {
  draw,
  portrait: [716, 0, 640, 1000],
  place: 'Manaus, Amazonas',
  alt: 'Ilustração de Manaus: o Teatro Amazonas com sua cúpula colorida, um barco gaiola no encontro das águas, araras em voo e uma samaúma na beira da floresta.',
  scrim: '#0c2f33',
};
