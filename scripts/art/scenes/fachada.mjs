import { canopy, circ, fbm, n, poly, rect, ridge, rng, rows, Scene } from '../lib.mjs';
import { bar, bush, fanPalm, ipe, leaf, palm } from '../nature.mjs';
import { ribbons } from '../subjects/jardim-moderno.mjs';
import { tower } from '../subjects/torre.mjs';

function fachadaScene({ seed = 71 } = {}) {
  const S = new Scene(seed),
    r = rng(seed);
  S.sky(rows('0 #16324a, .24 #2f5f77, .46 #a98a8c, .6 #f0a06c, .72 #fbd29a, 1 #fbd29a'));
  {
    const q = rng(4);
    for (let i = 0; i < 40; i++)
      S.path(
        circ(q.r(0, 1600), q.r(10, 250), q.r(1, 2.4)),
        '#fff3d8',
        `opacity="${n(q.r(0.3, 0.9))}"`,
      );
  }
  S.path('M1420 92a52 52 0 1 0 40 84a42 42 0 0 1 -40 -84Z', '#fff3d0');
  for (const [x, y, w, h, a] of rows(
    '240 420 420 9 .6, 1440 470 360 9 .6, 180 500 300 7 .7, 1500 380 320 7 .4',
  ))
    S.path(bar(x, y, w, h), '#fbc08a', `opacity="${a}"`);
  const f = fbm(rng(3));
  S.form(
    ridge(
      (x) =>
        640 -
        70 * Math.exp(-(((x - 160) / 220) ** 2)) -
        90 * Math.exp(-(((x - 1500) / 240) ** 2)) +
        12 * f(x / 70),
      { floor: 800 },
    ),
    '#6d6f80',
    [0, 740, 0, 560, '#f0b083', 0.7],
  );
  S.form(
    canopy(rng(8), (x) => 716 + 10 * f(x / 60), { lo: 16, hi: 34, floor: 830 }),
    '#24475a',
    [0, 800, 0, 700, '#16324a', 0.8],
  );
  tower(S, r);
  // slab
  const X = 454,
    Y = 256,
    Wd = 880,
    floors = 5,
    bays = 11,
    fh = 86,
    bw = Wd / bays;
  S.form(rect(X, Y - 26, Wd + 14, 34 + fh * floors + 14), '#d9c3a8', [
    X + Wd,
    Y + 300,
    X,
    Y,
    '#3d4a66',
    0.8,
  ]);
  for (let fl = 0; fl < floors; fl++)
    for (let b = 0; b < bays; b++) {
      const x = X + b * bw + 5,
        y = Y + fl * fh + 8,
        w = bw - 10,
        h = fh - 12,
        lit = r() < 0.56,
        warm = r.pick(['#ffd27a', '#ffc25c', '#ffe0a0', '#ffb85a']);
      S.path(rect(x, y, w, h), lit ? warm : '#2c4a60');
      if (lit) {
        S.sh(
          `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${h}" fill="${S.lin(
            0,
            y + h,
            0,
            y,
            rows('0 #c9643f 0.75, 0.7 #c9643f 0'),
          )}"/>`,
        );
        if (r() < 0.55)
          S.path(rect(x + (r() < 0.5 ? 0 : w * 0.6), y, w * 0.4, h), '#fff0cf', 'opacity=".6"');
        else {
          S.path(circ(x + w * 0.7, y + 22, 7, 6), '#fff6dc');
          S.line(`M${n(x + w * 0.7)} ${y}v16`, '#8a4a3a', 1.6);
        }
        if (r() < 0.3) {
          const px = x + w * 0.3;
          S.path(
            `${circ(px, y + 34, 6)}M${n(px - 9)} ${y + 62}q0 -22 9 -22t9 22Z`,
            '#5b2438',
            'opacity=".8"',
          );
        }
      } else
        S.sh(
          `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${h}" fill="${S.lin(
            x,
            y,
            x + w,
            y + h,
            rows('0 #f0a06c 0.55, 0.7 #f0a06c 0'),
          )}"/>`,
        );
      S.line(`M${n(x + w / 2)} ${y}v${h}`, '#23384e', 2, 'opacity=".6"');
      S.path(rect(x, y, w, 9), '#1c2c44', 'opacity=".55"');
      // balcony panel
      const pc = r.pick(['#fff0d8', '#fff0d8', '#f2b705', '#d2603c', '#2f7a72', '#fff0d8']);
      S.form(rect(x, y + h - 26, w, 22), pc, [x + w, 0, x, 0, '#3d3a5a', 0.6]);
      if (pc === '#fff0d8')
        for (let k = 1; k < 7; k++) S.line(`M${n(x + (w * k) / 7)} ${y + h - 25}v20`, '#b99a86', 2);
      if (r() < 0.22)
        bush(S, x + w * 0.5, y + h - 24, w * 0.6, 13, '#2f6b52', {
          seed: fl * 20 + b,
          lit: '#8fb765',
        });
    }
  for (let fl = 0; fl <= floors; fl++) {
    S.form(rect(X - 8, Y + fl * fh - 4, Wd + 30, 13), '#fff0dc', [
      X + Wd,
      0,
      X + 200,
      0,
      '#8a7f96',
      0.8,
    ]);
    S.path(rect(X - 8, Y + fl * fh + 9, Wd + 30, 4), '#2a3550', 'opacity=".5"');
  }
  for (let b = 0; b <= bays; b++)
    S.form(rect(X + b * bw - 4, Y, 8, fh * floors), '#f3dfc4', [
      X + b * bw + 4,
      0,
      X + b * bw - 4,
      0,
      '#7a7490',
      0.7,
    ]);
  S.form(rect(X + 40, Y - 74, 250, 44), '#e0cbb0', [X + 290, 0, X + 40, 0, '#4d5675', 0.8]);
  S.form(rect(X + 640, Y - 62, 150, 32), '#e0cbb0', [X + 790, 0, X + 640, 0, '#4d5675', 0.8]);
  for (let k = 0; k < 30; k++) S.line(`M${X + k * 30} ${Y - 30}v-16`, '#e9d3b6', 2);
  S.line(`M${X - 6} ${Y - 46}H${X + Wd + 14}`, '#e9d3b6', 2.6);
  for (const bx of [330, 372, 560]) fanPalm(S, X + bx + 50, Y - 28, 48, '#24475a', bx);
  // ground floor: lobby glass, V columns
  const gy = Y + fh * floors + 12,
    gh = 108;
  S.path(rect(X + 20, gy, Wd - 20, gh), '#ffcf7d');
  S.sh(
    `<rect x="${X + 20}" y="${gy}" width="${Wd - 20}" height="${gh}" fill="${S.lin(0, gy + gh, 0, gy, rows('0 #d2603c .6, .5 #d2603c 0, 1 #a5482f .55'))}"/>`,
  );
  for (let k = 0; k <= 22; k++)
    S.line(`M${n(X + 20 + k * 39.1)} ${gy}v${gh}`, '#8a4a3a', 2, 'opacity=".55"');
  for (let k = 0; k < 7; k++) {
    const x = X + 90 + k * 120;
    S.line(`M${x} ${gy}v24`, '#8a4a3a', 2);
    S.path(circ(x, gy + 33, 13), '#fff6dc');
    S.glow(x, gy + 33, 40, '#fff6dc', 0.8);
  }
  for (const [x, s] of [
    [X + 180, 60],
    [X + 210, 56],
    [X + 470, 62],
    [X + 690, 58],
    [X + 720, 60],
  ]) {
    S.path(
      circ(x, gy + gh - s * 0.9, s * 0.12) +
        `M${x - s * 0.17} ${gy + gh}L${n(x - s * 0.17)} ${n(gy + gh - s * 0.55)}Q${x} ${n(gy + gh - s * 0.92)} ${n(x + s * 0.17)} ${n(gy + gh - s * 0.55)}L${n(x + s * 0.12)} ${gy + gh}Z`,
      '#6b2f35',
    );
  }
  bush(S, X + 320, gy + gh, 70, 44, '#2f6b52', { seed: 3, lit: '#a9bf5e' });
  bush(S, X + 590, gy + gh, 60, 36, '#2f6b52', { seed: 5, lit: '#a9bf5e' });
  for (let k = 0; k < 8; k++) {
    const x = X + 50 + k * 112;
    S.form(
      poly([
        [x - 27, gy - 2],
        [x - 15, gy - 2],
        [x + 5, gy + gh],
        [x - 5, gy + gh],
      ]),
      '#fff0dc',
      [x + 10, 0, x - 20, 0, '#a5705f', 0.7],
    );
    S.form(
      poly([
        [x + 15, gy - 2],
        [x + 27, gy - 2],
        [x + 5, gy + gh],
        [x - 5, gy + gh],
      ]),
      '#f0d6b8',
      [x + 27, 0, x, 0, '#8a5a5a', 0.8],
    );
  }
  // undulating marquee
  S.form(
    'M120 742C180 704 240 704 300 728C360 752 420 752 480 726L700 724L700 742L486 744C424 770 356 770 296 746C240 724 186 724 128 758Z',
    '#fff0dc',
    [700, 0, 120, 0, '#b98a7a', 0.5],
    [0, 766, 0, 720, '#8a6070', 0.7],
  );
  for (const x of [168, 300, 420])
    S.form(rect(x, 740, 8, 96), '#f3dfc4', [x + 8, 0, x, 0, '#7a6a80', 0.8]);
  // ground
  S.form(
    'M-20 826H1620V1020H-20Z',
    '#8a6a62',
    [800, 826, 800, 1000, '#3a3350', 0],
    [0, 1000, 0, 840, '#2b2c48', 0.95],
    [800, 826, 800, 900, '#ffcf8a', 0.8],
  );
  // reflecting pool
  const pool =
    'M380 884H1290C1340 884 1352 900 1330 922L1290 968C1276 988 1250 996 1210 996H470C430 996 404 988 388 966L350 920C336 898 346 884 380 884Z';
  S.path(pool, '#fff0dc', 'transform="translate(0 6)" opacity=".8"');
  S.form(pool, '#24536a', [0, 1000, 0, 880, '#122a44', 0.95]);
  S.inside(pool, () => {
    const q = rng(6);
    for (let i = 0; i < 76; i++) {
      const x = q.r(470, 1300),
        y = q.r(888, 990);
      S.path(
        bar(x, y, q.r(30, 110), q.r(1.6, 4)),
        q.pick(['#ffcf7d', '#ffb85a', '#ffe0a0', '#f0a06c']),
        `opacity="${n(q.r(0.4, 0.95))}"`,
      );
    }
    for (let k = 0; k < 7; k++)
      S.sh(
        `<rect x="${X + 74 + k * 120}" y="884" width="32" height="116" fill="${S.lin(
          0,
          884,
          0,
          990,
          rows('0 #ffe0a0 0.9, 1 #ffe0a0 0'),
        )}"/>`,
      );
  });
  ribbons(S);
  palm(S, 130, 892, 640, {
    lean: -22,
    c: '#1f5248',
    light: '#7f9f62',
    seed: 5,
    spread: 0.4,
    trunk: '#8d8277',
  });
  palm(S, 236, 880, 400, {
    lean: -26,
    c: '#1b4a46',
    light: '#7f9f62',
    seed: 8,
    spread: 0.44,
    trunk: '#7f766f',
  });
  ipe(S, 1440, 905, 430, { seed: 6, trunk: '#2b2233', dark: '#c2701a', fall: true, wide: 0.86 });
  for (const [x, y, l, a] of rows(
    '1560 1020 190 -1.9, 1590 1020 220 -1.5, 1530 1020 150 -2.3, 40 1020 200 -1.3, 0 1020 230 -1.6',
  ))
    leaf(S, x, y, l, a, { w: 0.36, c: '#225c4c', lit: '#c9a858' });
  return S;
}

/** Fachada ao entardecer. */
export const fachada = {
  draw: fachadaScene,
  portrait: [360, 0, 640, 1000],
  place: 'Fachada ao entardecer',
  alt: 'Fachada modernista de um hotel da rede ao anoitecer, com varandas iluminadas, palmeiras e um ipê-amarelo.',
  scrim: '#10263c',
};
