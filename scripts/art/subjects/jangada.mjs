/**
 * Fishing beach of Ceará: a jangada under sail and a fisherman.
 */
import { circ, n, P, rect, rows } from '../lib.mjs';
import { bar, taper } from '../nature.mjs';
import { PLUM } from './pedra-furada.mjs';

/** Jangada on the sand, sail set; (x, y) is the middle of the hull, `s` the hull length. */
export function jangada(S, x, y, s) {
  const at = (u, v) => `${n(x + u * s)} ${n(y + v * s)}`;
  S.path(bar(x + s * 0.1, y + s * 0.1, s * 1.5, s * 0.07), '#8a4a52', 'opacity=".6"');
  S.path(P`M${at(-0.1, 0.1)}L${at(0.5, 0.36)}L${at(0.12, 0.12)}Z`, '#8a4a52', 'opacity=".4"');
  S.path(
    P`M${at(-0.42, 0.12)}L${at(-0.3, 0.12)}L${at(-0.26, 0.06)}L${at(-0.46, 0.06)}ZM${at(0.2, 0.13)}L${at(0.34, 0.13)}L${at(0.36, 0.07)}L${at(0.18, 0.07)}Z`,
    PLUM,
  );
  S.line(P`M${at(-0.16, 0)}Q${at(-0.12, -0.7)} ${at(0.06, -1.34)}`, '#5a2f2f', s * 0.026);
  const cloth = P`M${at(0.07, -1.34)}C${at(-0.1, -0.86)} ${at(-0.15, -0.5)} ${at(-0.15, -0.12)}C${at(0.12, -0.2)} ${at(0.5, -0.2)} ${at(0.8, -0.3)}C${at(0.52, -0.62)} ${at(0.24, -1.0)} ${at(0.07, -1.34)}Z`;
  S.form(
    cloth,
    '#fff0d6',
    [x + s * 0.8, y - s * 0.2, x, y - s * 0.7, '#e8806a', 0.75],
    [x - s * 0.1, y - s, x + s * 0.2, y - s * 0.4, '#ffe0a0', 0.6],
  );
  S.inside(cloth, () => {
    S.form(
      P`M${at(-0.3, -0.5)}C${at(0.1, -0.56)} ${at(0.5, -0.52)} ${at(0.9, -0.6)}L${at(0.9, -0.42)}C${at(0.5, -0.36)} ${at(0.1, -0.4)} ${at(-0.3, -0.34)}Z`,
      '#f2b705',
      [x + s * 0.7, y, x, y - s * 0.5, '#c9622a', 0.7],
    );
    for (const u of [0.12, 0.36])
      S.line(P`M${at(0.06, -1.3)}L${at(u, -0.1)}`, '#d99a7a', 2, 'opacity=".6"');
  });
  S.line(
    P`M${at(-0.15, -0.12)}C${at(0.12, -0.2)} ${at(0.5, -0.2)} ${at(0.82, -0.3)}`,
    '#5a2f2f',
    s * 0.016,
  );
  S.line(P`M${at(0.8, -0.3)}L${at(0.46, -0.02)}`, '#5a2f2f', 2);
  S.form(
    P`M${at(-0.62, -0.07)}C${at(-0.4, 0)} ${at(0.3, 0)} ${at(0.6, -0.08)}L${at(0.52, 0.05)}C${at(0.3, 0.09)} ${at(-0.36, 0.09)} ${at(-0.5, 0.06)}Z`,
    '#2f7f7c',
    [x, y + s * 0.1, x, y - s * 0.06, PLUM, 0.9],
    [x - s * 0.6, y, x - s * 0.2, y, '#ffc98a', 0.6],
  );
  S.line(
    P`M${at(-0.61, -0.06)}C${at(-0.4, 0.005)} ${at(0.3, 0.005)} ${at(0.59, -0.07)}`,
    '#ffe0b0',
    s * 0.016,
  );
  S.line(
    P`M${at(0.34, -0.02)}v${-s * 0.13}M${at(0.46, -0.03)}v${-s * 0.12}M${at(0.32, -0.13)}L${at(0.48, -0.15)}`,
    '#5a2f2f',
    s * 0.018,
  );
  S.form(rect(x + s * 0.1, y - s * 0.1, s * 0.14, s * 0.09), '#c98a4a', [
    x + s * 0.24,
    y,
    x + s * 0.1,
    y,
    PLUM,
    0.7,
  ]);
}

/** Fisherman walking left with a pole of fish on his shoulder and a straw hat. */
export function fisherman(S, x, y, s) {
  const T = (p, a, b, c) =>
    S.path(
      taper(
        p.map(([u, v]) => [x + u * s, y + v * s]),
        a * s,
        b * s,
      ),
      c,
    );
  S.path(
    P`M${x} ${y}l${s * 0.02} ${s * 0.42}l${s * 0.16} 0l${-s * 0.06} ${-s * 0.42}Z`,
    '#8a4a52',
    'opacity=".5"',
  );
  T(rows('.04 -.46, .14 -.24, .22 -.01'), 0.13, 0.055, '#5a2a2c');
  T(rows('-.02 -.46, -.1 -.24, -.12 0'), 0.13, 0.055, '#7a3b30');
  T(rows('.05 -.5, .12 -.32'), 0.17, 0.13, '#1f5c66');
  T(rows('-.03 -.5, -.08 -.3'), 0.17, 0.13, '#2f7f7c');
  S.form(
    taper(
      [
        [x + s * 0.01, y - s * 0.46],
        [x, y - s * 0.64],
        [x - s * 0.03, y - s * 0.8],
      ],
      s * 0.19,
      s * 0.25,
    ),
    '#fff0d6',
    [x + s * 0.14, y, x - s * 0.1, y, '#b0565a', 0.85],
  );
  S.line(P`M${x - s * 0.42} ${y - s * 0.9}L${x + s * 0.5} ${y - s * 0.78}`, '#4a2430', s * 0.03);
  for (const [u, l] of rows('.32 .2, .42 .24, .48 .17'))
    S.form(
      P`M${x + u * s} ${y - s * 0.8}q${s * 0.07} ${l * s * 0.5} 0 ${l * s}l${s * 0.04} ${s * 0.06}h${-s * 0.08}l${s * 0.04} ${-s * 0.06}q${-s * 0.07} ${-l * s * 0.5} 0 ${-l * s}Z`,
      '#dfe0d2',
      [x + u * s + 8, y, x + u * s - 8, y, '#4f7f86', 0.8],
    );
  T(rows('-.09 -.76, -.2 -.66, -.24 -.86'), 0.08, 0.06, '#7a3b30');
  S.path(circ(x - s * 0.05, y - s * 0.9, s * 0.085), '#7a3b30');
  S.form(
    P`M${x - s * 0.24} ${y - s * 0.91}Q${x - s * 0.04} ${y - s * 0.99} ${x + s * 0.14} ${y - s * 0.92}L${x + s * 0.06} ${y - s * 0.95}Q${x - s * 0.03} ${y - s * 1.1} ${x - s * 0.13} ${y - s * 0.96}Z`,
    '#f0c878',
    [x + s * 0.14, y, x - s * 0.1, y, '#8a4a3a', 0.8],
  );
}
