/** Veranda at the end of the afternoon: a hammock with its lace, a cat, coffee, the sea below. */
import { boards, fold } from '../furniture.mjs';
import {
  canopy,
  circ,
  curve,
  fbm,
  lerp,
  P,
  rect,
  ridge,
  rng,
  rows,
  rrect,
  Scene,
} from '../lib.mjs';
import { bar, branch, cloud, glints, leaf, palm, sail } from '../nature.mjs';

const WOOD = '#8a4f34';
const DARK = '#3a1a30';
const [LEFT, RIGHT] = [
  [196, 300],
  [1404, 292],
];

function view(S) {
  const f = fbm(rng(5));
  S.sky(rows('0 #5f9fb2, .2 #b7d2bd, .38 #fbe2ac, .52 #fbc58a, 1 #fbc58a'));
  S.glow(1130, 330, 520, '#fff3c8', 0.8);
  S.form(circ(1130, 336, 72), '#fff3c8', [1130, 410, 1130, 300, '#f6a86a', 0.7]);
  cloud(S, 560, 190, 380, '#fff3dc', '#eeb088', 4);
  cloud(S, 830, 262, 230, '#fff0d2', '#eeb088', 9, 0.9);
  S.form(
    ridge(
      (x) =>
        452 -
        84 * Math.exp(-(((x - 470) / 210) ** 2)) -
        34 * Math.exp(-(((x - 760) / 150) ** 2)) +
        5 * f(x / 40),
      { floor: 470 },
    ),
    '#7d8f94',
    [0, 470, 0, 360, '#fbd9a4', 0.6],
  );
  S.form(
    rect(-10, 458, 1620, 200),
    '#3f97a0',
    [0, 458, 0, 650, '#1f6f86', 0.9],
    [1130, 458, 700, 520, '#ffe3a8', 0.6],
  );
  glints(S, {
    x: 1130,
    spread: 120,
    y0: 462,
    y1: 640,
    c: '#fff0c4',
    count: 46,
    seed: 3,
    w0: 30,
    w1: 130,
  });
  sail(S, 820, 500, 46, { refl: '#1f6a80' });
  palm(S, 640, 800, 420, { lean: -40, c: '#2a6a58', light: '#c8c868', seed: 5 });
  palm(S, 530, 800, 300, { lean: 30, c: '#2f7356', light: '#c8c868', seed: 8 });
  S.form(
    canopy(rng(16), (x) => 602 + 16 * f(x / 60 + 2), { lo: 22, hi: 46, floor: 760 }),
    '#2b7356',
    [0, 760, 0, 610, '#123f48', 0.8],
    [1300, 580, 900, 700, '#e6cf72', 0.5],
  );
}

function railing(S) {
  for (let x = 30; x < 1600; x += 44) {
    if (Math.abs(x - LEFT[0]) < 24 || Math.abs(x - RIGHT[0]) < 24) continue;
    S.form(
      P`M${x - 7} 596H${x + 7}C${x + 5} 620 ${x + 11} 640 ${x + 9} 664L${x + 7} 700H${x - 7}L${x - 9} 664C${x - 11} 640 ${x - 5} 620 ${x - 7} 596Z`,
      '#fbe9cc',
      [x - 10, 0, x + 8, 0, '#8a5a68', 0.6],
    );
  }
  S.form(rect(-10, 578, 1620, 20), '#fff3dc', [0, 600, 0, 578, '#a86f6a', 0.6]);
  S.form(rect(-10, 698, 1620, 16), '#f3dfc4', [0, 716, 0, 698, '#a86f6a', 0.6]);
}

function frame(S) {
  boards(S, 712, '#b8744a', DARK, { vx: 900, light: [0, 1000, 900, 740] });
  for (const [x] of [LEFT, RIGHT]) {
    S.form(
      rect(x - 24, -10, 48, 760),
      WOOD,
      [x - 24, 0, x + 24, 0, DARK, 0.8],
      [x + 26, 0, x - 4, 0, '#f0b070', 0.5],
    );
    S.form(rect(x - 34, 722, 68, 34), '#6b3a2c', [x - 34, 0, x + 34, 0, DARK, 0.7]);
    S.path(P`M${x - 30} 756h66l-220 130h-90Z`, DARK, 'opacity=".28"');
  }
  S.form(rect(-10, -10, 1620, 92), '#6b3a2c', [0, -10, 0, 84, DARK, 0.8]);
  for (let x = -20; x < 1620; x += 76)
    S.form(rect(x, 60, 34, 40), '#8a4f34', [x, 0, x + 34, 0, DARK, 0.7]);
}

/** Sag of the hammock at t, between 0 at the left post and 1 at the right. */
const sag = (t, depth, y = 0) => [
  lerp(LEFT[0], RIGHT[0], t),
  lerp(LEFT[1], RIGHT[1], t) + y + depth * (1 - (2 * t - 1) ** 2),
];

function hammock(S) {
  S.path(bar(770, 874, 900, 44), DARK, 'opacity=".38"');
  const line = (depth, y, a, b) =>
    Array.from({ length: 21 }, (_, i) => sag(lerp(a, b, i / 20), depth, y));
  const [a, b] = [0.19, 0.81];
  const back = line(330, 26, a, b);
  const front = line(470, 10, a, b);
  // cords fan out from the rings
  for (let i = 0; i <= 8; i++)
    for (const [end, post, s] of [
      [a, LEFT, 1],
      [b, RIGHT, -1],
    ]) {
      const p = [
        lerp(sag(end, 330, 26)[0], sag(end, 470, 10)[0], i / 8),
        lerp(sag(end, 330, 26)[1], sag(end, 470, 10)[1], i / 8),
      ];
      S.line(P`M${post[0] + s * 30} ${post[1] + 4}L${p[0]} ${p[1]}`, '#f3dfc4', 2.6);
    }
  for (const [x, y, s] of [
    [...LEFT, 1],
    [...RIGHT, -1],
  ]) {
    S.line(P`M${x + s * 6} ${y}h${s * 18}`, '#c9a05c', 7);
    S.line(circ(x + s * 28, y + 3, 9), '#c9a05c', 5);
  }
  const inside = `${curve(back)}${curve([...front].reverse()).replace('M', 'L')}Z`;
  S.form(inside, '#c9462f', [500, 760, 900, 560, DARK, 0.75]);
  // cushion, an open book
  S.form(
    'M470 590C500 556 600 566 636 606C652 640 640 680 612 690C560 690 500 668 474 636C464 620 462 604 470 590Z',
    '#fff3de',
    [470, 690, 600, 590, fold('#fff3de'), 0.7],
  );
  S.line('M506 600C550 604 590 622 620 650', '#2f8f86', 7);
  // the near cloth hangs in front, striped along its length
  const low = line(566, -6, a + 0.02, b - 0.02);
  const cloth = `${curve(front)}${curve([...low].reverse()).replace('M', 'L')}Z`;
  S.form(
    cloth,
    '#e8563a',
    [420, 860, 900, 640, '#6b1f3a', 0.75],
    [1180, 600, 800, 800, '#ffcf94', 0.5],
  );
  S.inside(cloth, () => {
    for (const [depth, c, w] of rows(
      '484 #fff3de 7, 504 #f2b705 14, 526 #fff3de 5, 544 #2f8f86 12',
    ))
      S.line(curve(line(depth, 4, a, b)), c, w);
  });
  // lace
  let lace = '';
  for (let i = 0; i < 26; i++) {
    const t0 = lerp(a + 0.02, b - 0.02, i / 26);
    const t1 = lerp(a + 0.02, b - 0.02, (i + 1) / 26);
    const [p, q] = [sag(t0, 566, -6), sag(t1, 566, -6)];
    lace += P`M${p[0]} ${p[1] - 3}L${q[0]} ${q[1] - 3}L${(p[0] + q[0]) / 2} ${(p[1] + q[1]) / 2 + 38}Z`;
    S.line(P`M${(p[0] + q[0]) / 2} ${(p[1] + q[1]) / 2 + 36}v14`, '#fff3de', 3);
  }
  S.form(lace, '#fff3de', [400, 900, 900, 700, fold('#fff3de'), 0.6]);
  S.form('M812 664L884 646L952 668L944 690L884 670L818 688Z', '#fff9ec', [
    818,
    690,
    940,
    650,
    fold('#fff9ec'),
    0.6,
  ]);
  S.path('M818 688L884 670L944 690L942 697L884 678L820 695Z', '#2f7a72');
}

function cat(S, x, y) {
  S.path(bar(x + 10, y + 6, 220, 15), DARK, 'opacity=".4"');
  const fur = '#d98a3f';
  S.line(
    P`M${x + 76} ${y - 12}C${x + 120} ${y - 2} ${x + 112} ${y - 50} ${x + 92} ${y - 44}`,
    fur,
    14,
  );
  S.form(
    P`M${x - 76} ${y}C${x - 88} ${y - 50} ${x - 30} ${y - 84} ${x + 22} ${y - 74}C${x + 74} ${y - 64} ${x + 98} ${y - 26} ${x + 84} ${y}Z`,
    fur,
    [x - 80, y, x + 40, y - 60, '#7a3a2c', 0.7],
    [x + 90, y - 70, x, y - 20, '#ffd9a0', 0.5],
  );
  for (const k of [0, 1, 2])
    S.line(P`M${x + 8 + k * 24} ${y - 72 + k * 6}q-8 16 -4 30`, '#a85a2c', 6);
  S.form(
    P`M${x - 104} ${y - 20}C${x - 112} ${y - 50} ${x - 100} ${y - 66} ${x - 96} ${y - 82}L${x - 76} ${y - 62}Q${x - 62} ${y - 66} ${x - 48} ${y - 62}L${x - 30} ${y - 80}C${x - 26} ${y - 62} ${x - 16} ${y - 46} ${x - 26} ${y - 18}C${x - 44} ${y + 4} ${x - 88} ${y + 4} ${x - 104} ${y - 20}Z`,
    fur,
    [x - 104, y, x - 50, y - 50, '#7a3a2c', 0.55],
  );
  S.line(P`M${x - 88} ${y - 34}q8 6 16 0M${x - 52} ${y - 34}q8 6 16 0`, '#2a171c', 3.6);
  S.path(P`M${x - 66} ${y - 25}h10l-5 6Z`, '#8d2f30');
  S.line(P`M${x - 61} ${y - 19}q-6 7 -11 2M${x - 61} ${y - 19}q6 7 11 2`, '#2a171c', 2.4);
  S.form(P`M${x - 96} ${y + 2}q4 -18 26 -14q14 4 12 14Z`, '#fff3de', [
    x - 96,
    y,
    x - 60,
    y - 14,
    fold('#fff3de'),
    0.5,
  ]);
}

function coffee(S, x, y) {
  S.path(bar(x + 6, y + 118, 230, 15), DARK, 'opacity=".4"');
  for (const k of [-60, 0, 60]) S.line(P`M${x + k * 0.7} ${y}L${x + k} ${y + 114}`, '#6b3a2c', 9);
  S.form(circ(x, y + 6, 108, 25), '#6b3a2c');
  S.form(circ(x, y, 108, 25), '#c98552', [x - 100, y + 20, x + 60, y - 10, '#5b2f2c', 0.7]);
  S.form(circ(x - 42, y - 4, 36, 9), '#fff8ec');
  S.form(
    P`M${x - 66} ${y - 48}H${x - 20}C${x - 20} ${y - 20} ${x - 28} ${y - 6} ${x - 43} ${y - 6}C${x - 58} ${y - 6} ${x - 66} ${y - 20} ${x - 66} ${y - 48}Z`,
    '#2f8f86',
    [x - 66, y, x - 24, y - 40, '#123a4a', 0.7],
  );
  S.path(circ(x - 43, y - 48, 23, 6), '#4a2a24');
  S.line(P`M${x - 20} ${y - 40}q18 0 14 14q-4 10 -18 8`, '#2f8f86', 6);
  for (const k of [0, 1])
    S.line(P`M${x - 50 + k * 16} ${y - 62}c-10 -14 10 -22 0 -40`, '#fff3de', 4, 'opacity=".6"');
  S.form(circ(x + 42, y, 44, 12), '#fff8ec', [x, y, x + 60, y - 8, fold('#fff8ec'), 0.4]);
  S.form(
    P`M${x + 14} ${y - 4}L${x + 66} ${y - 4}L${x + 62} ${y - 34}Q${x + 38} ${y - 46} ${x + 20} ${y - 32}Z`,
    '#e9b86a',
    [x + 14, y, x + 60, y - 36, '#a8652a', 0.6],
  );
  S.line(P`M${x + 18} ${y - 18}H${x + 64}`, '#fff3de', 4);
}

/** Hanging fern and a pot on the floor, one in each far corner. */
function plants(S) {
  S.line('M1530 80V190', '#c9a05c', 3);
  const q = rng(8);
  for (let i = 0; i < 13; i++) {
    const a = lerp(0.1, Math.PI - 0.1, i / 12);
    leaf(S, 1530, 214, q.r(110, 160), a, {
      w: 0.2,
      c: '#2a6a56',
      lit: '#d3cf70',
      bend: a < 1.57 ? 0.3 : -0.3,
    });
  }
  S.form('M1486 190H1574L1560 232Q1530 244 1500 232Z', '#d2603c', [
    1486,
    232,
    1570,
    190,
    '#5b2438',
    0.7,
  ]);
  for (const [l, a] of rows('190 -2.3, 250 -1.9, 260 -1.5, 220 -1.1'))
    leaf(S, 62, 850, l, a, { w: 0.36, c: '#2a6a56', lit: '#c8d678', notches: 0.14 });
  S.form('M-2 846H128L112 976H14Z', '#2f8f86', [0, 976, 128, 850, '#123a4a', 0.8]);
  S.path(rrect(-8, 838, 142, 18, 5), '#3fa59a');
}

function draw() {
  const S = new Scene(131);
  view(S);
  railing(S);
  frame(S);
  // a straw hat on the right post
  S.form(
    P`M1340 452C1350 420 1440 414 1466 440C1474 456 1450 472 1408 472S1334 470 1340 452Z`,
    '#f2d49a',
    [1340, 470, 1450, 430, '#a8713a', 0.7],
  );
  S.form('M1372 446C1370 410 1432 404 1438 440C1420 450 1392 452 1372 446Z', '#f6dfae', [
    1372,
    446,
    1430,
    410,
    '#a8713a',
    0.6,
  ]);
  S.line('M1372 444Q1406 456 1438 440', '#e8563a', 7);
  plants(S);
  hammock(S);
  coffee(S, 1270, 846);
  cat(S, 350, 930);
  branch(S, rows('1640 640, 1560 560, 1500 540, 1440 556'), 10, { seed: 6, s: 22, count: 16 });
  return S;
}

/** Veranda with a hammock. */
export const varanda = {
  draw,
  portrait: [250, 0, 640, 1000],
  place: 'Varanda com rede',
  alt: 'Rede listrada na varanda do hotel ao fim da tarde, com almofada, um gato que dorme e o mar entre os coqueiros.',
  scrim: '#2e1a2c',
};
