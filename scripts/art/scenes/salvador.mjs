/**
 * Salvador, Largo do Pelourinho: the cobbled slope runs down between colored sobrados and the blue
 * church of Rosário dos Pretos towards the Baía de Todos os Santos. Morning light from the left.
 */
import { canopy, curve, lerp, P, rect, rng, rows, Scene } from '../lib.mjs';
import { cloud, glints, palm, sail } from '../nature.mjs';
import { church } from './salvador/church.mjs';
import { EYE, leftHouse, row } from './salvador/houses.mjs';
import { CREAM, PLUM, TILE } from './salvador/palette.mjs';
import { baiana, berimbau, passer } from './salvador/people.mjs';

function sky(S) {
  S.sky(rows('0 #57b7b4, .14 #8fd0c0, .28 #cde5c8, .4 #fdf0cf, 1 #fdf0cf'));
  S.glow(120, 60, 700, '#fff8dc', 0.8);
  for (const [x, y, w, seed] of rows('880 250 380 5, 620 128 250 9, 1090 120 300 12'))
    cloud(S, x, y, w, CREAM, '#f0bfa0', seed);
}

function bay(S) {
  S.form(
    rect(-10, EYE, 1620, 300),
    '#2f9fb4',
    ...rows('0 430 0 520 #a9dccb .8, 900 640 600 440 #1b6f9a .8'),
  );
  S.form(
    'M470 434C540 420 640 416 720 420C800 414 900 420 980 434Z',
    '#6fb0ae',
    ...rows('700 434 700 414 #cfe5c8 .6'),
  );
  glints(S, {
    x: 700,
    spread: 180,
    y0: 440,
    y1: 570,
    c: CREAM,
    count: 40,
    seed: 5,
    w0: 14,
    w1: 60,
    a: 0.75,
  });
  // the round fort of São Marcelo
  S.form(
    'M716 486C716 474 790 474 790 486V502C790 512 716 512 716 502Z',
    '#f3dcae',
    ...rows('790 500 730 480 #a9706a .8'),
  );
  S.path('M716 502C716 512 790 512 790 502V506C790 518 716 518 716 506Z', '#7a5a66');
  S.form('M738 470H768V481H738Z', '#f3dcae', ...rows('768 480 742 470 #a9706a .8'));
  sail(S, 676, 486, 44, { hull: '#8a3f3a', refl: '#1b6f9a' });
  sail(S, 602, 462, 26, { refl: '#1b6f9a' });
  sail(S, 742, 556, 32, { hull: '#8a3f3a', refl: '#1b6f9a', sail: '#f6d9a8' });
  // lower town at the foot of the slope
  const q = rng(4);
  for (const [y0, s] of rows('600 30, 636 40'))
    for (let x = 548; x < 860; x += s * q.r(0.9, 1.2)) {
      const [w, h] = [s * q.r(0.9, 1.2), s * q.r(0.7, 1.1)];
      S.form(
        rect(x, y0 - h, w, 90),
        q.pick([CREAM, '#f4b6a0', '#f7d79a', '#bfe0d2']),
        ...rows(P`${x + w} ${y0} ${x} ${y0 - h} #a9607a .6`),
      );
      S.form(
        P`M${x - 3} ${y0 - h}L${x + w * 0.3} ${y0 - h - s * 0.36}L${x + w * 0.7} ${y0 - h - s * 0.36}L${x + w + 3} ${y0 - h}Z`,
        TILE,
        ...rows(P`${x + w} ${y0 - h} ${x} ${y0 - h - s * 0.3} #8a2f3a .8`),
      );
      S.path(
        rect(x + w * 0.25, y0 - h * 0.7, w * 0.16, h * 0.4) +
          rect(x + w * 0.6, y0 - h * 0.7, w * 0.16, h * 0.4),
        '#4f5f86',
      );
    }
  S.form(
    canopy(rng(6), () => 634, { x0: 540, x1: 690, lo: 14, hi: 28, floor: 700 }),
    '#3f8a62',
    ...rows('690 690 570 630 #1d4f5f .9, 550 620 640 670 #dbe08a .7'),
  );
  palm(S, 606, 660, 124, { lean: 8, c: '#2f7a5a', light: '#c9d87a', seed: 4 });
}

function slope(S) {
  const d =
    'M560 700C620 680 700 660 788 661L850 690L1000 760L1200 853L1400 947L1620 1050H-20V906L176 842L240 770Z';
  S.form(
    d,
    '#eec39a',
    ...rows(
      '1300 1000 900 760 #c47f6a .7, 200 1000 500 800 #a9607a .5, 700 660 700 760 #fff0cf .7',
    ),
  );
  S.inside(d, () => {
    const q = rng(12);
    for (let y = 672; y < 1010; y += 5 + (y - 665) * 0.034) {
      const w = 8 + (y - 665) * 0.085;
      let seam = '';
      for (let x = -20 + q.r(0, 20); x < 1620; x += w * q.r(1.15, 1.5))
        seam += P`M${x} ${y}q${w * 0.5} ${-w * 0.34} ${w} 0`;
      S.line(seam, '#b0705f', 1.8, 'opacity=".5"');
    }
    // shade that the left bank throws down the slope
    S.path(
      'M-20 900L176 842L250 786L470 798L560 790L640 816L420 860L470 900L230 960L300 1020H-20Z',
      PLUM,
      'opacity=".3"',
    );
    S.line(curve(rows('700 664, 690 740, 620 840, 430 1010')), '#c98f78', 7, 'opacity=".6"');
  });
  S.line('M788 664L1620 1052', CREAM, 9, 'opacity=".75"');
}

/** Strings of paper flags from the right tower of the church (x, y, k) to the sobrados. */
function flags(S, x, y, k) {
  const colors = ['#e8563a', CREAM, '#2f7a72', '#f2b705', '#2f7fc0'];
  for (const [x0, y0, x1, y1, sag] of rows(
    P`${x + 132 * k} ${y - 478 * k} 1074 316 34, ${x + 152 * k} ${y - 436 * k} 942 408 20`,
  )) {
    const pt = (t) => [lerp(x0, x1, t), lerp(y0, y1, t) + sag * 3.2 * t * (1 - t)];
    S.line(curve([0, 0.2, 0.4, 0.6, 0.8, 1].map(pt)), '#7a4a5a', 2);
    const m = Math.round((x1 - x0) / 26);
    for (let i = 1; i < m; i++) {
      const [px, py] = pt(i / m);
      S.path(P`M${px - 8} ${py}h16v22l-8 -7l-8 7Z`, colors[i % 5]);
    }
  }
}

/** The square; `front` is the place and scale of the church: [x, y, k]. */
function square(front) {
  const S = new Scene(103);
  sky(S);
  bay(S);
  slope(S);
  row(S);
  leftHouse(S);
  palm(S, 214, 800, 470, { lean: -20, c: '#2f7a5a', light: '#c9d87a', seed: 6, spread: 0.34 });
  church(S, ...front);
  flags(S, ...front);
  for (const [x, y, s, c, c2] of rows(
    '702 712 44 #e8563a #2f4f7a, 722 710 40 #fff6e4 #7a2f5a, 870 776 64 #2f7fc0 #fff6e4, 470 838 80 #c8452f #3a4a7a',
  ))
    passer(S, x, y, s, c, c2);
  berimbau(S, 796, 856, 164);
  baiana(S, 640, 964, 266);
  return S;
}

/** Salvador, Bahia. */
export const salvador = {
  draw: () => square([396, 774, 1.06]),
  drawPortrait: () => square([482, 768, 0.84]),
  portrait: [320, 0, 640, 1000],
  place: 'Salvador, Bahia',
  alt: 'Ladeira do Pelourinho em Salvador, com a igreja azul do Rosário dos Pretos, sobrados coloridos e uma baiana diante da baía.',
  scrim: '#3a1f45',
};
