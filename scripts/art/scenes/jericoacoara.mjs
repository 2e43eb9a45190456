/**
 * Jericoacoara: Pedra Furada with the sun setting through the arch, a jangada drawn up on the sand.
 * Light: low sun behind the rock, so near faces are plum with coral rims; the sea is jade.
 */
import { canopy, circ, curve, curveTail, fbm, poly, rect, rng, rows, Scene } from '../lib.mjs';
import { bar, birds, glints, grass, palm, sail } from '../nature.mjs';
import { fisherman, jangada } from '../subjects/jangada.mjs';
import { arch, CORAL, PLUM, ROCK, SUN } from '../subjects/pedra-furada.mjs';

function draw() {
  const S = new Scene(131),
    f = fbm(rng(5)),
    [sx, sy] = SUN;
  S.sky(rows('0 #b8406e, .16 #de6078, .34 #f58f7c, .5 #fdc592, .62 #ffe7b4, 1 #ffe7b4'));
  for (const [R, a] of rows('520 .1, 400 .13, 290 .17, 190 .22'))
    S.add(`<circle cx="${sx}" cy="${sy}" r="${R}" fill="#fff0c0" opacity="${a}"/>`);
  for (const [x, y, w, h, c, a] of rows(
    '300 180 560 11 #f9a08a .8, 1240 150 520 10 #f9a08a .7, 1420 250 420 12 #ffcf9c .7, 180 330 420 9 #ffd9a8 .8, 1160 356 380 7 #ffe7b4 .8, 330 450 380 6 #ffe7b4 .8, 1330 450 460 8 #f58f7c .55, 60 520 360 6 #f58f7c .6',
  ))
    S.path(bar(x, y, w, h), c, `opacity="${a}"`);
  S.form(circ(sx, sy, 78), '#fff7dc', [sx, sy + 80, sx, sy - 30, '#ffc25a', 0.8]);
  // sea
  S.path(rect(-10, 644, 1620, 240), '#3f9f98');
  S.add(
    `<rect x="0" y="644" width="1600" height="200" fill="${S.lin(0, 644, 0, 830, rows('0 #f7c890, .14 #9fc4a0, .45 #3fa298, 1 #7fccb4'))}"/>`,
  );
  S.sh(
    `<rect x="0" y="644" width="1600" height="160" fill="${S.lin(0, 660, 480, 700, rows('0 #1f6078 .85, 1 #1f6078 0'))}"/><rect x="0" y="644" width="1600" height="160" fill="${S.lin(1600, 660, 1000, 700, rows('0 #1f6078 .8, 1 #1f6078 0'))}"/>`,
  );
  glints(S, {
    x: 716,
    spread: 820,
    y0: 650,
    y1: 770,
    c: '#fff0cc',
    count: 70,
    seed: 6,
    w0: 24,
    w1: 120,
    th: 2.2,
    a: 0.55,
  });
  glints(S, {
    x: sx,
    spread: 66,
    y0: 650,
    y1: 800,
    c: '#fff7dc',
    count: 60,
    seed: 4,
    w0: 50,
    w1: 150,
    th: 3.4,
    a: 0.95,
  });
  sail(S, 1196, 664, 34, { hull: '#4a2038', refl: '#1f6078' });
  // dunes on the right, lit from the sea
  const dune = (pts, c, dark, a) =>
    S.form(
      `${curve(pts)}L1640 860L${pts[0][0]} 860Z`,
      c,
      [1640, 760, pts[0][0] + 100, 700, dark, a],
      [pts[0][0], 620, pts[0][0] + 260, 720, '#fff0cc', 0.8],
    );
  dune(
    rows('940 806, 1010 766, 1110 706, 1240 616, 1370 560, 1470 566, 1560 600, 1640 616'),
    '#f2b98c',
    '#b0566a',
    0.85,
  );
  S.form(
    `${curve(rows('1370 560, 1352 604, 1380 650, 1340 700, 1300 740'))}L1640 740L1640 616${curveTail(rows('1640 616, 1560 600, 1470 566, 1370 560'))}Z`,
    '#c9707a',
    ...rows(`1640 760 1340 600 ${PLUM} .6`),
  );
  dune(
    rows('960 806, 1080 752, 1240 722, 1400 668, 1520 640, 1640 650'),
    '#f6c79a',
    '#b8607a',
    0.8,
  );
  // beach and wet sand
  const shore = rows(
    '-20 790, 180 802, 420 812, 640 806, 860 808, 1000 786, 1120 756, 1300 740, 1640 730',
  );
  const beach = (k) => `${curve(shore.map(([x, y]) => [x, y + k]))}L1640 1020L-20 1020Z`;
  S.path(beach(-20), '#9fdcc4', 'opacity=".7"');
  S.path(beach(-9), '#fff7e4');
  S.path(beach(-2), '#b8d8c0');
  S.path(beach(3), '#fff7e4');
  S.form(beach(8), '#e3a888', ...rows('0 800 420 830 #a8566a .5'));
  S.sh(`<path d="${beach(8)}" fill="${S.rad(sx, 830, 420, rows('0 #ffe7b4 .9, 1 #ffe7b4 0'))}"/>`);
  S.group('transform="matrix(1 0 0 -.5 0 1206)" opacity=".42"', () => S.path(ROCK, '#5a2440'));
  glints(S, {
    x: sx,
    spread: 60,
    y0: 822,
    y1: 880,
    c: '#fff3cc',
    count: 22,
    seed: 9,
    w0: 60,
    w1: 140,
    th: 2.6,
    a: 0.7,
  });
  S.form(
    `${curve(rows('-20 862, 200 880, 440 900, 640 892, 820 880, 980 838, 1120 800, 1300 782, 1640 770'))}L1640 1020L-20 1020Z`,
    '#f6cf9f',
    ...rows('1640 900 700 860 #b8606a .8, 0 1010 0 900 #b0566a .75, 500 880 760 940 #fff0cc .7'),
  );
  // headland behind the arch, then the arch
  S.form(
    canopy(rng(12), (x) => 596 + 215 * (Math.max(0, x) / 420) ** 2.4 + 9 * f(x / 40), {
      x0: -30,
      x1: 420,
      lo: 12,
      hi: 28,
      floor: 800,
    }),
    '#5f4a56',
    ...rows(`0 790 0 600 ${PLUM} .85, 420 640 120 620 #f2a07a .6`),
  );
  const rocks = rows(
    '60 806 190 70, 180 812 120 44, 300 814 150 56, 400 812 100 60, 470 814 130 54, 984 800 130 60, 1066 786 80 30, 566 824 90 30, 872 824 96 34',
  );
  const q = rng(8);
  const stone = ([x, y, w, h]) => {
    const p = rows('-.5 0, -.46 -.42, -.3 -.74, -.06 -1, .2 -.86, .4 -.5, .5 0').map(([u, v]) => [
      x + (u + q.r(-0.05, 0.05)) * w,
      y + v * h * q.r(0.85, 1.1),
    ]);
    S.form(`${curve(p, 0.06)}Z`, '#6b2f44', [x, y + 8, x, y - h * 0.8, PLUM, 0.95]);
    const lit = x < sx ? p.slice(3) : p.slice(0, 4);
    S.sh(`<path d="${poly([...lit, [x, y - h * 0.2]])}" fill="${CORAL}" opacity=".6"/>`);
  };
  rocks.slice(0, 4).forEach(stone);
  arch(S);
  rocks.slice(4).forEach(stone);
  birds(S, 1040, 270, 18, '#6b1f4a', rows('0 0, 52 22 .9, -46 26 .8, 98 8 .7, 150 34 .6'), 3.8);
  // people, jangada, palms
  S.path(bar(1560, 854, 170, 7), '#8a4a52', 'opacity=".6"');
  S.path(bar(1630, 874, 150, 7), '#8a4a52', 'opacity=".6"');
  palm(S, 1500, 850, 430, {
    lean: -70,
    c: '#4a3050',
    light: '#d9806a',
    seed: 5,
    trunk: '#5a2f40',
    spread: 0.44,
  });
  palm(S, 1590, 870, 330, {
    lean: 10,
    c: '#3d2548',
    light: '#c9706a',
    seed: 9,
    trunk: '#4a2440',
    spread: 0.46,
  });
  grass(S, 1500, 858, 90, 34, '#6b3a4e', 3, 16, 0.1);
  grass(S, 1590, 878, 90, 34, '#5a2f4a', 5, 16, -0.1);
  jangada(S, 944, 886, 216);
  fisherman(S, 742, 934, 116);
  grass(S, 120, 966, 380, 136, '#5a2a46', 4, 46, 0.22);
  S.form(
    `${curve(rows('-20 930, 180 936, 420 968, 620 1004, 700 1020'))}L-20 1020Z`,
    '#8a4458',
    ...rows(`700 1020 60 940 ${PLUM} .9, 300 920 420 990 #f2906a .6`),
  );
  grass(S, 240, 1016, 420, 110, PLUM, 7, 56, 0.2);
  grass(S, 1540, 1010, 300, 90, '#6b2f4a', 5, 34, -0.2);
  return S;
}

export const jericoacoara = {
  draw,
  portrait: [486, 0, 640, 1000],
  place: 'Jijoca de Jericoacoara, Ceará',
  alt: 'Ilustração de Jericoacoara: o sol se põe dentro do arco da Pedra Furada, com uma jangada na areia, um pescador e as dunas ao fundo.',
  scrim: '#371633',
};
