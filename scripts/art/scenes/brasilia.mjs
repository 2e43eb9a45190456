/**
 * Brasília: the Congress on the Esplanada under an enormous sky, red earth and a flowering ipê.
 * Light: dry-season afternoon from the left; white concrete shades to cobalt.
 */
import { curve, fbm, poly, rect, ridge, rng, rows, Scene } from '../lib.mjs';
import { bar, birds, bush, glints, grass, ipe } from '../nature.mjs';
import {
  COBALT,
  congress,
  cumulus,
  grandIpe,
  ministries,
  WHITE,
  walker,
} from '../subjects/congresso.mjs';

const EARTH = '#c4522f';

function draw() {
  const S = new Scene(121),
    f = fbm(rng(2)),
    VY = 716,
    CX = 760;
  S.sky(rows('0 #1a4ba6, .22 #2a70c2, .46 #66addb, .64 #c4dfe0, .72 #fdeccb, 1 #fdeccb'));
  S.glow(-40, 260, 620, '#d6ecf0', 0.55);
  cumulus(S, 1180, 214, 640, 132, 3);
  cumulus(S, 300, 300, 520, 104, 8);
  cumulus(S, 1500, 398, 420, 74, 15);
  cumulus(S, 560, 392, 220, 40, 21);
  cumulus(S, 90, 452, 330, 50, 17);
  cumulus(S, 1130, 492, 280, 36, 25);
  cumulus(S, 470, 506, 240, 30, 29);
  cumulus(S, 1500, 546, 330, 30, 34);
  cumulus(S, 230, 570, 300, 24, 38);
  S.form(
    ridge((x) => 694 + 8 * f(x / 120), { floor: 760 }),
    '#8fb0b4',
    ...rows('0 730 0 680 #fdeccb .8'),
  );
  S.form(
    ridge((x) => 708 + 5 * f(x / 60 + 5), { floor: 770 }),
    '#5b8a84',
    ...rows(`1600 700 300 700 ${COBALT} .5`),
  );
  ministries(S, -1, CX + 20, VY);
  ministries(S, 1, CX + 20, VY);
  // lawn, then red earth
  S.form(
    rect(-10, 716, 1620, 300),
    '#6f9c4f',
    ...rows('1600 720 400 720 #2b6b62 .8, 0 720 700 760 #e6d670 .6'),
  );
  for (let i = 0; i < 5; i++)
    S.path(bar(800, 744 + i * 9 + i * i * 2, 1900, 2 + i), '#4f8a4f', 'opacity=".5"');
  congress(S, CX - 10, 744);
  // reflecting pool
  const pool = poly(rows('430 792, 1110 792, 1190 856, 350 856'));
  S.path(poly(rows('424 788, 1116 788, 1200 862, 340 862')), WHITE);
  S.path(pool, '#3f7fc0');
  S.inside(pool, () => {
    S.sh(
      `<rect x="340" y="790" width="860" height="70" fill="${S.lin(0, 790, 0, 860, rows(`0 #fdeccb .6, .4 #3f7fc0 0, 1 ${COBALT} .7`))}"/>`,
    );
    S.group(`transform="matrix(1 0 0 -.5 0 1166)" opacity=".5"`, () => {
      S.path(rect(710, 350, 48, 400), WHITE);
      S.path(rect(807, 350, 48, 400), WHITE);
      S.path(rect(378, 696, 790, 22), WHITE);
      S.path(`M504 696C520 636 642 636 658 696Z`, WHITE);
      S.path('M876 614H1100C1082 666 1058 690 1038 696H938C918 690 894 666 876 614Z', WHITE);
    });
    glints(S, {
      x: 760,
      spread: 420,
      y0: 796,
      y1: 854,
      c: '#d6ecf0',
      count: 34,
      seed: 3,
      w0: 40,
      w1: 150,
      th: 2,
      a: 0.7,
    });
  });
  const earth = `${curve(rows('-20 884, 260 868, 560 876, 900 890, 1260 874, 1620 884'))}L1620 1020L-20 1020Z`;
  S.form(earth, EARTH, ...rows('1600 940 500 880 #6b1f33 .9, 0 860 560 980 #f29a5a .75'));
  S.path(
    `${curve(rows('340 1020, 470 960, 640 918, 800 888, 860 874'))}L900 874C880 900 760 940 700 1020Z`,
    '#e68a55',
    'opacity=".75"',
  );
  for (const [x, y, s, c, l, k] of rows(
    '684 900 46 #f3d9b0 #2c3f7a, 716 906 48 #d94a3d #2b1a33 true, 938 900 42 #fff6e4 #3a2a4a, 800 956 74 #2f8f8a #fff0d8 true, 846 952 46 #f2b705 #3a2a4a, 1050 896 40 #3c6ea8 #2b1a33',
  ))
    walker(S, x, y, s, c, l, k);
  birds(S, 560, 410, 15, '#123f7a', rows('0 0, 44 18 .9, -40 22 .8'), 3.2);
  // ipês
  S.path(bar(1420, 936, 520, 16), '#5a1f33', 'opacity=".55"');
  S.path(bar(650, 950, 260, 9), '#5a1f33', 'opacity=".5"');
  ipe(S, 560, 946, 190, { seed: 4, trunk: '#4a2236', fall: true });
  grandIpe(S, 1400, 936, 520);
  grass(S, 1450, 1010, 460, 70, '#6b1f33', 5, 50, 0.15);
  grass(S, 90, 1010, 340, 60, '#8a2f33', 8, 40, 0.2);
  bush(S, 1600, 1010, 200, 90, '#3f6b4a', { seed: 3, lit: '#c9b85a', dark: COBALT });
  return S;
}

export const brasilia = {
  draw,
  portrait: [478, 0, 640, 1000],
  place: 'Brasília, Distrito Federal',
  alt: 'Ilustração de Brasília: as torres gêmeas, a cúpula e a cuia do Congresso Nacional sob o céu imenso do Planalto Central, com terra vermelha e um ipê-amarelo florido.',
  scrim: '#0e2052',
};
