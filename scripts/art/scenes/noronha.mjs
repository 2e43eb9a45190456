/**
 * Fernando de Noronha: the twin basalt peaks of Morro Dois Irmãos out of a turquoise bay, the beach
 * of Cacimba do Padre and the spire of Morro do Pico behind. Morning light from the right.
 */
import { blob, canopy, circ, curve, curveTail, fbm, P, rect, rng, rows, Scene } from '../lib.mjs';
import { bar, cloud, glints, grass, leaf } from '../nature.mjs';
import { dolphin, frigate, splash, turtle } from './noronha/animals.mjs';
import { FOAM } from './noronha/palette.mjs';
import { brothers } from './noronha/rocks.mjs';

function sky(S) {
  S.sky(rows('0 #1b57a6, .16 #3582c4, .3 #79bfdc, .42 #c9e7de, .48 #fbeed0, 1 #fbeed0'));
  S.glow(1500, 90, 760, '#fff4d4', 0.7);
  for (const [x, y, w, seed] of rows(
    '1130 402 560 4, 250 416 520 9, 1440 190 300 13, 60 250 230 6',
  ))
    S.group(`transform="matrix(-1 0 0 1 ${2 * x} 0)"`, () =>
      cloud(S, x, y, w, '#fff6e6', '#b4cfe0', seed),
    );
}

function sea(S) {
  S.path(rect(-10, 462, 1620, 560), '#1fa3b4');
  S.add(
    `<rect y="462" width="1600" height="540" fill="${S.lin(0, 462, 0, 1000, rows('0 #14569a, .16 #1780ac, .38 #1fb0b6, .7 #5fd3c0, 1 #b4ecd0'))}"/>`,
  );
  S.sh(
    `<rect y="462" width="1600" height="540" fill="${S.lin(0, 520, 760, 800, rows('0 #0d4a8c .85, 1 #0d4a8c 0'))}"/>`,
  );
  glints(S, { x: 300, spread: 560, y0: 468, y1: 640, c: '#bfe9e2', count: 60, seed: 5, a: 0.6 });
  glints(S, { x: 700, spread: 900, y0: 480, y1: 720, c: '#0c4586', count: 40, seed: 8, a: 0.35 });
}

/** Green coast behind the beach, with the leaning spire of Morro do Pico. */
function coast(S) {
  const f = fbm(rng(6));
  const pico =
    'M1080 592C1150 566 1236 470 1308 420C1330 406 1342 372 1352 326C1360 284 1368 250 1382 240C1396 234 1412 246 1418 276C1426 318 1432 366 1448 398C1480 426 1540 452 1640 470V592Z';
  S.form(
    pico,
    '#7391a6',
    ...rows(
      '1220 500 1390 380 #4b6f98 .9, 1440 300 1330 430 #fbe3b8 .75, 1400 540 1400 430 #cfe3d0 .7',
    ),
  );
  S.inside(pico, () => {
    for (const d of [
      'M1376 262C1370 320 1356 380 1334 424',
      'M1394 256C1398 320 1392 370 1384 420',
    ])
      S.line(d, '#4b6f98', 5, 'opacity=".55"');
  });
  const shore = (k) =>
    `${curve(rows('1080 618, 1180 612, 1300 632, 1410 676, 1510 744, 1640 850').map(([x, y]) => [x - k * 0.5, y + k]))}L1640 500L1080 600Z`;
  const beach = 'M1060 618C1090 598 1130 586 1190 580C1320 570 1480 590 1640 650V1020H1060Z';
  for (const [k, c, a] of rows(`46 #8fe0cb .7, 25 ${FOAM} 1, 15 #bdebd8 1, 8 ${FOAM} 1`))
    S.inside(beach, () => S.path(shore(k), c, `opacity="${a}"`));
  S.inside(beach, () =>
    S.form(
      shore(-3),
      '#f5dcae',
      ...rows('1160 590 1330 640 #cf9a6c .8, 1620 620 1400 680 #fff3d4 .8'),
    ),
  );
  const q = rng(12);
  const hill = (x) => 610 - 150 * Math.sin((Math.PI * (x - 1020)) / 1320) + 9 * f(x / 50);
  const edge = (x) => 596 - 14 * Math.sin((x - 1040) / 120) + 0.00019 * (x - 1100) ** 2;
  const back = [];
  for (let x = 1640; x >= 1040; x -= 20) back.push([x, edge(x) + q.r(-4, 4)]);
  const d = `${canopy(rng(4), hill, { x0: 1040, x1: 1640, lo: 12, hi: 28, floor: 600 }).split(/L1640 600Z/)[0] + curveTail([[1640, 600], ...back])}Z`;
  S.form(d, '#5d8a4a', ...rows('1050 620 1330 480 #1d5263 .95, 1620 440 1300 600 #e3d77a .8'));
  S.inside(d, () => {
    for (let i = 0; i < 120; i++) {
      const x = q.r(1060, 1610);
      const w = q.r(20, 44);
      const y = hill(x) + q.r(14, 130);
      S.path(
        P`M${x - w / 2} ${y}A${w * 0.55} ${w * 0.5} 0 0 1 ${x + w / 2} ${y}`,
        q() < 0.5 ? '#86a855' : '#336a52',
        'opacity=".55"',
      );
    }
  });
}

/** Clear shallows: pale sand between dark reefs, lines of light on the bottom. */
function shallows(S) {
  const q = rng(31);
  for (const [x, y, w, h, a] of rows(
    '560 800 420 34 .3, 980 770 300 22 .28, 1330 880 420 50 .34, 760 930 520 46 .3, 1180 980 420 30 .3',
  )) {
    const p = [];
    for (let i = 0; i < 12; i++) {
      const t = (i / 12) * 6.283;
      p.push([x + Math.cos(t) * w * 0.5 * q.r(0.78, 1.1), y + Math.sin(t) * h * q.r(0.7, 1.1)]);
    }
    S.path(blob(p), '#0f6f95', `opacity="${a}"`);
  }
  glints(S, {
    x: 900,
    spread: 780,
    y0: 720,
    y1: 985,
    c: '#e4fbe6',
    count: 70,
    seed: 3,
    w0: 30,
    w1: 120,
    th: 3,
    a: 0.6,
  });
}

/** Fishing boat of the island, the ipê-yellow note of the scene. */
function yellowBoat(S, x, y, s) {
  S.path(bar(x, y + s * 0.2, s * 2, s * 0.14), '#0f6f95', 'opacity=".55"');
  S.group(`transform="translate(${x} ${y}) scale(${s / 100})"`, () => {
    S.line('M-8 -20V-62M58 -20V-62', '#7a3f3a', 4);
    S.form('M-26 -70C10 -78 44 -78 76 -68V-58H-26Z', FOAM, ...rows('-20 -58 40 -74 #6f9cc0 .7'));
    S.path(
      'M-20 -24V-44L-12 -48V-24ZM30 -24C28 -40 34 -46 40 -46C46 -46 50 -40 48 -24Z',
      '#c8452f',
    );
    S.path(circ(40, -53, 8), '#7a4630');
    S.form(
      'M-96 -28C-50 -16 40 -16 96 -34C88 -6 74 12 60 18H-64C-80 8 -90 -8 -96 -28Z',
      '#f2b705',
      ...rows('-80 20 10 -20 #b8640f .9'),
    );
    S.line('M-94 -22C-48 -10 40 -10 94 -28', FOAM, 5);
  });
}

function foreground(S) {
  const f = fbm(rng(15));
  for (const [x, y, w] of rows('226 812 90, 292 878 110, 352 960 130'))
    S.path(bar(x, y, w, 14), FOAM, 'opacity=".9"');
  const cliff =
    'M-20 640C40 634 70 650 112 646C150 652 172 690 206 706C226 730 222 770 254 800C276 836 270 872 306 906C330 940 332 980 360 1020H-20Z';
  S.form(cliff, '#43344f', ...rows('-20 900 160 700 #191638 .9, 330 760 180 860 #d48f72 .75'));
  S.inside(cliff, () => {
    for (const d of [
      'M112 660L96 780L130 860L112 1010',
      'M206 716L188 800L226 880L214 1010',
      'M20 700L34 840L8 960',
      'M254 810L250 880L284 940L280 1010',
    ])
      S.line(d, '#191638', 6, 'opacity=".5"');
    S.form(
      canopy(rng(8), (x) => 690 + 0.0016 * x * x + 16 * f(x / 30), {
        x0: -30,
        x1: 240,
        lo: 20,
        hi: 40,
        floor: 600,
      }),
      '#47783f',
      ...rows('-20 760 120 640 #143f52 .9, 230 650 90 720 #e0d877 .7'),
    );
  });
  grass(S, 70, 668, 190, 70, '#3a6a3c', 5, 30, 0.25);
  grass(S, 150, 690, 90, 44, '#5f8c45', 6, 22, 0.3);
  for (const [x, y, l, a] of rows(
    '-20 1010 300 -1.1, 30 1020 250 -.75, -30 930 230 -.6, 110 1030 190 -.9',
  ))
    leaf(S, x, y, l, a, { w: 0.36, c: '#2a6a4c', lit: '#d7d873', notches: 0.1 });
}

function draw() {
  const S = new Scene(91);
  sky(S);
  sea(S);
  coast(S);
  brothers(S);
  shallows(S);
  yellowBoat(S, 958, 772, 66);
  splash(S, 520, 868, 70);
  dolphin(S, 588, 814, 96, -14);
  splash(S, 716, 902, 40);
  dolphin(S, 754, 868, 66, -26);
  turtle(S, 930, 908, 62, -24);
  frigate(S, 588, 168, 58, -10);
  frigate(S, 800, 108, 30, 8);
  foreground(S);
  return S;
}

/** Fernando de Noronha, Pernambuco. */
export const noronha = {
  draw,
  portrait: [420, 0, 640, 1000],
  place: 'Fernando de Noronha, Pernambuco',
  alt: 'Morro Dois Irmãos sobre a baía turquesa de Fernando de Noronha, com golfinhos, uma tartaruga e fragatas.',
  scrim: '#14284f',
};
