import { bedFront, boards, curtain, fold, nightstand, pillow } from '../furniture.mjs';
import {
  circ,
  curve,
  fbm,
  lerp,
  mix,
  P,
  poly,
  rect,
  ridge,
  rng,
  rows,
  rrect,
  Scene,
} from '../lib.mjs';
import { bush, cloud, glints, ipe, palm, sail } from '../nature.mjs';
import { teddy, toys } from '../subjects/brinquedos.mjs';

const WOOD = '#c98a4f';

const WOOD_D = '#7a4634';

const WALL_D = '#4f8f8a';

function view(S, x, y, w, h) {
  const f = fbm(rng(2));
  const d = P`M${x} ${y + h}V${y + h * 0.42}A${w / 2} ${h * 0.42} 0 0 1 ${x + w} ${y + h * 0.42}V${y + h}Z`;
  S.inside(d, () => {
    S.path(rect(x, y, w, h), '#bfe3dc');
    S.sh(
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${S.lin(0, y, 0, y + h * 0.6, rows('0 #5fb2bd, 1 #fdeecb'))}"/>`,
    );
    cloud(S, x + w * 0.36, y + h * 0.34, 170, '#fff8ea', '#ecb68e', 4);
    S.form(
      ridge(
        (px) => y + h * 0.62 - 60 * Math.exp(-(((px - x - w * 0.7) / 110) ** 2)) + 5 * f(px / 40),
        { x0: x, x1: x + w, floor: y + h * 0.7 },
      ),
      '#5f9c8a',
      [x + w, y + h * 0.7, x + w * 0.5, y + h * 0.4, '#2f7378', 0.8],
    );
    S.form(rect(x, y + h * 0.64, w, h * 0.4), '#2f97a2', [
      0,
      y + h,
      0,
      y + h * 0.64,
      '#1a6f86',
      0.8,
    ]);
    glints(S, {
      x: x + w * 0.3,
      spread: 120,
      y0: y + h * 0.66,
      y1: y + h * 0.9,
      c: '#dff5e6',
      count: 24,
      seed: 3,
      w0: 18,
      w1: 60,
    });
    sail(S, x + w * 0.34, y + h * 0.72, 44, { refl: '#17607c' });
    palm(S, x + w * 0.88, y + h + 30, h * 0.8, {
      lean: -34,
      c: '#24644f',
      light: '#b9c765',
      seed: 5,
    });
    ipe(S, x + w * 0.14, y + h + 6, 130, { seed: 4 });
    bush(S, x + w * 0.5, y + h + 8, 200, 40, '#2b7356', { seed: 8, lit: '#c0ca68' });
  });
  S.line(d, '#fff6e2', 16);
  S.line(P`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.5}h${w}`, '#fff6e2', 8);
  S.form(rect(x - 22, y + h + 6, w + 44, 18), '#fff6e2', [0, y + h + 26, 0, y + h, WALL_D, 0.7]);
}

/** Bunk bed seen from its side, with its ladder on the right end. */
function bunk(S, x, y, w, h) {
  S.path(
    P`M${x - 40} ${y + h + 6}H${x + w + 10}V${y + h + 26}H${x - 60}Z`,
    '#3a2a30',
    'opacity=".35"',
  );
  const post = (px) => S.form(rrect(px, y, 30, h, 8), WOOD, [px, y + h, px + 30, y, WOOD_D, 0.9]);
  const level = (ly, blanket, trim, pc) => {
    S.form(rect(x + 20, ly - 150, w - 40, 150), mix(WALL_D, '#12404a', 0.35), [
      x,
      ly,
      x + w,
      ly - 140,
      '#12404a',
      0.6,
    ]);
    S.form(rrect(x + 10, ly - 62, w - 20, 70, 18), '#fff6e6', [
      x,
      ly,
      x + w * 0.6,
      ly - 60,
      fold('#fff6e6'),
      0.6,
    ]);
    pillow(S, x + 40, ly - 116, 150, 82, pc, { light: 1 });
    const d = P`M${x + 230} ${ly - 70}C${x + 300} ${ly - 86} ${x + w - 60} ${ly - 80} ${x + w - 20} ${ly - 66}V${ly + 8}H${x + 226}C${x + 240} ${ly - 20} ${x + 238} ${ly - 50} ${x + 230} ${ly - 70}Z`;
    S.form(d, blanket, [x + 220, ly, x + w - 60, ly - 80, fold(blanket, 0.7), 0.8]);
    S.inside(d, () => {
      for (let k = 0; k < 9; k++) S.path(circ(x + 270 + k * 44, ly - 40 + (k % 2) * 22, 9), trim);
      S.line(P`M${x + 252} ${ly - 80}q14 40 0 90`, trim, 7);
    });
    S.form(rrect(x, ly, w, 42, 6), WOOD, [x, ly + 40, x + w, ly, WOOD_D, 0.75]);
    S.line(P`M${x + 40} ${ly + 21}H${x + w - 40}`, WOOD_D, 2.4, 'opacity=".5"');
  };
  level(y + h - 90, '#e8563a', '#fff3de', '#f2b705');
  level(y + 250, '#2f7a72', '#f2d49a', '#fff6e6');
  S.form(rrect(x + 20, y + 128, w - 190, 22, 10), WOOD, [x, y + 150, x + w, y + 120, WOOD_D, 0.7]);
  for (let k = 0; k < 6; k++)
    S.form(rect(x + 60 + k * 72, y + 148, 12, 56), WOOD, [0, y + 204, 0, y + 150, WOOD_D, 0.6]);
  post(x - 6);
  post(x + w - 24);
  for (const px of [x + w - 140, x + w - 40])
    S.form(rrect(px, y + 110, 20, h - 110, 8), mix(WOOD, '#fff0d0', 0.18), [
      px,
      y + h,
      px + 20,
      y,
      WOOD_D,
      0.8,
    ]);
  for (let k = 0; k < 6; k++)
    S.form(rrect(x + w - 130, y + 190 + k * 76, 100, 16, 7), mix(WOOD, '#fff0d0', 0.28), [
      0,
      y + 208 + k * 76,
      0,
      y + 190 + k * 76,
      WOOD_D,
      0.8,
    ]);
}

function draw() {
  const S = new Scene(85);
  // light comes from the arched window on the right
  S.form(
    rect(-10, -10, 1620, 780),
    '#9ccdc0',
    [0, 700, 1000, 200, WALL_D, 0.9],
    [1600, 0, 1000, 500, '#fdf3cf', 0.6],
  );
  const q = rng(21);
  for (let k = 0; k < 26; k++)
    S.path(circ(q.r(0, 1600), q.r(20, 560), 5), '#fdf3cf', 'opacity=".6"');
  boards(S, 776, '#e0ad72', '#8a4f3c', { vx: 1100, light: [0, 1000, 1100, 780] });
  S.form(rect(-10, 760, 1620, 18), '#fff6e2', [0, 0, 1200, 0, WALL_D, 0.6]);
  view(S, 1010, 84, 400, 420);
  curtain(S, 960, 70, 770, 120, '#f6c86a', '#a9603a', 1);
  curtain(S, 1462, 70, 770, 120, '#f6c86a', '#a9603a', -1);
  S.line('M930 70H1492', '#7a4634', 8);
  S.sh(`<path d="M900 800H1240L1080 1000H640Z" fill="#fff6d0" opacity=".4"/>`);
  // kite and its tail
  S.path(
    poly(rows('816 120, 886 190, 826 284, 752 208')),
    '#2a4a5a',
    'opacity=".3" transform="translate(-14 14)"',
  );
  for (const [d, c] of [
    ['M816 120L886 190L820 204Z', '#e8563a'],
    ['M886 190L826 284L820 204Z', '#f2b705'],
    ['M826 284L752 208L820 204Z', '#2f7a72'],
    ['M752 208L816 120L820 204Z', '#fff3de'],
  ])
    S.form(d, c, [760, 290, 880, 130, fold(c, 0.6), 0.45]);
  S.line(curve(rows('826 284, 846 340, 806 390, 836 440')), '#fff3de', 3.4);
  for (const [x, y, c] of rows('842 330 #e8563a, 814 378 #f2b705, 830 428 #e8563a'))
    S.path(P`M${x} ${y}l-16 -9v18ZM${x} ${y}l16 -9v18Z`, c);
  // rug
  S.form(
    'M600 900C740 866 1420 862 1560 896C1640 926 1640 980 1590 1010H560C520 980 530 926 600 900Z',
    '#f3e2bf',
    [540, 1000, 1100, 870, '#b5805f', 0.6],
  );
  for (const [k, c] of rows('0 #e8563a, 22 #2f7a72, 44 #f2b705'))
    S.line(
      P`M${610 + k} ${910 + k}C${750 + k} ${880 + k * 0.8} ${1410 - k} ${876 + k * 0.8} ${1550 - k} ${906 + k}`,
      c,
      8,
    );
  bunk(S, 60, 150, 600, 760);
  teddy(S, 330, 372, 84);
  // double bed under the window
  S.form(rrect(960, 556, 500, 170, 40), WOOD, [960, 720, 1400, 560, WOOD_D, 0.8]);
  for (let k = 0; k < 9; k++) S.form(rrect(990 + k * 51, 590, 26, 130, 10), mix(WOOD, WOOD_D, 0.4));
  S.path(
    'M900 930L950 670H1470L1530 930Z',
    '#3a2a30',
    'opacity=".35" transform="translate(-22 10)"',
  );
  bedFront(S, 1212, 664, 480, 916, 590, {
    throwC: '#2a6f8a',
    trim: '#f2b705',
    light: 1,
    from: 0.44,
    pillows: rows('-220 -74 214 108 #fff6e6, 6 -74 214 108 #fff6e6, -120 -28 240 78 #e8563a'),
  });
  S.form(rect(914, 912, 596, 20), WOOD, [914, 930, 1500, 912, WOOD_D, 0.8]);
  nightstand(S, 858, 740, 120, 130, WOOD, { light: 1, floor: '#5b3a34' });
  S.glow(858, 660, 150, '#fff0b8', 0.6);
  S.form('M816 690L836 622H880L900 690Z', '#fff0c8', [816, 690, 880, 630, '#e8954a', 0.6]);
  S.line('M858 690V740', WOOD_D, 8);
  // lights strung over the bunk
  S.line('M20 96Q340 190 700 84', '#5b3a34', 2.6);
  for (let i = 0; i < 11; i++) {
    const t = (i + 0.5) / 11;
    const y = (1 - t) ** 2 * 96 + 2 * t * (1 - t) * 190 + t * t * 84;
    S.form(
      P`M${lerp(20, 700, t) - 24} ${y}H${lerp(20, 700, t) + 24}L${lerp(20, 700, t)} ${y + 46}Z`,
      ['#e8563a', '#fff3de', '#f2b705', '#2f7a72'][i % 4],
    );
  }
  toys(S);
  return S;
}

/** Family room: bunk bed, double bed and toys. */
export const quartoFamilia = {
  draw,
  place: 'Quarto família',
  alt: 'Quarto família claro com beliche, cama de casal, brinquedos no tapete e o mar na janela em arco.',
  scrim: '#123c42',
};
