import { blob, canopy, circ, fbm, lerp, P, poly, rect, ridge, rng, rows, Scene } from '../lib.mjs';
import { bar, bush, goat, grass, ipe, juazeiro, mandacaru, rosette, scrub } from '../nature.mjs';
import { walker } from '../people.mjs';

const GOATS = [
  [1230, 836, 82, 1, '#8a5238', true],
  [1420, 842, 92, -1, '#3a2a2c', false],
  [1566, 812, 60, -1, '#8a5238', true],
];

/** Loose stones, lit from the right like the rest. */
function stones(S, seed, count, y0, y1, lo, hi) {
  const q = rng(seed);
  for (let i = 0; i < count; i++) {
    const [x, y, w] = [q.r(-10, 1610), q.r(y0, y1), q.r(lo, hi)];
    const h = w * q.r(0.3, 0.5);
    S.form(
      blob([
        [x - w / 2, y],
        [x - w * 0.3, y - h * 0.8],
        [x + w * 0.1, y - h],
        [x + w / 2, y - h * 0.2],
        [x + w * 0.3, y + 3],
      ]),
      q.pick(['#c98a5f', '#b5745a', '#d9a878']),
      [x - w / 2, y, x + w * 0.3, y - h, '#6b2f33', 0.8],
    );
  }
}

/** Dry ground of the caatinga: cracked clay, stones and leafless scrub along the fields. */
function caatinga(S) {
  const q = rng(15);
  for (let i = 0; i < 46; i++) {
    const y = q.r(730, 900);
    const x = q.r(0, 1600);
    const w = lerp(34, 110, (y - 730) / 170) * q.r(0.7, 1.3);
    S.line(
      P`M${x - w} ${y}l${w * 0.5} ${q.r(-6, 6)}l${w * 0.4} ${q.r(2, 9)}l${w * 0.6} ${q.r(-8, 2)}M${x - w * 0.1} ${y + 4}l${q.r(-14, 20)} ${q.r(8, 16)}`,
      '#a8563a',
      lerp(1.4, 3, (y - 730) / 170),
      'opacity=".5"',
    );
  }
  stones(S, 8, 26, 728, 890, 8, 26);
  for (const [x, y, h] of rows(
    '90 726 90, 250 738 70, 1000 724 64, 1190 716 74, 1440 724 80, 1580 740 96',
  ))
    scrub(S, x, y, h, '#d9c3a4', x);
  // stick fence of the goat pen
  for (let x = 1010; x < 1600; x += 22)
    S.line(P`M${x} 738l${q.r(-4, 4)} ${-q.r(34, 50)}`, '#8a5a44', 5);
  S.line('M1000 718L1610 708M1000 730L1610 724', '#8a5a44', 4);
}

/** The family on its way home with water and schoolbooks. */
function family(S) {
  const common = { light: 1, shadow: '#7a3328' };
  walker(S, 812, 884, 190, {
    ...common,
    dir: -1,
    skin: 'parda',
    top: '#e8563a',
    bottom: '#2f5f6a',
    style: 'curto',
    beard: true,
  });
  S.form('M772 704C792 697 826 697 850 705C830 708 792 709 772 704Z', '#f3d6a0', [
    772,
    708,
    850,
    696,
    '#a8713a',
    0.6,
  ]);
  S.form('M791 703C793 680 829 680 833 703Z', '#f6dfae', [791, 703, 833, 684, '#a8713a', 0.6]);
  walker(S, 908, 892, 180, {
    ...common,
    dir: -1,
    skin: 'negra',
    top: '#fff0d6',
    bottom: '#2f7a72',
    skirt: true,
    style: 'coque',
    smile: 'leve',
    earring: '#f2b705',
  });
  // water can carried on her head
  S.form(
    'M886 716L882 672H934L930 716Q908 724 886 716Z',
    '#8fb5b5',
    [884, 716, 934, 676, '#2f5f6a', 0.7],
    [934, 672, 900, 700, '#fff3d6', 0.6],
  );
  S.path(circ(908, 672, 26, 6), '#d6ebe4');
  walker(S, 990, 896, 120, {
    ...common,
    dir: -1,
    skin: 'parda',
    top: '#f2b705',
    bottom: '#3a4a7a',
    style: 'marias',
    skirt: true,
  });
  S.form('M958 842l26 -4l3 24l-26 4Z', '#e8563a', [958, 866, 986, 840, '#7a1f2a', 0.6]);
}

function sertaoScene({ seed = 111 } = {}) {
  const S = new Scene(seed),
    f = fbm(rng(3)),
    g = fbm(rng(6));
  S.sky(rows('0 #e9703f, .22 #f4a055, .44 #fbd084, .6 #fff0c8, 1 #fff0c8'));
  for (const [R, a] of rows('460 .12, 340 .16, 235 .24'))
    S.add(`<circle cx="745" cy="380" r="${R}" fill="#fff6d8" opacity="${a}"/>`);
  S.form(circ(745, 380, 150), '#fff8e2', [0, 540, 0, 360, '#f9b455', 0.8]);
  for (const [x, y, w, h, a] of rows(
    '320 200 520 10 .8, 1340 190 420 9 .7, 700 300 400 7 .8, 250 380 340 7 .7',
  ))
    S.path(bar(x, y, w, h), '#fff0cf', `opacity="${a}"`);
  S.form(
    ridge(
      (x) =>
        618 -
        110 * Math.exp(-(((x - 300) / 190) ** 2)) -
        74 * Math.exp(-(((x - 640) / 200) ** 2)) -
        84 * Math.exp(-(((x - 1470) / 200) ** 2)) +
        10 * f(x / 60),
      { floor: 700, step: 12 },
    ),
    '#b98a62',
    [700, 660, 200, 480, '#7d6a55', 0.8],
    [1600, 500, 1000, 640, '#fbd084', 0.7],
  );
  S.form(
    ridge((x) => 634 + 12 * g(x / 90)),
    '#c2683f',
    [0, 800, 0, 620, '#f0a860', 0.8],
  );
  S.form(
    canopy(rng(4), (x) => 640 + 8 * f(x / 60), { lo: 10, hi: 26, floor: 690 }),
    '#6f8050',
    [0, 690, 0, 630, '#c9b060', 0.8],
  );
  S.form(
    ridge((x) => 690 + 20 * g(x / 190 + 4)),
    '#e09a55',
    [0, 1000, 400, 680, '#a5482f', 0.9],
    [1200, 640, 900, 900, '#ffdb8f', 0.7],
  );
  for (const [bx, w] of rows('60 150, 330 120, 1210 130, 1560 160'))
    bush(S, bx, 716, w, w * 0.3, '#7a8450', { seed: bx, lit: '#e0c96a', dark: '#4a5a44' });
  caatinga(S);
  // house and cistern
  S.path('M560 770L980 770L760 812L420 812Z', '#8a3f2c', 'opacity=".5"');
  S.form(rect(590, 612, 300, 158), '#fff6e2', [590, 770, 820, 620, '#c98d6a', 0.9]);
  S.form(
    poly(rows('560 618, 640 540, 850 540, 924 618')),
    '#c9512f',
    [560, 618, 840, 550, '#7a2a30', 0.9],
    [920, 560, 760, 600, '#ff9a5c', 0.6],
  );
  for (let k = 0; k < 14; k++)
    S.line(`M${640 + k * 15.5} 542L${566 + k * 26.8} 617`, '#8f3528', 2, 'opacity=".5"');
  S.form(rect(620, 660, 62, 110), '#2f7a72', [620, 770, 690, 660, '#123f48', 0.8]);
  for (const x of [722, 810]) {
    S.path(rect(x, 664, 54, 54), '#2f7a72');
    S.path(rect(x + 5, 669, 20, 44), '#ffcf7d');
    S.path(rect(x + 29, 669, 20, 44), '#ffcf7d');
  }
  S.path(rect(590, 752, 300, 18), '#f2b705');
  S.form('M948 700C948 664 1000 646 1042 646C1084 646 1136 664 1136 700V774H948Z', '#fffaf0', [
    948,
    770,
    1120,
    660,
    '#c98d6a',
    0.95,
  ]);
  S.line('M948 704C1000 690 1084 690 1136 704', '#d9b08a', 3);
  S.line('M890 626L960 640L1000 656', '#8f8278', 7);
  ipe(S, 470, 800, 330, { seed: 7, fall: true, wide: 1.12, trunk: '#4a2f2a' });
  juazeiro(S, 1330, 800, 400, { seed: 5 });
  for (const [x, y, size, dir, patch, graze] of GOATS)
    goat(S, x, y, size, { dir, patch, graze, c: patch === '#3a2a2c' ? '#b5744a' : '#f3e6d0' });
  mandacaru(S, 168, 868, 430, '#4a8a5a', { seed: 6 });
  mandacaru(S, 1140, 742, 150, '#5f9460', { seed: 9 });
  scrub(S, 330, 842, 150, '#c9b39a', 3);
  family(S);
  S.form(
    ridge((x) => 918 + 22 * Math.sin(x / 230 + 1)),
    '#b9603a',
    [0, 1000, 600, 880, '#6b2a2f', 0.9],
    [1200, 860, 900, 1000, '#ffc878', 0.5],
  );
  stones(S, 31, 40, 930, 995, 12, 40);
  scrub(S, 1500, 1000, 230, '#6b3a34', 8);
  scrub(S, 1330, 1010, 120, '#6b3a34', 12);
  for (const [x, y, size] of rows('70 990 110, 170 1006 90, 640 968 66, 1090 958 60, 1210 986 84'))
    rosette(S, x, y, size, '#5f8a62');
  grass(S, 420, 1004, 420, 60, '#8a4a2c', 4, 36, 0.2);
  return S;
}

/** Sertão. */
export const sertao = {
  draw: sertaoScene,
  portrait: [430, 0, 640, 1000],
  place: 'Sertão',
  alt: 'Família caminha perto de casa com água e livros no sertão nordestino, com um ipê florido e o sol baixo.',
  scrim: '#4a1c1c',
};
