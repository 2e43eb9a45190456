/**
 * Recife: the colored fronts of Rua da Aurora mirrored in the Capibaribe, an iron bridge, boats and
 * two passistas of frevo on the quay. Late sun from the left.
 */
import { circ, P, rng, rows, Scene } from '../lib.mjs';
import { bar, birds } from '../nature.mjs';
import { passista } from './recife/frevo.mjs';
import { aurora } from './recife/houses.mjs';
import { CREAM, IRON, PLUM } from './recife/palette.mjs';
import { bridge, reflections, river, rowboat } from './recife/river.mjs';

function sky(S) {
  S.sky(rows('0 #7a3a7e, .12 #b94c7e, .24 #e8707a, .38 #f9a680, .52 #fde0a4, 1 #fde0a4'));
  for (const [R, a] of rows('330 .14, 232 .2'))
    S.add(`<circle cx="236" cy="392" r="${R}" fill="#ffe9b0" opacity="${a}"/>`);
  S.form(circ(236, 392, 132), '#fff0bf', ...rows('236 524 236 362 #fb8f62 .95'));
  for (const [x, y, w, h, c, a] of rows(
    '560 116 620 12 #f59a8c .65, 1240 70 520 10 #d7608a .7, 1380 190 460 10 #fbc59a .6, 180 226 420 9 #fbc59a .8, 860 236 520 8 #fbc59a .7, 120 372 420 7 #f9a680 .9, 330 412 460 6 #fde0a4 .9, 90 470 360 7 #f58a70 .9',
  ))
    S.path(bar(x, y, w, h), c, `opacity="${a}"`);
}

function quay(S) {
  S.form(
    'M-20 838C300 830 1300 830 1620 838V1020H-20Z',
    '#e3a285',
    ...rows('1600 1000 700 860 #7a3a63 .7, -20 840 300 1000 #ffe0a8 .7'),
  );
  S.path('M-20 838C300 830 1300 830 1620 838V852C1300 844 300 844 -20 852Z', '#ffd6a4');
  S.path('M-20 852C300 844 1300 844 1620 852V860C1300 852 300 852 -20 860Z', PLUM, 'opacity=".5"');
  let d = '';
  for (const y of [884, 924, 976]) d += P`M-20 ${y}H1620`;
  for (let k = -16; k <= 16; k++) d += P`M${800 + k * 74} 858L${800 + k * 118} 1010`;
  S.line(d, '#a9607a', 2, 'opacity=".45"');
  const q = rng(40);
  for (let i = 0; i < 70; i++) {
    const [x, y] = [q.r(330, 1240), q.r(872, 996)];
    S.path(
      circ(x, y, q.r(2.4, 4.4), q.r(1.4, 2.4)),
      q.pick(['#e2362c', '#f2b705', '#2f7fc0', '#2f9a5c', CREAM]),
    );
  }
  for (const [x, h] of rows('1540 330')) {
    S.path(P`M${x - 16} 866H${x + 16}L${x + 8} 836H${x - 8}Z`, IRON);
    S.line(P`M${x} 850V${864 - h}`, IRON, 8);
    S.line(P`M${x - 40} ${884 - h}Q${x} ${930 - h} ${x + 40} ${884 - h}`, IRON, 5);
    for (const k of [-40, 0, 40]) {
      const ly = (k ? 868 : 846) - h;
      S.form(
        P`M${x + k - 11} ${ly}L${x + k - 15} ${ly - 26}H${x + k + 15}L${x + k + 11} ${ly}Z`,
        '#fff0bf',
        ...rows(P`${x + k + 14} ${ly} ${x + k - 10} ${ly - 20} #f59a5a .7`),
      );
      S.path(P`M${x + k - 18} ${ly - 25}L${x + k} ${ly - 42}L${x + k + 18} ${ly - 25}Z`, IRON);
    }
    S.path(P`M${x} 862L${x + 8} 862L${x + 240} 930L${x + 216} 932Z`, PLUM, 'opacity=".35"');
  }
}

/** Three passistas, the farthest first: hip at (x, y), size, and the figure in units of its own. */
const DANCERS = [
  [
    1218,
    832,
    0.8,
    {
      skin: 'morena',
      top: '#2f7fc0',
      shorts: '#e2362c',
      neck: [0, -104],
      shade: [30, 948],
      tilt: 16,
      face: {
        look: -0.5,
        tone: 'castanho',
        style: 'rabo',
        shape: 'crianca',
        smile: 'riso',
        gaze: 'riso',
        noseOf: 'arrebitado',
      },
      legs: [
        [[12, 0], [72, 26], [30, 76], 112],
        [[-12, 0], [-10, 66], [-20, 130], 176, true],
      ],
      arms: [
        [[-34, -88], [-88, -72], [-132, -112], 230],
        [[34, -88], [74, -116], [96, -178], -66],
      ],
    },
  ],
  [
    546,
    806,
    1.12,
    {
      skin: 'parda',
      top: '#e2362c',
      shorts: '#2f7fc0',
      neck: [10, -112],
      shade: [30, 982],
      tilt: 14,
      skirt: '#2f9a5c',
      face: {
        look: 0.55,
        tone: 'preto',
        style: 'black',
        shape: 'redondo',
        smile: 'riso',
        gaze: 'riso',
        noseOf: 'largo',
        earring: '#f2b705',
        tilt: -5,
      },
      legs: [
        [[-14, 4], [-42, 80], [-116, 64], 128],
        [[14, 0], [82, -20], [80, 74], 32],
      ],
      arms: [
        [[-26, -94], [-88, -66], [-112, -130], 250],
        [[44, -96], [82, -136], [84, -210], -84],
      ],
    },
  ],
  [
    900,
    890,
    1.12,
    {
      skin: 'negra',
      top: '#2f9a5c',
      shorts: '#e2362c',
      neck: [-8, -110],
      shade: [20, 984],
      tilt: -14,
      face: {
        look: 0.6,
        tone: 'preto',
        style: 'degrade',
        shape: 'longo',
        smile: 'aberto',
        gaze: 'aberto',
        noseOf: 'largo',
        tilt: 4,
        moustache: true,
      },
      legs: [
        [[14, 2], [90, 22], [164, 62], -26],
        [[-14, 2], [-80, -12], [-64, 62], 176, true],
      ],
      arms: [
        [[30, -94], [86, -54], [126, -4], 64],
        [[-46, -92], [-92, -124], [-104, -196], -104],
      ],
    },
  ],
];

/** Hip and size of the two nearer ones in the tall picture, which is too narrow for all three. */
const NEAR_TALL = rows('558 826 0.98, 838 906 0.98');

function draw({ isTall = false } = {}) {
  const S = new Scene(107);
  sky(S);
  birds(S, 1130, 214, 15, '#7a2f5f', rows('0 0 1, 42 16 .8, -40 20 .85, 84 36 .7'), 3.4);
  aurora(S);
  river(S);
  reflections(S);
  bridge(S);
  rowboat(S, 1392, 736, 62, '#f2b705');
  rowboat(S, 306, 684, 46, '#c8404a', -1);
  rowboat(S, 1470, 640, 40, '#3f9a9c', -1);
  quay(S);
  const places = isTall ? NEAR_TALL : DANCERS;
  const figures = isTall ? DANCERS.slice(1) : DANCERS;
  for (const [i, [x, y, k]] of places.entries()) passista(S, x, y, k, figures[i][3]);
  return S;
}

/** Recife, Pernambuco. */
export const recife = {
  draw: () => draw(),
  drawPortrait: () => draw({ isTall: true }),
  portrait: [400, 0, 640, 1000],
  place: 'Recife, Pernambuco',
  alt: 'Passistas de frevo no cais do Recife Antigo, diante dos casarões coloridos da Rua da Aurora e do rio Capibaribe.',
  scrim: '#3a1a48',
};
