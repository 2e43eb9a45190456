/**
 * Gramado, Serra Gaúcha: half-timbered houses over a misty wine valley, hydrangeas along the road.
 * Light: early morning from the left, so every right-hand face falls into indigo.
 */
import { canopy, circ, curve, fbm, lerp, n, P, rect, ridge, rng, rows, Scene } from '../lib.mjs';
import { araucaria, bar, birds, cloud, ipe } from '../nature.mjs';
import { CREAM, house, INK } from '../subjects/enxaimel.mjs';
import { bank, cyclist } from '../subjects/hortensias.mjs';

/** Vine rows: stripes that converge toward the crest of their hill. */
function vines(S, hill, x0, x1, vx, y0, y1, c) {
  S.inside(hill, () => {
    for (let i = -30; i < 60; i++) {
      const bx = lerp(x0, x1, i / 24),
        tx = lerp(vx, bx, 0.34);
      const mid = (f) => [lerp(tx, bx, 0.5) + 26 + f, lerp(y0, y1, 0.42)];
      S.path(
        `${curve([[tx, y0], mid(0), [bx, y1]])}L${n(bx + 17)} ${n(y1)}${curve([[bx + 17, y1], mid(9), [tx + 5, y0]]).replace('M', 'L')}Z`,
        c,
        'opacity=".85"',
      );
    }
  });
}

function draw() {
  const S = new Scene(101),
    f = fbm(rng(3)),
    g = fbm(rng(6));
  S.sky(rows('0 #7fb2cc, .18 #aed3d9, .36 #e3ecd9, .48 #fdf0d2, 1 #fdf0d2'));
  S.glow(60, 330, 760, '#fff3cc', 0.9);
  for (const [R, a] of rows('250 .16, 160 .22'))
    S.add(`<circle cx="236" cy="330" r="${R}" fill="#fffaf0" opacity="${a}"/>`);
  S.form(circ(236, 330, 78), '#fffaf0', ...rows('236 420 236 330 #fbdc9c .7'));
  cloud(S, 1180, 150, 380, '#fff8ea', '#c9bfd4', 4);
  cloud(S, 620, 226, 250, '#fff6e4', '#d0c6d4', 9, 0.9);
  cloud(S, 1490, 246, 240, '#fff6e4', '#c9bfd4', 12, 0.9);
  const mist = (x, y, w, h, a = 0.8) => {
    S.add(
      `<ellipse cx="${x}" cy="${y}" rx="${w / 2}" ry="${h / 2}" fill="${S.rad(
        x,
        y,
        w / 2,
        [
          [0, '#fffaf0', a],
          [0.55, '#fffaf0', a * 0.7],
          [1, '#fffaf0', 0],
        ],
        `gradientTransform="matrix(1 0 0 ${n((h / w) * 10) / 10} 0 ${n(y - y * (n((h / w) * 10) / 10))})"`,
      )}"/>`,
    );
    S.path(bar(x, y, w * 0.8, h * 0.14), '#fffaf0', `opacity="${n(a * 0.8)}"`);
  };
  const bump = (x, c, w) => Math.exp(-(((x - c) / w) ** 2));
  S.form(
    ridge(
      (x) =>
        420 -
        96 * bump(x, 470, 240) -
        60 * bump(x, 60, 170) -
        90 * bump(x, 1240, 360) +
        12 * f(x / 70),
      { floor: 640 },
    ),
    '#a9c9cf',
    ...rows('0 560 0 330 #fdf0d2 .85'),
  );
  S.form(
    ridge(
      (x) =>
        478 -
        74 * bump(x, 190, 200) -
        96 * bump(x, 760, 230) -
        40 * bump(x, 1500, 260) +
        12 * g(x / 60),
      { floor: 680 },
    ),
    '#7aa9ae',
    ...rows(`0 620 0 420 #f5eed6 .9, 1300 480 500 480 ${INK} .3`),
  );
  mist(420, 540, 1100, 60);
  mist(930, 520, 700, 44, 0.7);
  const h1 = ridge((x) => 560 - 60 * bump(x, 420, 260) + 10 * f(x / 64 + 9), { floor: 760 });
  S.form(
    h1,
    '#6ba081',
    ...rows('1000 620 300 520 #3d7077 .75, 0 700 0 560 #f3efd2 .8, 0 500 420 600 #f6e6a0 .6'),
  );
  for (const [x, y, h] of rows('232 552 96, 286 548 74, 560 540 88, 610 556 66, 40 580 84'))
    araucaria(S, x, y, h, '#4a8079', { seed: x, lit: '#c3cf93', dark: '#2e5a66' });
  for (const [x, y, s] of rows('420 520 18, 446 524 14')) {
    S.path(rect(x, y - s, s * 1.3, s), CREAM);
    S.path(
      P`M${x - 3} ${y - s}L${x + s * 0.65} ${y - s * 2}L${x + s * 1.3 + 3} ${y - s}Z`,
      '#b84a33',
    );
  }
  mist(250, 632, 900, 66, 0.85);
  mist(720, 610, 560, 40, 0.7);
  // vineyard on the near left slope
  const slope = ridge((x) => 640 + 0.00022 * (x - 150) ** 2 + 8 * f(x / 90), {
    x1: 860,
    floor: 1000,
  });
  S.form(slope, '#a4b766', ...rows('760 720 160 660 #4f8a6a .9, -20 640 260 720 #f8e79a .7'));
  vines(S, slope, -60, 620, 420, 610, 960, '#3f7d58');
  S.sh(`<path d="${slope}" fill="${S.lin(0, 630, 0, 720, rows('0 #fdf3d2 .8, 1 #fdf3d2 0'))}"/>`);
  birds(S, 470, 250, 15, '#4a6a86', rows('0 0, 40 18 .9, 78 6 .7, -36 22 .8'), 3.4);
  // village rise on the right
  for (const [x, y, h, s] of rows('1500 560 300 4, 1392 570 210 8, 872 610 190 5'))
    araucaria(S, x, y, h, '#3a726b', { seed: s, lit: '#b9c987', dark: '#21495a' });
  S.form(
    canopy(
      rng(9),
      (x) => 646 - 86 * bump(x, 1500, 420) + 6 * f(x / 50) + 0.02 * Math.max(0, 720 - x) ** 2,
      { x0: 640, x1: 1640, lo: 20, hi: 42 },
    ),
    '#3f8063',
    ...rows('1640 760 1000 560 #1f4a58 .95, 720 560 1000 700 #d9d67e .7'),
  );
  house(S, 1474, 652, 116, 82, 106, { d: 90, roof: '#a5473a', shutter: '#3c5fae', seed: 4 });
  house(S, 798, 676, 90, 64, 86, { d: -52, roof: '#cf6a3e', shutter: '#8a3f4a', seed: 8 });

  S.form(
    `${curve(rows('420 1020, 560 900, 640 810, 664 740, 690 694, 800 676, 1000 690, 1250 680, 1640 640'))}L1640 1020Z`,
    '#8fb163',
    ...rows('1640 720 900 690 #3c7a5e .9, 0 1000 0 760 #24594f .9'),
  );
  house(S, 930, 724, 200, 146, 186, { d: 118, seed: 14 });
  S.path(bar(1360, 722, 200, 6), INK, 'opacity=".35"');
  ipe(S, 1318, 718, 190, { seed: 12, trunk: '#4a2f3c', fall: true });
  // road out of the valley
  const L = rows('500 1020, 664 900, 756 820, 792 764, 778 722, 738 694, 704 684');
  const R = rows('716 684, 762 694, 816 722, 856 764, 890 820, 930 900, 960 1020');
  S.form(
    `${curve(L)}L716 684${curve(R).replace(/^M[^C]+/, '')}Z`,
    '#eed9b6',
    ...rows('960 900 700 820 #b08f98 .75, 500 1000 720 880 #fff6dc .7'),
  );
  S.line(curve(L), '#cfd68a', 7);
  S.line(curve(R), '#4f8a5c', 7);
  for (let i = 0; i < 12; i++) {
    const t = (i / 12) ** 1.6,
      y = lerp(770, 1000, t);
    S.path(
      bar(lerp(824, 735, t) + ((i % 3) - 1) * 50 * t, y, 26 + 70 * t, 1 + 2 * t),
      '#c9a68e',
      'opacity=".6"',
    );
  }
  cyclist(S, 862, 822, 46, '#fff6e6', '#6b3a2c');
  cyclist(S, 790, 910, 68, '#d94a3d', '#3a2430');
  bank(
    S,
    31,
    (x) => 838 + 175 * (Math.max(0, x + 30) / 640) ** 2 + 14 * Math.sin(x / 70),
    -30,
    610,
    110,
  );
  bank(
    S,
    47,
    (x) =>
      850 -
      62 * Math.sin((x - 930) / 420) +
      16 * Math.sin(x / 66) +
      175 * Math.exp(-(x - 905) / 60),
    905,
    1640,
    200,
  );
  return S;
}

export const gramado = {
  draw,
  portrait: [708, 0, 640, 1000],
  place: 'Gramado, Rio Grande do Sul',
  alt: 'Ilustração de Gramado, na Serra Gaúcha: casas de enxaimel, hortênsias azuis à beira da estrada, ciclistas e um vale de vinhedos na neblina da manhã.',
  scrim: '#152447',
};
