import { bedFront, boards, fold, ipeVase, nightstand } from '../furniture.mjs';
import { circ, fbm, lerp, P, poly, rect, ridge, rng, rows, rrect, Scene } from '../lib.mjs';
import { araucaria, bar, leaf } from '../nature.mjs';

const WOOD = '#a8683c';
const DARK = '#3a1f2c';
const GLASS = 'M800 70L1120 620H480Z';

function outside(S) {
  const f = fbm(rng(4));
  const q = rng(7);
  S.inside(GLASS, () => {
    S.path(rect(440, 40, 720, 600), '#2a4a6a');
    S.sh(
      `<rect x="440" y="40" width="720" height="600" fill="${S.lin(0, 60, 0, 560, rows('0 #14233f, 0.6 #41628a 0.6, 1 #f0a878 0.9'))}"/>`,
    );
    for (let i = 0; i < 60; i++)
      S.path(
        circ(q.r(500, 1100), q.r(90, 430), q.r(1, 2.6)),
        '#fff3d8',
        P`opacity="${q.r(0.4, 1)}"`,
      );
    for (const [b, c, mist] of rows(
      '440 #6f8499 #f0b48c, 490 #3f617a #a9a4a4, 545 #213f58 #5d7f8c',
    ))
      S.form(
        ridge((x) => b + 34 * f(x / 110 + b), { floor: 640 }),
        c,
        [0, b + 80, 0, b - 20, mist, 0.8],
      );
    for (const [x, h] of rows('560 150, 610 190, 1010 180, 1060 130'))
      araucaria(S, x, 622, h, '#1c3a48', { seed: x, lit: '#f0b48c' });
  });
}

/** One slope of the roof: boards running from the ridge to the eaves, rafters over them. */
function slope(S, s) {
  const X = (x) => 800 + s * x;
  S.form(
    poly([
      [800, -30],
      [X(0), 40],
      [X(345), 640],
      [X(345), 760],
      [X(840), 1010],
      [X(840), -30],
    ]),
    '#c98a52',
    [X(840), 700, X(100), 100, '#5b2c34', 0.8, 0.9],
    [X(200), 600, X(500), 300, '#ffd490', s < 0 ? 0.35 : 0.55],
  );
  for (let k = 1; k < 15; k++) {
    const t = k / 15;
    S.line(
      P`M${X(lerp(0, 345, t))} ${lerp(40, 640, t)}L${X(lerp(60, 860, t))} ${lerp(-420, 820, t)}`,
      '#7a4436',
      2.4,
      'opacity=".45"',
    );
  }
  for (const [y0, x1, y1, w] of rows('10 392 770 22, -330 770 930 44')) {
    const rafter = poly([
      [800, y0],
      [X(x1), y1],
      [X(x1 + w * 1.2), y1 - w * 0.4],
      [800, y0 - w * 2],
    ]);
    S.form(
      rafter,
      WOOD,
      [X(x1), y1, X(0), y0, DARK, 0.75],
      [X(200), 400, X(500), 500, '#ffcf8a', 0.35],
    );
  }
}

function skylight(S) {
  const d = poly(rows('1040 190, 1176 110, 1330 318, 1172 392'));
  S.path(d, '#14233f');
  S.inside(d, () => {
    S.sh(
      `<rect x="1030" y="100" width="310" height="300" fill="${S.lin(1050, 100, 1300, 400, rows('0 #14233f, 1 #41628a'))}"/>`,
    );
    const q = rng(3);
    for (let i = 0; i < 34; i++)
      S.path(
        circ(q.r(1050, 1320), q.r(120, 380), q.r(1.2, 3)),
        '#fff3d8',
        P`opacity="${q.r(0.4, 1)}"`,
      );
    S.glow(1188, 250, 120, '#cfe0ee', 0.6);
    S.path('M1206 200a52 52 0 1 0 40 84a44 44 0 0 1 -40 -84Z', '#fff6de');
  });
  S.line(d, WOOD, 15);
  S.line(d, '#e3a86a', 4);
  S.line('M1108 150L1252 356', WOOD, 8);
  S.sh(
    `<path d="${poly(rows('1060 396, 1190 400, 1010 820, 800 820'))}" fill="#bcd3ea" opacity=".2"/>`,
  );
}

function draw() {
  const S = new Scene(88);
  S.path(rect(-10, -10, 1620, 1020), '#b5763f');
  outside(S);
  S.form(poly(rows('800 40, 1145 640, 1145 762, 455 762, 455 640')), '#d9a05f', [
    800,
    40,
    800,
    760,
    '#5b2c34',
    0.6,
  ]);
  outside(S);
  S.line(GLASS, WOOD, 16);
  S.line('M800 70V620M640 345H960M575 455H1025', WOOD, 9);
  for (let y = 660; y < 760; y += 34) S.line(P`M458 ${y}H1142`, '#7a4436', 2.4, 'opacity=".5"');
  boards(S, 760, '#94552f', '#33182a', { vx: 800, light: [0, 1000, 800, 760] });
  slope(S, -1);
  slope(S, 1);
  skylight(S);
  // collar beam with string lights
  S.form(rect(600, 268, 400, 24), WOOD, [0, 292, 0, 268, DARK, 0.8]);
  for (const [x0, x1, y] of rows('470 800 250, 800 1130 250')) {
    S.line(P`M${x0} ${y + 120}Q${(x0 + x1) / 2} ${y + 190} ${x1} ${y + 50}`, DARK, 2.6);
    for (let i = 1; i < 7; i++) {
      const t = i / 7;
      const x = lerp(x0, x1, t);
      const yy = (1 - t) ** 2 * (y + 120) + 2 * t * (1 - t) * (y + 190) + t * t * (y + 50);
      S.glow(x, yy + 10, 34, '#ffdf9a', 0.9);
      S.path(circ(x, yy + 10, 7), '#fff3cf');
    }
  }
  // rug
  S.form(
    'M330 900C480 850 1120 850 1270 900C1380 940 1390 980 1340 1010H260C210 980 220 940 330 900Z',
    '#7a2f38',
    [300, 1000, 900, 870, '#33182a', 0.8],
    [1300, 900, 900, 960, '#ffb46a', 0.4],
  );
  S.line('M350 912C500 868 1100 868 1250 912', '#f0cf95', 6, 'stroke-dasharray="20 12"');
  // bed under the gable
  S.form(
    rrect(545, 560, 510, 200, 16),
    '#6b3a2c',
    [545, 760, 900, 560, DARK, 0.85],
    [1060, 560, 800, 700, '#ffc878', 0.45],
  );
  for (let k = 1; k < 9; k++) S.line(P`M${545 + k * 56.6} 572v160`, DARK, 2.6, 'opacity=".6"');
  S.path(
    'M500 1010L548 690H1052L1110 1010Z',
    '#200f1c',
    'opacity=".5" transform="translate(-14 6)"',
  );
  bedFront(S, 800, 690, 490, 1010, 600, {
    linen: '#fff0da',
    throwC: '#1f5f68',
    trim: '#f2b705',
    light: 1,
    lit: '#ffd58a',
    from: 0.46,
    pillows: rows(
      '-222 -84 218 118 #fff0da, 4 -84 218 118 #fff0da, -176 -40 150 84 #c9512f, 24 -40 150 84 #e3a13c',
    ),
  });
  // bedside lamps
  for (const [x, seed] of rows('470 0, 1130 5')) {
    nightstand(S, x, 740, 120, 130, WOOD, { light: x < 800 ? 1 : -1 });
    if (seed) {
      S.glow(x, 670, 230, '#ffcf7d', 0.85);
      S.form(P`M${x - 42} 686L${x - 24} 616H${x + 24}L${x + 42} 686Z`, '#ffe3a6', [
        x + 42,
        690,
        x - 10,
        620,
        '#e8853a',
        0.7,
      ]);
      S.line(P`M${x} 686V740`, DARK, 7);
    } else ipeVase(S, x, 740, 60, '#f6ead2', { light: 1, seed: 7 });
  }
  // low bench with a book and a mug, left; fern, right
  S.path(bar(180, 966, 380, 18), '#200f1c', 'opacity=".5"');
  S.form(rrect(20, 850, 320, 30, 8), WOOD, [20, 880, 340, 850, DARK, 0.8]);
  for (const x of [50, 292]) S.form(rect(x, 880, 20, 86), WOOD, [x, 960, x + 20, 880, DARK, 0.9]);
  S.form(rrect(70, 826, 130, 24, 3), '#c9512f', [70, 850, 200, 826, fold('#c9512f'), 0.8]);
  S.form(rrect(84, 806, 110, 20, 3), '#f0dcb4', [84, 826, 200, 806, fold('#f0dcb4'), 0.6]);
  S.form('M246 850V806H292V850Q269 858 246 850Z', '#fff3de', [
    246,
    850,
    292,
    806,
    fold('#fff3de'),
    0.8,
  ]);
  S.line('M292 816q22 2 18 14q-4 10 -18 10', '#fff3de', 6);
  S.form('M1392 1000L1376 880H1500L1484 1000Z', '#c9643f', [1376, 990, 1500, 880, '#5b2438', 0.9]);
  for (const [l, a] of rows('210 -2.6, 250 -2.1, 270 -1.6, 250 -1.1, 210 -0.6'))
    leaf(S, 1438, 884, l, a, {
      w: 0.3,
      c: '#2d6a50',
      lit: '#d9b860',
      bend: a < -1.57 ? -0.2 : 0.2,
    });
  return S;
}

/** A-frame chalet at night, bed under the glass gable, moon in the skylight. */
export const quartoChale = {
  draw,
  place: 'Chalé na serra',
  alt: 'Chalé em forma de A na serra, à noite, com cama sob a parede de vidro, claraboia e céu estrelado.',
  scrim: '#2a1424',
};
