import { fold, ipeVase } from '../furniture.mjs';
import { circ, mix, near, P, poly, rect, rows, rrect, Scene } from '../lib.mjs';
import { bar, leaf } from '../nature.mjs';
import { arm, head, torso } from '../people.mjs';
import { city } from '../subjects/cidade-manha.mjs';

const WOOD = '#a5643f';

const DARK = '#1f2440';

function screen(S) {
  S.path(rrect(1120, 130, 420, 280, 12), '#3a2440', 'opacity=".35" transform="translate(-14 16)"');
  S.form(rrect(1120, 130, 420, 280, 12), DARK);
  const d = rect(1136, 146, 388, 248);
  S.path(d, '#fff3dc');
  S.inside(d, () => {
    S.path(rect(1136, 146, 388, 40), '#2f7a72');
    S.path(rrect(1156, 160, 150, 12, 6), '#fff3dc');
    for (const [k, h, c] of rows(
      '0 60 #2f8f86, 1 92 #2f8f86, 2 78 #e8563a, 3 124 #2f8f86, 4 158 #f2b705',
    ))
      S.form(rect(1166 + k * 50, 376 - h, 34, h), c, [
        1166 + k * 50,
        376,
        1200 + k * 50,
        376 - h,
        fold(c),
        0.5,
      ]);
    S.line('M1170 316L1230 286L1280 296L1332 250L1384 212', DARK, 5);
    S.path(circ(1384, 212, 9), '#e8563a');
    S.line(circ(1466, 290, 36), '#2f8f86', 18);
    S.line('M1466 254a36 36 0 0 1 34 48', '#f2b705', 18);
  });
}

function presenter(S) {
  const [x, y] = [1030, 366];
  const skin = 'retinta';
  S.form(P`M${x - 62} 600H${x + 62}L${x + 74} 800H${x - 74}Z`, '#26305c', [
    x + 70,
    800,
    x - 40,
    610,
    DARK,
    0.8,
  ]);
  arm(S, near(x, y, '-74 58, -112 156, -44 190'), 46, { skin, sleeve: '#d9512f', reach: 1.4 });
  torso(S, x, y, 88, 270, {
    skin,
    c: '#d9512f',
    neck: 'paleto',
    shirt: '#fff3dc',
    head: 68,
    waist: 0.74,
  });
  arm(S, near(x, y, '74 58, 126 122, 146 34'), 46, { skin, sleeve: '#d9512f', reach: 1.4 });
  head(S, x, y - 78, 74, {
    look: -0.6,
    skin,
    tone: 'preto',
    style: 'black',
    smile: 'aberto',
    earring: '#f2b705',
  });
}

function chairBack(S, x, y, w, c) {
  S.form(
    rrect(x - w / 2, y, w, 260, 34),
    c,
    [x + w / 2, y + 240, x - w / 2, y, DARK, 0.75],
    [x - w / 2, y, x, y + 80, '#f6e6cc', 0.35],
  );
}

/** People on the far side of the table, facing us. */
function colleagues(S) {
  for (const [x, c] of rows('200 #2f6a72, 500 #2f6a72, 790 #2f6a72')) chairBack(S, x, 480, 190, c);
  // man with glasses, taking notes
  arm(S, rows('128 574, 92 690, 190 726'), 46, { skin: 'clara', sleeve: '#2a3a6a', reach: 1.4 });
  torso(S, 200, 520, 92, 240, {
    skin: 'clara',
    c: '#2a3a6a',
    neck: 'paleto',
    tie: '#e8563a',
    head: 70,
  });
  arm(S, rows('268 574, 310 690, 236 726'), 46, { skin: 'clara', sleeve: '#2a3a6a', reach: 1.4 });
  S.line('M246 724L262 690', '#f2b705', 6);
  head(S, 202, 438, 74, {
    look: 0.8,
    skin: 'clara',
    tone: 'castanho',
    style: 'lado',
    smile: 'leve',
    glasses: true,
  });
  // woman with a laptop
  arm(S, rows('434 568, 404 670, 452 716'), 44, { skin: 'parda', sleeve: '#fff0d6', reach: 1.4 });
  torso(S, 500, 514, 86, 240, { skin: 'parda', c: '#fff0d6', neck: 'gola', head: 68 });
  arm(S, rows('566 568, 600 670, 546 716'), 44, { skin: 'parda', sleeve: '#fff0d6', reach: 1.4 });
  head(S, 500, 432, 74, {
    look: 0.8,
    skin: 'parda',
    tone: 'preto',
    style: 'chanel',
    smile: 'aberto',
  });
  S.form(poly(rows('412 640, 588 640, 600 748, 400 748')), '#5b6a8a', [
    600,
    748,
    420,
    640,
    DARK,
    0.75,
  ]);
  S.path(circ(500, 694, 13), '#f2b705');
  S.form(rrect(388, 744, 224, 12, 6), '#8a96b0', [610, 756, 390, 744, DARK, 0.5]);
  // older man, coffee in hand
  arm(S, rows('724 578, 690 690, 780 722'), 48, { skin: 'negra', sleeve: '#3f7a5c', reach: 1.4 });
  torso(S, 790, 524, 94, 240, { skin: 'negra', c: '#3f7a5c', neck: 'v', head: 72 });
  arm(S, rows('860 578, 898 670, 846 640'), 48, { skin: 'negra', sleeve: '#3f7a5c', reach: 1.4 });
  S.form('M808 658V606H856V658Q832 668 808 658Z', '#fff3de', [
    856,
    660,
    810,
    610,
    fold('#fff3de'),
    0.7,
  ]);
  S.line('M808 618q-20 2 -16 16q4 10 16 10', '#fff3de', 5);
  head(S, 790, 440, 76, {
    look: 0.7,
    skin: 'negra',
    tone: 'grisalho',
    style: 'calvo',
    smile: 'aberto',
    beard: true,
    old: true,
  });
}

function table(S) {
  S.path(bar(700, 992, 1500, 26), '#3a1c2c', 'opacity=".5"');
  S.form(
    poly(rows('-20 738, 1120 738, 1330 864, -20 864')),
    '#c98552',
    [1330, 864, 500, 740, '#6b3434', 0.7],
    [0, 738, 500, 860, '#ffe0ac', 0.7],
  );
  S.form(poly(rows('-20 864, 1330 864, 1330 900, -20 900')), WOOD, [
    1330,
    900,
    300,
    864,
    '#4a2030',
    0.8,
  ]);
  for (const [y, a] of rows('770 0.3, 812 0.3, 842 0.25'))
    S.line(
      P`M-10 ${y}C300 ${y - 6} 700 ${y + 8} ${1120 + (y - 738) * 1.6} ${y}`,
      '#8a4a36',
      2.4,
      P`opacity="${a}"`,
    );
  for (const x of [140, 1130])
    S.form(
      poly([
        [x, 900],
        [x + 90, 900],
        [x + 70, 1010],
        [x + 20, 1010],
      ]),
      '#7a4034',
      [x + 90, 1000, x, 900, DARK, 0.7],
    );
  // papers, notebook, glasses of water, cups
  S.form(poly(rows('150 770, 262 764, 276 800, 150 806')), '#fff6e6', [
    276,
    806,
    150,
    764,
    fold('#fff6e6'),
    0.4,
  ]);
  for (const k of [0, 1, 2])
    S.line(P`M166 ${778 + k * 9}L${250 + k * 2} ${774 + k * 9}`, '#b98a6a', 2.4);
  for (const x of [330, 690, 930]) {
    S.path(circ(x + 8, 804, 24, 7), '#6b3434', 'opacity=".4"');
    S.form(P`M${x - 18} 740H${x + 18}L${x + 14} 802H${x - 14}Z`, '#d6ebe4', [
      x + 18,
      800,
      x - 14,
      745,
      '#6fa6a4',
      0.7,
    ]);
    S.path(circ(x, 740, 18, 4), '#f6fffa');
  }
  S.form(poly(rows('776 786, 886 780, 908 820, 784 826')), '#2f7a72', [
    908,
    826,
    776,
    780,
    DARK,
    0.7,
  ]);
  S.line('M800 812L880 806', '#f2b705', 4);
  ipeVase(S, 1040, 812, 58, '#fff0d6', { seed: 4, light: -1 });
}

/** A colleague on the near side, turning to the presenter. */
function nearColleague(S) {
  const [x, y] = [1360, 700];
  chairBack(S, x + 10, 690, 220, '#c9563a');
  torso(S, x, y, 108, 330, { skin: 'morena', c: '#2f8f86', neck: 'gola', head: 82 });
  S.form(
    P`M${x - 128} 830C${x - 60} 800 ${x + 90} 800 ${x + 140} 830L${x + 150} 1020H${x - 140}Z`,
    '#b5472f',
    [x + 150, 1010, x - 80, 830, DARK, 0.75],
    [x - 128, 830, x, 900, '#ffb98a', 0.4],
  );
  arm(S, near(x, y, '-92 74, -150 150, -236 130'), 50, {
    skin: 'morena',
    sleeve: '#2f8f86',
    reach: 0.8,
  });
  head(S, x - 4, y - 94, 86, {
    look: -0.9,
    skin: 'morena',
    tone: 'mel',
    style: 'rabo',
    smile: 'aberto',
    earring: '#f2b705',
    tilt: -4,
  });
}

/** `tall` leaves the near seat empty: its arm alone would show in the narrow crop. */
function draw({ tall = false } = {}) {
  const S = new Scene(124);
  S.form(
    rect(-10, -10, 1620, 1020),
    '#ecd0a6',
    [1600, 900, 700, 100, '#8a4f58', 0.8],
    [0, 0, 900, 600, '#fff3d6', 0.5],
  );
  city(S);
  for (let k = 0; k < 40; k++) S.line(P`M${1040 + k * 15} -10V700`, '#a5643f', 3, 'opacity=".3"');
  S.form(
    rect(-10, 690, 1620, 330),
    '#4f6a72',
    [1600, 1000, 300, 700, '#1c2444', 0.85],
    [0, 690, 500, 900, '#f6dcb0', 0.45],
  );
  S.form(rect(-10, 676, 1620, 16), mix(WOOD, '#fff0d0', 0.3), [1600, 0, 300, 0, '#4a2030', 0.7]);
  screen(S);
  // row of brass lamps over the table
  for (const x of [220, 500, 780]) {
    S.line(P`M${x} -10V150`, '#3a2440', 3);
    S.form(P`M${x - 40} 190L${x - 16} 148H${x + 16}L${x + 40} 190Z`, '#d9a03c', [
      x + 40,
      190,
      x - 20,
      150,
      '#7a4a1c',
      0.8,
    ]);
    S.path(circ(x, 190, 40, 6), '#fff3cf');
  }
  presenter(S);
  colleagues(S);
  table(S);
  if (!tall) nearColleague(S);
  // plant in the far right corner
  for (const [l, a] of rows('200 -2.3, 270 -1.85, 290 -1.45, 230 -1.05'))
    leaf(S, 1560, 700, l, a, {
      w: 0.36,
      c: '#2a6a56',
      lit: '#c8d678',
      bend: a < -1.57 ? -0.12 : 0.12,
    });
  S.form('M1506 700H1620V820H1520Z', '#fff0d6', [1620, 820, 1510, 700, fold('#fff0d6', 0.7), 0.8]);
  return S;
}

/** Corporate meeting: five colleagues, a chart and the morning city. */
export const reuniao = {
  draw: () => draw(),
  drawPortrait: () => draw({ tall: true }),
  portrait: [668, 0, 640, 1000],
  place: 'Sala de reunião',
  alt: 'Equipe sorri durante apresentação em sala de reunião do hotel, com um gráfico na tela e a cidade na janela.',
  scrim: '#24284a',
};
