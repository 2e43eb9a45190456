import { fold, ipeVase } from '../furniture.mjs';
import { circ, mix, P, poly, rect, rows, rrect, Scene } from '../lib.mjs';
import { bar, leaf } from '../nature.mjs';
import { city } from '../subjects/cidade-manha.mjs';
import { elder, listener, near5, speaker, writer } from './reuniao/equipe.mjs';

const WOOD = '#a5643f';
const DARK = '#1f2440';
const PAPER = '#fff3dc';

/** The plan of a garden on the wall: paths, beds, a pond, pins. */
function plan(S) {
  S.path(rect(1196, 104, 374, 316), '#3a2440', 'opacity=".35" transform="translate(14 16)"');
  S.form(rect(1196, 104, 374, 316), WOOD, [1570, 420, 1196, 104, '#4a2030', 0.6]);
  const d = rect(1212, 120, 342, 284);
  S.path(d, PAPER);
  S.inside(d, () => {
    S.path('M1212 320C1290 280 1300 220 1390 214S1500 170 1560 120V404H1212Z', '#c5d3a8');
    S.path('M1244 168C1280 140 1340 150 1344 184S1290 236 1260 222S1226 190 1244 168Z', '#9fcfc6');
    for (const [x, y, r] of rows(
      '1396 268 20, 1440 246 16, 1300 330 22, 1500 330 26, 1348 366 15, 1526 214 14',
    ))
      S.form(circ(x, y, r), '#5f9a6c', [x + r, y + r, x - r, y - r, '#2a5f4c', 0.6]);
    S.line('M1212 360C1300 330 1330 290 1420 300S1500 260 1560 270', '#fff9ec', 15);
    S.line('M1400 120C1396 180 1420 240 1424 300', '#fff9ec', 11);
    S.path('M1440 142H1528V196H1484V222H1440Z', '#e8a27a');
    S.line('M1462 142V196M1440 178H1528', '#fff9ec', 4);
    S.sh(
      P`<path d="${d}" fill="${S.lin(1560, 400, 1230, 130, rows('0 #4a2438 .45, 1 #4a2438 0'))}"/>`,
    );
  });
  for (const [x, y] of rows('1224 132, 1542 132, 1380 268, 1300 192'))
    S.path(circ(x, y, 7), '#e8563a');
  S.path(circ(1484, 168, 8), '#f2b705');
}

function chair(S, x, y, w, c) {
  S.form(
    rrect(x - w / 2, y, w, 280, 60),
    c,
    [x + w / 2, y + 240, x - w / 2, y, DARK, 0.7],
    [x - w / 2, y, x, y + 80, '#f6e6cc', 0.35],
  );
}

function table(S) {
  S.path(bar(800, 990, 1640, 26), '#3a1c2c', 'opacity=".5"');
  for (const x of [150, 1360])
    S.form(
      poly([
        [x, 830],
        [x + 84, 830],
        [x + 62, 1010],
        [x + 22, 1010],
      ]),
      '#7a4034',
      [x + 90, 1000, x, 830, DARK, 0.7],
    );
  S.form(
    'M150 690H1430Q1462 690 1480 712L1552 806Q1562 822 1540 822H44Q22 822 32 806L102 712Q120 690 150 690Z',
    '#c98552',
    [1552, 822, 600, 690, '#6b3434', 0.65],
    [60, 690, 500, 822, '#ffe0ac', 0.7],
  );
  S.form(
    'M30 810Q28 822 44 822H1540Q1558 822 1554 810V838Q1554 850 1540 850H44Q30 850 30 838Z',
    WOOD,
    [1554, 850, 300, 822, '#4a2030', 0.8],
  );
  for (const [y, a] of rows('718 0.28, 752 0.28, 790 0.24'))
    S.line(
      P`M${120 - (y - 690) * 0.7} ${y}C400 ${y - 5} 800 ${y + 6} ${1470 + (y - 690) * 0.6} ${y}`,
      '#8a4a36',
      2.2,
      P`opacity="${a}"`,
    );
  // the big sheet that all look at
  S.form('M590 702L1090 700L1150 782L556 788Z', PAPER, [1150, 788, 600, 702, fold(PAPER), 0.5]);
  S.line('M640 722C740 712 800 760 900 746S1040 716 1086 752', '#7fae9a', 5);
  S.line('M690 768L720 716M860 772L874 708M980 774L968 708', '#d0a07a', 2.4);
  for (const [x, y] of rows('770 730, 930 764, 1040 730')) S.path(circ(x, y, 15, 7), '#9fc08a');
  S.line('M610 776L690 770', '#e8563a', 5);
  // notes, glass, laptop
  S.form(poly(rows('268 742, 392 736, 420 786, 282 792')), '#fff9ec', [
    420,
    790,
    270,
    740,
    fold('#fff9ec'),
    0.4,
  ]);
  for (const k of [0, 1, 2])
    S.line(P`M${294 + k * 4} ${756 + k * 10}L${372 + k * 6} ${752 + k * 10}`, '#b98a6a', 2.4);
}

function onTable(S) {
  for (const x of [664]) {
    S.path(circ(x + 10, 738, 22, 6), '#6b3434', 'opacity=".4"');
    S.form(P`M${x - 16} 680H${x + 16}L${x + 12} 738H${x - 12}Z`, '#d6ebe4', [
      x + 16,
      738,
      x - 14,
      684,
      '#6fa6a4',
      0.7,
    ]);
    S.path(circ(x, 680, 16, 3.6), '#f6fffa');
  }
  ipeVase(S, 92, 800, 50, '#2f8f86', { seed: 4, light: -1 });
}

/** The open notebook of the colleague at the near end. */
function notebook(S) {
  S.form('M1196 752L1288 744L1296 786L1192 794Z', '#fff9ec', [
    1296,
    790,
    1196,
    746,
    fold('#fff9ec'),
    0.5,
  ]);
  S.form('M1288 744L1372 752L1392 794L1296 786Z', '#fff3de', [
    1392,
    794,
    1290,
    746,
    fold('#fff3de'),
    0.6,
  ]);
  S.line('M1212 766l58 -5M1214 778l40 -4M1312 762l44 4M1314 772l50 5', '#b98a6a', 2.4);
}

/** `tall` leaves the near seat empty, whose arms alone would show in the narrow crop, and moves the speaker in. */
function draw({ tall = false } = {}) {
  const S = new Scene(124);
  S.form(
    rect(-10, -10, 1620, 1020),
    '#ecd0a6',
    [1600, 900, 700, 100, '#8a4f58', 0.7],
    [0, 0, 900, 600, '#fff3d6', 0.5],
  );
  city(S);
  for (let k = 0; k < 40; k++) S.line(P`M${1040 + k * 15} -10V700`, '#a5643f', 3, 'opacity=".22"');
  S.form(
    rect(-10, 690, 1620, 330),
    '#4f6a72',
    [1600, 1000, 300, 700, '#1c2444', 0.85],
    [0, 690, 500, 900, '#f6dcb0', 0.45],
  );
  S.form(rect(-10, 676, 1620, 16), mix(WOOD, '#fff0d0', 0.3), [1600, 0, 300, 0, '#4a2030', 0.7]);
  plan(S);
  for (const x of [470, 830]) {
    S.line(P`M${x} -10V96`, '#3a2440', 3);
    S.form(
      P`M${x - 62} 132C${x - 58} 104 ${x - 24} 92 ${x} 92C${x + 24} 92 ${x + 58} 104 ${x + 62} 132Z`,
      '#d9a03c',
      [x + 60, 134, x - 30, 96, '#7a4a1c', 0.8],
    );
    S.path(circ(x, 132, 62, 7), '#fff3cf');
  }
  for (const [l, a] of rows('200 -2.3, 270 -1.85, 290 -1.45, 230 -1.05'))
    leaf(S, 1570, 700, l, a, {
      w: 0.36,
      c: '#2a6a56',
      lit: '#c8d678',
      bend: a < -1.57 ? -0.12 : 0.12,
    });
  chair(S, 196, 506, 222, '#2f6a72');
  chair(S, 516, 510, 210, '#2f6a72');
  chair(S, 856, 510, 220, '#2f6a72');
  writer.body(S, 206, 492);
  listener.body(S, 516, 488);
  elder.body(S, 852, 490);
  speaker.body(S, tall ? 1070 : 1092, 348);
  if (!tall) {
    chair(S, 1404, 536, 220, '#c9563a');
    near5.body(S, 1386, 498);
  }
  table(S);
  onTable(S);
  writer.arms(S, 206, 492);
  listener.arms(S, 516, 488);
  elder.arms(S, 852, 490);
  if (tall) return S;
  notebook(S);
  near5.arms(S, 1386, 498);
  return S;
}

/** A meeting: five colleagues, the plan of a garden and the morning city. */
export const reuniao = {
  draw: () => draw(),
  drawPortrait: () => draw({ tall: true }),
  portrait: [634, 0, 640, 1000],
  place: 'Sala de reunião',
  alt: 'Equipe conversa em volta da mesa na sala de reunião do hotel, com a planta de um jardim na parede e a cidade na janela.',
  scrim: '#24284a',
};
