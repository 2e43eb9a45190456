import { canopy, circ, curve, curveTail, fbm, n, rect, ridge, rng, rows, Scene } from '../lib.mjs';
import { bar, birds, glints, palm, sail } from '../nature.mjs';

function rioScene({ seed = 61 } = {}) {
  const S = new Scene(seed);
  S.sky(rows('0 #ef8f63, 0.2 #f6b07a, 0.4 #fbd7a4, 0.55 #fff0d0, 1 #fff0d0'));
  const sx = 470,
    sy = 330;
  for (const [R, a] of rows('390 .14, 280 .18, 190 .25'))
    S.add(`<circle cx="${sx}" cy="${sy}" r="${R}" fill="#fff3d0" opacity="${a}"/>`);
  S.form(circ(sx, sy, 112), '#f2593a', [sx, sy + 120, sx, sy - 60, '#f9a74d', 0.95]);
  for (const [x, y, w, h, a] of rows(
    '250 190 460 10 .9, 760 150 380 8 .7, 1320 210 520 10 .8, 420 400 500 7 .9, 1480 330 300 7 .7',
  ))
    S.path(bar(x, y, w, h), '#fff3d8', `opacity="${a}"`);
  const f = fbm(rng(5)),
    g = fbm(rng(10));
  // Niterói across the bay
  S.form(
    ridge(
      (x) =>
        548 -
        70 * Math.exp(-(((x - 170) / 160) ** 2)) -
        46 * Math.exp(-(((x - 420) / 120) ** 2)) -
        60 * Math.exp(-(((x - 1520) / 220) ** 2)) -
        20 +
        9 * f(x / 50),
      { floor: 600 },
    ),
    '#e2a988',
    [0, 580, 0, 460, '#fdebc8', 0.8],
  );
  S.form(
    ridge(
      (x) =>
        572 -
        44 * Math.exp(-(((x - 60) / 150) ** 2)) -
        34 * Math.exp(-(((x - 560) / 160) ** 2)) +
        7 * g(x / 46),
      { floor: 600 },
    ),
    '#b98482',
    [0, 600, 0, 520, '#f3cfa6', 0.7],
  );
  // bay
  S.path(rect(-10, 576, 1620, 440), '#3f8f97');
  S.add(
    `<rect x="0" y="576" width="1600" height="330" fill="${S.lin(0, 576, 0, 860, rows('0 #f3c79a, .16 #a8b6a0, .5 #3f8f97, 1 #1f6a7c'))}"/>`,
  );
  S.sh(
    `<rect x="0" y="576" width="1600" height="330" fill="${S.lin(1600, 640, 500, 700, rows('0 #164f66 0.85, 1 #164f66 0'))}"/>`,
  );
  // Sugarloaf + Urca, lit from the left
  const pao =
    'M742 604C788 590 806 552 822 500C846 420 862 330 912 274C950 232 1004 222 1046 244C1096 270 1116 334 1136 400C1156 466 1176 520 1218 552L1300 604Z';
  S.form(
    pao,
    '#5d6f7a',
    [1240, 560, 900, 330, '#1f3b4f', 1, 0.85],
    [790, 330, 990, 470, '#f8b06b', 0.95, 0.85],
  );
  S.inside(pao, () => {
    for (const [d, a] of [
      ['M930 270C900 350 880 440 868 560', 0.5],
      ['M968 246C948 340 930 450 926 590', 0.4],
      ['M1010 240C1006 340 1000 470 1010 600', 0.35],
      ['M1050 262C1066 360 1080 470 1104 600', 0.45],
      ['M1090 330C1106 420 1130 510 1170 590', 0.4],
    ])
      S.line(d, '#2c4658', 5, `opacity="${a}"`);
    S.form(
      canopy(rng(3), (x) => 560 - 26 * Math.sin((x - 740) / 150), {
        x0: 720,
        x1: 1320,
        lo: 10,
        hi: 24,
        floor: 640,
      }),
      '#2b6657',
      [1250, 600, 820, 540, '#123f48', 0.9],
      [760, 540, 900, 600, '#d9c070', 0.7],
    );
  });
  const urca =
    'M1080 604C1112 592 1138 548 1176 512C1214 476 1262 462 1312 466C1366 470 1400 496 1440 520C1490 550 1540 560 1620 566V620H1080Z';
  S.form(
    urca,
    '#34705f',
    [1560, 620, 1200, 480, '#12384a', 1],
    [1090, 470, 1290, 590, '#e3c06a', 0.9],
  );
  S.inside(urca, () => {
    const q = rng(9);
    for (let i = 0; i < 60; i++) {
      const x = q.r(1100, 1600),
        y = q.r(490, 604),
        w = q.r(18, 42);
      S.path(
        `M${n(x - w / 2)} ${n(y)}A${n(w * 0.55)} ${n(w * 0.5)} 0 0 1 ${n(x + w / 2)} ${n(y)}`,
        x < 1290 ? '#5f8f62' : '#1d5350',
        'opacity=".5"',
      );
    }
  });
  // cable
  S.path(rect(990, 222, 34, 14), '#2c4658');
  S.path(rect(1296, 454, 34, 14), '#1d3b48');
  S.line('M1012 228Q1150 378 1310 458', '#2c3f50', 2.6);
  S.group('transform="translate(1142 360)"', () => {
    S.line('M0 -14v18', '#2c3f50', 2.6);
    S.form('M-19 4h38q5 0 5 7v10q0 8 -8 8h-32q-8 0 -8 -8v-10q0 -7 5 -7Z', '#f2b705', [
      0,
      30,
      0,
      4,
      '#c9671a',
      0.8,
    ]);
    S.path('M-17 9h10v9h-10ZM-4 9h9v9h-9ZM8 9h9v9h-9Z', '#2c4658');
  });
  // Urca waterfront: little houses
  {
    const q = rng(12);
    let x = 1120;
    while (x < 1600) {
      const w = q.r(14, 30),
        h = q.r(12, 28);
      S.form(rect(x, 604 - h, w, h + 4), q.pick(['#fff0d8', '#f3c9a0', '#f7dfbc', '#e9a184']), [
        x + w,
        604,
        x,
        590,
        '#9a6a5a',
        0.7,
      ]);
      x += w + q.r(0, 8);
    }
  }
  S.path(rect(1090, 604, 520, 5), '#c99a78');
  // reflections
  S.group('transform="matrix(1 0 0 -.42 0 862)" opacity=".2"', () => {
    S.path(pao, '#17495c');
    S.path(urca, '#123f48');
  });
  glints(S, {
    x: sx,
    spread: 90,
    y0: 584,
    y1: 790,
    c: '#ffd79a',
    count: 50,
    seed: 2,
    w0: 40,
    w1: 170,
    th: 3.2,
    a: 0.95,
  });
  glints(S, {
    x: 760,
    spread: 760,
    y0: 590,
    y1: 800,
    c: '#fff0d0',
    count: 54,
    seed: 7,
    w0: 30,
    w1: 160,
    th: 2.2,
    a: 0.5,
  });
  glints(S, {
    x: 800,
    spread: 820,
    y0: 620,
    y1: 800,
    c: '#12485c',
    count: 40,
    seed: 17,
    w0: 40,
    w1: 200,
    th: 2.4,
    a: 0.45,
  });
  sail(S, 300, 668, 84, { hull: '#2c4658', refl: '#12485c' });
  sail(S, 640, 640, 56, { hull: '#8a3f3a', refl: '#12485c' });
  sail(S, 760, 702, 104, { hull: '#8a3f3a', refl: '#12485c', sail: '#f2b705', shade: '#c9671a' });
  sail(S, 1180, 664, 62, { hull: '#2c4658', refl: '#0f3c50' });
  sail(S, 130, 628, 40, { refl: '#12485c' });
  birds(S, 700, 240, 18, '#7a3f3f', rows('0 0, 52 22 .8, -46 26 .8, 98 8 .6'), 4);
  // sand + calçadão
  S.form(
    `${curve(rows('-20 772, 200 790, 480 800, 800 796, 1150 806, 1620 790'))}L1620 1020L-20 1020Z`,
    '#fffaf0',
  );
  S.form(
    `${curve(rows('-20 784, 200 802, 480 811, 800 807, 1150 816, 1620 802'))}L1620 1020L-20 1020Z`,
    '#f4d6a2',
    [1600, 860, 300, 800, '#d99c62', 0.8],
  );
  S.path(rect(-10, 838, 1620, 9), '#c98f62');
  S.path(rect(-10, 844, 1620, 170), '#fff3dc');
  // wave mosaic: parallel waves, a little larger toward the viewer
  for (const [y, h] of rows('872 12, 906 17, 950 22, 1004 24')) {
    const up = [],
      dn = [];
    for (let x = -60; x <= 1680; x += 14) {
      const s = 15 * Math.sin((x / 200) * 6.283);
      up.push([x, y + s - h * 0.5]);
      dn.push([x, y + s + h * 0.5]);
    }
    dn.reverse();
    S.path(`${curve(up)}L${n(dn[0][0])} ${n(dn[0][1])}${curveTail(dn)}Z`, '#2a3641');
  }
  S.sh(
    `<rect x="0" y="862" width="1600" height="140" fill="${S.lin(1600, 0, 500, 0, rows('0 #a4553f 0.55, 1 #f3b877 0.18'))}"/>`,
  );
  // coqueiros
  S.path(bar(1560, 846, 170, 7), '#7a4a3c', 'opacity=".5"');
  S.path(bar(180, 846, 190, 7), '#7a4a3c', 'opacity=".5"');
  palm(S, 1490, 850, 640, {
    lean: 56,
    c: '#20574c',
    light: '#9fb05c',
    seed: 5,
    nuts: '#c98b2a',
    spread: 0.44,
  });
  palm(S, 92, 850, 540, {
    lean: -44,
    c: '#20574c',
    light: '#a9b65f',
    seed: 11,
    nuts: '#c98b2a',
    spread: 0.46,
  });
  return S;
}

/** Rio de Janeiro, Rio de Janeiro. */
export const rio = {
  draw: rioScene,
  portrait: [690, 0, 640, 1000],
  place: 'Rio de Janeiro, Rio de Janeiro',
  alt: 'Pão de Açúcar e veleiros na baía de Guanabara, no Rio de Janeiro, vistos do calçadão.',
  scrim: '#123244',
};
