import { blob, canopy, rng, rows } from '../lib.mjs';
import { bar, leaf } from '../nature.mjs';

/** Headland, rocks and garden of the near left corner; `f` is the noise of the scene. */
export function nearShore(S, f) {
  S.form(
    canopy(rng(41), (x) => 505 + 0.0018 * x * x + 10 * f(x / 50), {
      x0: -30,
      x1: 262,
      lo: 18,
      hi: 40,
      floor: 640,
    }),
    '#2b6a50',
    [260, 640, 40, 480, '#123f48', 0.95],
    [-20, 470, 160, 600, '#b9c765', 0.6],
  );
  for (const [x, y, w, h] of rows('200 648 130 46, 262 650 60 22, 120 656 120 40'))
    S.form(
      blob([
        [x - w / 2, y],
        [x - w * 0.36, y - h * 0.8],
        [x - w * 0.05, y - h],
        [x + w * 0.32, y - h * 0.7],
        [x + w / 2, y],
        [x, y + 5],
      ]),
      '#8d6b58',
      [x + w / 2, y, x - w * 0.2, y - h, '#3a2f3c', 0.95],
      [x - w / 2, y - h, x, y, '#f3d3a0', 0.6],
    );
  S.path(bar(170, 662, 330, 9), '#fffaf0', 'opacity=".8"');
  // foreground garden: agave, leaves
  S.form(
    canopy(rng(43), (x) => 866 + 0.00062 * (x + 40) ** 2, { x0: -30, x1: 520, lo: 26, hi: 52 }),
    '#1d5146',
    [520, 1000, 120, 850, '#0d2c36', 0.95],
  );
  for (const [x, y, l, a] of rows(
    '70 1010 330 -1.92, 120 1010 380 -1.62, 160 1010 350 -1.32, 190 1010 300 -1.02, 40 1010 260 -2.25, 210 1010 240 -.76',
  ))
    leaf(S, x, y, l, a, {
      w: 0.2,
      c: '#2d7a5c',
      lit: '#c8d678',
      rib: '#9fc98a',
      bend: a < -1.57 ? -0.12 : 0.12,
    });
  for (const [x, y, l, a] of rows(
    '330 1020 210 -2.1, 350 1020 250 -1.55, 380 1020 210 -1.0, 410 1020 160 -.6',
  ))
    leaf(S, x, y, l, a, { w: 0.34, c: '#1f5f4d', lit: '#8fb765', notches: 0 });
}
