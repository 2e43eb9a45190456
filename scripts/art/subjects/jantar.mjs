import { fold } from '../furniture.mjs';
import { circ, P, rows } from '../lib.mjs';

/** A plate with what `draw` puts on it. */
export function plate(S, x, y, r, draw) {
  S.path(circ(x + 8, y + 8, r, r * 0.34), '#5b2438', 'opacity=".35"');
  S.form(circ(x, y, r, r * 0.34), '#fff8ec', [
    x + r,
    y + r * 0.3,
    x - r * 0.5,
    y - r * 0.2,
    fold('#fff8ec'),
    0.5,
  ]);
  S.line(circ(x, y, r * 0.86, r * 0.28), '#2f7a72', 3);
  draw?.();
}

/** A stemmed glass whose foot is at (x, y), holding `c`; on a white cloth the glass itself is darker. */
export function glass(S, x, y, c, pane = '#fff6e6') {
  S.path(
    P`M${x - 20} ${y - 82}Q${x - 24} ${y - 38} ${x - 3} ${y - 32}V${y - 4}H${x - 18}V${y}H${x + 18}V${y - 4}H${x + 3}V${y - 32}Q${x + 24} ${y - 38} ${x + 20} ${y - 82}Z`,
    pane,
    'opacity=".5"',
  );
  S.form(
    P`M${x - 20} ${y - 62}Q${x - 20} ${y - 38} ${x} ${y - 35}Q${x + 20} ${y - 38} ${x + 20} ${y - 62}Z`,
    c,
    [x + 20, y - 36, x - 16, y - 62, fold(c, 0.6), 0.6],
  );
}

/** A clay pot of moqueca. */
export function moqueca(S, x, y) {
  S.path(circ(x + 14, y + 30, 150, 34), '#5b2438', 'opacity=".4"');
  S.form(
    P`M${x - 140} ${y - 20}C${x - 136} ${y + 40} ${x - 80} ${y + 56} ${x} ${y + 56}C${x + 80} ${y + 56} ${x + 136} ${y + 40} ${x + 140} ${y - 20}Z`,
    '#33222a',
    [x + 140, y + 50, x - 80, y, '#120a14', 0.8],
    [x - 140, y - 20, x - 40, y + 30, '#8a6a6a', 0.4],
  );
  S.form(circ(x, y - 20, 140, 38), '#3f2a30');
  S.form(circ(x, y - 20, 122, 31), '#e8762a', [x + 120, y, x - 60, y - 40, '#a8341f', 0.6]);
  for (const [dx, dy, w, c] of rows(
    '-60 -24 34 #fff3de, 14 -32 36 #fff3de, 58 -14 30 #fff3de, -14 -8 30 #f6d9b0',
  ))
    S.form(circ(x + dx, y + dy, w, w * 0.36), c, [
      x + dx + w,
      y + dy + 8,
      x + dx,
      y + dy - 8,
      '#e8762a',
      0.6,
    ]);
  for (const [dx, dy, c] of rows(
    '-86 -14 #d2302b, -30 -38 #f2b705, 40 -38 #d2302b, 88 -26 #f2b705, 26 -10 #2f7a4a, -46 -6 #2f7a4a, -2 -24 #2f7a4a',
  ))
    S.line(P`M${x + dx - 12} ${y + dy}q12 -9 24 0`, c, 6);
}
