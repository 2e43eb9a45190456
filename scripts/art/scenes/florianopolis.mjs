/**
 * Florianópolis: Ponte Hercílio Luz at blue hour, the lit Beira-Mar skyline and the island's hills.
 * Light: a full moon low on the right over a rose horizon; bridge and windows carry warm lamps.
 */
import {
  blob,
  canopy,
  circ,
  curve,
  fbm,
  lerp,
  mix,
  n,
  P,
  poly,
  rect,
  ridge,
  rng,
  rows,
  Scene,
} from '../lib.mjs';
import { bar, birds, bush, glints, grass, ipe, sail } from '../nature.mjs';
import { bridge, HORIZON, LAMP, NIGHT, project, STEEL } from '../subjects/hercilio-luz.mjs';

/** Skyline from x0 to x1 standing on y; windows lit at random. */
function skyline(S, seed, x0, x1, y, lo, hi, c, lit) {
  const r = rng(seed);
  let x = x0;
  while (x < x1) {
    const w = r.r(24, 52),
      u = (x - x0) / (x1 - x0),
      h = lerp(lo, hi, r()) * (0.55 + 0.45 * Math.sin(Math.PI * Math.min(1, u * 1.1 + 0.08)));
    S.form(
      rect(x, y - h, w, h),
      mix(c, '#8f7fae', r.r(0, 0.28)),
      [x, 0, x + w, 0, NIGHT, 0.6],
      [x + w, y - h, x, y, '#f7b8a8', 0.4, 0.7],
    );
    if (r() < 0.4) S.path(rect(x + w * 0.3, y - h - 9, w * 0.4, 9), c);
    for (let wy = y - h + 8; wy < y - 8; wy += 10)
      for (let wx = x + 5; wx < x + w - 6; wx += 9)
        if (r() < lit) S.path(rect(wx, wy, 5, 5), r.pick([LAMP, '#ffe9b8', '#ffc46a']));
    x += w + r.r(1, 7);
  }
}

function draw() {
  const S = new Scene(141),
    f = fbm(rng(3)),
    g = fbm(rng(7)),
    r = rng(9);
  S.sky(rows('0 #16235c, .2 #2c468c, .38 #6a7fb8, .5 #c79ac0, .6 #f7b9a6, .66 #fdd9b4, 1 #fdd9b4'));
  for (let i = 0; i < 46; i++)
    S.path(
      circ(r.r(0, 1600), r.r(8, 300), r.r(1, 2.2)),
      '#fff3d8',
      `opacity="${n(r.r(0.3, 0.9))}"`,
    );
  for (const [R, a] of rows('230 .08, 150 .12'))
    S.add(`<circle cx="1240" cy="272" r="${R}" fill="#fff0d8" opacity="${a}"/>`);
  S.form(circ(1240, 272, 74), '#fff3dc', ...rows('1180 330 1260 250 #f3b8a0 .7'));
  for (const [x, y, q] of rows('1222 252 15, 1262 290 11, 1248 236 8'))
    S.path(circ(x, y, q, q * 0.8), '#f6d9bf', 'opacity=".8"');
  for (const [x, y, w, h, c, a] of rows(
    '1080 330 420 8 #f0b6b4 .7, 1440 392 420 9 #f3b6ac .8, 860 452 460 7 #fbc9b0 .8, 240 430 420 8 #a98fc0 .6, 120 520 380 7 #fbc9b0 .7, 1280 470 520 6 #fdd9b4 .8',
  ))
    S.path(bar(x, y, w, h), c, `opacity="${a}"`);
  const bump = (x, c, w) => Math.exp(-(((x - c) / w) ** 2));
  S.form(
    ridge(
      (x) =>
        600 -
        64 * bump(x, 560, 240) -
        96 * bump(x, 1000, 260) -
        70 * bump(x, 160, 200) +
        9 * f(x / 60),
      { floor: 660 },
    ),
    '#8f7fae',
    ...rows('0 650 0 520 #f7b9a6 .75'),
  );
  const morro = ridge(
    (x) =>
      632 -
      128 * bump(x, 1400, 250) -
      60 * bump(x, 1120, 170) -
      44 * bump(x, 1640, 130) +
      8 * g(x / 46),
    { floor: 670 },
  );
  S.form(
    morro,
    '#3f4f86',
    ...rows(`900 640 1400 520 ${NIGHT} .75, 1600 470 1300 620 #d99ab4 .6, 0 660 0 600 #c79ac0 .5`),
  );
  for (const [x, y, h] of rows('1392 506 66, 1420 508 48, 1372 510 34')) {
    S.line(P`M${x} ${y}v${-h}`, '#3a4478', 3);
    S.path(circ(x, y - h, 3.4), '#ff7a5a');
  }
  // sea, reflected light
  S.add(
    `<rect x="0" y="${HORIZON}" width="1600" height="370" fill="${S.lin(0, HORIZON, 0, 1000, rows('0 #e8a9a8, .12 #a98abc, .4 #3f5a9c, 1 #16235c'))}"/>`,
  );
  S.sh(
    `<rect x="0" y="${HORIZON}" width="1600" height="370" fill="${S.lin(0, 760, 700, 700, rows(`0 ${NIGHT} .5, 1 ${NIGHT} 0`))}"/>`,
  );
  skyline(S, 15, 900, 1660, 646, 60, 168, '#4a4f88', 0.34);
  skyline(S, 22, 1010, 1660, 652, 30, 96, '#2f3a74', 0.42);
  S.form(
    canopy(rng(6), () => 648, { x0: 860, x1: 1640, lo: 10, hi: 22, floor: 662 }),
    '#1f4a5c',
    ...rows(`1600 640 900 660 ${NIGHT} .7`),
  );
  S.path(rect(856, 658, 760, 5), '#f3c9a8');
  for (let x = 872; x < 1600; x += 34) {
    S.glow(x, 654, 13, LAMP, 0.9);
    S.path(circ(x, 654, 2.6), '#fff3cf');
  }
  {
    const q = rng(31);
    for (let i = 0; i < 90; i++) {
      const x = q.r(880, 1600),
        y = 666 + q() ** 1.6 * 150;
      S.path(
        bar(x, y, q.r(10, 40), q.r(1.4, 3)),
        q.pick([LAMP, '#ffc46a', '#ffe9b8', '#f7b8a8']),
        `opacity="${n(q.r(0.35, 0.9))}"`,
      );
    }
  }
  glints(S, {
    x: 1240,
    spread: 70,
    y0: 670,
    y1: 940,
    c: '#fff0d2',
    count: 46,
    seed: 2,
    w0: 40,
    w1: 150,
    th: 3,
    a: 0.85,
  });
  glints(S, {
    x: 560,
    spread: 700,
    y0: 660,
    y1: 900,
    c: '#d9a9c4',
    count: 60,
    seed: 7,
    w0: 30,
    w1: 170,
    th: 2.2,
    a: 0.45,
  });
  glints(S, {
    x: 800,
    spread: 900,
    y0: 690,
    y1: 960,
    c: NIGHT,
    count: 50,
    seed: 17,
    w0: 50,
    w1: 220,
    th: 2.6,
    a: 0.4,
  });
  for (const [t, a] of rows('0 .34, 1 .26')) {
    const [x, , s] = project(t, 0);
    for (let i = 0; i < 13; i++)
      S.path(
        bar(
          x + 22 * s + ((i % 3) - 1) * 7 * s,
          HORIZON + 40 * s + i * 17 * s,
          (70 - i * 3) * s,
          5 * s,
        ),
        STEEL,
        `opacity="${a}"`,
      );
  }
  bridge(S);
  // island bridgehead: the anchorage disappears among trees
  S.form(
    poly(rows('1176 586, 1236 580, 1240 662, 1166 662')),
    '#8f86a8',
    ...rows(`1240 600 1170 600 ${NIGHT} .8`),
  );
  S.form(
    canopy(rng(16), (x) => 648 - 66 * Math.exp(-(((x - 1216) / 66) ** 4)) + 4 * g(x / 20), {
      x0: 1120,
      x1: 1360,
      lo: 14,
      hi: 28,
      floor: 662,
    }),
    '#24506a',
    ...rows(`1400 660 1200 580 ${NIGHT} .85, 1300 560 1240 640 #b98aa8 .5`),
  );
  S.path(rect(1120, 658, 240, 5), '#f3c9a8');
  sail(S, 820, 742, 92, { hull: '#16235c', sail: '#f2b705', shade: '#b8661a', refl: NIGHT });
  sail(S, 1010, 706, 54, { hull: '#7a2f4a', sail: '#f7d2c0', shade: '#8f7fae', refl: NIGHT });
  sail(S, 1180, 770, 70, { hull: '#16235c', sail: '#fff0dc', shade: '#8f86b8', refl: NIGHT });
  sail(S, 640, 812, 124, { hull: '#b8433f', sail: '#fff3dc', shade: '#a08ab8', refl: NIGHT });
  birds(S, 880, 250, 15, '#e8d2e0', rows('0 0, 44 20 .9, -40 24 .8'), 3.2);
  bush(S, 30, 910, 300, 96, '#24506a', { seed: 3, lit: '#5f86a8', dark: NIGHT });
  bush(S, 210, 936, 220, 60, '#1f4560', { seed: 5, lit: '#5f86a8', dark: NIGHT });
  // near shore: rocks, garden, ipê
  for (const [x, y, w, h] of rows(
    '320 936 240 70, 470 962 190 54, 1210 978 220 50, 1330 950 190 60',
  ))
    S.form(
      blob([
        [x - w / 2, y],
        [x - w * 0.4, y - h * 0.7],
        [x - w * 0.08, y - h],
        [x + w * 0.3, y - h * 0.76],
        [x + w / 2, y],
        [x, y + 7],
      ]),
      '#4a4a80',
      [x - w / 2, y, x + w * 0.2, y - h, NIGHT, 0.95],
      [x + w / 2, y - h, x, y, '#f3b8b0', 0.6],
    );
  S.form(
    `${curve(rows('-20 880, 120 890, 260 926, 400 966, 520 1020'))}L-20 1020Z`,
    '#1c3a5c',
    ...rows(`0 1000 300 900 ${NIGHT} .9`),
  );
  S.form(
    `${curve(rows('1180 1020, 1300 966, 1420 930, 1540 908, 1640 900'))}L1640 1020Z`,
    '#1c3a5c',
    ...rows(`1640 1000 1300 900 ${NIGHT} .9`),
  );
  ipe(S, 1520, 934, 270, { seed: 6, trunk: '#24204c', dark: '#b8661a', wide: 0.9, fall: true });
  bush(S, 1600, 980, 240, 90, '#1f4560', { seed: 8, lit: '#7f8fb8', dark: NIGHT });
  grass(S, 160, 1010, 420, 90, NIGHT, 5, 46, 0.2);
  grass(S, 1400, 1015, 360, 70, NIGHT, 9, 40, -0.15);
  return S;
}

export const florianopolis = {
  draw,
  portrait: [330, 0, 640, 1000],
  place: 'Florianópolis, Santa Catarina',
  alt: 'Ilustração de Florianópolis: a Ponte Hercílio Luz iluminada na hora azul, veleiros na baía, os prédios da Beira-Mar e os morros da ilha.',
  scrim: '#101c48',
};
