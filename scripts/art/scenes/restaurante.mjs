import { boards, fold, ipeVase, pendant } from '../furniture.mjs';
import { circ, fbm, P, rect, ridge, rng, rows, rrect, Scene } from '../lib.mjs';
import { glints, leaf, palm } from '../nature.mjs';
import { diners, toast, waitress } from '../subjects/comensais.mjs';
import { glass, moqueca, plate } from '../subjects/jantar.mjs';

const WOOD = '#7a4034';

const DARK = '#2a1430';

function terrace(S) {
  const f = fbm(rng(8));
  S.path(rect(-10, 60, 1620, 520), '#f0946a');
  const sky = S.lin(0, 60, 0, 480, rows('0 #3f3a70, 0.4 #a34f72, 0.75 #f0855c, 1 #fbc884'));
  S.add(`<rect x="0" y="60" width="1600" height="520" fill="${sky}" opacity=".6"/>`);
  S.sh(`<rect x="0" y="60" width="1600" height="520" fill="${sky}"/>`);
  S.form(circ(1010, 430, 74), '#ffe9b0', [1010, 500, 1010, 390, '#f2793a', 0.8]);
  S.form(
    ridge(
      (x) =>
        470 -
        90 * Math.exp(-(((x - 330) / 190) ** 2)) -
        60 * Math.exp(-(((x - 1420) / 170) ** 2)) +
        8 * f(x / 50),
      { floor: 500 },
    ),
    '#7a3f68',
    [0, 500, 0, 380, '#e0745e', 0.6],
  );
  S.form(rect(-10, 476, 1620, 120), '#a04e6a', [0, 600, 0, 490, '#43284f', 0.8]);
  glints(S, {
    x: 1010,
    spread: 70,
    y0: 480,
    y1: 570,
    c: '#ffe3a6',
    count: 30,
    seed: 3,
    w0: 40,
    w1: 130,
  });
  palm(S, 150, 640, 520, { lean: 40, c: '#3a2450', light: '#a3506a', seed: 5 });
  palm(S, 1510, 640, 460, { lean: -30, c: '#3a2450', light: '#a3506a', seed: 9 });
  for (const x of [-10, 390, 790, 1190, 1590])
    S.form(rect(x - 14, -10, 28, 640), WOOD, [x + 16, 0, x - 14, 0, DARK, 0.8]);
  S.form(rect(-10, -10, 1620, 84), '#5b2f40', [0, -10, 0, 74, DARK, 0.7]);
  S.form(rect(-10, 566, 1620, 16), WOOD, [0, 590, 0, 560, DARK, 0.6]);
  for (let x = 10; x < 1600; x += 36) S.line(P`M${x} 582V680`, '#5b2f40', 6);
  // bulbs along the beam
  S.line('M-10 96Q200 150 390 96Q590 150 790 96Q990 150 1190 96Q1400 150 1600 96', DARK, 2.6);
  for (let i = 0; i < 24; i++) {
    const t = (i + 0.5) / 6;
    const x = t * 400 - 10;
    const y = 96 + 26 * Math.sin(Math.PI * (t % 1)) + 10;
    S.glow(x, y, 34, '#ffdf9a', 0.85);
    S.path(circ(x, y, 7), '#fff3cf');
  }
}

/** A round table seen from above its edge: most of it is what stands on it. */
function table(S) {
  const cloth = 'M150 846C150 846 160 940 140 1020H1460C1440 940 1450 846 1450 846Z';
  S.form(cloth, '#f3e2c6', [1450, 1000, 700, 860, fold('#fff3de', 0.6), 0.6]);
  for (const x of [250, 420, 640, 860, 1080, 1260, 1390])
    S.sh(
      P`<path d="M${x} 900C${x + 6} 940 ${x - 2} 980 ${x - 10} 1010h34C${x + 20} 970 ${x + 12} 940 ${x} 900Z" fill="#8a4a58" opacity=".3"/>`,
    );
  S.form(
    circ(800, 836, 650, 116),
    '#fffaf0',
    [1450, 900, 700, 780, fold('#fffaf0', 0.5), 0.6],
    [150, 780, 700, 850, '#ffe9bd', 0.6],
  );
  S.line(circ(800, 834, 612, 105), '#d9512f', 4, 'stroke-dasharray="20 13"');
}

const STEEL = '#83808e';

/** A fork to the left of a plate and a knife to its right, handles towards the guest in front. */
function cutlery(S, x, y, r) {
  const [fork, knife] = [x - r - 24, x + r + 22];
  S.line(P`M${fork + 1} ${y - 18}L${fork - 5} ${y + 26}`, STEEL, 5);
  S.line(P`M${fork - 5} ${y - 38}l-1 13q0 8 7 8q7 0 8 -8l1 -13`, STEEL, 3);
  S.line(P`M${fork + 3} ${y - 38}l-1 18`, STEEL, 3);
  S.line(P`M${knife + 1} ${y - 4}L${knife + 7} ${y + 26}`, STEEL, 5);
  S.path(
    P`M${knife - 6} ${y - 40}Q${knife + 8} ${y - 32} ${knife + 4} ${y - 2}L${knife - 2} ${y - 2}Z`,
    STEEL,
  );
}

function served(S, x, y, r) {
  cutlery(S, x, y, r);
  plate(S, x, y, r, () => {
    S.form(circ(x - r * 0.28, y - 6, r * 0.4, r * 0.16), '#fffaf0', [
      x,
      y + 6,
      x - r * 0.4,
      y - 14,
      fold('#fffaf0'),
      0.4,
    ]);
    S.form(circ(x + r * 0.28, y - 2, r * 0.36, r * 0.13), '#e8762a', [
      x + r * 0.6,
      y + 8,
      x,
      y - 10,
      '#a8341f',
      0.6,
    ]);
    S.path(circ(x + r * 0.02, y + r * 0.12, r * 0.24, r * 0.08), '#e9c06a');
  });
}

function supper(S) {
  served(S, 392, 862, 92);
  served(S, 1180, 872, 92);
  plate(S, 1010, 908, 66, () => {
    S.form('M958 904C964 868 1056 868 1062 904Z', '#e9c06a', [1062, 906, 970, 876, '#a8652a', 0.6]);
  });
  plate(S, 560, 800, 54, () => {
    for (const [dx, dy, c] of rows(
      '-22 -4 #5f9a4c, 14 -10 #7fb05a, 0 2 #d2402b, 26 2 #5f9a4c, -10 6 #f2b705',
    ))
      S.path(circ(560 + dx, 796 + dy, 15, 8), c);
  });
  moqueca(S, 850, 832);
  served(S, 690, 902, 88);
  glass(S, 480, 806, '#a9cfcb', '#8f8794');
  glass(S, 1308, 826, '#a9cfcb', '#8f8794');
  ipeVase(S, 1090, 822, 50, '#2f7a72', { seed: 6, light: 1 });
  S.glow(545, 846, 110, '#ffdf8a', 0.7);
  S.form(rrect(533, 838, 24, 40, 6), '#fff0d0', [557, 878, 533, 838, '#e8954a', 0.5]);
  S.path('M545 838q-9 -11 0 -24q9 13 0 24Z', '#f2933b');
}

function draw() {
  const S = new Scene(123);
  S.path(rect(-10, -10, 1620, 1020), '#6b3440');
  terrace(S);
  boards(S, 676, '#7a3f3c', DARK, { vx: 800, light: [0, 1000, 800, 690] });
  for (const [x, y] of rows('480 176, 1290 166')) pendant(S, x, y, 58, '#e0873c', { on: 0.4 });
  waitress(S, 930, 352);
  diners(S);
  table(S);
  supper(S);
  toast(S);
  // leaves frame the corners
  for (const [x, y, l, a] of rows('-20 1010 260 -1.1, 40 1030 240 -0.8, -30 930 220 -0.6'))
    leaf(S, x, y, l, a, { w: 0.42, c: '#2a4f52', lit: '#c98a58', notches: 0.14 });
  for (const [x, y, l, a] of rows('1620 1010 260 -2, 1560 1030 240 -2.4, 1630 930 220 -2.6'))
    leaf(S, x, y, l, a, { w: 0.42, c: '#2a4f52', lit: '#c98a58', notches: 0.14, bend: -0.12 });
  return S;
}

/** Dinner on the terrace, around a clay pot of moqueca. */
export const restaurante = {
  draw,
  portrait: [480, 0, 640, 1000],
  place: 'Restaurante',
  alt: 'Amigos jantam moqueca na varanda do restaurante do hotel ao entardecer, servidos por uma garçonete sorridente.',
  scrim: '#2e1430',
};
