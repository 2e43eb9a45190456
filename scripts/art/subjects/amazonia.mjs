/**
 * Cast of the Amazon: riverboat, canoe, macaws, river dolphins and the samaúma.
 */
import { asOne, circ, lerp, mix, n, P, rect, rows } from '../lib.mjs';
import { bar, taper } from '../nature.mjs';
import { DEEP, TRIM } from './teatro-amazonas.mjs';

/** Gaiola: two open decks with hammocks, heading left; (x, y) is the water line amidships. */
export function gaiola(S, x, y, s) {
  S.path(bar(x, y + 9, s * 1.16, s * 0.035), '#0c2029', 'opacity=".6"');
  S.group(`transform="translate(${n(x)} ${n(y)}) scale(${n(s) / 400})"`, () => {
    for (const [dy, a, b] of rows('-84 -150 172, -152 -128 160')) {
      S.form(rect(a, dy, b - a, 54), '#2f4a4a', [b, 0, a, 0, DEEP, 0.8]);
      const hues = ['#e8563a', '#f2b705', '#2f9a8f', '#f3d9b0', '#d9548a', '#2456a6'];
      for (let i = 0; i < 7; i++) {
        const hx = a + 20 + (i * (b - a - 30)) / 7;
        S.path(
          P`M${hx} ${dy + 8}Q${hx + 17} ${dy + 46} ${hx + 36} ${dy + 8}Q${hx + 18} ${dy + 26} ${hx} ${dy + 8}Z`,
          hues[(i + (dy < -100 ? 3 : 0)) % 6],
        );
      }
      for (let i = 0; i <= 10; i++) S.line(P`M${lerp(a, b, i / 10)} ${dy - 2}v58`, TRIM, 4);
      S.path(rect(a - 4, dy + 36, b - a + 8, 4) + rect(a - 4, dy + 46, b - a + 8, 3), TRIM);
      S.form(rect(a - 14, dy - 10, b - a + 28, 13), TRIM, [b, 0, a, 0, '#c9a090', 0.7]);
    }
    S.form('M-128 -206h96v44h-104Z', TRIM, ...rows('-30 0 -120 0 #c9a090 .7'));
    S.path('M-124 -198h20v20h-22ZM-96 -198h18v20h-18ZM-70 -198h18v20h-18Z', '#2f5a66');
    S.form('M-146 -214h124v10h-128Z', '#d9482f');
    S.line('M40 -162v-60', '#5a3a35', 6);
    S.form('M72 -162v-58h34v58Z', '#d9482f', ...rows(`106 0 72 0 ${DEEP} .7`));
    S.path('M70 -226h38v14h-38Z', '#26333a');
    S.path('M42 -220q20 -9 40 0v24q-20 9 -40 0Z', '#1f7f6a');
    S.path('M49 -208l13 -9l13 9l-13 9Z', '#f2b705');
    S.form(
      'M-206 -38C-150 -24 120 -24 188 -34L176 12C120 20 -130 20 -168 10C-190 0 -200 -18 -206 -38Z',
      '#f4ead2',
      ...rows('0 20 0 -40 #a8705f .8'),
    );
    S.path(
      'M-196 -16C-120 -4 110 -4 182 -12L176 12C120 20 -130 20 -168 10C-182 4 -190 -6 -196 -16Z',
      '#1f6a62',
    );
    S.line('M-204 -32C-150 -18 120 -18 187 -28', '#d9482f', 5);
  });
  S.path(bar(x - s * 0.5, y + 4, s * 0.22, s * 0.02), TRIM);
  S.path(bar(x + s * 0.62, y + 8, s * 0.44, s * 0.016), TRIM, 'opacity=".7"');
}

/** Flying macaw seen from the side; `flip` -1 heads right. */
export function macaw(S, x, y, s, [c, wing, tip], flip = 1, tilt = 0) {
  S.group(
    `transform="translate(${n(x)} ${n(y)}) rotate(${tilt}) scale(${(n(s) / 100) * flip} ${n(s) / 100})"`,
    () => {
      S.path('M14 -16C40 -60 70 -84 112 -92C92 -64 70 -30 40 0Z', mix(wing, DEEP, 0.45));
      S.form('M36 -8C80 -2 132 10 186 34C140 30 84 26 30 14Z', c, [180, 30, 40, 0, tip, 0.95]);
      S.path('M60 6C100 12 136 22 168 40C126 34 90 26 54 16Z', tip);
      S.form(
        'M-52 -14C-40 -30 -16 -28 6 -22C30 -18 48 -8 52 4C40 18 6 20 -18 12C-34 6 -46 4 -52 -14Z',
        c,
        ...rows(`0 20 -10 -24 ${DEEP} .5`),
      );
      const w =
        'M-20 -8C-16 -52 6 -96 44 -126C48 -120 46 -112 44 -106C52 -110 58 -108 56 -98C62 -100 66 -94 62 -86C68 -84 68 -76 62 -68C56 -40 44 -14 26 2C8 8 -12 6 -20 -8Z';
      S.form(w, c);
      S.inside(w, () => {
        S.path('M-4 -70L90 -60L60 20L12 6C18 -20 14 -50 -4 -70Z', wing);
        S.path('M20 -110L90 -120L90 -20L40 10C46 -30 40 -80 20 -110Z', tip);
      });
      S.path('M-52 -24C-40 -38 -22 -34 -18 -20C-20 -8 -34 0 -46 -4C-56 -8 -58 -16 -52 -24Z', c);
      S.path('M-54 -22C-46 -28 -38 -24 -37 -16C-40 -8 -50 -6 -54 -10Z', TRIM);
      S.path('M-54 -22C-64 -20 -68 -8 -60 2C-58 -4 -54 -8 -50 -10Z', '#1c2226');
      S.path(circ(-44, -18, 2.2), '#1c2226');
    },
  );
}

/** Boto: a pink river dolphin arching out of the water, heading left. */
export function boto(S, x, y, s) {
  const at = (u, v) => `${n(x + u * s)} ${n(y + v * s)}`;
  for (const k of [1.5, 1.1])
    S.add(
      `<ellipse cx="${n(x + s * 0.06)}" cy="${n(y + s * 0.02)}" rx="${n(s * k)}" ry="${n(s * 0.16 * k)}" fill="none" stroke="#fff0c8" stroke-width="2.4" opacity=".8"/>`,
    );
  const d = P`M${at(0.66, 0.06)}C${at(0.56, -0.5)} ${at(0.1, -0.66)} ${at(-0.3, -0.5)}C${at(-0.44, -0.5)} ${at(-0.54, -0.4)} ${at(-0.56, -0.32)}C${at(-0.7, -0.24)} ${at(-0.84, -0.16)} ${at(-0.96, -0.04)}C${at(-0.86, -0.06)} ${at(-0.66, -0.14)} ${at(-0.52, -0.14)}C${at(-0.4, -0.06)} ${at(-0.3, 0.02)} ${at(-0.26, 0.08)}Z`;
  S.form(
    d,
    '#e8a09a',
    [x + s * 0.3, y + s * 0.1, x - s * 0.1, y - s * 0.5, '#8a4a5f', 0.8],
    [x - s, y - s * 0.6, x, y, '#ffe3d0', 0.6],
  );
  S.path(
    P`M${at(0.02, -0.57)}C${at(0.16, -0.68)} ${at(0.3, -0.7)} ${at(0.38, -0.66)}C${at(0.32, -0.56)} ${at(0.34, -0.48)} ${at(0.36, -0.42)}Z`,
    '#d98a8a',
  );
  S.path(
    P`M${at(-0.26, -0.1)}C${at(-0.2, 0.02)} ${at(-0.08, 0.1)} ${at(0.02, 0.1)}L${at(-0.06, -0.12)}Z`,
    '#c9787f',
  );
  S.path(circ(x - s * 0.46, y - s * 0.28, s * 0.025), DEEP);
  S.path(bar(x + s * 0.2, y + s * 0.07, s * 1.3, s * 0.07), '#fff0c8');
}

/** Paddler in a dug-out canoe with its reflection, heading right. */
function drawCanoe(S, x, y, s) {
  S.path(bar(x, y + s * 0.16, s * 1.25, s * 0.08), '#7a4a36', 'opacity=".7"');
  S.path(bar(x + s * 0.02, y + s * 0.34, s * 0.3, s * 0.05), '#7a4a36', 'opacity=".5"');
  S.line(P`M${x + s * 0.06} ${y - s * 0.34}L${x + s * 0.36} ${y + s * 0.16}`, '#5a3226', s * 0.03);
  S.path(bar(x + s * 0.37, y + s * 0.16, s * 0.1, s * 0.05), '#5a3226');
  S.form(
    taper(
      [
        [x - s * 0.06, y],
        [x - s * 0.05, y - s * 0.2],
        [x - s * 0.02, y - s * 0.36],
      ],
      s * 0.16,
      s * 0.19,
    ),
    '#2f8f8a',
    [x + s * 0.08, y, x - s * 0.1, y, DEEP, 0.7],
  );
  S.line(P`M${x} ${y - s * 0.34}L${x + s * 0.12} ${y - s * 0.2}`, '#7a4530', s * 0.05);
  S.path(circ(x, y - s * 0.46, s * 0.07), '#7a4530');
  S.path(
    P`M${x - s * 0.14} ${y - s * 0.47}Q${x} ${y - s * 0.54} ${x + s * 0.16} ${y - s * 0.46}L${x + s * 0.07} ${y - s * 0.5}Q${x} ${y - s * 0.64} ${x - s * 0.06} ${y - s * 0.51}Z`,
    '#f2d08a',
  );
  S.form(
    P`M${x - s * 0.6} ${y - s * 0.08}C${x - s * 0.3} ${y + s * 0.02} ${x + s * 0.3} ${y + s * 0.02} ${x + s * 0.62} ${y - s * 0.1}C${x + s * 0.46} ${y + s * 0.12} ${x + s * 0.3} ${y + s * 0.15} ${x} ${y + s * 0.15}C${x - s * 0.34} ${y + s * 0.15} ${x - s * 0.5} ${y + s * 0.08} ${x - s * 0.6} ${y - s * 0.08}Z`,
    '#8a4a36',
    [x + s * 0.5, y + s * 0.1, x - s * 0.1, y - s * 0.1, DEEP, 0.85],
  );
}

export const canoe = asOne(3, drawCanoe);

/** Samaúma: a pale giant with buttress roots and a parasol crown above the frame. */
export function samauma(S, x, y, h) {
  const bark = '#b8a184',
    w = h * 0.1;
  const trunk = P`M${x - w * 2.6} ${y + 20}C${x - w * 1.1} ${y - h * 0.06} ${x - w * 0.75} ${y - h * 0.2} ${x - w * 0.56} ${y - h * 0.34}L${x - w * 0.4} ${y - h * 0.8}L${x - w * 0.2} ${y - h}H${x + w * 0.2}L${x + w * 0.4} ${y - h * 0.8}L${x + w * 0.52} ${y - h * 0.34}C${x + w * 0.8} ${y - h * 0.18} ${x + w * 1.3} ${y - h * 0.06} ${x + w * 2.8} ${y + 20}Z`;
  for (const [dx, dy, k] of rows(
    '2.2 -1.06 .5, -2.4 -1.02 .5, 3.9 -.99 .36, .9 -1.12 .5, -.8 -1.1 .5',
  ))
    S.path(
      taper(
        [
          [x + Math.sign(dx) * w * 0.15, y - h * 0.76],
          [x + dx * w * 0.42, y - h * 0.86],
          [x + dx * w, y + dy * h],
        ],
        w * k,
        w * 0.2,
      ),
      '#8f7a66',
    );
  S.form(
    trunk,
    bark,
    [x + w * 1.6, 0, x - w * 0.4, 0, DEEP, 0.9],
    [x - w, 0, x, 0, '#fff0c8', 0.6],
    [0, y, 0, y - h * 0.3, DEEP, 0.6],
  );
  for (const [a, b, up] of rows('-1.9 -.34 .3, -1.1 -.16 .42, .1 .06 .26, 1.0 .2 .5, 2.0 .36 .34'))
    S.line(
      P`M${x + a * w} ${y + 14}C${x + a * w * 0.5} ${y - h * 0.06} ${x + b * w} ${y - h * up * 0.5} ${x + b * w} ${y - h * up}`,
      '#5f5248',
      4,
      'opacity=".6"',
    );
}
