/**
 * Ouro Preto: a baroque church with round towers over roofs that tumble down the hill, the leaning
 * tooth of Pico do Itacolomi behind, mist still in the valleys. Early light from the right.
 */
import { asOne, canopy, circ, fbm, P, ridge, rng, rows, Scene } from '../lib.mjs';
import { bar, bush, ipe } from '../nature.mjs';
import { church } from './ouropreto/church.mjs';
import { street } from './ouropreto/houses.mjs';
import { SHADE } from './ouropreto/palette.mjs';

const MIST = '#fbeed2';

function sky(S) {
  S.sky(rows('0 #7fb0a6, .16 #a9cbb2, .32 #e3dfae, .46 #fce5b4, .6 #fff0d2, 1 #fff0d2'));
  S.glow(1420, 240, 760, '#fff2c4', 0.9);
  for (const [x, y, w, h, c, a] of rows(
    '300 150 520 11 #fff4d8 .7, 120 214 340 8 #fff4d8 .55, 1330 130 460 9 #fffaf0 .8, 640 96 380 7 #dfe6c0 .7, 1460 300 380 8 #fffaf0 .8',
  ))
    S.path(bar(x, y, w, h), c, `opacity="${a}"`);
}

/** Bank of mist: flat lens-shaped layers under a soft airbrushed veil. */
function mist(S, y, h, list) {
  for (const [x, w, t, a] of rows(list)) S.path(bar(x, y + t, w, h * 0.5), MIST, `opacity="${a}"`);
  S.sh(
    `<rect x="-10" y="${y - h}" width="1620" height="${2 * h}" fill="${S.lin(0, y - h, 0, y + h, rows(`0 ${MIST} 0, .55 ${MIST} .85, 1 ${MIST} 0`))}"/>`,
  );
}

function mountains(S) {
  const f = fbm(rng(3));
  const g = fbm(rng(14));
  const bump = (x, c, w) => Math.exp(-(((x - c) / w) ** 2));
  S.form(
    ridge((x) => 470 - 70 * bump(x, 260, 260) - 60 * bump(x, 1500, 240) + 12 * f(x / 80), {
      floor: 640,
    }),
    '#b9cdb0',
    ...rows('0 540 0 400 #fbeed2 .85'),
  );
  // Itacolomi: the big rock leans over its "child"
  const peak =
    'M520 520C600 486 660 440 720 404C770 376 806 366 836 344C850 332 856 300 866 262C874 232 884 214 898 212C914 210 930 226 942 248C950 262 958 282 962 304C972 296 980 290 990 294C1002 300 1006 320 1016 334C1050 352 1090 372 1136 400C1200 438 1260 480 1340 520V640H520Z';
  S.group('transform="translate(78 -16)"', () => {
    S.form(
      peak,
      '#7f9f95',
      ...rows('600 520 860 330 #557f86 .8, 1180 330 960 420 #f6e2a8 .85, 0 600 0 440 #fbeed2 .8'),
    );
    S.inside(peak, () => {
      for (const [d, w] of [
        ['M884 228C880 280 884 320 872 372', 7],
        ['M908 222C912 280 908 330 920 380', 5],
        ['M934 250C938 290 934 330 946 372', 5],
        ['M984 300C986 320 982 340 988 366', 4],
        ['M840 350C820 380 780 400 760 430', 5],
      ])
        S.line(d, '#557f86', w, 'opacity=".5"');
      S.path(
        'M918 216C936 232 952 270 960 304C948 300 936 262 918 216Z',
        '#fbe3b4',
        'opacity=".7"',
      );
    });
  });
  mist(S, 500, 60, '420 620 10 .6, 1120 700 -6 .6, 780 500 26 .5');
  S.form(
    canopy(
      rng(5),
      (x) =>
        510 -
        66 * bump(x, 140, 240) -
        50 * bump(x, 1010, 200) -
        40 * bump(x, 560, 130) +
        10 * g(x / 60),
      { lo: 10, hi: 22, floor: 700 },
    ),
    '#6f9a78',
    ...rows('0 620 0 470 #f3e6b8 .85, 0 480 500 560 #4a7f78 .6'),
  );
  mist(S, 574, 50, '300 700 0 .7, 960 620 12 .6, 700 460 -14 .5');
}

function drawPerson(S, x, y, s, { c, skirt, skin = '#7a4630', hat, load }) {
  S.path(
    P`M${x + 2} ${y - 2}l${-s * 0.7} ${s * 0.2}l${-s * 0.1} ${-s * 0.05}l${s * 0.6} ${-s * 0.2}Z`,
    SHADE,
    'opacity=".5"',
  );
  S.group(P`transform="translate(${x} ${y}) scale(${s / 100})"`, () => {
    S.path('M-9 -30H-2V0H-10ZM2 -30H9L11 0H3Z', skin);
    S.form(
      skirt ? 'M-12 -56L-22 -10C-8 -4 8 -4 22 -10L12 -56Z' : 'M-13 -46H13L12 -6H3L0 -34L-3 -6H-12Z',
      skirt ?? '#3f4a6a',
      ...rows('-20 -10 14 -40 #2b1c33 .7'),
    );
    S.form(
      'M-13 -76C-16 -62 -14 -52 -13 -44H13C14 -52 16 -62 13 -76C6 -82 -6 -82 -13 -76Z',
      c,
      ...rows('-14 -46 10 -64 #4a2a3a .7'),
    );
    S.line(
      load ? 'M-12 -72L-22 -90L-14 -108M12 -72L20 -52' : 'M-12 -72L-19 -48M12 -72L19 -48',
      skin,
      6,
    );
    S.path(circ(0, -90, 10, 12), skin);
    S.path('M-11 -90C-12 -106 12 -106 11 -90C8 -98 -8 -98 -11 -90Z', '#261a20');
    S.path(`${circ(-3.4, -90, 1.5)}${circ(4.2, -90, 1.5)}`, '#1c1016');
    S.line('M-3 -83.500q3.500 3 7 0', '#f7d9c0', 1.6);
    if (hat)
      S.path(
        'M-19 -97C-8 -101 8 -101 19 -97C8 -93 -8 -93 -19 -97ZM-10 -98C-10 -112 10 -112 10 -98Z',
        hat,
      );
    if (load) {
      S.form('M-24 -104H24L17 -120H-17Z', '#c98a4a', ...rows('-24 -104 10 -118 #6b3a2c .8'));
      for (const [fx, c2] of rows('-10 #e8563a, 0 #f2b705, 10 #e8563a'))
        S.path(circ(fx, -121, 7), c2);
    }
  });
}

const person = asOne(3, drawPerson);

function draw() {
  const S = new Scene(101);
  sky(S);
  mountains(S);
  const g = fbm(rng(22));
  // right hill with the second church
  const right = (x) => 600 - 66 * Math.exp(-(((x - 1310) / 200) ** 2)) + 8 * g(x / 60);
  S.form(
    canopy(rng(8), right, { x0: 960, x1: 1630, lo: 14, hi: 30 }),
    '#5f8f5f',
    ...rows('980 720 1240 560 #2f6a68 .9, 1600 540 1300 660 #ecd98a .8'),
  );
  church(S, 1320, 548, 0.52, '#2f6f8f');
  street(S, (x) => right(x) + 62, 1010, 1600, 54, 31, { green: '#6a9a66' });
  street(S, (x) => right(x) + 120, 1040, 1620, 66, 33, { green: '#5f8f5f' });
  mist(S, 742, 34, '1240 520 0 .55, 1500 340 8 .5');
  street(S, (x) => 832 + 0.05 * (x - 1300), 1130, 1630, 88, 36);
  // left slope
  const left = (x) => 590 + 0.16 * x + 10 * g(x / 50 + 9);
  S.form(
    canopy(rng(9), left, { x0: -30, x1: 520, lo: 14, hi: 30, floor: 900 }),
    '#4f8458',
    ...rows('-20 800 200 600 #24575c .9, 480 620 240 720 #e3d283 .7'),
  );
  street(S, (x) => left(x) + 46, -30, 420, 72, 41);
  street(S, (x) => left(x) + 116, -50, 380, 86, 43);
  street(S, (x) => left(x) + 206, -50, 330, 104, 47);
  // main hill: church on its terrace, houses on both flanks
  const main = (x) => 690 + 0.0007 * (x - 700) ** 2;
  bush(S, 500, 690, 150, 90, '#3f7350', { seed: 3, lit: '#d9d27a', dark: '#1f4a4f' });
  bush(S, 902, 690, 150, 100, '#3f7350', { seed: 6, lit: '#e3d283', dark: '#1f4a4f' });
  S.form(
    canopy(rng(10), (x) => main(x) - 30 + 8 * g(x / 40), { lo: 16, hi: 34 }),
    '#4a7d52',
    ...rows('400 900 700 700 #234f55 .95, 1140 720 860 840 #e3d283 .7'),
  );
  church(S, 690, 690, 1.06, '#2f6b4f');
  street(S, (x) => main(x) + 78, 380, 1130, 92, 51, { skip: [590, 790] });
  // cobbled ladeira from the terrace to the bottom edge
  const road =
    'M636 716C660 752 720 776 704 822C688 868 600 900 590 1020H900C900 930 860 890 850 840C840 792 780 756 752 716Z';
  S.form(road, '#d6ae86', ...rows('560 960 800 860 #7a5260 .85, 900 760 720 820 #fff0cc .6'));
  S.inside(road, () => {
    const q = rng(6);
    for (let y = 724; y < 1010; y += 5 + (y - 720) * 0.035) {
      const w = 8 + (y - 716) * 0.08;
      for (let x = 560 + q.r(0, 20); x < 920; x += w * q.r(1.1, 1.4))
        S.line(P`M${x} ${y}q${w * 0.5} ${-w * 0.3} ${w} 0`, '#9a6c62', 1.6, 'opacity=".5"');
    }
  });
  street(S, (x) => main(x) + 188, 330, 640, 122, 63, { skip: [575, 700] });
  street(S, (x) => main(x) + 186, 850, 1300, 124, 66, { two: 0.7 });
  person(S, 742, 862, 92, { c: '#fff3dc', skirt: '#c4402f', load: true });
  person(S, 716, 770, 50, { c: '#2f6f8f', hat: '#e8c98a', skin: '#a3683f' });
  // near roofs and the ipê
  street(S, (x) => 1010 - 0.02 * x, -40, 330, 170, 71);
  street(S, (x) => 1000 + 0.02 * (x - 1000), 1010, 1620, 180, 78, { two: 0.6 });
  ipe(S, 562, 1008, 252, { seed: 5, trunk: '#4a2f3a', wide: 1.05 });
  return S;
}

/** Ouro Preto, Minas Gerais. */
export const ouropreto = {
  draw,
  portrait: [456, 0, 640, 1000],
  place: 'Ouro Preto, Minas Gerais',
  alt: 'Igreja barroca e telhados de Ouro Preto sob a névoa da manhã, com o Pico do Itacolomi ao fundo.',
  scrim: '#2b2338',
};
