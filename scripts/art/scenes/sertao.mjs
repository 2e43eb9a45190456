import {
  Scene,
  canopy,
  circ,
  curve,
  darker,
  fbm,
  n,
  poly,
  rect,
  ridge,
  rng,
  rows,
} from '../lib.mjs';
import { bar, bush, grass, ipe, taper } from '../nature.mjs';

function sertaoScene({ seed = 111 } = {}) {
  const S = new Scene(seed),
    r = rng(seed),
    f = fbm(rng(3)),
    g = fbm(rng(6));
  S.sky(rows('0 #e9703f, .22 #f4a055, .44 #fbd084, .6 #fff0c8, 1 #fff0c8'));
  for (const [R, a] of rows('460 .12, 340 .16, 235 .24'))
    S.add(`<circle cx="745" cy="380" r="${R}" fill="#fff6d8" opacity="${a}"/>`);
  S.form(circ(745, 380, 150), '#fff8e2', [0, 540, 0, 360, '#f9b455', 0.8]);
  for (const [x, y, w, h, a] of rows(
    '320 200 520 10 .8, 1340 190 420 9 .7, 700 300 400 7 .8, 250 380 340 7 .7',
  ))
    S.path(bar(x, y, w, h), '#fff0cf', `opacity="${a}"`);
  S.form(
    ridge(
      (x) =>
        618 -
        110 * Math.exp(-(((x - 300) / 190) ** 2)) -
        74 * Math.exp(-(((x - 640) / 200) ** 2)) -
        84 * Math.exp(-(((x - 1470) / 200) ** 2)) +
        10 * f(x / 60),
      { floor: 700, step: 12 },
    ),
    '#b98a62',
    [700, 660, 200, 480, '#7d6a55', 0.8],
    [1600, 500, 1000, 640, '#fbd084', 0.7],
  );
  S.form(
    ridge((x) => 634 + 12 * g(x / 90)),
    '#c2683f',
    [0, 800, 0, 620, '#f0a860', 0.8],
  );
  S.form(
    canopy(rng(4), (x) => 640 + 8 * f(x / 60), { lo: 10, hi: 26, floor: 690 }),
    '#6f8050',
    [0, 690, 0, 630, '#c9b060', 0.8],
  );
  S.form(
    ridge((x) => 690 + 20 * g(x / 190 + 4)),
    '#e09a55',
    [0, 1000, 400, 680, '#a5482f', 0.9],
    [1200, 640, 900, 900, '#ffdb8f', 0.7],
  );
  for (let k = 0; k < 6; k++)
    S.line(
      `M${1080 + k * 74} 716Q${1120 + k * 84} 740 ${1170 + k * 100} 800`,
      '#5f8a4f',
      10,
      'stroke-dasharray="2 15"',
    );
  for (const [bx, bw2] of rows('60 150, 330 120, 1010 90, 1250 130, 1560 160'))
    bush(S, bx, 716, bw2, bw2 * 0.34, '#5f7f4a', { seed: bx, lit: '#e0c96a', dark: '#3a5a44' });
  // house and cistern
  S.path('M560 770L980 770L760 812L420 812Z', '#8a3f2c', 'opacity=".5"');
  S.form(rect(590, 612, 300, 158), '#fff6e2', [590, 770, 820, 620, '#c98d6a', 0.9]);
  S.form(
    poly(rows('560 618, 640 540, 850 540, 924 618')),
    '#c9512f',
    [560, 618, 840, 550, '#7a2a30', 0.9],
    [920, 560, 760, 600, '#ff9a5c', 0.6],
  );
  for (let k = 0; k < 14; k++)
    S.line(`M${640 + k * 15.5} 542L${566 + k * 26.8} 617`, '#8f3528', 2, 'opacity=".5"');
  S.form(rect(620, 660, 62, 110), '#2f7a72', [620, 770, 690, 660, '#123f48', 0.8]);
  for (const x of [722, 810]) {
    S.path(rect(x, 664, 54, 54), '#2f7a72');
    S.path(rect(x + 5, 669, 20, 44), '#ffcf7d');
    S.path(rect(x + 29, 669, 20, 44), '#ffcf7d');
  }
  S.path(rect(590, 752, 300, 18), '#f2b705');
  S.form('M948 700C948 664 1000 646 1042 646C1084 646 1136 664 1136 700V774H948Z', '#fffaf0', [
    948,
    770,
    1120,
    660,
    '#c98d6a',
    0.95,
  ]);
  S.line('M948 704C1000 690 1084 690 1136 704', '#d9b08a', 3);
  S.line('M890 626L960 640L1000 656', '#8f8278', 7);
  ipe(S, 470, 800, 330, { seed: 7, fall: true, wide: 1.12, trunk: '#4a2f2a' });
  // mandacaru
  const cact = (x, y, h, c, flip = 1) => {
    const w = h * 0.12,
      arm = (pts, ww) => {
        const d = taper(pts, ww, ww * 0.92);
        const e = pts[pts.length - 1];
        S.form(
          d + circ(e[0], e[1], ww * 0.46),
          c,
          [x - w, y, x + w * 1.2, y - h, darker(c, 0.55), 0.8],
          [x + h * 0.4, y - h, x, y - h * 0.3, '#e9cf6a', 0.65],
        );
        for (const o of [-0.26, 0, 0.26])
          S.line(
            curve(pts.map((p) => [p[0] + o * ww, p[1] + Math.abs(o) * 4])),
            darker(c, 0.4),
            2.2,
            'opacity=".6"',
          );
      };
    const A = rows('-.3 .24 .66, .3 .2 .74, -.17 .36 .9, .18 .34 .86');
    for (const [dx, y0, y1] of A)
      arm(
        [
          [x, y - h * y0],
          [x + flip * dx * h * 0.72, y - h * (y0 + 0.03)],
          [x + flip * dx * h, y - h * (y0 + 0.14)],
          [x + flip * dx * h * 1.02, y - h * y1],
        ],
        w * 0.66,
      );
    arm(
      [
        [x, y],
        [x, y - h * 0.5],
        [x, y - h],
      ],
      w * 0.9,
    );
    for (const [dx, dy] of rows('-.305 -.69, .305 -.77, -.173 -.93, .183 -.89, 0 -1.04'))
      S.form(circ(x + flip * dx * h, y + dy * h, w * 0.26), '#fff0e2', [
        x + flip * dx * h,
        y + dy * h + 8,
        x + flip * dx * h,
        y + dy * h - 8,
        '#e8563a',
        0.9,
      ]);
  };
  cact(1330, 880, 420, '#3f7f55');
  cact(1500, 850, 270, '#4d8a58', -1);
  cact(180, 860, 300, '#3f7f55', -1);
  // family walking home with water and books
  const fig = (x, y, s, a, b, hat) => {
    S.path(`M${x} ${y}l${-s * 1.1} ${s * 0.2}l${s * 0.9} ${-s * 0.1}Z`, '#7a3328', 'opacity=".5"');
    S.path(
      `M${n(x - s * 0.09)} ${n(y - s * 0.4)}L${n(x - s * 0.12)} ${y}h${n(s * 0.08)}L${n(x)} ${n(y - s * 0.36)}L${n(x + s * 0.06)} ${y}h${n(s * 0.08)}L${n(x + s * 0.1)} ${n(y - s * 0.4)}Z`,
      '#3a2433',
    );
    S.form(
      `M${n(x - s * 0.17)} ${n(y - s * 0.34)}Q${n(x - s * 0.17)} ${n(y - s * 0.76)} ${x} ${n(y - s * 0.78)}Q${n(x + s * 0.17)} ${n(y - s * 0.76)} ${n(x + s * 0.17)} ${n(y - s * 0.34)}Z`,
      a,
      [x - s * 0.17, y, x + s * 0.17, y - s * 0.6, darker(a, 0.5), 0.8],
    );
    S.path(circ(x, y - s * 0.88, s * 0.11), '#7a4632');
    if (hat)
      S.form(
        `M${n(x - s * 0.22)} ${n(y - s * 0.92)}Q${x} ${n(y - s * 1.0)} ${n(x + s * 0.22)} ${n(y - s * 0.92)}L${n(x + s * 0.1)} ${n(y - s * 0.94)}Q${x} ${n(y - s * 1.12)} ${n(x - s * 0.1)} ${n(y - s * 0.94)}Z`,
        b,
      );
    else
      S.path(
        `M${n(x - s * 0.11)} ${n(y - s * 0.88)}A${n(s * 0.11)} ${n(s * 0.12)} 0 0 1 ${n(x + s * 0.11)} ${n(y - s * 0.9)}Z`,
        '#2b1a24',
      );
  };
  fig(905, 850, 120, '#e8563a', '#f3d6a0', true);
  fig(966, 858, 112, '#2f7a72', '#fff', false);
  fig(1014, 862, 74, '#f2b705', '#fff', false);
  S.form(
    ridge((x) => 905 + 26 * Math.sin(x / 230 + 1)),
    '#b9603a',
    [0, 1000, 600, 880, '#6b2a2f', 0.9],
    [1200, 860, 900, 1000, '#ffc878', 0.5],
  );
  grass(S, 300, 960, 500, 80, '#7a4a2c', 4, 40, 0.2);
  grass(S, 1300, 985, 560, 90, '#7a4a2c', 6, 44, -0.15);
  for (const [x, y, s] of rows('650 950 60, 720 965 44, 1120 940 54'))
    for (let k = -3; k <= 3; k++)
      S.form(
        poly([
          [x - 5, y],
          [x + k * s * 0.34, y - s * (1 - Math.abs(k) * 0.16)],
          [x + 5, y],
        ]),
        '#4d7f55',
        [x, y, x, y - s, '#23503f', 0.8],
      );
  return S;
}

/** Sertão. */
export const sertao = {
  draw: sertaoScene,
  portrait: [520, 0, 640, 1000],
  place: 'Sertão',
  alt: 'Família caminha até a casa com cisterna no sertão nordestino, entre juazeiros, cabras e um ipê-amarelo.',
  scrim: '#4a1c1c',
};
