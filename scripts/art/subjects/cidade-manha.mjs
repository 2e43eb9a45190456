import { circ, fbm, rect, ridge, rng, rows } from '../lib.mjs';
import { ipe, palm } from '../nature.mjs';

/** Morning city beyond the glass: towers, a park and an ipê. */
export function city(S) {
  const f = fbm(rng(3));
  S.path(rect(-10, 70, 1000, 560), '#fbe6bf');
  S.sh(
    `<rect x="-10" y="70" width="1000" height="560" fill="${S.lin(0, 70, 0, 420, rows('0 #79b8c2, 1 #fdeac4'))}"/>`,
  );
  S.form(circ(250, 210, 62), '#fff8e2', [250, 280, 250, 170, '#f6b870', 0.7]);
  S.form(
    ridge((x) => 430 + 24 * f(x / 120), { x0: -20, x1: 1000, floor: 640 }),
    '#b9c9b8',
    [0, 520, 0, 410, '#fdeac4', 0.8],
  );
  for (const [seed, c, lo, hi, lit] of rows('5 #9dbcb8 90 250 #cfe0d2, 8 #5f9296 70 210 #a9c9c0')) {
    const r = rng(seed);
    for (let x = -20; x < 990; ) {
      const w = r.r(46, 92);
      const y = 590 - r.r(lo, hi);
      S.form(
        rect(x, y, w, 640 - y),
        c,
        [x + w, 640, x, y, '#2f6a78', 0.6],
        [x, y, x + w, y + 80, '#fdeac4', 0.5],
      );
      let d = '';
      for (let yy = y + 14; yy < 580; yy += 20)
        for (let xx = x + 9; xx < x + w - 12; xx += 16) d += rect(xx, yy, 8, 10);
      S.path(d, lit, 'opacity=".8"');
      x += w + r.r(0, 16);
    }
  }
  palm(S, 120, 660, 210, { lean: 14, c: '#2b6a5c', light: '#b9c765', seed: 4 });
  ipe(S, 348, 632, 240, { seed: 7 });
  palm(S, 820, 660, 180, { lean: -14, c: '#2b6a5c', light: '#b9c765', seed: 8 });
  for (const x of [-10, 320, 650, 985])
    S.form(rect(x - 9, 60, 18, 580), '#f6e6cc', [x + 9, 0, x - 9, 0, '#7a6a78', 0.6]);
  S.form(rect(-10, 56, 1010, 18), '#f6e6cc');
  S.form(rect(-10, 622, 1010, 20), '#f6e6cc', [0, 642, 0, 622, '#8a7a80', 0.7]);
}
