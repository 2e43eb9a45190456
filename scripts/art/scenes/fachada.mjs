import {
  canopy,
  circ,
  fbm,
  lerp,
  n,
  P,
  poly,
  rect,
  ridge,
  rng,
  rows,
  rrect,
  Scene,
} from '../lib.mjs';
import { bar, bush, ipe, leaf, palm } from '../nature.mjs';
import { walker } from '../people.mjs';
import { ribbons } from '../subjects/jardim-moderno.mjs';
import { tower } from '../subjects/torre.mjs';
import { lobby, side, slab } from './fachada/predio.mjs';

function dusk(S) {
  S.sky(rows('0 #16324a, .24 #2f5f77, .46 #a98a8c, .6 #f0a06c, .72 #fbd29a, 1 #fbd29a'));
  {
    const q = rng(4);
    for (let i = 0; i < 40; i++)
      S.path(
        circ(q.r(0, 1600), q.r(10, 250), q.r(1, 2.4)),
        '#fff3d8',
        `opacity="${n(q.r(0.3, 0.9))}"`,
      );
  }
  S.path('M1420 92a52 52 0 1 0 40 84a42 42 0 0 1 -40 -84Z', '#fff3d0');
  for (const [x, y, w, h, a] of rows(
    '240 420 420 9 .6, 1440 470 360 9 .6, 180 500 300 7 .7, 1500 380 320 7 .4',
  ))
    S.path(bar(x, y, w, h), '#fbc08a', `opacity="${a}"`);
  const f = fbm(rng(3));
  S.form(
    ridge(
      (x) =>
        640 -
        70 * Math.exp(-(((x - 160) / 220) ** 2)) -
        90 * Math.exp(-(((x - 1500) / 240) ** 2)) +
        12 * f(x / 70),
      { floor: 800 },
    ),
    '#6d6f80',
    [0, 740, 0, 560, '#f0b083', 0.7],
  );
  S.form(
    canopy(rng(8), (x) => 716 + 10 * f(x / 60), { lo: 16, hi: 34, floor: 830 }),
    '#24475a',
    [0, 800, 0, 700, '#16324a', 0.8],
  );
}

function marquee(S) {
  S.form(
    'M120 742C180 704 240 704 300 728C360 752 420 752 480 726L700 724L700 742L486 744C424 770 356 770 296 746C240 724 186 724 128 758Z',
    '#fff0dc',
    [700, 0, 120, 0, '#b98a7a', 0.5],
    [0, 766, 0, 720, '#8a6070', 0.7],
  );
  for (const x of [168, 300, 420])
    S.form(rect(x, 740, 8, 96), '#f3dfc4', [x + 8, 0, x, 0, '#7a6a80', 0.8]);
}

/** Forecourt of pale stone whose joints run to the door, lit by the lobby. */
function forecourt(S) {
  S.form(
    'M-20 812H1620V1020H-20Z',
    '#8a6a62',
    [0, 1020, 0, 850, '#2b2c48', 0.9],
    [800, 812, 800, 900, '#ffcf8a', 0.8],
  );
  for (let k = -9; k < 10; k++)
    S.line(P`M${790 + k * 84} 814L${790 + k * 190} 1010`, '#4a3a52', 2.2, 'opacity=".4"');
  for (const y of [832, 860, 900, 960]) S.line(P`M-10 ${y}H1610`, '#4a3a52', 2.2, 'opacity=".35"');
}

/** A long basin before the house; its stone rim grows toward us. */
function basin(S) {
  S.form('M590 872H1262L1352 976Q1356 984 1344 984H516Q502 984 508 976Z', '#e9d3b6', [
    1352,
    984,
    560,
    872,
    '#5b4a66',
    0.7,
  ]);
  S.path(
    'M508 976Q502 984 516 984H1344Q1356 984 1352 976V990Q1350 996 1340 996H520Q508 996 507 988Z',
    '#8a7484',
  );
  const pool = 'M608 882H1244L1318 966H544Z';
  S.form(pool, '#24536a', [0, 970, 0, 880, '#122a44', 0.95]);
  S.inside(pool, () => {
    S.path('M608 882H1244L1250 890H602Z', '#0f2238', 'opacity=".6"');
    const q = rng(6);
    for (let i = 0; i < 70; i++) {
      const t = q();
      S.path(
        bar(q.r(580, 1290), lerp(890, 962, t), lerp(24, 110, t) * q.r(0.6, 1.2), lerp(1.4, 4.2, t)),
        q.pick(['#ffcf7d', '#ffb85a', '#ffe0a0', '#f0a06c']),
        `opacity="${n(q.r(0.35, 0.95))}"`,
      );
    }
    for (const x of [664, 784, 904, 1024, 1144])
      S.sh(
        P`<path d="${poly([
          [x - 14, 882],
          [x + 14, 882],
          [x + 26 + (x - 904) * 0.1, 966],
          [x - 26 + (x - 904) * 0.1, 966],
        ])}" fill="${S.lin(0, 882, 0, 966, rows('0 #ffe0a0 .85, 1 #ffe0a0 .05'))}"/>`,
      );
  });
}

/** Beds before the house: they hide parts of its foot, so that it stands behind them. */
function planting(S) {
  for (const [x, y, w, h, c] of rows(
    '1330 838 150 74 #1f5248, 1236 842 120 50 #2a6a56, 1120 836 84 34 #225c4c, 1400 846 110 52 #2a6a56, 380 836 80 40 #225c4c, 452 840 90 30 #2a6a56',
  )) {
    S.path(bar(x + 14, y + 6, w * 1.3, 12), '#2b2340', 'opacity=".45"');
    bush(S, x, y, w, h, c, { seed: Math.round(x), lit: '#e0b860' });
  }
}

/** Guests who arrive, and a porter with their bags. */
function arrivals(S) {
  const lamp = { light: 1, shadow: '#2b2340' };
  walker(S, 322, 924, 154, {
    ...lamp,
    skin: 'parda',
    top: '#e9d3b6',
    bottom: '#3a4a78',
    tone: 'preto',
    style: 'curto',
    shape: 'longo',
    smile: 'leve',
  });
  walker(S, 396, 932, 146, {
    ...lamp,
    skin: 'clara',
    top: '#d9512f',
    bottom: '#7a2450',
    skirt: true,
    tone: 'mel',
    style: 'ombro',
    shape: 'fino',
    smile: 'aberto',
  });
  walker(S, 456, 940, 96, {
    ...lamp,
    skin: 'morena',
    top: '#f2b705',
    bottom: '#2f6a72',
    tone: 'castanho',
    style: 'marias',
    shape: 'crianca',
    smile: 'riso',
    stride: 0.16,
  });
  S.line('M284 846l-26 74', '#2a1a2e', 4);
  S.form(rrect(228, 876, 46, 52, 6), '#2f7a72', [228, 928, 274, 876, '#12263a', 0.7]);
  for (const x of [238, 266]) S.path(circ(x, 930, 4), '#1c1424');
  walker(S, 560, 872, 118, {
    ...lamp,
    dir: -1,
    skin: 'negra',
    top: '#8a2a38',
    bottom: '#2a2440',
    tone: 'preto',
    style: 'degrade',
    smile: 'aberto',
    neck: 'gola',
  });
}

function draw() {
  const S = new Scene(71);
  const r = rng(71);
  dusk(S);
  side(S);
  tower(S, r);
  slab(S, r);
  lobby(S);
  marquee(S);
  forecourt(S);
  planting(S);
  basin(S);
  ribbons(S);
  arrivals(S);
  palm(S, 130, 892, 640, {
    lean: -22,
    c: '#1f5248',
    light: '#7f9f62',
    seed: 5,
    spread: 0.4,
    trunk: '#8d8277',
  });
  palm(S, 236, 880, 400, {
    lean: -26,
    c: '#1b4a46',
    light: '#7f9f62',
    seed: 8,
    spread: 0.44,
    trunk: '#7f766f',
  });
  ipe(S, 1440, 905, 430, { seed: 6, trunk: '#2b2233', dark: '#c2701a', fall: true, wide: 0.86 });
  for (const [x, y, l, a] of rows(
    '1560 1020 190 -1.9, 1590 1020 220 -1.5, 1530 1020 150 -2.3, 40 1020 200 -1.3, 0 1020 230 -1.6',
  ))
    leaf(S, x, y, l, a, { w: 0.36, c: '#225c4c', lit: '#c9a858' });
  return S;
}

/** The house at dusk, guests arriving. */
export const fachada = {
  draw,
  portrait: [200, 0, 640, 1000],
  place: 'Fachada ao entardecer',
  alt: 'Fachada modernista de um hotel ao anoitecer, com varandas iluminadas, hóspedes que chegam e palmeiras.',
  scrim: '#10263c',
};
