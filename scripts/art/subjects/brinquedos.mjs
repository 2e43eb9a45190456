import { fold } from '../furniture.mjs';
import { circ, P, rect, rows, rrect } from '../lib.mjs';
import { bar } from '../nature.mjs';

export function teddy(S, x, y, s) {
  const c = '#b5743f';
  const ball = (dx, dy, rx, ry = rx, col = c) =>
    S.form(circ(x + dx * s, y + dy * s, rx * s, ry * s), col, [
      x + (dx - rx) * s,
      y + (dy + ry) * s,
      x + (dx + rx * 0.3) * s,
      y + (dy - ry * 0.3) * s,
      '#5b2f2c',
      0.7,
    ]);
  for (const k of [-1, 1]) {
    ball(k * 0.34, -0.12, 0.2, 0.16);
    ball(k * 0.4, -0.56, 0.14, 0.22);
    ball(k * 0.26, -1.26, 0.14);
  }
  ball(0, -0.44, 0.38, 0.42);
  ball(0, -0.42, 0.24, 0.28, '#e3b27c');
  ball(0, -1.04, 0.33, 0.3);
  ball(0, -0.95, 0.17, 0.13, '#e3b27c');
  for (const k of [-1, 1]) S.path(circ(x + k * 0.13 * s, y - 1.1 * s, s * 0.034), '#2a171c');
  S.path(circ(x, y - 0.99 * s, s * 0.05, s * 0.036), '#2a171c');
  S.line(
    P`M${x - s * 0.07} ${y - s * 0.9}q${s * 0.07} ${s * 0.06} ${s * 0.14} 0`,
    '#2a171c',
    s * 0.026,
  );
  S.path(
    P`M${x} ${y - s * 0.76}l${-s * 0.2} ${-s * 0.09}v${s * 0.18}ZM${x} ${y - s * 0.76}l${s * 0.2} ${-s * 0.09}v${s * 0.18}Z`,
    '#e8563a',
  );
}

export function toys(S) {
  // wooden train
  S.path(bar(840, 992, 320, 12), '#5b3a34', 'opacity=".4"');
  for (const [x, c] of rows('730 #e8563a, 830 #f2b705, 920 #2f7a72')) {
    S.form(rrect(x, 940, 78, 38, 6), c, [x, 978, x + 78, 940, fold(c, 0.7), 0.7]);
    for (const k of [18, 60])
      S.form(circ(x + k, 982, 15), '#7a4634', [x + k - 14, 994, x + k + 4, 974, '#3a2028', 0.7]);
    for (const k of [18, 60]) S.path(circ(x + k, 982, 5), '#f2d49a');
  }
  S.form(rrect(730, 908, 34, 34, 4), '#d2402b', [730, 940, 764, 908, '#5b1f2a', 0.6]);
  S.path(rect(738, 916, 18, 14), '#fff3de');
  S.form(rect(784, 918, 14, 24), '#2f5f7a');
  for (const [dx, col] of rows('0 #fff3de, 26 #ffe0a6, 8 #f2b705'))
    S.form(circ(850 + dx, 930 - (dx === 8 ? 18 : 0), 14), col, [
      840 + dx,
      946,
      860 + dx,
      916,
      fold(col),
      0.6,
    ]);
  S.line('M808 966h22M908 966h12', '#7a4634', 5);
  // ball
  S.path(bar(1420, 984, 150, 12), '#5b3a34', 'opacity=".4"');
  S.path(circ(1410, 940, 44), '#fff6e6');
  S.inside(circ(1410, 940, 44), () => {
    for (const [k, c] of rows('0 #e8563a, 2 #f2b705, 4 #2f97a2'))
      S.path(
        P`M1402 930L${1410 + Math.cos(k * 1.05) * 90} ${940 + Math.sin(k * 1.05) * 90}L${1410 + Math.cos(k * 1.05 + 1.05) * 90} ${940 + Math.sin(k * 1.05 + 1.05) * 90}Z`,
        c,
      );
    S.sh(
      `<rect x="1360" y="890" width="100" height="100" fill="${S.lin(1372, 980, 1430, 910, rows('0 #5b2438 0.75, 1 #5b2438 0'))}"/>`,
    );
  });
  // letter blocks
  for (const [x, y, c] of rows('1500 936 #2f7a72, 1548 946 #e8563a, 1522 890 #f2b705')) {
    S.form(rrect(x, y, 48, 48, 5), c, [x, y + 48, x + 48, y, fold(c, 0.7), 0.7]);
    S.line(rrect(x + 7, y + 7, 34, 34, 3), '#fff6e6', 3.4);
  }
  S.form(circ(1524, 960, 8), '#fff6e6');
  S.path('M1572 962l10 16h-20Z', '#fff6e6');
  S.path('M1546 904l5 8l9 1l-7 7l2 9l-9 -5l-9 5l2 -9l-7 -7l9 -1Z', '#fff6e6');
}
