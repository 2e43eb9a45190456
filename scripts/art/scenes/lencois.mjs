/**
 * Lençóis Maranhenses: white dunes with knife-edge crests, rain lagoons between them, a file of
 * walkers and a flight of guarás. First light from the left, so every slip face falls to lilac.
 */
import { circ, curve, curveTail, lerp, P, rect, rng, rows, Scene } from '../lib.mjs';
import { bar, glints, grass, taper } from '../nature.mjs';
import { guara, walker } from './lencois/figures.mjs';
import { LILAC, SAND } from './lencois/palette.mjs';

function sky(S) {
  S.sky(rows('0 #7d95d2, .14 #a9aede, .27 #dcc0da, .37 #fbd3c4, .43 #ffe9c9, 1 #ffe9c9'));
  for (const [R, a] of rows('330 .2, 232 .26, 152 .34'))
    S.add(`<circle cx="338" cy="352" r="${R}" fill="#fff4d6" opacity="${a}"/>`);
  S.form(circ(338, 352, 86), '#fffbee', ...rows('338 440 338 330 #ffcf9a .8'));
  for (const [x, y, w, h, c, a] of rows(
    '760 206 520 9 #fff1e2 .75, 1240 158 460 9 #fff1e2 .6, 1010 250 360 6 #f7b9b4 .6, 130 232 340 7 #fff1e2 .7, 1460 300 420 7 #f7b9b4 .55, 620 330 420 6 #fff7e4 .9',
  ))
    S.path(bar(x, y, w, h), c, `opacity="${a}"`);
}

/** Dune: sunny side left of the crest, slip face right of it. `crest` runs from far to near. */
function dune(S, body, face, { tone = 1, sun = [0, 0, 1, 1], dark = [0, 0, 1, 1] }) {
  S.form(
    body,
    SAND,
    [...sun, '#f3b99c', 0.75 * tone],
    ...rows(P`${sun[2]} ${sun[3]} ${sun[0]} ${sun[1]} #fffdf4 .6`),
  );
  S.form(
    face,
    '#b9add8',
    [...dark, LILAC, 0.95 * tone],
    ...rows(P`${dark[2]} ${dark[3]} ${dark[0]} ${dark[1]} #e9cfdc .7`),
  );
}

/** Still rain water: deep in the middle, pale at the rim, a wet line of sand round it. */
function lagoon(S, d, [x, y, w, h], seed) {
  S.line(d, '#d9b7b4', 13, 'opacity=".75"');
  S.path(d, '#2fa9ab');
  S.line(d, '#bfeadb', 7, 'opacity=".95"');
  S.inside(d, () => {
    S.sh(
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${S.lin(x + w, y + h, x + w * 0.2, y, rows('0 #0e5c80 1, .55 #1b8a9c .8, 1 #7fd8c4 .9'))}"/>`,
    );
    glints(S, {
      x: x + w * 0.4,
      spread: w * 0.4,
      y0: y + h * 0.1,
      y1: y + h * 0.95,
      c: '#fff3dc',
      count: 34,
      seed,
      w0: w * 0.04,
      w1: w * 0.18,
      th: 2.4,
      a: 0.7,
    });
    glints(S, {
      x: x + w * 0.7,
      spread: w * 0.4,
      y0: y + h * 0.2,
      y1: y + h,
      c: '#0e4f74',
      count: 20,
      seed: seed + 4,
      w0: w * 0.06,
      w1: w * 0.2,
      a: 0.4,
    });
  });
  S.line(d, '#fffaf0', 2.4, 'opacity=".8"');
}

/** Far dunes: rows of low crests on a flat ground, each with its own shadow face. */
function far(S) {
  const tiers = [
    [
      '#f8d6c9',
      '130 446 420 34 .5, 520 446 460 42 .5, 900 446 420 50 .5, 1270 446 480 40 .5, 1600 446 380 36 .5',
    ],
    [
      '#fadfcf',
      '330 474 460 44 .7, 760 474 540 56 .7, 1190 474 520 58 .7, 1560 474 420 46 .7, -20 474 320 40 .7',
    ],
    ['#fde8d6', '150 546 660 78 .9, 1060 540 520 54 .85'],
  ];
  let top = 426;
  for (const [ground, list] of tiers) {
    S.path(rect(-10, top, 1620, 600), ground);
    for (const [x, y, w, h, t] of rows(list)) {
      const [tx, ty] = [x + w * 0.06, y - h];
      const slope = P`C${x + w * 0.2} ${y - h * 0.7} ${x + w * 0.34} ${y - h * 0.1} ${x + w / 2} ${y}`;
      S.form(
        P`M${x - w / 2} ${y}C${x - w * 0.24} ${y - h * 0.2} ${x - w * 0.1} ${y - h} ${tx} ${ty}${slope}Z`,
        '#ffeedd',
        ...rows(P`${x - w * 0.3} ${y} ${x} ${y - h} #eebfb2 ${0.6 * t}`),
      );
      S.form(
        P`M${tx} ${ty}${slope}C${x + w * 0.3} ${y + 4} ${x + w * 0.12} ${y + 2} ${x + w * 0.02} ${y}C${x + w * 0.1} ${y - h * 0.3} ${x + w * 0.02} ${y - h * 0.6} ${tx} ${ty}Z`,
        '#d3c3e2',
        ...rows(P`${x + w / 2} ${y} ${tx} ${ty} ${LILAC} ${0.75 * t}`),
      );
      top = y;
    }
  }
  for (const [x, y, w, h] of rows('930 492 170 6, 1420 492 150 6'))
    S.path(bar(x, y, w, h), '#5fbfbb');
}

/** Middle ground: three large barchans and two lagoons. */
function middle(S) {
  dune(
    S,
    'M-20 610C120 600 260 560 380 520C450 498 520 476 600 470C700 480 800 540 930 566C1000 580 1100 590 1180 592V840H-20Z',
    'M600 470C700 480 800 540 930 566C1000 580 1100 590 1180 592C1040 612 900 620 760 612C690 608 640 604 590 590C640 566 640 520 600 470Z',
    { sun: [60, 640, 520, 500], dark: [900, 630, 640, 520], tone: 0.8 },
  );
  dune(
    S,
    'M760 640C900 620 1010 570 1110 530C1190 500 1260 478 1330 474C1420 484 1500 520 1620 540V760H760Z',
    'M1330 474C1420 484 1500 520 1620 540V640C1520 636 1410 628 1330 600C1380 572 1376 520 1330 474Z',
    { sun: [800, 660, 1240, 500], dark: [1600, 640, 1370, 520], tone: 0.85 },
  );
  S.form(
    'M420 690C520 636 700 630 860 630C1040 630 1180 640 1240 660C1300 690 1330 760 1320 800H340Z',
    SAND,
    ...rows('500 760 760 660 #f3c0a4 .5'),
  );
  lagoon(
    S,
    'M560 640C640 606 760 600 860 606C960 612 1060 622 1120 640C1160 656 1120 676 1040 682C900 692 700 694 610 678C560 668 540 652 560 640Z',
    [540, 600, 620, 94],
    6,
  );
}

/** The great dune: a crest that swings in an S from the lower left corner to the upper right. */
const CREST = rows(
  '-40 806, 120 742, 300 694, 470 690, 640 722, 800 742, 960 716, 1100 650, 1220 590, 1310 556, 1376 548',
);

function great(S) {
  const crest = curve(CREST);
  const rest = CREST.slice(1);
  S.form(
    `${crest}C1460 556 1540 590 1640 604L1640 1020L-40 1020Z`,
    SAND,
    ...rows('160 1000 620 760 #f0b79c .5, 1640 620 1300 760 #f3c0a4 .4'),
  );
  // slip face under the crest
  const foot = rows(
    '1640 700, 1500 690, 1380 706, 1260 760, 1120 826, 960 858, 800 846, 640 822, 480 812, 330 836, 170 900, 60 960, -40 1020',
  );
  const face = `${crest + P`C1460 556 1540 590 1640 604L${foot[0][0]} ${foot[0][1]}` + curveTail(foot)}Z`;
  S.form(
    face,
    '#c3b9e0',
    ...rows(
      '1120 860 1050 660 #7d78bd .95, 320 850 320 690 #7d78bd .8, 1620 700 1400 560 #8d86c4 .9, 700 730 760 850 #f0d3dc .75',
    ),
  );
  S.inside(face, () => {
    for (let i = 1; i < 6; i++)
      S.line(
        curve(rest.map(([x, y], k) => [x, y + i * 23 + 5 * Math.sin(k + i)])),
        '#e6d3e6',
        1.8,
        `opacity="${0.5 - i * 0.07}"`,
      );
  });
  S.path(taper(CREST, 7, 1), '#fffdf6');
  // wind ripples on the windward side in the foreground
  const q = rng(17);
  for (let i = 0; i < 26; i++) {
    const t = i / 25;
    const y = lerp(880, 1000, t);
    const x = q.r(-40, 900);
    S.line(
      P`M${x} ${y}q${q.r(40, 80)} ${q.r(-14, -6)} ${q.r(120, 200)} ${q.r(-4, 4)}t${q.r(120, 200)} ${q.r(-6, 6)}`,
      '#d9a79f',
      2,
      'opacity=".5"',
    );
  }
}

function near(S) {
  lagoon(
    S,
    'M470 930C560 884 720 866 880 876C1040 884 1160 850 1290 800C1400 760 1520 744 1640 748V1030H520C470 1000 440 960 470 930Z',
    [440, 740, 1200, 290],
    11,
  );
  const spit = 'M1640 880C1540 872 1440 892 1370 930C1310 962 1290 1000 1280 1030H1640Z';
  S.form(spit, SAND, ...rows('1300 1000 1480 900 #e2a99a .8'));
  S.form(
    'M1640 880C1540 872 1440 892 1370 930C1440 924 1520 940 1570 970C1600 990 1620 1006 1640 1030Z',
    '#b3a8d6',
    ...rows('1640 1000 1450 900 #7d78bd .9'),
  );
}

function draw() {
  const S = new Scene(97);
  sky(S);
  far(S);
  middle(S);
  great(S);
  near(S);
  walker(S, 560, 702, 62, { c: '#e8604a', dress: true });
  walker(S, 628, 720, 66, { c: '#fff6e6', hat: '#c98b4a' });
  walker(S, 712, 736, 70, { c: '#2f8f95', step: -1, parasol: '#f2b705' });
  walker(S, 804, 744, 62, { c: '#c8452f', hat: '#fff6e6' });
  walker(S, 876, 736, 44, { c: '#f7b04a', step: -1 });
  for (const [x, y, s, up, turn] of rows(
    '872 322 96 1 -8, 1012 226 70 -.55 -6, 1078 318 56 .9 -12, 1076 380 42 -.6 -6, 1280 240 46 .8 -8, 1364 322 36 -.6 -8, 676 236 50 .95 -6',
  ))
    guara(S, x, y, s, up, turn);
  grass(S, 60, 1010, 320, 130, '#5f6a4a', 4, 30, 0.3);
  grass(S, 130, 1010, 260, 84, '#8f9a5a', 6, 30, 0.35);
  return S;
}

/** Lençóis Maranhenses, Maranhão. */
export const lencois = {
  draw,
  portrait: [526, 0, 640, 1000],
  place: 'Barreirinhas, Maranhão',
  alt: 'Dunas brancas e lagoas dos Lençóis Maranhenses ao amanhecer, com caminhantes na crista e guarás em voo.',
  scrim: '#2b2a5e',
};
