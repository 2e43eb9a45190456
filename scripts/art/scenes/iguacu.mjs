import { canopy, circ, clamp, curve, fbm, lerp, mix, n, rng, rows, Scene } from '../lib.mjs';
import { birds, bush, cloud, glints, leaf, taper } from '../nature.mjs';

function toucan(S, x, y, s) {
  S.group(`transform="translate(${x} ${y}) scale(${s})"`, () => {
    S.form('M-52 40C-80 90 -96 140 -104 178L-82 176C-62 130 -42 96 -26 66Z', '#16181f', [
      -100,
      170,
      -60,
      60,
      '#34506a',
      0.5,
    ]);
    S.form(
      'M6 -66C-34 -62 -66 -18 -62 36C-58 76 -22 92 4 78C40 58 58 12 52 -28C48 -56 30 -68 6 -66Z',
      '#171a22',
      [60, 60, -20, -20, '#000', 0.6],
      [-60, -40, 0, 20, '#4a6a80', 0.6],
    );
    S.form('M10 -52C34 -56 54 -40 54 -14C54 12 38 26 24 20C6 10 0 -38 10 -52Z', '#fffaf0', [
      50,
      20,
      20,
      -30,
      '#f2a93b',
      0.7,
    ]);
    S.path(circ(27, -50, 15), '#f2a93b');
    S.path(circ(27, -50, 8), '#2a6fa8');
    S.path(circ(27, -50, 4.4), '#12141b');
    S.form(
      'M40 -66C86 -86 150 -72 172 -22C176 -8 168 -4 160 -12C138 -32 90 -30 46 -34Z',
      '#f58a1f',
      [100, -20, 90, -76, '#c9431f', 0.9],
      [60, -80, 100, -40, '#ffd36b', 0.7],
    );
    S.path(
      'M150 -52C166 -38 174 -22 173 -12C170 -4 164 -8 160 -12C154 -20 148 -26 142 -30C148 -36 150 -44 150 -52Z',
      '#17181f',
    );
    S.line('M46 -36C92 -42 130 -34 158 -14', '#a8391a', 2.4);
    S.path('M40 -66C46 -58 50 -46 46 -33L40 -34Z', '#17181f');
    S.line('M-2 80v16M12 76v18', '#4a6a80', 6);
  });
}
function iguacuScene({ seed = 41 } = {}) {
  const S = new Scene(seed),
    r = rng(seed);
  S.sky(rows('0 #3f93a5, 0.16 #85c2bf, 0.32 #f0e3bd, 0.42 #fbe3b4, 1 #fbe3b4'));
  S.glow(1180, 60, 640, '#fff3cf', 0.8);
  cloud(S, 520, 168, 420, '#fff6e6', '#e5b892', 3);
  cloud(S, 1130, 214, 330, '#fff6e6', '#e5b892', 8);
  cloud(S, 820, 268, 220, '#fff1da', '#e5b892', 12, 0.8);
  const f = fbm(rng(2)),
    g = fbm(rng(6));
  S.form(
    canopy(rng(3), (x) => 318 + 10 * f(x / 80), { lo: 9, hi: 20, floor: 480 }),
    '#6d9f8d',
    [0, 420, 0, 300, '#cfd9b3', 0.8],
  );
  S.form(
    canopy(rng(4), (x) => 350 - 60 * Math.abs((x - 800) / 800) ** 1.6 + 12 * g(x / 90), {
      lo: 12,
      hi: 26,
      floor: 520,
    }),
    '#3f7a66',
    [0, 440, 0, 330, '#a9bd86', 0.7],
    [1600, 300, 1100, 430, '#f3dc98', 0.4],
  );
  const off = (x) => (x - 800) / 800;
  const top = (x) => 402 - 130 * Math.abs(off(x)) ** 1.7 + 7 * f(x / 40);
  const base = (x) => 610 + 205 * Math.abs(off(x)) ** 1.45;
  // cliff
  const tp = [],
    bp = [];
  for (let x = -20; x <= 1620; x += 20) {
    tp.push([x, top(x)]);
    bp.push([x, base(x) + 30]);
  }
  const cliff = `${curve(tp)}L1620 1000L-20 1000Z`;
  S.form(
    cliff,
    '#5c4350',
    [0, 380, 0, 760, '#2b2a3e', 0.9],
    [1600, 300, 900, 500, '#b5785a', 0.55],
  );
  S.inside(cliff, () => {
    for (let i = 0; i < 150; i++) {
      const x = r.r(0, 1600),
        y0 = top(x),
        y = lerp(y0 + 20, base(x), r()),
        w = r.r(16, 60) * (0.5 + Math.abs(off(x)));
      S.path(
        `M${n(x - w / 2)} ${n(y)}q${n(w / 2)} ${n(-w * 0.16)} ${n(w)} 0l${n(-w * 0.1)} ${n(w * 0.22)}q${n(-w * 0.4)} ${n(-w * 0.1)} ${n(-w * 0.8)} 0Z`,
        r() < 0.6 ? '#3d3145' : '#7d5a58',
        'opacity=".7"',
      );
    }
  });
  // falls
  const fall = (x, w, y0, y1, warm) => {
    const _a = Math.abs(off(x)),
      c = mix('#dcefeb', '#fffaf0', warm),
      bw = w * 1.12;
    const d = `M${n(x - w / 2)} ${n(y0 + 3)}Q${n(x)} ${n(y0 - w * 0.09)} ${n(x + w / 2)} ${n(y0 + 3)}C${n(x + w * 0.5)} ${n(y0 + 30)} ${n(x + bw / 2)} ${n(lerp(y0, y1, 0.5))} ${n(x + bw / 2)} ${n(y1)}L${n(x - bw / 2)} ${n(y1)}C${n(x - bw / 2)} ${n(lerp(y0, y1, 0.5))} ${n(x - w * 0.5)} ${n(y0 + 30)} ${n(x - w / 2)} ${n(y0 + 3)}Z`;
    S.form(d, c, [x - bw / 2, 0, x + bw * 0.42, 0, '#5c9fae', 0.75]);
    S.inside(d, () => {
      const m = Math.max(2, Math.round(w / 9));
      for (let i = 0; i < m; i++) {
        const px = x - w / 2 + (w * (i + r.r(0.2, 0.8))) / m,
          s = lerp(y0, y1, r.r(0.02, 0.4)),
          e = lerp(y0, y1, r.r(0.6, 1));
        S.path(
          `M${n(px - 1)} ${n(s)}Q${n(px + r.r(-2, 2))} ${n((s + e) / 2)} ${n(px + (px - x) * 0.08)} ${n(e)}L${n(px + 2.6 + (px - x) * 0.08)} ${n(e)}Q${n(px + 4)} ${n((s + e) / 2)} ${n(px + 1.6)} ${n(s)}Z`,
          r() < 0.55 ? '#8fc3c9' : '#fffef8',
          'opacity=".75"',
        );
      }
    });
  };
  const falls = [];
  let x = 8;
  while (x < 1600) {
    const a = Math.abs(off(x)),
      w = r.r(26, 58) * (0.55 + a * 1.25);
    const gap = r() < 0.34 ? r.r(22, 54) * (0.5 + a) : r.r(2, 6);
    if (!((x > 330 && x < 420) || (x > 1160 && x < 1240))) falls.push([x + w / 2, w]);
    x += w + gap;
  }
  for (const [fx, w] of falls) fall(fx, w, top(fx) + 2, base(fx) + 26, clamp(0.35 + off(fx) * 0.6));
  // greenery on the lip and hanging terraces
  for (let i = 0; i < 34; i++) {
    const bx = r.r(-10, 1610),
      a = Math.abs(off(bx));
    if (falls.some(([q, w]) => Math.abs(q - bx) < w * 0.45)) continue;
    bush(S, bx, top(bx) + 12 + a * 8, 40 + 70 * a, 22 + 34 * a, '#2f6b4d', {
      seed: i,
      lit: '#b4c667',
      dark: '#163d3d',
    });
  }
  for (const [bx, by, w, h] of rows(
    '375 650 150 60, 360 560 90 60, 1204 640 150 64, 1190 545 80 54, 60 690 170 80, 1545 660 180 90, 585 600 70 30, 1010 600 70 30',
  ))
    bush(S, bx, by, w, h, '#2b6650', { seed: w, lit: '#b4c667', dark: '#15383b' });
  // basin
  const bas = `${curve(bp)}L1620 1020L-20 1020Z`;
  S.form(
    bas,
    '#8ccac6',
    [800, 600, 800, 1000, '#2b7f8b', 0],
    [0, 1000, 0, 700, '#1c6573', 1],
    [800, 610, 800, 760, '#fffaf0', 0.95],
  );
  glints(S, {
    x: 800,
    spread: 760,
    y0: 700,
    y1: 985,
    c: '#f4fbf2',
    count: 80,
    seed: 3,
    w0: 40,
    w1: 190,
    th: 3.2,
    a: 0.85,
  });
  glints(S, {
    x: 800,
    spread: 800,
    y0: 760,
    y1: 1000,
    c: '#185a6a',
    count: 46,
    seed: 8,
    w0: 50,
    w1: 220,
    th: 3,
    a: 0.5,
  });
  // spray
  for (const [cx, cy, R, a] of rows(
    '800 618 250 1, 640 650 190 .9, 970 650 190 .9, 460 705 190 .85, 1140 705 190 .85, 250 770 190 .7, 1350 770 190 .7, 800 560 170 .55',
  ))
    S.sh(
      `<ellipse cx="${cx}" cy="${cy}" rx="${R * 1.25}" ry="${R * 0.62}" fill="${S.rad(
        0,
        0,
        1,
        [
          [0, '#fffdf6', a],
          [0.45, '#fffdf6', a * 0.6],
          [1, '#fffdf6', 0],
        ],
        `gradientTransform="translate(${cx} ${cy}) scale(${n(R * 1.25)} ${n(R * 0.62)})"`,
      )}"/>`,
    );
  // rainbow
  S.group('opacity=".42"', () => {
    for (const [i, c] of ['#e8563a', '#f2a93b', '#f8d66d', '#7cc0a0', '#4d95b8'].entries())
      S.sh(
        `<path d="M${430 + i * 13} 800A${480 - i * 13} ${420 - i * 13} 0 0 1 ${1180 - i * 4} ${500 + i * 12}" fill="none" stroke="${S.lin(
          430,
          800,
          780,
          420,
          [
            [0, c, 0],
            [0.45, c, 1],
            [0.8, c, 0.7],
            [1, c, 0.15],
          ],
        )}" stroke-width="13"/>`,
      );
  });
  birds(S, 900, 330, 14, '#2b3a4a', rows('0 0, 40 22 .8, -46 18 .9, 86 50 .7, -70 58 .7'), 3.4);
  // foreground frame
  S.form(
    canopy(rng(12), (px) => 905 + 0.00035 * (px - 800) ** 2 * -1 + 60, { lo: 30, hi: 60 }),
    '#163f42',
  );
  S.form(
    canopy(rng(14), (px) => 640 + 0.0022 * px * px, { x0: -30, x1: 440, lo: 34, hi: 66 }),
    '#1d5146',
    [420, 1000, 60, 640, '#0c2a33', 0.95],
    [0, 600, 200, 800, '#7fa55f', 0.4],
  );
  S.form(
    canopy(rng(16), (px) => 640 + 0.002 * (1600 - px) ** 2, { x0: 1150, x1: 1640, lo: 34, hi: 66 }),
    '#1d5146',
    [1180, 1000, 1500, 660, '#0c2a33', 0.95],
    [1600, 600, 1400, 840, '#a9bf5e', 0.65],
  );
  for (const [lx, ly, l, a, w] of rows(
    '-20 1010 420 -1.2 .4, 60 1020 380 -.85 .42, -30 900 330 -.62 .4, 180 1030 300 -.6 .4',
  ))
    leaf(S, lx, ly, l, a, { w, c: '#23604c', lit: '#b9cc6a', notches: 0.1 });
  for (const [lx, ly, l, a, w] of rows(
    '1630 1010 420 -1.95 .4, 1550 1020 380 -2.3 .42, 1630 880 320 -2.5 .4, 1430 1030 290 -2.6 .4',
  ))
    leaf(S, lx, ly, l, a, { w, c: '#23604c', lit: '#d3d873', notches: 0.1, bend: -0.12 });
  S.path(taper(rows('-20 500, 110 482, 230 500, 352 478'), 30, 9), '#3a2a2c');
  S.path(taper(rows('190 494, 240 460, 272 430'), 12, 5), '#3a2a2c');
  for (const [lx, ly, l, a] of rows(
    '350 478 110 .25, 336 480 100 -.6, 272 430 100 -1.1, 268 434 90 -.2, 60 486 120 -2.3, 20 488 130 2.2',
  ))
    leaf(S, lx, ly, l, a, { w: 0.44, c: '#2d7456', lit: '#b9cc6a' });
  toucan(S, 150, 388, 1.02);
  return S;
}

/** Foz do Iguaçu, Paraná. */
export const iguacu = {
  draw: iguacuScene,
  portrait: [480, 0, 640, 1000],
  place: 'Foz do Iguaçu, Paraná',
  alt: 'Cataratas do Iguaçu, em Foz do Iguaçu, com arco-íris na névoa e mata nas margens.',
  scrim: '#0c2f38',
};
