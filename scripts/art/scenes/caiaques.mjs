/** A calm bay in the morning: kayaks on the sand, a guide who waits, somebody already out. */
import { fold } from '../furniture.mjs';
import { canopy, circ, curve, fbm, near, P, rect, ridge, rng, rows, Scene } from '../lib.mjs';
import { bar, birds, cloud, glints, leaf, palm } from '../nature.mjs';
import { bareLimb, clothedLimb, hand, head, SKIN, torso } from '../people.mjs';

function bay(S) {
  const f = fbm(rng(12));
  S.sky(rows('0 #58a8c0, .2 #a9d8d0, .36 #f3ecca, .46 #fde6bf, 1 #fde6bf'));
  S.glow(300, 120, 620, '#fff8e0', 0.6);
  cloud(S, 1010, 150, 420, '#fff8ea', '#ecb68e', 5);
  cloud(S, 520, 236, 250, '#fff3dc', '#ecb68e', 8, 0.9);
  S.form(
    ridge(
      (x) =>
        416 -
        132 * Math.exp(-(((x - 1240) / 260) ** 2)) -
        60 * Math.exp(-(((x - 860) / 170) ** 2)) +
        4 * f(x / 50),
      { floor: 430 },
    ),
    '#7fb0a6',
    [0, 430, 0, 290, '#f6e6bc', 0.5],
  );
  S.form(
    canopy(rng(4), (x) => 408 - 150 * Math.exp(-(((x - 1560) / 190) ** 2)) + 8 * f(x / 30), {
      x0: 1060,
      lo: 16,
      hi: 34,
      floor: 470,
    }),
    '#2f7a5f',
    [1600, 470, 1300, 330, '#123f48', 0.7],
    [1100, 350, 1400, 460, '#cdd372', 0.5],
  );
  S.form(
    rect(-10, 412, 1620, 420),
    '#4fbcb8',
    [0, 412, 0, 560, '#2383a0', 0.95],
    [0, 800, 500, 560, '#bdf0dc', 0.85],
  );
  glints(S, {
    x: 360,
    spread: 500,
    y0: 420,
    y1: 560,
    c: '#eafaf0',
    count: 56,
    seed: 3,
    w0: 24,
    w1: 110,
    a: 0.75,
  });
}

function paddler(S, x, y) {
  S.path(bar(x + 6, y + 17, 210, 13), '#1b6f86', 'opacity=".5"');
  S.line(P`M${x - 74} ${y - 46}L${x + 78} ${y - 10}`, '#5b3a2c', 4);
  for (const [dx, dy, a] of rows('-74 -46 13, 78 -10 13'))
    S.path(
      P`M${x + dx - 14} ${y + dy - 7}q14 -8 28 7q-6 12 -22 8Z`,
      '#f2b705',
      `transform="rotate(${a} ${x + dx} ${y + dy})"`,
    );
  bareLimb(S, near(x, y, '18 -36, 44 -22, 36 -20'), 10, 'negra');
  torso(S, x, y - 40, 21, 42, { skin: 'negra', c: '#fff3de', head: 18 });
  bareLimb(S, near(x, y, '-18 -34, -40 -26, -34 -36'), 10, 'negra');
  head(S, x, y - 60, 18, { look: -0.6, skin: 'negra', style: 'coque', smile: 'aberto' });
  S.form(
    P`M${x - 104} ${y - 6}Q${x} ${y - 16} ${x + 104} ${y - 6}Q${x + 60} ${y + 16} ${x} ${y + 16}Q${x - 60} ${y + 16} ${x - 104} ${y - 6}Z`,
    '#d9432f',
    [x + 100, y + 16, x - 40, y - 8, '#5b1f2a', 0.7],
  );
  S.line(
    P`M${x - 140} ${y + 18}Q${x} ${y + 30} ${x + 150} ${y + 16}`,
    '#eafaf0',
    3,
    'opacity=".8"',
  );
}

/** Sand, wet at the water's edge, with the foam of a tired wave. */
function beach(S) {
  const shore = rows('-20 742, 200 716, 430 704, 660 722, 900 706, 1160 664, 1400 640, 1620 632');
  S.form(
    `${curve(shore)}L1620 1020L-20 1020Z`,
    '#f5dcb2',
    [1600, 1000, 700, 740, '#d39a68', 0.8],
    [0, 760, 400, 960, '#fff3d8', 0.7],
  );
  S.line(curve(shore), '#c99e72', 40, 'opacity=".45" transform="translate(0 20)"');
  S.line(curve(shore), '#fffdf4', 9);
  S.line(curve(shore), '#eafaf0', 4, 'opacity=".75" transform="translate(0 -22)"');
  const q = rng(6);
  for (let i = 0; i < 40; i++)
    S.path(circ(q.r(0, 1600), q.r(800, 1000), q.r(1.6, 4), 1.6), '#b98a5f', 'opacity=".5"');
}

/** A kayak pulled up on the sand, its bow at (x, y), `l` long; `up` is how far its stern lies above. */
function kayak(S, x, y, l, up, c, stripe) {
  const [dx, dy] = [l, -up];
  const at = (t, k) => [x + dx * t + k * 0.34, y + dy * t + k];
  const side = (k) =>
    [0, 0.12, 0.32, 0.5, 0.68, 0.88, 1].map((t) =>
      at(t, k * Math.sin(Math.PI * Math.min(1, Math.max(0.02, t))) ** 0.62),
    );
  const w = l * 0.07;
  const hull = `${curve(side(-w))}${curve(side(w * 1.25).reverse()).replace('M', 'L')}Z`;
  S.path(hull, '#8a5a3c', 'opacity=".45" transform="translate(26 20)"');
  S.form(
    hull,
    c,
    [x + l, y + w, x + l * 0.3, y - up, fold(c, 0.7), 0.75],
    [x, y - up, x + l * 0.4, y, '#fff3c8', 0.4],
  );
  S.inside(hull, () => {
    S.line(curve(side(w * 0.66)), stripe, w * 0.2);
    S.line(curve(side(-w * 0.2)), fold(c, 0.35), 3, 'opacity=".6"');
  });
  const [cx, cy] = at(0.5, -w * 0.1);
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  S.group(P`transform="rotate(${angle} ${cx} ${cy})"`, () => {
    S.form(circ(cx, cy, l * 0.16, w * 0.56), '#5b2f3a', [cx, cy + w, cx, cy - w, '#2a141c', 0.8]);
    S.form(circ(cx + l * 0.06, cy - w * 0.06, l * 0.07, w * 0.34), '#2f8f86', [
      cx + 40,
      cy + 10,
      cx,
      cy - 10,
      '#123a4a',
      0.6,
    ]);
  });
}

/** The guide, a paddle beside him; (x, y) is the pit of his neck, his feet stand at y + 440. */
function guide(S, x, y) {
  const skin = 'parda';
  const floor = y + 440;
  S.path(
    P`M${x - 30} ${floor - 6}L${x + 40} ${floor - 10}L${x + 330} ${floor + 52}L${x + 220} ${floor + 58}Z`,
    '#a8714a',
    'opacity=".5"',
  );
  for (const [hip, foot] of [
    [-26, -42],
    [28, 48],
  ]) {
    bareLimb(
      S,
      [
        [x + hip, y + 220],
        [x + (hip + foot) / 2 - 4, y + 328],
        [x + foot, floor - 16],
      ],
      50,
      skin,
      { tip: 0.46 },
    );
    S.path(
      P`M${x + foot - 14} ${floor - 24}q14 -8 26 2q6 14 4 26h-52q-8 -2 -4 -10q18 -4 26 -18Z`,
      SKIN[skin].c,
    );
  }
  S.form(
    P`M${x - 56} ${y + 166}H${x + 56}C${x + 64} ${y + 210} ${x + 70} ${y + 250} ${x + 72} ${y + 290}H${x + 10}L${x + 2} ${y + 236}L${x - 8} ${y + 286}H${x - 68}C${x - 66} ${y + 250} ${x - 62} ${y + 210} ${x - 56} ${y + 166}Z`,
    '#23607f',
    [x + 70, y + 290, x - 40, y + 180, '#122a44', 0.8],
  );
  clothedLimb(S, near(x, y, '-58 38, -98 116, -50 182'), 38, skin, '#f2b705', { reach: 0.3 });
  hand(S, x - 52, y + 181, 40, 44, 'segura', { skin });
  torso(S, x, y, 68, 170, { skin, c: '#f2b705', head: 52, waist: 0.86 });
  S.form(
    P`M${x - 62} ${y + 46}Q${x - 40} ${y + 30} ${x - 22} ${y + 4}L${x - 6} ${y + 34}V${y + 160}H${x - 58}Z`,
    '#e8563a',
    [x - 6, y + 160, x - 60, y + 40, '#7a1f2a', 0.6],
  );
  S.form(
    P`M${x + 62} ${y + 46}Q${x + 40} ${y + 30} ${x + 22} ${y + 4}L${x + 6} ${y + 34}V${y + 160}H${x + 58}Z`,
    '#e8563a',
    [x + 60, y + 160, x + 6, y + 40, '#7a1f2a', 0.75],
  );
  for (const k of [84, 124]) S.line(P`M${x - 60} ${y + k}H${x + 60}`, '#2a171c', 6);
  head(S, x, y - 62, 52, {
    look: -0.65,
    skin,
    tone: 'castanho',
    style: 'cachos',
    shape: 'quadrado',
    smile: 'aberto',
    gaze: 'lado',
    noseOf: 'reto',
    beard: 'curta',
    tilt: -3,
  });
  S.line(P`M${x + 112} ${floor}L${x + 122} ${y - 150}`, '#7a4a33', 9);
  S.form(
    P`M${x + 108} ${y - 140}C${x + 96} ${y - 190} ${x + 104} ${y - 250} ${x + 130} ${y - 262}C${x + 152} ${y - 240} ${x + 150} ${y - 180} ${x + 136} ${y - 138}Z`,
    '#2f8f86',
    [x + 150, y - 140, x + 104, y - 240, '#123a4a', 0.7],
  );
  clothedLimb(S, near(x, y, '58 38, 116 116, 116 34'), 38, skin, '#f2b705', { reach: 0.3 });
  hand(S, x + 115, y + 36, -84, 46, 'segura', { skin });
}

function draw() {
  const S = new Scene(141);
  bay(S);
  paddler(S, 640, 566);
  birds(S, 1120, 236, 14, '#2b4a5a', rows('0 0, 42 20 .8, -44 16 .9'), 3.2);
  beach(S);
  kayak(S, 700, 884, 470, 128, '#2f8f86', '#fff3de');
  kayak(S, 280, 940, 640, 150, '#f2b705', '#d9432f');
  guide(S, 1190, 470);
  S.form('M1374 876L1480 868L1500 930L1384 940Z', '#fff3de', [
    1500,
    940,
    1380,
    870,
    fold('#fff3de'),
    0.6,
  ]);
  for (const k of [0, 1])
    S.path(P`M${1396 + k * 44} ${875 - k * 3}l20 -2l12 63l-20 2Z`, ['#e8563a', '#2f8f86'][k]);
  palm(S, 96, 1040, 800, {
    lean: 110,
    c: '#1d5547',
    light: '#9fb65c',
    seed: 12,
    spread: 0.36,
    nuts: '#c98b2a',
    count: 13,
  });
  for (const [x, y, l, a] of rows('-20 1030 280 -1.2, 60 1040 250 -.9, -30 950 220 -.7'))
    leaf(S, x, y, l, a, { w: 0.46, c: '#2a7055', lit: '#c8d678', notches: 0.16 });
  return S;
}

/** Kayaks on the beach. */
export const caiaques = {
  draw,
  portrait: [744, 0, 640, 1000],
  place: 'Passeio de caiaque',
  alt: 'Caiaques na areia de uma enseada calma, com o instrutor do hotel de remo na mão e uma pessoa remando ao longe.',
  scrim: '#0c3a44',
};
