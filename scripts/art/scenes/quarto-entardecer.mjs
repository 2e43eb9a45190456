import { curtain, fold, pillow } from '../furniture.mjs';
import { circ, curve, fbm, lerp, P, poly, rect, ridge, rng, rows, rrect, Scene } from '../lib.mjs';
import { bar, branch, glints, palm, sail, taper } from '../nature.mjs';

const WOOD = '#6b3440';
const DARK = '#2b1630';

function dusk(S) {
  const f = fbm(rng(6));
  S.path(rect(150, 60, 1300, 700), '#f0986a');
  S.sh(
    `<rect x="150" y="60" width="1300" height="480" fill="${S.lin(0, 60, 0, 520, rows('0 #43386e, 0.34 #8f4a78, 0.66 #ee7f5c, 1 #fbc27a'))}"/>`,
  );
  S.add(
    `<rect x="150" y="60" width="1300" height="480" fill="${S.lin(0, 60, 0, 520, rows('0 #43386e, 0.34 #8f4a78, 0.66 #ee7f5c, 1 #fbc27a'))}" opacity=".6"/>`,
  );
  for (const [R, a] of rows('230 0.14, 160 0.2'))
    S.add(`<circle cx="640" cy="470" r="${R}" fill="#ffe3a6" opacity="${a}"/>`);
  S.form(circ(640, 470, 92), '#ffe9b0', [640, 570, 640, 420, '#f2793a', 0.85]);
  for (const [x, y, w, h] of rows('420 250 420 9, 1010 210 480 9, 860 330 380 7, 1240 380 320 7'))
    S.path(bar(x, y, w, h), '#fbb07a', 'opacity=".75"');
  S.form(
    ridge(
      (x) =>
        520 -
        120 * Math.exp(-(((x - 1080) / 170) ** 2)) -
        60 * Math.exp(-(((x - 1330) / 150) ** 2)) +
        6 * f(x / 50),
      { x0: 820, x1: 1500, floor: 545 },
    ),
    '#6b3a63',
    [1200, 540, 1040, 400, '#43284f', 0.8],
    [860, 420, 1040, 540, '#f2936a', 0.6],
  );
  S.form(
    rect(150, 520, 1300, 260),
    '#9a4a68',
    [0, 760, 0, 560, '#43284f', 0.85],
    [640, 520, 640, 640, '#ffb070', 0.7],
  );
  glints(S, {
    x: 640,
    spread: 70,
    y0: 526,
    y1: 690,
    c: '#ffe3a6',
    count: 46,
    seed: 3,
    w0: 40,
    w1: 140,
    a: 0.95,
  });
  glints(S, {
    x: 860,
    spread: 560,
    y0: 530,
    y1: 690,
    c: '#f2936a',
    count: 40,
    seed: 8,
    w0: 30,
    w1: 130,
    a: 0.5,
  });
  sail(S, 860, 560, 58, { hull: DARK, sail: '#ffe0b0', shade: '#d9705a', refl: '#43284f' });
}

function balcony(S) {
  palm(S, 330, 800, 560, { lean: -70, c: '#2f2148', light: '#8a4a5f', seed: 5, spread: 0.42 });
  // railing of turned wood, then the balcony floor
  S.form(rect(150, 690, 1300, 130), '#b5604a', [150, 800, 1200, 700, '#43284f', 0.8]);
  for (let k = 0; k < 9; k++)
    S.line(
      P`M${lerp(150, 800, 0.25) + k * 130 - 60} 700L${150 + k * 164 - 40} 820`,
      '#7a3a44',
      2.4,
      'opacity=".5"',
    );
  for (let x = 170; x < 1450; x += 44)
    S.path(
      P`M${x} 590h16c-5 22 6 40 6 56s-10 22 -6 48h-16c4 -26 -6 -32 -6 -48s11 -34 6 -56Z`,
      '#4a2440',
    );
  S.form(
    rect(150, 572, 1300, 20),
    '#7a3a44',
    [1450, 0, 500, 0, DARK, 0.8],
    [640, 570, 640, 590, '#ffb070', 0.6],
  );
  S.path(rect(150, 692, 1300, 14), '#4a2440');
}

function hammock(S) {
  const top = rows('300 300, 470 440, 720 532, 1000 520, 1200 420, 1330 290');
  const low = rows('1330 290, 1180 500, 990 640, 730 668, 480 540, 300 300');
  const d = `${curve(top)}${curve(low).replace('M', 'L')}Z`;
  S.path(bar(760, 790, 620, 16), DARK, 'opacity=".45"');
  for (const [x, y, k] of rows('300 300 -1, 1330 290 1')) {
    S.line(P`M${x + k * 150} ${y - 130}L${x} ${y}`, '#f3d6a8', 7);
    for (let i = 0; i < 5; i++)
      S.line(
        P`M${x} ${y}L${x - k * (70 + i * 6)} ${y + 60 + i * 26}`,
        '#f3d6a8',
        2.4,
        'opacity=".8"',
      );
  }
  S.form(
    d,
    '#f6e2bf',
    [760, 690, 760, 470, fold('#f6e2bf', 0.75), 0.85],
    [500, 420, 760, 600, '#fff3d0', 0.5],
  );
  S.inside(d, () => {
    for (const [o, c, w] of rows('34 #c9512f 20, 66 #f2b705 12, 90 #2f7a72 16'))
      S.line(
        curve(top.map(([x, y], i) => [x, y + o * Math.sin((Math.PI * i) / 5)])),
        c,
        w,
        'opacity=".9"',
      );
  });
  // knotted fringe along the lower edge
  const edge = low.slice(1, 5);
  for (let i = 0; i < 66; i++) {
    const t = (i / 66) * (edge.length - 1);
    const k = Math.min(edge.length - 2, Math.floor(t));
    const x = lerp(edge[k][0], edge[k + 1][0], t - k);
    const y = lerp(edge[k][1], edge[k + 1][1], t - k) + 18 * Math.sin(Math.PI * (t - k)) - 4;
    S.line(P`M${x} ${y}q${i % 2 ? 3 : -3} 16 0 34`, '#f3d6a8', 3);
  }
  S.form(
    'M520 470C560 440 640 452 664 500C676 540 650 566 610 560C556 552 506 510 520 470Z',
    '#c9512f',
    [660, 560, 540, 460, '#5b1f33', 0.85],
  );
}

/** The bed along the right wall, with a breakfast tray on it. */
function bed(S) {
  S.path(bar(1080, 1000, 1240, 30), DARK, 'opacity=".5"');
  S.form(
    rrect(1540, 640, 90, 380, 26),
    WOOD,
    [1620, 1000, 1540, 660, DARK, 0.8],
    [1540, 640, 1600, 800, '#ffb070', 0.5],
  );
  S.form(rrect(520, 930, 1100, 70, 14), '#5b2c3a', [1600, 1000, 600, 930, DARK, 0.8]);
  // mattress: top face, then the front face
  S.form(
    'M560 838C562 822 580 814 610 814H1560V880H540Z',
    '#fff0da',
    [1560, 830, 800, 820, fold('#fff0da'), 0.5],
    [560, 814, 900, 880, '#ffd08a', 0.6],
  );
  S.form(
    'M532 880Q534 856 566 856H1560V962H556Q530 960 532 880Z',
    '#f6dcbc',
    [1560, 960, 700, 860, fold('#f6dcbc', 0.7), 0.75],
    [540, 856, 800, 960, '#ffc88a', 0.5],
  );
  const cover =
    'M552 846C560 820 580 812 610 812H960C985 850 992 910 984 984C860 1000 690 1000 524 984C516 940 524 880 552 846Z';
  S.form(
    cover,
    '#2c6468',
    [984, 990, 640, 820, '#1c2444', 0.8],
    [540, 812, 760, 920, '#ff9a6a', 0.45],
  );
  S.inside(cover, () => {
    S.line('M900 812C930 850 940 910 930 990', '#f2b705', 9);
    S.line('M876 812C906 850 916 910 906 990', '#ffe9cf', 4);
    for (let k = 0; k < 6; k++)
      S.path(
        P`M${560 + k * 54} 960l20 -22l20 22l-20 22Z`,
        k % 2 ? '#ffe9cf' : '#f2b705',
        'opacity=".85"',
      );
    S.line('M520 866C640 850 800 850 960 862', '#1c4a52', 3, 'opacity=".6"');
  });
  pillow(S, 1370, 694, 180, 136, '#fff0da', { light: -1, lit: '#ffcf94' });
  pillow(S, 1290, 716, 170, 124, '#fff0da', { light: -1, lit: '#ffcf94' });
  pillow(S, 1230, 746, 140, 100, '#c9512f', { light: -1, lit: '#ffb070' });
  // tray with coffee and papaya
  S.form(rrect(1000, 830, 220, 20, 9), '#b5743f', [1220, 850, 1010, 830, DARK, 0.8]);
  S.form('M1024 830V794H1076V830Q1050 840 1024 830Z', '#fff3de', [
    1076,
    832,
    1024,
    796,
    '#b5604a',
    0.8,
  ]);
  S.line('M1076 802q22 2 16 14q-4 8 -16 8', '#fff3de', 5);
  S.form('M1108 830C1112 800 1150 788 1180 802C1200 810 1208 822 1206 830Z', '#f28a3a', [
    1206,
    830,
    1130,
    798,
    '#b5402a',
    0.8,
  ]);
  for (const [x, y] of rows('1152 816, 1166 820, 1138 820')) S.path(circ(x, y, 4.4), DARK);
}

function draw() {
  const S = new Scene(83);
  S.path(rect(-10, -10, 1620, 1020), '#7a3c48');
  dusk(S);
  balcony(S);
  hammock(S);
  // walls and lintel around the opening
  S.form(
    rect(-10, -10, 170, 840),
    '#a85a52',
    [0, 800, 160, 200, '#3a1c38', 0.9],
    [160, 300, 40, 400, '#ffb880', 0.5],
  );
  S.form(
    rect(1440, -10, 170, 840),
    '#a85a52',
    [1610, 800, 1440, 300, '#3a1c38', 0.85],
    [1440, 300, 1560, 400, '#ffb880', 0.4],
  );
  S.form(rect(-10, -10, 1620, 76), '#8a4a4c', [0, -10, 0, 70, '#3a1c38', 0.8]);
  S.form(rect(146, 54, 1308, 16), WOOD, [1450, 0, 200, 0, DARK, 0.7]);
  for (const x of [146, 1438]) S.form(rect(x, 54, 16, 770), WOOD, [0, 800, 0, 100, DARK, 0.7]);
  S.line('M40 44H1560', DARK, 7);
  curtain(S, 96, 44, 836, 180, '#f6d5a8', '#8a3f4e', 1);
  curtain(S, 1504, 44, 836, 150, '#f6d5a8', '#8a3f4e', -1);
  // paper lanterns
  for (const [x, y, R] of rows('420 150 44, 1190 128 36')) {
    S.line(P`M${x} 60V${y - R}`, DARK, 2.6);
    S.glow(x, y, R * 3.4, '#ffdf9a', 0.8);
    S.form(circ(x, y, R, R * 0.9), '#ffe3a6', [x, y + R, x, y - R * 0.4, '#f2793a', 0.7]);
    for (const k of [-0.5, 0, 0.5])
      S.line(
        P`M${x - R * Math.sqrt(1 - k * k)} ${y + k * R * 0.9}h${2 * R * Math.sqrt(1 - k * k)}`,
        '#d9844a',
        1.8,
        'opacity=".6"',
      );
  }
  // tiled floor of the room
  S.form(
    rect(-10, 820, 1620, 200),
    '#8a4440',
    [0, 1010, 900, 830, '#2b1630', 0.85],
    [640, 820, 640, 940, '#ffb070', 0.55],
  );
  for (let k = -9; k < 18; k++)
    S.line(
      P`M${640 + (k - 4) * 110} 822L${640 + (k - 4) * 180} 1010`,
      '#4a2038',
      2.4,
      'opacity=".5"',
    );
  for (const y of [858, 912]) S.line(P`M-10 ${y}H1610`, '#4a2038', 2.4, 'opacity=".5"');
  S.path(poly(rows('150 820, 1450 820, 1450 828, 150 828')), WOOD);
  bed(S);
  // side table and ipê branch, left
  S.path(bar(220, 986, 300, 14), DARK, 'opacity=".5"');
  for (const x of [150, 290])
    S.path(
      taper(
        [
          [x, 880],
          [x + (x < 200 ? -16 : 16), 984],
        ],
        12,
        7,
      ),
      WOOD,
    );
  S.form(
    circ(220, 872, 112, 20),
    WOOD,
    [330, 880, 120, 860, DARK, 0.8],
    [330, 850, 200, 880, '#ffb070', 0.5],
  );
  S.form('M186 868C164 828 176 790 196 772H240C260 790 272 828 250 868Z', '#2c6468', [
    180,
    868,
    260,
    780,
    DARK,
    0.8,
  ]);
  branch(S, rows('214 776, 190 690, 120 620, 90 540'), 8, { seed: 3, s: 22, count: 18 });
  branch(S, rows('222 776, 262 690, 250 610, 296 540'), 7, { seed: 6, s: 20, count: 15 });
  return S;
}

/** Suite at dusk, looking from the bed to the balcony and its hammock. */
export const quartoEntardecer = {
  draw,
  place: 'Suíte ao entardecer',
  alt: 'Suíte ao entardecer com rede na varanda, lanternas acesas e o sol se pondo no mar visto da cama.',
  scrim: '#2b1630',
};
