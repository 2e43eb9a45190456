/** People on the slope. */
import { circ, n, P, rect, rows } from '../../lib.mjs';
import { CREAM, PLUM } from './palette.mjs';

/** Baiana in white lace, a tray of sweets beside her; (x, y) is the hem, `s` her height. */
export function baiana(S, x, y, s) {
  const [skin, sk2] = ['#6b3f2a', '#3f2230'];
  S.path(
    P`M${x} ${y - 6}L${x + s * 0.95} ${y + s * 0.16}L${x + s * 0.6} ${y + s * 0.22}L${x - s * 0.2} ${y + 4}Z`,
    PLUM,
    'opacity=".35"',
  );
  S.group(`transform="translate(${x} ${y}) scale(${n(s) / 300})"`, () => {
    const skirt =
      'M-28 -158C-56 -120 -96 -66 -112 -12C-60 10 60 10 112 -12C96 -66 56 -120 28 -158Z';
    S.form(skirt, CREAM, ...rows('112 0 -10 -90 #b07fa0 .8, -100 -40 0 -60 #fffdf6 .7'));
    for (const [d, w] of [
      ['M-104 -34C-50 -14 50 -14 104 -34', 4],
      ['M-112 -14C-60 6 60 6 112 -14', 7],
      ['M-84 -76C-40 -58 40 -58 84 -76', 2.4],
    ])
      S.line(d, '#e3c3cf', w, 'stroke-dasharray="7 6"');
    S.line(
      'M-14 -150C-26 -100 -40 -50 -46 -6M14 -150C26 -100 44 -50 54 -6M0 -150V-2',
      '#d9b4c4',
      2.4,
      'opacity=".8"',
    );
    // arms, blouse, striped cloth of the coast
    S.line('M36 -206C58 -190 62 -168 34 -150', skin, 17);
    S.line('M-36 -206C-62 -186 -66 -160 -44 -140', skin, 17);
    S.path(circ(-40, -140, 11) + circ(38, -152, 9), skin);
    S.form(
      'M-46 -222C-30 -234 30 -234 46 -222C58 -206 60 -196 52 -186L34 -192C34 -176 32 -164 32 -154H-32C-32 -164 -34 -176 -34 -192L-52 -186C-60 -196 -58 -206 -46 -222Z',
      CREAM,
      ...rows('52 -160 -10 -200 #b07fa0 .75'),
    );
    S.path('M-24 -230C-18 -208 18 -208 24 -230Z', skin);
    S.form(
      'M-48 -220C-30 -200 14 -180 34 -158L26 -142C0 -164 -36 -184 -54 -196Z',
      '#f2b705',
      ...rows('30 -150 -30 -210 #c9671a .8'),
    );
    S.line('M-50 -208C-30 -192 10 -172 30 -150', '#c8452f', 3.4);
    S.line('M-20 -226C-16 -196 16 -196 20 -226', '#c8452f', 4.6);
    S.line('M-26 -226C-22 -184 22 -184 26 -226', '#2f7fc0', 4.6);
    // head and turban
    S.path(rect(-9, -244, 18, 20), sk2);
    S.form(
      'M-25 -268C-25 -300 25 -300 25 -268C25 -246 14 -232 0 -232C-14 -232 -25 -246 -25 -268Z',
      skin,
      ...rows('26 -240 -6 -264 #3a1c26 .8, -24 -280 6 -262 #b0703f .7'),
    );
    S.form(
      'M-30 -272C-40 -304 -18 -328 6 -324C34 -324 42 -296 30 -272C14 -286 -14 -286 -30 -272Z',
      CREAM,
      ...rows('34 -276 -8 -306 #b07fa0 .8'),
    );
    S.form(
      'M20 -312C34 -332 52 -326 50 -312C48 -302 34 -300 24 -302Z',
      CREAM,
      ...rows('50 -304 26 -316 #b07fa0 .8'),
    );
    S.line('M-26 -286C-6 -300 16 -300 30 -284M-18 -304C0 -314 18 -312 30 -300', '#d9b4c4', 2.4);
    S.path(circ(-26, -252, 4.6) + circ(26, -252, 4.6), '#f2b705');
    for (const e of [-10, 9]) {
      S.path(circ(e, -264, 3.2, 4), '#1c0f16');
      S.line(`M${e - 6} -273q6 -4 12 0`, '#1c0f16', 2.4);
    }
    S.line('M0 -262q5 8 -2 10', sk2, 2.4);
    S.path('M-10 -248Q0 -242 10 -248Q6 -236 0 -236Q-6 -236 -10 -248Z', '#fff6e4');
    S.line('M-10 -248Q0 -236 10 -248', '#8a2530', 2.4);
    for (const c of [-15, 15]) S.glow(c, -253, 8, '#c04a3a', 0.5);
  });
}

/** Capoeira player with his berimbau. */
export function berimbau(S, x, y, s) {
  const skin = '#7a4630';
  S.path(
    P`M${x} ${y - 4}L${x + s * 0.9} ${y + s * 0.2}L${x + s * 0.7} ${y + s * 0.22}L${x - 8} ${y + 2}Z`,
    PLUM,
    'opacity=".35"',
  );
  S.group(`transform="translate(${x} ${y}) scale(${n(s) / 200})"`, () => {
    S.form(
      'M-24 -104H24C30 -70 30 -30 34 -2H10L0 -76L-12 -2H-36C-32 -40 -30 -70 -24 -104Z',
      CREAM,
      ...rows('34 0 -16 -70 #b07fa0 .8'),
    );
    S.path('M-38 -4H-12V4H-42ZM8 -4H36L40 4H8Z', skin);
    S.form(
      'M-28 -160C-12 -168 12 -168 28 -160C32 -140 28 -120 25 -100H-25C-28 -120 -32 -140 -28 -160Z',
      '#2f7a72',
      ...rows('28 -100 -16 -150 #17324f .8'),
    );
    S.line('M-22 -104C0 -98 10 -98 24 -104L34 -78', '#e8563a', 6);
    S.line('M26 -154C48 -140 54 -126 46 -112', skin, 13);
    S.line('M-26 -154C-46 -138 -44 -118 -26 -112', skin, 13);
    S.line('M-58 -6C-84 -90 -70 -190 -18 -248', '#7a3f2a', 5);
    S.line('M-58 -6L-18 -248', '#f3dcae', 1.6);
    S.form(circ(-38, -104, 19, 18), '#c98a3a', ...rows('-20 -90 -50 -116 #6b2f2a .85'));
    S.line('M46 -112L14 -126', '#5a2f2a', 3);
    S.path(rect(-8, -176, 16, 16), '#4f2a22');
    S.form(
      circ(0, -190, 20, 22),
      skin,
      ...rows('20 -172 -8 -196 #3a1c26 .75, -18 -204 4 -188 #b0703f .6'),
    );
    S.path('M-21 -190C-26 -218 26 -218 21 -190C14 -204 -14 -204 -21 -190Z', '#221418');
    S.path(circ(-8, -188, 2.6, 3.2) + circ(8, -188, 2.6, 3.2), '#1c0f16');
    S.path('M-8 -178Q0 -173 8 -178Q4 -169 0 -169Q-4 -169 -8 -178Z', CREAM);
  });
}

/** Passer-by seen from behind. */
export function passer(S, x, y, s, c, c2) {
  S.path(P`M${x} ${y - 2}l${s * 0.8} ${s * 0.18}l${-s * 0.1} ${s * 0.05}Z`, PLUM, 'opacity=".35"');
  S.group(`transform="translate(${x} ${y}) scale(${s / 100})"`, () => {
    S.path('M-10 -48L-12 0H-4L0 -36L6 0H14L10 -48Z', c2);
    S.form(
      'M-14 -76C-6 -82 6 -82 14 -76C16 -62 13 -50 12 -42H-12C-13 -50 -16 -62 -14 -76Z',
      c,
      ...rows('14 -44 -8 -66 #4a2350 .7'),
    );
    S.line('M-13 -72L-19 -48M13 -72L19 -48', '#6b3f2a', 6);
    S.path('M-4 -84H4V-74H-4Z', '#6b3f2a');
    S.path(circ(0, -90, 10, 11), '#221418');
  });
}
