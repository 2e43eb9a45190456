import { boards, fold, ipeVase, pendant } from '../furniture.mjs';
import { circ, fbm, lerp, P, rect, ridge, rng, rows, rrect, Scene } from '../lib.mjs';
import { bar, glints, leaf, palm } from '../nature.mjs';
import { diners, glass, moqueca, plate, waitress } from '../subjects/jantar.mjs';

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

function table(S) {
  S.path(bar(800, 990, 1240, 30), DARK, 'opacity=".5"');
  const cloth = 'M230 730C380 690 1220 690 1370 730L1420 1020H180Z';
  S.form(
    cloth,
    '#fff3de',
    [1420, 1000, 700, 740, fold('#fff3de', 0.6), 0.6],
    [200, 730, 600, 900, '#ffe3b0', 0.6],
  );
  for (const x of [330, 520, 800, 1080, 1270])
    S.sh(
      P`<path d="M${x} 770C${lerp(x, 800, -0.03)} 860 ${lerp(x, 800, -0.08)} 940 ${lerp(x, 800, -0.12)} 1010h34C${x + 20} 940 ${x + 10} 860 ${x} 770Z" fill="#8a4a58" opacity=".26"/>`,
    );
  S.form(
    circ(800, 732, 580, 62),
    '#fffaf0',
    [1380, 760, 700, 700, fold('#fffaf0', 0.5), 0.6],
    [240, 700, 700, 750, '#ffe9bd', 0.6],
  );
  S.line(circ(800, 732, 540, 54), '#d9512f', 4, 'stroke-dasharray="18 12"');
}

function draw() {
  const S = new Scene(123);
  S.path(rect(-10, -10, 1620, 1020), '#6b3440');
  terrace(S);
  boards(S, 676, '#7a3f3c', DARK, { vx: 800, light: [0, 1000, 800, 690] });
  for (const [x, y] of rows('560 190, 1280 170')) pendant(S, x, y, 62, '#e0873c', { on: 0.4 });
  waitress(S);
  diners(S);
  table(S);
  moqueca(S, 800, 736);
  for (const [x] of [[470], [1120]])
    plate(S, x, 762, 92, () => {
      S.form(circ(x - 26, 756, 38, 15), '#fffaf0', [
        x + 10,
        768,
        x - 40,
        748,
        fold('#fffaf0'),
        0.4,
      ]);
      S.form(circ(x + 26, 760, 34, 12), '#e8762a', [x + 56, 770, x, 752, '#a8341f', 0.6]);
      S.path(circ(x + 2, 768, 22, 8), '#e9c06a');
    });
  plate(S, 960, 780, 60, () => {
    S.form(P`M914 776C920 744 1000 744 1006 776Z`, '#e9c06a', [
      1006,
      778,
      930,
      750,
      '#a8652a',
      0.6,
    ]);
  });
  glass(S, 350, 764, '#c9302f');
  glass(S, 1240, 764, '#e9b44a');
  ipeVase(S, 990, 742, 50, '#2f7a72', { seed: 6, light: 1 });
  S.glow(660, 730, 90, '#ffdf8a', 0.7);
  S.form(rrect(648, 716, 24, 40, 6), '#fff0d0', [672, 756, 648, 716, '#e8954a', 0.5]);
  S.path('M660 716q-9 -11 0 -24q9 13 0 24Z', '#f2933b');
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
