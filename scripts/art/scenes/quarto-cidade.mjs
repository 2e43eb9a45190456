import { boards, curtain, fold, ipeVase, pillow } from '../furniture.mjs';
import { circ, lerp, mix, P, poly, rect, rng, rows, rrect, Scene } from '../lib.mjs';
import { bar, leaf, taper } from '../nature.mjs';

const WOOD = '#8a4f38';
const INK = '#161a38';

function skyline(S) {
  S.path(rect(70, 60, 930, 640), '#2a2f5c');
  S.sh(
    `<rect x="70" y="60" width="930" height="640" fill="${S.lin(0, 60, 0, 600, rows('0 #121636, 0.6 #3f3a70, 1 #d9705a'))}"/>`,
  );
  const q = rng(5);
  for (let i = 0; i < 40; i++)
    S.path(circ(q.r(80, 990), q.r(70, 300), q.r(1, 2.2)), '#fff3d8', P`opacity="${q.r(0.3, 0.9)}"`);
  S.form(circ(300, 170, 46), '#fff0cf', [330, 210, 270, 130, '#d9a06a', 0.5]);
  for (const [seed, base, lo, hi, c, lit, p] of rows(
    '4 700 170 330 #5b3f70 #ffb98a 0.16, 9 700 130 400 #392b5c #ffc878 0.24, 13 700 90 250 #1f1f45 #ffd890 0.3',
  )) {
    const r = rng(seed);
    for (let x = 50; x < 1000; ) {
      const w = r.r(44, 100);
      const h = r.r(lo, hi);
      const y = base - h;
      const cap =
        r() < 0.4
          ? rect(x + w * 0.3, y - 22, w * 0.4, 24)
          : r() < 0.3
            ? poly([
                [x, y],
                [x + w, y - 26],
                [x + w, y + 2],
                [x, y + 2],
              ])
            : '';
      S.form(rect(x, y, w, h) + cap, c, [0, base, 0, y, mix(c, '#d9705a', 0.5), 0.5]);
      if (r() < 0.25) S.line(P`M${x + w / 2} ${y}v${-r.r(20, 60)}`, c, 3);
      let on = '';
      for (let yy = y + 14; yy < base - 10; yy += 22)
        for (let xx = x + 9; xx < x + w - 12; xx += 17) if (r() < p) on += rect(xx, yy, 9, 11);
      S.path(on, lit);
      x += w + r.r(-4, 10);
    }
  }
  // cable-stayed bridge, lit
  S.line('M640 700L690 400L740 700M690 400V360', '#ffd890', 7);
  for (let k = 1; k < 8; k++)
    S.line(
      P`M690 ${410 + k * 6}L${690 - k * 34} 646M690 ${410 + k * 6}L${690 + k * 34} 646`,
      '#ffd890',
      1.6,
      'opacity=".7"',
    );
  S.form(rect(70, 644, 930, 60), '#1a1a3c');
  for (const [x, w, c] of rows('300 420 #ffca73, 760 380 #ff7a5a')) S.path(bar(x, 666, w, 4), c);
}

function desk(S) {
  S.path(bar(470, 962, 820, 24), '#1c1230', 'opacity=".55"');
  // drawers on the left, a blade of legs on the right
  S.form(rrect(120, 700, 230, 220, 6), WOOD, [120, 920, 360, 700, fold(WOOD, 0.85), 0.9]);
  for (const k of [0, 1, 2]) {
    S.form(rrect(134, 716 + k * 68, 202, 58, 4), mix(WOOD, '#f0c48a', 0.24), [
      134,
      780 + k * 68,
      330,
      716 + k * 68,
      fold(WOOD, 0.7),
      0.8,
    ]);
    S.path(rrect(212, 740 + k * 68, 46, 8, 4), '#f2b705');
  }
  for (const x of [150, 320])
    S.path(
      taper(
        [
          [x, 918],
          [x, 960],
        ],
        13,
        8,
      ),
      '#3a2030',
    );
  S.form(poly(rows('770 690, 800 690, 836 960, 818 960')), '#5b3038', [
    840,
    960,
    780,
    690,
    INK,
    0.8,
  ]);
  S.form(
    rrect(90, 668, 770, 32, 6),
    '#a5643f',
    [860, 700, 300, 660, fold(WOOD, 0.8), 0.85],
    [330, 668, 620, 700, '#ffd890', 0.6],
  );
  // lamp with a cone of light
  S.path('M224 516L150 668H540L300 512Z', '#ffdf9a', 'opacity=".22"');
  S.form(circ(170, 664, 52, 12), '#2a3358', [220, 670, 130, 655, INK, 0.8]);
  S.line('M170 660L140 540L236 470', '#2a3358', 9);
  S.path(circ(140, 540, 10), '#f2b705');
  S.form('M206 492C204 452 236 430 266 440L300 514C270 536 230 530 206 492Z', '#d2603c', [
    210,
    520,
    280,
    440,
    '#5b1f33',
    0.8,
  ]);
  S.path('M224 520Q268 530 300 512Q270 500 224 520Z', '#fff3c8');
  // laptop, notebook, cup
  S.form(poly(rows('430 540, 640 540, 660 664, 412 664')), '#3a4468', [
    420,
    660,
    640,
    540,
    INK,
    0.7,
  ]);
  S.path(poly(rows('440 550, 630 550, 646 652, 428 652')), '#bfd6d8');
  S.inside(poly(rows('440 550, 630 550, 646 652, 428 652')), () => {
    S.path(rect(420, 540, 240, 28), '#2f7a72');
    for (const [x, h, c] of rows('460 36 #e8563a, 500 56 #2f7a72, 540 44 #f2b705, 580 70 #e8563a'))
      S.path(rect(x, 646 - h, 26, h), c);
  });
  S.form(rrect(396, 660, 280, 12, 6), '#56628a', [676, 672, 400, 660, INK, 0.7]);
  S.form('M706 668V628H752V668Q729 676 706 668Z', '#fff3de', [
    752,
    668,
    706,
    630,
    fold('#fff3de'),
    0.8,
  ]);
  S.line('M752 638q20 2 16 14q-4 8 -16 8', '#fff3de', 5);
}

function chair(S) {
  S.form(
    'M470 606C474 576 506 566 590 566C674 566 706 576 710 606L722 790C700 806 480 806 458 790Z',
    '#2f7a72',
    [720, 790, 500, 580, '#122a44', 0.95],
    [460, 570, 600, 700, '#ffd890', 0.55],
  );
  for (const x of [530, 590, 650])
    S.line(P`M${x} 578L${lerp(590, x, 1.1)} 782`, '#17494f', 3, 'opacity=".7"');
  S.form(
    'M444 800C500 786 680 786 736 800C752 824 748 848 728 860C660 872 520 872 452 860C432 848 428 824 444 800Z',
    '#37897f',
    [740, 860, 480, 790, '#122a44', 0.9],
  );
  S.form(rect(578, 866, 24, 60), '#2a3358', [604, 0, 578, 0, INK, 0.8]);
  for (const [x, y] of rows('470 968, 540 984, 640 984, 710 968')) {
    S.path(
      taper(
        [
          [590, 924],
          [x, y - 8],
        ],
        15,
        9,
      ),
      '#2a3358',
    );
    S.path(circ(x, y, 11), INK);
  }
}

function bed(S) {
  S.path('M960 1000C1100 960 1500 960 1620 1000V1020H950Z', '#1c1230', 'opacity=".6"');
  S.form(rect(1560, 430, 60, 500), '#7a4434', [1560, 900, 1600, 440, INK, 0.7]);
  S.form(rrect(990, 900, 620, 56, 10), '#5b3038', [990, 950, 1500, 900, INK, 0.8]);
  S.form(
    'M986 790C986 756 1010 742 1046 740H1620V912H1000C988 900 984 830 986 790Z',
    '#f7ead6',
    [990, 910, 1400, 740, fold('#f7ead6', 0.7), 0.7],
    [1560, 700, 1300, 860, '#ffd890', 0.6],
  );
  S.form(
    'M982 786C982 750 1004 736 1046 734H1270C1290 790 1296 850 1290 914H998C982 890 980 830 982 786Z',
    '#34407a',
    [984, 914, 1260, 740, INK, 0.9],
    [1290, 740, 1100, 860, '#ffb98a', 0.35],
  );
  S.line('M1240 736C1260 790 1266 850 1260 912', '#f2b705', 7);
  S.line('M1218 736C1238 790 1244 850 1238 912', '#f7ead6', 3);
  pillow(S, 1410, 640, 170, 120, '#fff6e6', { light: 1 });
  pillow(S, 1350, 664, 150, 100, '#d2603c', { light: 1 });
}

function draw() {
  const S = new Scene(84);
  S.form(
    rect(-10, -10, 1620, 770),
    '#6a4a68',
    [0, 700, 700, 200, '#241a40', 0.9],
    [1500, 330, 1000, 500, '#ffb98a', 0.75],
  );
  S.inside(rect(70, 60, 930, 640), () => skyline(S));
  S.line(rect(70, 60, 930, 640), '#2a2040', 16);
  for (const x of [380, 690]) S.line(P`M${x} 60V700`, '#2a2040', 8);
  curtain(S, 1130, 20, 770, 160, '#d8a58c', '#4a2a54', -1);
  S.line('M10 20H1150', '#2a2040', 9);
  boards(S, 752, '#6b3f48', '#1f1534', { vx: 700, light: [100, 1000, 1300, 760] });
  S.form(rect(-10, 738, 1620, 16), '#8a6078', [0, 0, 1400, 0, '#2a1f44', 0.8]);
  // panelled head wall with a reading light and two prints
  S.form(
    rect(1180, 420, 430, 330),
    '#8a4f48',
    [1180, 740, 1500, 440, '#33203f', 0.85],
    [1520, 400, 1300, 600, '#ffcf94', 0.6],
  );
  for (let k = 0; k < 9; k++) S.line(P`M${1204 + k * 48} 424V748`, '#4a2a40', 3, 'opacity=".55"');
  S.form(rect(1168, 404, 440, 20), '#a5643f', [1168, 424, 1600, 404, '#33203f', 0.7]);
  for (const [x, c, d] of rows('1220 #e8563a #2a3358, 1400 #2f7a72 #f2d49a')) {
    S.path(rect(x, 130, 150, 196), '#2a1f44', 'opacity=".5" transform="translate(-10 12)"');
    S.path(rect(x, 130, 150, 196), '#fff3de');
    S.inside(rect(x + 14, 144, 122, 168), () => {
      S.path(rect(x + 14, 144, 122, 168), d);
      S.path(circ(x + 75, 226, 46), c);
      for (let k = 0; k < 5; k++) S.line(P`M${x} ${262 + k * 14}q38 -16 75 0t75 0`, '#fff3de', 4);
    });
  }
  S.glow(1480, 520, 260, '#ffdf9a', 0.8);
  S.line('M1540 470H1500', '#f2b705', 7);
  S.form('M1462 520L1480 460H1512L1530 520Z', '#ffe9b8', [1530, 524, 1470, 460, '#e8954a', 0.7]);
  // round rug
  S.form(circ(820, 972, 360, 46), '#c98a6a', [480, 980, 1100, 950, '#3a2040', 0.8]);
  S.line(circ(820, 972, 320, 38), '#f2d49a', 4, 'stroke-dasharray="16 10"');
  bed(S);
  desk(S);
  ipeVase(S, 812, 668, 56, '#f6ead2', { seed: 9, light: -1 });
  chair(S);
  // plant in the near left corner
  for (const [len, a] of rows('200 -2, 270 -1.65, 280 -1.3, 240 -.95'))
    leaf(S, 40, 880, len, a, {
      w: 0.3,
      c: '#2b6456',
      lit: '#d9a860',
      bend: a < -1.57 ? -0.14 : 0.14,
    });
  S.form(poly(rows('-20 876, 96 876, 82 990, -10 990')), '#e8d3b0', [
    -20,
    990,
    96,
    880,
    fold('#e8d3b0', 0.8),
    0.8,
  ]);
  return S;
}

/** Corporate room at night: desk, lamp and the lit skyline. */
export const quartoCidade = {
  draw,
  place: 'Quarto executivo',
  alt: 'Quarto executivo à noite com mesa de trabalho, luminária acesa e a cidade iluminada na janela.',
  scrim: '#1c1634',
};
