/**
 * Chapada dos Veadeiros: rust plateaus, a waterfall into a canyon pool, cerrado and a maned wolf.
 * Light: late afternoon from the left under a lilac sky; shadows go to plum.
 */
import { blob, circ, curve, fbm, lerp, P, poly, rect, ridge, rng, rows, Scene } from '../lib.mjs';
import { bar, birds, cloud, glints, grass, ipe } from '../nature.mjs';
import { cliff, mesa, PLUM, rim, step } from '../subjects/canions.mjs';
import { chuveirinho, twisted, wolf } from '../subjects/cerrado.mjs';

function draw() {
  const S = new Scene(111),
    f = fbm(rng(4)),
    g = fbm(rng(8)),
    r = rng(5);
  S.sky(rows('0 #7a70b0, .16 #a58bbd, .32 #dba9b4, .44 #fbdcb4, 1 #fbdcb4'));
  for (const [R, a] of rows('330 .14, 230 .18, 150 .26'))
    S.add(`<circle cx="250" cy="352" r="${R}" fill="#fff0cc" opacity="${a}"/>`);
  S.form(circ(250, 352, 84), '#fff2d2', ...rows('250 440 250 320 #ffc27a .85'));
  cloud(S, 1060, 150, 420, '#fde8d4', '#b886b0', 3);
  cloud(S, 660, 232, 260, '#fde4cc', '#c08ab0', 8, 0.9);
  cloud(S, 1450, 250, 300, '#fde4cc', '#b886b0', 6, 0.9);
  for (const [x, y, w] of rows('300 240 420, 90 300 300, 520 330 360'))
    S.path(bar(x, y, w, 7), '#fff0d0', 'opacity=".75"');
  mesa(S, 620, 470, 230, 74, '#c98a92', '#fbdcb4');
  mesa(S, 1480, 480, 300, 128, '#c4768a', '#fbd0b0');
  mesa(S, 1010, 492, 360, 128, '#c9655a', '#f8c8a4');
  mesa(S, 60, 500, 300, 96, '#bf7080', '#fbd0b0');
  S.form(
    ridge((x) => 474 + 9 * f(x / 80), { floor: 620 }),
    '#a08455',
    ...rows('1600 480 700 520 #6b3a55 .85, 0 470 500 540 #f8d684 .7'),
  );
  for (let i = 0; i < 60; i++) {
    const x = r.r(-10, 1610),
      y = 480 + r.r(-3, 24),
      w = r.r(14, 34);
    S.path(
      P`M${x - w / 2} ${y}A${w * 0.52} ${w * 0.36} 0 0 1 ${x + w / 2} ${y}Z`,
      r.pick(['#6b6a45', '#7d7448', '#594a4a']),
      'opacity=".85"',
    );
  }
  // canyon: recessed back wall with the fall between two stepped walls
  S.path(rect(-10, 510, 1620, 500), '#4a2038');
  const back = (x) => 506 + 5 * f(x / 30),
    left = (x) => 440 + 26 * step(x, 236) + 32 * step(x, 452) + 16 * step(x, 590) + 5 * g(x / 46);
  const right = (x) =>
    512 - 16 * step(x, 1010) - 34 * step(x, 1190) - 30 * step(x, 1420) + 5 * g(x / 50);
  cliff(S, 21, 560, 960, back, () => 800, { c: '#a84434', w: [24, 60] });
  const fall = rows('716 500, 800 500, 806 560, 812 640, 822 800, 706 800, 712 640, 716 560');
  S.form(poly(fall), '#fff4e2', ...rows('822 0 740 0 #8a7fb0 .85, 0 500 0 560 #d7c2d0 .4'));
  S.inside(poly(fall), () => {
    for (let i = 0; i < 30; i++) {
      const x = r.r(708, 818),
        y = r.r(500, 700);
      S.line(
        P`M${x} ${y}l${(x - 760) * 0.08} ${r.r(50, 160)}`,
        r.pick(['#fffaf0', '#b9acd0', '#d8cfe0']),
        r.r(1.5, 5),
        'opacity=".8"',
      );
    }
  });
  rim(S, 61, 560, 722, back);
  rim(S, 67, 796, 960, back);
  cliff(S, 33, -20, 648, left, (x) => 800 + Math.max(0, 300 - x) * 0.3);
  rim(S, 71, -30, 655, left);
  cliff(S, 44, 872, 1640, right, () => 880, { c: '#9c3f38', w: [40, 110], deep: 1.1 });
  rim(S, 73, 866, 1650, right);
  const buttA = (x) => 604 + 0.0011 * (x - 330) ** 2 + 22 * step(x, 420),
    buttB = (x) => 600 + 0.0008 * (x - 1300) ** 2;
  cliff(S, 52, 170, 560, buttA, () => 830, { c: '#cf5a32', tiers: [0, 0.5, 1], deep: 0.9 });
  rim(S, 77, 166, 556, buttA);
  cliff(S, 57, 1150, 1480, buttB, () => 880, { c: '#a84434', tiers: [0, 0.5, 1], deep: 1.2 });
  rim(S, 79, 1146, 1486, buttB);
  // pool
  const pool = blob(
    rows(
      '440 812, 600 772, 760 762, 930 774, 1060 806, 1120 880, 1060 1010, 700 1060, 420 1030, 300 900',
    ),
  );
  S.path(pool, '#2b8f92');
  S.add(
    `<path d="${pool}" fill="${S.lin(0, 770, 0, 1000, rows('0 #8fd0c0, .3 #2f9a98, 1 #12545f'))}"/>`,
  );
  S.inside(pool, () => {
    S.sh(
      `<rect x="380" y="750" width="720" height="260" fill="${S.lin(1080, 0, 700, 0, rows(`0 ${PLUM} .8, 1 ${PLUM} 0`))}"/>`,
    );
    glints(S, {
      x: 764,
      spread: 150,
      y0: 790,
      y1: 960,
      c: '#fff4e2',
      count: 46,
      seed: 3,
      w0: 40,
      w1: 130,
      th: 3,
    });
    glints(S, {
      x: 640,
      spread: 300,
      y0: 790,
      y1: 980,
      c: '#bfe6d4',
      count: 30,
      seed: 8,
      w0: 40,
      w1: 140,
      th: 2.2,
      a: 0.6,
    });
  });
  S.add(
    `<ellipse cx="764" cy="790" rx="120" ry="46" fill="${S.rad(764, 790, 120, rows('0 #fffaf0 .95, .5 #fff4e2 .6, 1 #fff4e2 0'), 'gradientTransform="matrix(1 0 0 .38 0 490)"')}"/>`,
  );
  S.glow(764, 770, 150, '#fff4e2', 0.7);
  for (const [x, y, w, h] of rows(
    '492 800 150 54, 590 788 90 34, 1010 806 150 50, 930 792 80 30, 410 830 170 60',
  ))
    S.form(
      blob([
        [x - w / 2, y],
        [x - w * 0.36, y - h * 0.8],
        [x - w * 0.05, y - h],
        [x + w * 0.32, y - h * 0.7],
        [x + w / 2, y],
        [x, y + 6],
      ]),
      '#a8523c',
      [x + w / 2, y, x - w * 0.2, y - h, PLUM, 0.95],
      [x - w / 2, y - h, x, y, '#f8bd7a', 0.75],
    );
  ipe(S, 656, 502, 150, { seed: 6, trunk: '#4a2436' });
  twisted(S, 150, 446, 130, rows('-.35 -.55 .42, .32 -.72 .5, -.05 -.86 .4'), { seed: 3 });
  birds(S, 770, 330, 14, '#5b2f5a', rows('0 0, 44 20 .9, -40 22 .8, 84 6 .7'), 3.4);
  // right ledge with the wolf
  const ledge = `${curve(rows('840 1020, 868 940, 900 884, 960 858, 1100 846, 1260 820, 1430 790, 1640 776'))}L1640 1020Z`;
  S.form(
    ledge,
    '#c98a3c',
    ...rows(`1640 900 1000 840 #6b2f3f .9, 860 840 1100 960 #ffe09a .7, 0 1010 0 860 ${PLUM} .7`),
  );
  wolf(S, 1012, 862, 122);
  twisted(
    S,
    1450,
    830,
    450,
    rows('-.44 -.58 .34, -.24 -.86 .38, .22 -.82 .4, .3 -.6 .28, .0 -1.02 .34'),
    { seed: 11, bark: '#43203a', leaf: '#6f7838' },
  );
  // tufts root at their own height, so no row of grass shows a ruled base
  for (let i = 0; i < 62; i++) {
    const t = i / 62,
      y = lerp(838, 1010, t ** 0.8) + r.r(-8, 8),
      x = r.r(Math.max(900, 1150 - 300 * t), 1610);
    const c =
      t < 0.5
        ? r.pick(['#e0a545', '#c98a3c', '#e8b85a'])
        : r.pick(['#8a4638', '#a8603c', '#6b2f3f']);
    if (Math.abs(x - 1050) > 70 || y > 872)
      grass(S, x, y, 44 + 30 * t, 34 + 60 * t, c, i + 5, 8, 0.15);
  }
  // left foreground
  S.form(
    `${curve(rows('-20 846, 120 838, 280 868, 420 920, 520 970, 570 1020'))}L-20 1020Z`,
    '#7a3340',
    ...rows(`560 960 60 850 ${PLUM} .95, -20 830 180 930 #f2a05a .55`),
  );
  for (let i = 0; i < 20; i++) {
    const x = r.r(-10, 420),
      y = 866 + Math.max(0, x) * 0.2 + r.r(0, 60);
    grass(S, x, y, 50, r.r(40, 76), r.pick(['#c98a3c', '#a8603c', '#8a4638']), i + 3, 8, 0.18);
  }
  for (const [x, y, h] of rows(
    '70 900 230, 176 930 290, 306 960 220, 404 990 170, -6 960 190, 1560 1000 200',
  ))
    chuveirinho(S, x, y, h, x + 40);
  grass(S, 180, 1020, 560, 90, PLUM, 8, 70, 0.15);
  return S;
}

export const chapada = {
  draw,
  portrait: [590, 0, 640, 1000],
  place: 'Alto Paraíso de Goiás, Goiás',
  alt: 'Ilustração da Chapada dos Veadeiros: chapadões vermelhos, uma cachoeira caindo no poço do cânion, chuveirinhos do cerrado e um lobo-guará.',
  scrim: '#331430',
};
