/** Animals of the bay and the sky over it. */
import { circ, n, rows } from '../../lib.mjs';
import { bar, taper } from '../../nature.mjs';
import { FOAM } from './palette.mjs';

/** Spinner dolphin out of the water, nose to the right; `turn` in degrees. */
export function dolphin(S, x, y, s, turn) {
  S.group(`transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${s / 100})"`, () => {
    const body =
      'M-66 26C-46 -10 -8 -34 32 -26C46 -23 54 -14 60 -10C70 -8 80 -6 88 -1C80 5 66 6 54 6C34 18 -2 18 -26 24C-42 28 -54 30 -62 36Z';
    const fins =
      'M14 -22C6 -44 -8 -56 -26 -60C-22 -44 -24 -30 -34 -4ZM-56 20C-74 10 -92 14 -102 24C-88 24 -80 28 -76 34C-84 44 -84 54 -78 64C-68 54 -58 44 -54 32Z';
    S.path(fins, '#1d2f5c');
    S.form(body, '#33548a', ...rows('-60 40 20 -10 #18224f .8, 70 -30 0 0 #cfe3e6 .7'));
    S.inside(body, () => S.path('M-66 40C-30 14 20 14 46 0C60 -2 76 0 92 -1V40Z', '#f3e6d2'));
    S.path('M24 6C20 24 8 34 -4 38C0 26 4 16 8 8Z', '#1d2f5c');
    S.path(circ(46, -8, 3.2), '#141433');
  });
}

/** Foam where an animal leaves the water; `w` is its width. */
export function splash(S, x, y, w) {
  S.path(bar(x, y + 4, w * 1.7, w * 0.16), FOAM, 'opacity=".9"');
  for (let i = -3; i <= 3; i++)
    S.path(
      taper(
        [
          [x + i * w * 0.13, y + 3],
          [x + i * w * 0.2, y - w * 0.2],
          [x + i * w * 0.27, y - w * (0.34 - Math.abs(i) * 0.07)],
        ],
        w * 0.09,
        1.5,
      ),
      FOAM,
    );
}

/** Green turtle seen from above, with its shadow on the bottom; `turn` in degrees. */
export function turtle(S, x, y, s, turn) {
  S.path(circ(x - s * 0.16, y + s * 0.5, s * 0.8, s * 0.34), '#0d5f86', 'opacity=".38"');
  S.group(`transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${s / 100})"`, () => {
    const limbs =
      'M52 -44C70 -96 116 -112 142 -106C120 -84 104 -52 74 -24ZM52 44C70 92 110 112 136 110C118 84 104 52 74 24ZM-56 -40C-80 -58 -104 -62 -118 -56C-104 -42 -88 -28 -66 -20ZM-56 40C-80 58 -104 62 -118 56C-104 42 -88 28 -66 20Z';
    S.form(limbs, '#3f7a5c', ...rows('-100 80 80 -60 #123f5a .8, 120 -80 40 20 #dfe08c .6'));
    S.form(
      'M74 -18C96 -24 122 -18 126 0C122 18 96 24 74 18Z',
      '#4d8560',
      ...rows('80 20 110 -20 #1d4f5c .8'),
    );
    const shell =
      'M-92 0C-88 -48 -34 -74 22 -70C66 -66 90 -34 92 0C90 34 66 66 22 70C-34 74 -88 48 -92 0Z';
    S.form(shell, '#8a7a3c', ...rows('-80 70 20 -10 #24405a .95, 70 -70 -20 20 #f6d982 .9'));
    S.inside(shell, () =>
      S.line(
        'M-48 0L-26 -26H4L26 0L4 26H-26ZM26 0L46 -26H80M26 0L46 26H80M4 -26L14 -80M4 26L14 80M-26 -26L-44 -70M-26 26L-44 70M-48 0H-100M46 -26L54 -70M46 26L54 70',
        '#e8cf86',
        3.4,
        'opacity=".75"',
      ),
    );
    S.path(circ(110, -11, 3.4), '#14243c');
  });
}

/** Frigatebird with its red pouch, wings spread; `turn` in degrees. */
export function frigate(S, x, y, s, turn) {
  S.group(`transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${s / 100})"`, () => {
    S.form(
      'M-10 0C-34 -34 -66 -46 -98 -40C-134 -32 -170 -6 -214 30C-176 14 -140 6 -108 6C-78 8 -52 20 -26 24L-70 70L-22 44L-30 92C-8 70 8 46 16 26C44 18 74 4 108 4C142 6 176 20 208 40C172 0 138 -30 104 -40C70 -46 38 -34 20 -6Z',
      '#221d3c',
      ...rows('200 -40 -20 40 #6d6a9a .6'),
    );
    S.path('M-8 2C-6 -18 8 -24 18 -16C26 -10 28 2 22 12Z', '#221d3c');
    S.path('M18 -14C34 -18 50 -12 62 0C64 6 60 8 56 4C46 0 34 2 20 2Z', '#e9d9c0');
    S.path(circ(16, 8, 10, 12), '#e0392f');
  });
}
