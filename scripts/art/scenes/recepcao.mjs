import { fold, ipeVase, pendant } from '../furniture.mjs';
import { circ, lerp, mix, near, P, poly, rect, rows, rrect, Scene } from '../lib.mjs';
import { bar, leaf, palm } from '../nature.mjs';
import { clothedLimb, hand, head, torso } from '../people.mjs';
import { boy, guest, suitcase } from '../subjects/hospedes.mjs';
import { keyRack, tiles, WOOD, WOOD_D } from './recepcao/wall.mjs';

/** The counter with its right end: the floor goes on before and beside it. */
function counter(S) {
  S.path('M-10 890H852L960 872L900 930H-10Z', '#3a1620', 'opacity=".35"');
  S.form('M846 626L892 610V862L846 884Z', mix(WOOD, WOOD_D, 0.55), [
    892,
    860,
    846,
    620,
    WOOD_D,
    0.6,
  ]);
  S.form(
    rect(-10, 640, 858, 246),
    '#a8643c',
    [850, 900, 200, 650, WOOD_D, 0.7],
    [0, 640, 340, 860, '#f0b176', 0.5],
  );
  for (let k = 0; k < 27; k++) {
    const x = -4 + k * 32;
    S.path(rect(x + 20, 652, 10, 206), WOOD_D, 'opacity=".45"');
    S.line(P`M${x + 3} 660V852`, '#e0a26c', 3, `opacity="${(0.75 - k * 0.024).toFixed(2)}"`);
  }
  S.path(rect(-10, 742, 858, 12), '#e9b44a');
  S.form(rect(-10, 858, 858, 28), '#4a2630');
  S.form(
    'M-20 592H850L906 604V616L852 634H-20Z',
    '#f3dfba',
    [900, 640, 300, 590, '#a5705c', 0.6],
    [0, 592, 300, 630, '#fffaf0', 0.7],
  );
  S.form('M-20 622H852V644H-20Z', '#e2c193', [852, 640, 100, 622, '#7a4a48', 0.6]);
  S.path('M852 622L906 606V624L852 644Z', '#a87f62');
}

function receptionist(S, x, y) {
  const skin = 'negra';
  const coat = '#1f6a70';
  clothedLimb(S, near(x, y, '-66 44, -104 150, -30 176'), 42, skin, coat, { reach: 0.9 });
  hand(S, x - 36, y + 175, 4, 50, 'mesa', { skin });
  torso(S, x, y, 82, 220, { skin, c: coat, neck: 'paleto', tie: '#f2b705', head: 64, waist: 0.86 });
  S.form(rrect(x + 30, y + 78, 42, 15, 4), '#f2d49a', [
    x + 72,
    y + 92,
    x + 30,
    y + 78,
    '#a8713a',
    0.6,
  ]);
  head(S, x + 3, y - 74, 64, {
    look: 0.75,
    skin,
    tone: 'preto',
    style: 'degrade',
    shape: 'longo',
    smile: 'aberto',
    gaze: 'lado',
    noseOf: 'largo',
    tilt: 3,
    brow: 2,
  });
}

/** The arm that passes the key, over everything on the counter. */
function handOver(S, x, y) {
  const skin = 'negra';
  clothedLimb(S, near(x, y, '62 44, 108 142, 192 92'), 42, skin, '#1f6a70', { reach: 0.88 });
  S.group('transform="translate(-12 4)"', () => {
    S.line(
      P`M${x + 226} ${y + 92}l4 30M${x + 218} ${y + 92}l-8 26M${x + 207} ${y + 114}l8 3`,
      '#c98a2a',
      4,
    );
    S.form(rrect(x + 218, y + 118, 25, 40, 9), '#f2b705', [
      x + 243,
      y + 158,
      x + 218,
      y + 120,
      '#b5651a',
      0.7,
    ]);
    S.path(circ(x + 230, y + 127, 4), '#fff3de');
  });
  hand(S, x + 188, y + 94, 8, 52, 'segura', { skin });
}

function floor(S) {
  S.form(
    rect(-10, 804, 1620, 210),
    '#b5623f',
    [1600, 1000, 300, 810, '#4a1f30', 0.8],
    [500, 804, 900, 1000, '#ffcf94', 0.5],
  );
  for (let k = -12; k < 22; k++)
    S.line(
      P`M${lerp(760, 760 + k * 110, 0.7)} 806L${760 + k * 150} 1010`,
      '#7a3434',
      2.6,
      'opacity=".35"',
    );
  for (const y of [836, 884, 948]) S.line(P`M-10 ${y}H1610`, '#7a3434', 2.6, 'opacity=".35"');
  S.path(rect(-10, 796, 1620, 10), '#7a3f34');
  // a woven rug leads to the counter
  S.form('M930 876H1452L1560 992H860Z', '#f3dfba', [1560, 992, 1000, 880, '#7a4a48', 0.6]);
  S.line('M944 888H1450L1536 980H884Z', '#2f8f86', 6);
  for (const [x, c] of rows('1000 #e8563a, 1100 #f2b705, 1200 #e8563a, 1300 #f2b705, 1400 #e8563a'))
    S.path(P`M${x - 20 + (x - 1200) * 0.12} 934l26 -15l26 15l-26 15Z`, c);
}

/** Light of the tall window on the left, and its pattern on the wall. */
function windowLight(S) {
  S.form(
    rect(-10, -10, 1620, 820),
    '#eec893',
    [1600, 800, 400, 100, '#9a4a44', 0.7],
    [0, 0, 600, 500, '#fff3d0', 0.7],
  );
  S.inside(rect(0, 70, 190, 530), () => {
    S.path(rect(0, 70, 190, 530), '#cfe6d2');
    S.sh(
      `<rect x="0" y="70" width="190" height="530" fill="${S.lin(0, 70, 0, 400, rows('0 #6fbcc0, 1 #fdf0cc'))}"/>`,
    );
    palm(S, 60, 700, 460, { lean: 50, c: '#24644f', light: '#b9c765', seed: 5 });
  });
  S.line(rect(-20, 70, 210, 550), '#fff6e2', 14);
  S.line('M92 70V620M-10 330H190', '#fff6e2', 7);
}

function desk(S) {
  S.form(
    'M386 600C386 566 412 554 434 554C456 554 482 566 482 600Z',
    '#e9b44a',
    [482, 600, 400, 560, '#8a4a1c', 0.8],
    [390, 560, 430, 590, '#fff3c8', 0.7],
  );
  S.path(circ(434, 549, 7) + rect(376, 598, 116, 8), '#a8652a');
  S.form(poly(rows('246 608, 262 584, 352 584, 360 608')), '#fff3de', [
    360,
    608,
    250,
    584,
    fold('#fff3de'),
    0.6,
  ]);
  S.line('M307 584L305 608', '#b98a6a', 3);
  ipeVase(S, 160, 606, 112, '#2f8f86', { seed: 4, light: -1 });
}

function plant(S) {
  for (const [l, a] of rows('210 -2.3, 280 -1.9, 290 -1.5, 240 -1'))
    leaf(S, 1530, 830, l, a, {
      w: 0.36,
      c: '#2a7055',
      lit: '#c8d678',
      notches: 0.14,
      bend: a < -1.57 ? -0.12 : 0.12,
    });
  S.path(bar(1550, 968, 230, 16), '#3a1620', 'opacity=".4"');
  S.form('M1462 826H1598L1582 966H1478Z', '#fff0d6', [
    1598,
    966,
    1470,
    830,
    fold('#fff0d6', 0.7),
    0.8,
  ]);
  S.line('M1468 860H1594', mix('#2f8f86', '#fff0d6', 0.2), 12);
}

function draw() {
  const S = new Scene(121);
  windowLight(S);
  tiles(S, 920, 96, 12, 9, 60);
  S.form(rect(906, 84, 12, 564), WOOD);
  S.form(rect(906, 84, 720, 12), WOOD);
  S.form(rect(906, 636, 720, 14), WOOD, [1600, 650, 906, 636, WOOD_D, 0.6]);
  keyRack(S, 262, 120);
  floor(S);
  for (const [x, y] of rows('420 84, 790 66')) pendant(S, x, y, 52, '#d2603c', { on: 0.5 });
  receptionist(S, 596, 412);
  counter(S);
  desk(S);
  plant(S);
  suitcase(S, 1166, 936);
  guest(S, 1022, 404);
  handOver(S, 596, 412);
  boy(S, 1354, 646);
  return S;
}

/** Reception: a guest and her son are handed their key. */
export const recepcao = {
  draw,
  portrait: [500, 0, 640, 1000],
  place: 'Recepção',
  alt: 'Na recepção do hotel, o recepcionista sorri e entrega a chave do quarto a uma hóspede com mala.',
  scrim: '#3a1a24',
};
