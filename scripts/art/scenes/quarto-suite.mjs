import { fold, pendant, pillow } from '../furniture.mjs';
import { canopy, circ, fbm, lerp, mix, P, poly, rect, rng, rows, rrect, Scene } from '../lib.mjs';
import { bar, branch, fanPalm, leaf, palm, taper } from '../nature.mjs';

const STONE = '#e6d2b4';
const DARK = '#123840';
const [CX, CY, R] = [960, 430, 372];

/** Round picture window on the rainforest, a thin waterfall and morning mist. */
function forest(S) {
  const f = fbm(rng(9));
  const d = P`M${CX - R} 800V${CY}A${R} ${R} 0 0 1 ${CX + R} ${CY}V800Z`;
  S.inside(d, () => {
    S.path(rect(CX - R, 40, 2 * R, 770), '#e9efcf');
    S.sh(
      `<rect x="${CX - R}" y="40" width="${2 * R}" height="500" fill="${S.lin(0, 60, 0, 460, rows('0 #7cc0b8, 1 #fdf0cc'))}"/>`,
    );
    for (const [b, c, mist, lo] of rows(
      '250 #a5cdb4 #f6f0cf 12, 330 #6faf92 #e3ecc4 16, 430 #3f8a6e #b9d8a8 20, 540 #256650 #7fb37f 26',
    ))
      S.form(
        canopy(rng(b), (x) => b + 46 * f(x / 140 + b) + (x > CX ? -30 : 10), {
          x0: CX - R - 20,
          x1: CX + R + 20,
          lo,
          hi: lo * 2.2,
          floor: 820,
        }),
        c,
        [0, b + 190, 0, b, mist, 0.85],
        [CX - R, b, CX + 120, b + 160, '#f6e3a0', 0.35],
      );
    // waterfall down the far slope
    S.form('M1130 292C1140 290 1160 290 1168 294L1178 566H1120Z', '#fffaf0', [
      1180,
      560,
      1130,
      300,
      '#7fb8b8',
      0.7,
    ]);
    for (const x of [1136, 1150, 1162])
      S.line(P`M${x} 300L${lerp(1149, x, 1.5)} 560`, '#9cccc6', 3, 'opacity=".7"');
    S.form(
      canopy(rng(61), (x) => 566 + 16 * f(x / 60), {
        x0: 1040,
        x1: 1340,
        lo: 18,
        hi: 36,
        floor: 820,
      }),
      '#1f5a4a',
      [1340, 700, 1100, 560, DARK, 0.8],
      [1040, 560, 1200, 640, '#b9cc6a', 0.5],
    );
    S.glow(1148, 560, 130, '#fffaf0', 0.7);
    fanPalm(S, 690, 800, 330, '#1f5a4a', 4, '#c8d678');
    palm(S, 800, 820, 400, { lean: 30, c: '#1d5547', light: '#b9cc6a', seed: 8 });
    for (const [x, y, l, a] of rows(
      '1260 820 260 -2, 1310 820 300 -1.6, 1330 800 240 -2.4, 610 830 230 -1.2, 580 800 220 -0.8',
    ))
      leaf(S, x, y, l, a, {
        w: 0.36,
        c: '#2a7055',
        lit: '#c8d678',
        bend: a < -1.57 ? -0.12 : 0.12,
      });
  });
  S.line(d, '#7a4a38', 20);
  S.line(P`M${CX} ${CY - R}V800M${CX - R} ${CY}H${CX + R}`, '#7a4a38', 9);
}

function terrazzo(S) {
  S.form(rect(-10, 790, 1620, 230), '#f0e0c4', [0, 1000, 1100, 800, '#8a5a4e', 0.75]);
  const q = rng(31);
  for (let i = 0; i < 320; i++) {
    const y = q.r(800, 1000);
    const s = lerp(3, 9, (y - 800) / 200);
    const x = q.r(0, 1600);
    S.path(
      poly([
        [x - s, y],
        [x, y - s * q.r(0.3, 0.7)],
        [x + s * q.r(0.6, 1.2), y + s * 0.1],
        [x + s * 0.2, y + s * 0.5],
      ]),
      q.pick(['#c9643f', '#2f7a72', '#b08a6a', '#fffaf0', '#e3a13c']),
      'opacity=".75"',
    );
  }
  S.sh('<path d="M700 800H1270L1060 1000H340Z" fill="#fff6d0" opacity=".5"/>');
}

function tub(S) {
  S.path(bar(990, 972, 760, 26), '#5b3a3c', 'opacity=".5"');
  for (const x of [770, 1200]) {
    S.form(
      P`M${x - 26} 926C${x - 40} 956 ${x - 34} 968 ${x - 16} 972H${x + 16}C${x + 34} 968 ${x + 40} 956 ${x + 26} 926Z`,
      '#d9a03c',
      [x - 30, 970, x + 20, 930, '#7a4a1c', 0.8],
    );
  }
  const body =
    'M650 722C654 700 676 694 700 704C880 724 1090 724 1268 704C1292 694 1314 700 1318 722C1310 850 1262 944 1150 950H820C706 944 658 850 650 722Z';
  S.form(
    body,
    '#fff8ec',
    [640, 940, 1140, 760, '#a8746a', 0.7],
    [1318, 700, 1080, 900, '#fffdf6', 0.9],
  );
  S.form(
    'M650 722C656 700 676 694 700 704C880 724 1090 724 1268 704C1292 694 1312 700 1318 722C1110 752 858 752 650 722Z',
    '#f0dcc4',
    [650, 740, 1200, 710, '#a8746a', 0.7],
  );
  S.path('M690 722C860 742 1108 742 1278 722C1110 734 860 734 690 722Z', '#7fc4bc');
  // foam
  const q = rng(12);
  for (let i = 0; i < 30; i++) {
    const x = lerp(720, 1240, i / 29);
    const s = q.r(15, 30) * (1 - (0.4 * Math.abs(i - 14)) / 15);
    S.form(circ(x, 712 - s * 0.3, s, s * 0.84), '#fffdf6', [
      x - s,
      716,
      x + s * 0.4,
      690,
      '#bcd8d0',
      0.7,
    ]);
  }
  for (const [x, y, s] of rows('800 640 11, 850 604 7, 1130 626 9, 1170 586 6, 970 640 7')) {
    S.line(circ(x, y, s), '#fffdf6', 2.6, 'opacity=".9"');
    S.path(circ(x - s * 0.3, y - s * 0.3, s * 0.26), '#fffdf6');
  }
  // wooden bath tray with candle and fruit
  S.form(rrect(900, 688, 250, 18, 8), '#a5683f', [900, 706, 1150, 688, '#4a2a2c', 0.8]);
  S.form(rrect(928, 650, 30, 40, 5), '#fff0d0', [928, 690, 958, 650, fold('#fff0d0'), 0.6]);
  S.glow(943, 636, 60, '#ffdf8a', 0.9);
  S.path('M943 652q-10 -12 0 -26q10 14 0 26Z', '#f2933b');
  S.form('M1060 690C1050 664 1062 650 1080 650H1112C1130 650 1142 664 1132 690Z', '#2f7a72', [
    1056,
    690,
    1136,
    650,
    DARK,
    0.8,
  ]);
  for (const [x, c] of rows('1080 #e8563a, 1104 #f2b705, 1092 #e8853a'))
    S.form(circ(x, x === 1092 ? 636 : 644, 14), c, [x - 12, 656, x + 6, 630, fold(c, 0.6), 0.6]);
  // standing tap
  S.line('M1376 960V640Q1376 596 1336 596Q1300 596 1300 636', '#d9a03c', 13);
  S.line('M1370 958V642', '#fff0c0', 3, 'opacity=".8"');
  S.line('M1350 700H1402', '#d9a03c', 10);
  S.form(circ(1376, 966, 36, 9), '#b5802a');
}

function bedCorner(S) {
  S.path(
    'M-20 1010V800H420C460 850 480 930 486 1010Z',
    '#5b3a3c',
    'opacity=".45" transform="translate(-8 10)"',
  );
  S.form(
    rrect(-40, 430, 92, 420, 20),
    '#7a4a38',
    [-40, 840, 60, 440, '#33182a', 0.8],
    [50, 430, 10, 600, '#f6c88a', 0.5],
  );
  S.form(
    'M-20 706Q60 676 380 690C430 694 448 720 452 760L470 1020H-20Z',
    '#fff6e6',
    [-20, 1000, 400, 700, fold('#fff6e6', 0.6), 0.6],
    [460, 690, 300, 860, '#fff3c8', 0.6],
  );
  const d =
    'M196 684C280 684 400 676 436 710C452 730 456 760 458 790L470 1020H150C190 930 210 800 196 684Z';
  S.form(d, '#2a6f6c', [150, 1010, 440, 700, DARK, 0.85], [460, 690, 340, 860, '#fff0b8', 0.4]);
  S.inside(d, () => {
    S.line('M226 680C238 800 220 930 182 1020', '#f2b705', 8);
    S.line('M248 680C260 800 242 930 204 1020', '#fff6e6', 4);
    for (let k = 0; k < 4; k++)
      for (let j = 0; j < 4; j++)
        S.path(
          P`M${300 + j * 52} ${760 + k * 74}q16 -22 0 -44q-16 22 0 44Z`,
          '#9fc7a8',
          'opacity=".7"',
        );
  });
  pillow(S, 20, 596, 190, 130, '#fff6e6', { light: 1 });
  pillow(S, 84, 628, 150, 100, '#c9643f', { light: 1 });
}

function draw() {
  const S = new Scene(87);
  S.form(
    rect(-10, -10, 1620, 810),
    STONE,
    [0, 700, 900, 200, '#9a6258', 0.75],
    [1000, 300, 1560, 700, '#fff6da', 0.5],
  );
  forest(S);
  terrazzo(S);
  S.form(rect(-10, 778, 1620, 16), '#f6e6cc', [0, 0, 1000, 0, '#9a6258', 0.6]);
  // slatted screen between bed and bath
  for (let k = 0; k < 9; k++)
    S.form(
      rect(300 + k * 28, -10, 14, 800),
      '#8a5238',
      [300 + k * 28, 0, 314 + k * 28, 0, '#3a1c24', 0.7],
      [0, 100, 0, 700, '#e3a26a', 0.25],
    );
  S.form(rect(292, 300, 254, 16), '#7a4636', [0, 316, 0, 300, '#3a1c24', 0.8]);
  for (const [x, y] of rows('150 330, 240 260')) pendant(S, x, y, 46, '#f0d3a0', { on: 0.55 });
  bedCorner(S);
  tub(S);
  // stool with towels and the ipê branch
  S.path(bar(560, 972, 190, 13), '#5b3a3c', 'opacity=".5"');
  for (const [a, b] of rows('524 506, 596 614'))
    S.path(
      taper(
        [
          [a, 830],
          [b, 970],
        ],
        12,
        8,
      ),
      '#6b3f30',
    );
  S.form(rrect(494, 814, 132, 20, 9), '#a5683f', [494, 834, 626, 814, '#4a2a2c', 0.8]);
  for (const [y, c] of rows('788 #fff6e6, 760 #f2c9a0, 734 #fff6e6'))
    S.form(rrect(506, y, 108, 28, 12), c, [506, y + 28, 614, y, fold(c), 0.7]);
  branch(S, rows('540 736, 530 700, 580 664, 600 620'), 7, { seed: 5, s: 20, count: 14 });
  // tall plant on the right
  S.path(bar(1520, 984, 200, 14), '#5b3a3c', 'opacity=".5"');
  for (const [l, a, w] of rows(
    '190 -2.5 0.42, 290 -2.05 0.38, 350 -1.62 0.38, 300 -1.2 0.4, 220 -0.8 0.42',
  ))
    leaf(S, 1520, 850, l, a, {
      w,
      c: '#2a7055',
      lit: '#c8d678',
      notches: 0.16,
      bend: a < -1.57 ? -0.14 : 0.14,
    });
  S.form(
    'M1458 850H1582L1564 984H1476Z',
    '#c9643f',
    [1450, 980, 1570, 850, '#5b2438', 0.85],
    [1570, 850, 1500, 920, '#ffb98a', 0.5],
  );
  for (const y of [876, 900])
    S.line(
      P`M${1464 + (y - 850) * 0.13} ${y}H${1578 - (y - 850) * 0.13}`,
      mix('#c9643f', '#fff0d0', 0.6),
      5,
      'stroke-dasharray="14 10"',
    );
  return S;
}

/** Suite with a freestanding tub at a round-topped window on the forest. */
export const quartoSuite = {
  draw,
  place: 'Suíte com banheira',
  alt: 'Suíte com banheira de pé diante de um janelão em arco, com vista para a mata e uma cachoeira.',
  scrim: '#123840',
};
