/** The Capibaribe: mirror of the far bank, iron bridge, boats. */
import { circ, lerp, n, P, rect, rng, rows } from '../../lib.mjs';
import { bar, glints } from '../../nature.mjs';
import { palace, WALLS } from './houses.mjs';
import { CREAM, IRON, PLUM, QUAY } from './palette.mjs';

/** Plain water up to the near quay. */
export function river(S) {
  S.path(rect(-10, QUAY + 18, 1620, 300), '#5a5f96');
  S.add(
    `<rect y="${QUAY + 18}" width="1600" height="300" fill="${S.lin(0, QUAY + 18, 0, 850, rows('0 #f3a08a, .22 #c9728e, .55 #6a5a98, 1 #2f4a7f'))}"/>`,
  );
}

/** The whole far bank again, upside down in the water, cut by ripples. */
export function reflections(S) {
  S.group('opacity=".42"', () =>
    S.group(`transform="matrix(1 0 0 -.7 0 ${n(QUAY * 1.7 + 20)})"`, () => {
      palace(S, 546);
      const q = rng(18);
      let x = 622;
      for (let i = 0; x < 1620; i++) {
        const w = q.r(76, 116);
        const h = q.r(170, 236);
        q();
        S.path(rect(x, QUAY - h - 14, w, h + 14), WALLS[i % WALLS.length]);
        for (let f = 0; f < 3; f++)
          for (let b = 0; b < 3; b++)
            S.path(
              rect(x + w * (0.16 + b * 0.27), QUAY - h + 14 + (f * h) / 3, 12, h * 0.2),
              '#4a3a6a',
            );
        x += w;
      }
    }),
  );
  S.sh(
    `<rect y="${QUAY + 18}" width="1600" height="290" fill="${S.lin(0, 620, 0, 850, rows('0 #24356a 0, 1 #24356a .95'))}"/>`,
  );
  glints(S, {
    x: 236,
    spread: 110,
    y0: 584,
    y1: 836,
    c: '#ffe2a0',
    count: 66,
    seed: 4,
    w0: 50,
    w1: 170,
    th: 3.6,
    a: 0.95,
  });
  glints(S, {
    x: 1000,
    spread: 760,
    y0: 590,
    y1: 840,
    c: '#fbc59a',
    count: 84,
    seed: 6,
    w0: 40,
    w1: 180,
    th: 2.6,
    a: 0.6,
  });
  glints(S, {
    x: 1000,
    spread: 780,
    y0: 600,
    y1: 840,
    c: '#2f3f78',
    count: 90,
    seed: 16,
    w0: 50,
    w1: 200,
    th: 3,
    a: 0.6,
  });
}

/** Iron bridge on stone piers, crossing from the left edge. */
export function bridge(S) {
  const deck = QUAY - 30;
  for (const x of [-40, 140, 320, 480]) {
    S.form(
      P`M${x - 17} ${deck}L${x + 17} ${deck}L${x + 24} ${QUAY + 52}L${x - 24} ${QUAY + 52}Z`,
      '#b57a78',
      ...rows(P`${x + 22} ${QUAY + 44} ${x - 14} ${QUAY - 18} ${PLUM} .9`),
    );
    S.path(bar(x, QUAY + 52, 84, 9), '#2f2a5f', 'opacity=".7"');
  }
  for (const [a, b] of rows('-40 140, 140 320, 320 480')) {
    const m = (a + b) / 2;
    S.line(P`M${a} ${deck}Q${m} ${deck - 104} ${b} ${deck}`, IRON, 9);
    let d = '';
    for (let k = 1; k < 10; k++) {
      const t = k / 10;
      d += P`M${lerp(a, b, t)} ${deck}V${deck - 208 * t * (1 - t)}`;
      if (k < 9) d += P`L${lerp(a, b, t + 0.1)} ${deck}`;
    }
    S.line(d, IRON, 2.6);
    S.line(
      P`M${a} ${deck - 3}Q${m} ${deck - 107} ${b} ${deck - 3}`,
      '#f59a78',
      2.4,
      'opacity=".8"',
    );
  }
  S.form(rect(-40, deck - 4, 536, 15), IRON, ...rows('-40 542 500 532 #2f1540 .6'));
  S.path(rect(-40, deck - 5, 536, 3), '#f9b48a');
  for (const x of [-40, 140, 320, 480]) {
    S.line(P`M${x} ${deck}V${deck - 74}`, IRON, 4);
    S.path(circ(x, deck - 80, 8), '#fff0bf');
  }
}

/** Fisherman standing at the oar in a small boat; `flip` -1 turns it round. */
export function rowboat(S, x, y, s, hull, flip = 1) {
  S.path(bar(x, y + s * 0.16, s * 2.2, s * 0.14), '#1f2a5f', 'opacity=".6"');
  S.group(`transform="translate(${x} ${y}) scale(${(s / 100) * flip} ${s / 100})"`, () => {
    S.path(circ(4, -74, 13, 15), '#6b3f2a');
    S.path('M-12 -82C-8 -96 16 -96 20 -82L36 -80C24 -74 -12 -74 -26 -80Z', '#f3dcae');
    S.form(
      'M-18 -58C-10 -66 18 -66 26 -58L28 -16H-20Z',
      CREAM,
      ...rows('28 -16 -10 -50 #8a4266 .8'),
    );
    S.line('M-14 -54L-44 -34L-62 -38M22 -54L-30 -36', '#6b3f2a', 9);
    S.line('M-30 -86L-92 44', '#7a3f3a', 5);
    S.form(
      'M-116 -26C-60 -12 60 -12 120 -34C108 2 88 18 66 22H-74C-96 10 -110 -8 -116 -26Z',
      hull,
      ...rows('100 20 -30 -20 #4a1f4f .85'),
    );
    S.line('M-114 -20C-60 -6 60 -6 117 -28', CREAM, 4);
  });
}
