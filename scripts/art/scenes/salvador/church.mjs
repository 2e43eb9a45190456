/** Nossa Senhora do Rosário dos Pretos: blue front, two towers with tiled bulbs. */
import { circ, P, rect, rows } from '../../lib.mjs';
import { CREAM, NAVY, PLUM } from './palette.mjs';

const BLUE = '#3f8fcb';

/** Tower of the Rosário: blue shaft, belfry, tiled bulb with pinnacles. */
function tower(S, x) {
  S.form(
    rect(x - 46, -352, 92, 356),
    BLUE,
    ...rows(P`${x + 46} 0 ${x - 20} -200 ${NAVY} .85, ${x - 46} -340 ${x + 20} -200 #cdeef0 .7`),
  );
  for (const k of [-46, 34])
    S.form(rect(x + k, -352, 12, 356), CREAM, ...rows(P`${x + k + 12} 0 ${x + k} 0 #b08aa8 .5`));
  for (const y of [-352, -240, -118])
    S.form(rect(x - 54, y, 108, 13), CREAM, ...rows(P`${x + 54} ${y} ${x - 20} ${y} #b08aa8 .7`));
  S.path(P`M${x - 24} -252V-300A24 24 0 0 1 ${x + 24} -300V-252Z`, CREAM);
  S.path(P`M${x - 17} -252V-299A17 17 0 0 1 ${x + 17} -299V-252Z`, NAVY);
  S.path(P`M${x - 11} -270C${x - 9} -296 ${x + 9} -296 ${x + 11} -270Z`, '#f2c25a');
  S.path(P`M${x - 16} -146V-188Q${x} -204 ${x + 16} -188V-146Z`, CREAM);
  S.path(P`M${x - 10} -150V-185Q${x} -196 ${x + 10} -185V-150Z`, NAVY);
  const bulb = P`M${x - 50} -352C${x - 46} -382 ${x - 22} -384 ${x - 24} -410C${x - 26} -440 ${x - 12} -452 ${x} -470C${x + 12} -452 ${x + 26} -440 ${x + 24} -410C${x + 22} -384 ${x + 46} -382 ${x + 50} -352Z`;
  S.form(bulb, '#f6e2b8', ...rows(P`${x + 46} -360 ${x - 16} -410 #7a5a8a .9`));
  S.inside(bulb, () => {
    for (let k = 0; k < 60; k++)
      S.path(
        P`M${x - 48 + (k % 8) * 14} ${-352 - Math.floor(k / 8) * 16}L${x - 41 + (k % 8) * 14} ${-360 - Math.floor(k / 8) * 16}L${x - 34 + (k % 8) * 14} ${-352 - Math.floor(k / 8) * 16}L${x - 41 + (k % 8) * 14} ${-344 - Math.floor(k / 8) * 16}Z`,
        '#2f7fae',
        'opacity=".55"',
      );
  });
  S.path(
    P`M${x - 2.5} -468V-496H${x - 9}V-502H${x - 2.5}V-512H${x + 2.5}V-502H${x + 9}V-496H${x + 2.5}V-468Z`,
    '#7a4a5a',
  );
  for (const k of [-48, 48]) S.path(P`M${x + k - 5} -352L${x + k} -386L${x + k + 5} -352Z`, CREAM);
}

/** Front of the church at scale k; (x, y) is the middle of its threshold. */
export function church(S, x, y, k) {
  S.group(`transform="translate(${x} ${y}) scale(${k})"`, () => {
    for (const s of [-130, 130]) tower(S, s);
    S.form(
      'M-86 4V-236H86V4Z',
      BLUE,
      ...rows('90 0 -30 -140 #1d3f78 .75, -86 -230 30 -120 #cdeef0 .7'),
    );
    const gable =
      'M-86 -236C-78 -262 -58 -258 -54 -288C-50 -312 -26 -312 -20 -332C-12 -350 12 -350 20 -332C26 -312 50 -312 54 -288C58 -258 78 -262 86 -236Z';
    S.form(gable, BLUE, ...rows('86 -240 -30 -320 #1d3f78 .75, -60 -300 20 -260 #cdeef0 .6'));
    S.line(gable.slice(0, -1), CREAM, 9);
    S.path('M-3 -346V-378H-12V-386H-3V-398H3V-386H12V-378H3V-346Z', '#7a4a5a');
    S.path(circ(0, -284, 17), CREAM);
    S.path(circ(0, -284, 11), NAVY);
    for (const py of [-242, -122])
      S.form(rect(-92, py, 184, 12), CREAM, ...rows(P`92 ${py} -20 ${py} #b08aa8 .6`));
    for (const [px, py, w, h] of rows(
      '-58 -140 17 62, 0 -140 17 62, 58 -140 17 62, -58 4 21 78, 0 4 25 92, 58 4 21 78',
    )) {
      S.path(
        P`M${px - w - 6} ${py}V${py - h}Q${px} ${py - h - 28} ${px + w + 6} ${py - h}V${py}Z`,
        CREAM,
      );
      S.form(
        P`M${px - w} ${py}V${py - h + 4}Q${px} ${py - h - 16} ${px + w} ${py - h + 4}V${py}Z`,
        py > 0 ? '#2f6b4f' : NAVY,
        ...rows(P`${px + w} ${py} ${px - w} ${py - h} ${PLUM} .7`),
      );
      S.line(P`M${px} ${py - h}V${py}`, '#bfe0e8', 1.6, 'opacity=".6"');
    }
    S.path('M-190 4H190L204 20H-204Z', '#e9c9a4');
    S.path('M-204 20H204V28H-204Z', '#a9707a');
  });
}
