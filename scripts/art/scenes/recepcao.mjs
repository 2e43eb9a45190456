import { circ, lerp, mix, P, poly, rect, rng, rrect, Scene } from '../lib.mjs';
import { bar, leaf, palm } from '../nature.mjs';
import { arm, head, limb, SKIN, torso } from '../people.mjs';
import { fold, ipeVase, pendant } from '../furniture.mjs';

const WOOD = '#8a4f34';
const WOOD_D = '#3f1f28';

/** Wall of modernist tiles: four turns of one motif, placed by chance. */
function tiles(S, x, y, cols, lines, s) {
  const q = rng(33);
  S.path(rect(x, y, cols * s, lines * s), '#f6ead0');
  for (let i = 0; i < cols; i++)
    for (let j = 0; j < lines; j++) {
      const [px, py] = [x + i * s, y + j * s];
      const c = q() < 0.16 ? '#f2b705' : q() < 0.5 ? '#1f6a78' : '#2f8f86';
      const k = q.i(0, 3);
      const corner = [[px, py], [px + s, py], [px + s, py + s], [px, py + s]][k];
      S.inside(rect(px, py, s, s), () => {
        S.path(circ(corner[0], corner[1], s * 0.98), c);
        S.path(circ(corner[0], corner[1], s * 0.5), '#f6ead0');
      });
    }
  S.sh(`<rect x="${x}" y="${y}" width="${cols * s}" height="${lines * s}" fill="${S.lin(x + cols * s, y + lines * s, x, y, [[0, '#3a1c38', 0.4], [1, '#3a1c38', 0]])}"/>`);
}

function keyRack(S, x, y) {
  const [cols, lines, w, h] = [6, 4, 66, 68];
  S.path(rrect(x - 14, y - 14, cols * w + 28, lines * h + 28, 6), '#3a1c28', 'opacity=".4" transform="translate(16 14)"');
  S.form(rrect(x - 14, y - 14, cols * w + 28, lines * h + 28, 6), WOOD, [x + cols * w, y + lines * h, x, y, WOOD_D, 0.7]);
  const q = rng(14);
  for (let i = 0; i < cols; i++)
    for (let j = 0; j < lines; j++) {
      const [px, py] = [x + i * w, y + j * h];
      S.form(rect(px + 4, py + 4, w - 8, h - 8), '#5b2f2c', [px, py, px, py + h, '#2a141c', 0.9]);
      if (q() < 0.72) {
        S.path(circ(px + w / 2, py + 18, 4), '#e9b44a');
        S.line(P`M${px + w / 2} ${py + 18}v18`, '#e9b44a', 3);
        S.form(rrect(px + w / 2 - 9, py + 32, 18, 28, 7), q.pick(['#e8563a', '#2f8f86', '#f2b705', '#fff3de']), [px, py + h, px + w, py, '#3a1c28', 0.5]);
      } else if (q() < 0.5) S.form(poly([[px + 14, py + h - 6], [px + w - 12, py + h - 6], [px + w - 16, py + 24], [px + 18, py + 28]]), '#fff3de', [px, py + h, px + w, py, fold('#fff3de'), 0.5]);
    }
}

function counter(S) {
  S.form(rect(-10, 640, 860, 370), WOOD, [860, 1000, 100, 650, WOOD_D, 0.85], [0, 640, 300, 900, '#e39a62', 0.35]);
  for (let k = 0; k < 27; k++) S.line(P`M${6 + k * 32} 664V1010`, WOOD_D, 5, 'opacity=".5"');
  S.form(rect(-10, 960, 860, 50), '#2f1a24');
  S.form(rrect(-20, 612, 890, 34, 8), '#e8cfa8', [870, 640, 300, 610, '#7a4a48', 0.7], [0, 612, 300, 640, '#fff6e0', 0.7]);
}

function receptionist(S) {
  const [x, y] = [590, 428];
  const skin = 'negra';
  arm(S, [[x - 74, y + 52], [x - 112, y + 150], [x - 40, y + 176]], 48, { skin, sleeve: '#1f6a70', reach: 1.4 });
  torso(S, x, y, 96, 240, { skin, c: '#1f6a70', neck: 'paleto', tie: '#f2b705', head: 72 });
  S.form(rrect(x + 34, y + 84, 46, 18, 4), '#f2d49a', [x + 80, y + 100, x + 34, y + 84, '#a8713a', 0.6]);
  head(S, x + 4, y - 84, 76, { look: 0.7, skin, tone: 'preto', style: 'crespo', smile: 'aberto', tilt: 3 });
}

function key(S, x, y) {
  S.line(P`M${x} ${y}l34 6`, '#e9b44a', 6);
  S.line(P`M${x + 26} ${y + 5}l-3 12M${x + 34} ${y + 6}l-3 12`, '#e9b44a', 5);
  S.line(P`M${x - 4} ${y + 2}q-8 18 2 30`, '#c98a2a', 3);
  S.form(rrect(x - 14, y + 30, 26, 42, 9), '#f2b705', [x + 12, y + 72, x - 14, y + 30, '#b5651a', 0.7]);
  S.path(circ(x - 1, y + 38, 4), '#fff3de');
}

function guest(S) {
  const [x, y] = [1020, 404];
  const skin = 'morena';
  S.path(bar(1040, 976, 420, 22), '#2a141c', 'opacity=".45"');
  // wide linen trousers and sandals
  for (const [dx, fx] of [[34, 62], [-30, -34]]) {
    S.path(P`M${x + fx - 46} 966q34 -26 70 -2l4 14h-82Z`, '#8a4a30');
    S.form(P`M${x + dx - 52} 640H${x + dx + 46}C${x + dx + 60} 760 ${x + fx + 56} 880 ${x + fx + 48} 958H${x + fx - 46}C${x + fx - 50} 860 ${x + dx - 60} 760 ${x + dx - 52} 640Z`, '#fff0d6', [x + dx + 60, 960, x + dx - 30, 660, fold('#fff0d6', 0.65), 0.75]);
  }
  arm(S, [[x + 76, y + 56], [x + 108, y + 160], [x + 124, y + 262]], 44, { skin, sleeve: '#d9512f', reach: 0.55 });
  torso(S, x, y, 88, 262, { skin, c: '#d9512f', neck: 'v', waist: 0.72, head: 68 });
  S.form(rect(x - 66, y + 236, 132, 22), '#8a4a30', [x + 66, 0, x - 66, 0, '#3a1c20', 0.7]);
  head(S, x - 6, y - 78, 72, { look: -0.7, skin, tone: 'castanho', style: 'solto', smile: 'aberto', earring: '#f2b705', tilt: -3 });
  // sun hat pushed back would hide the face: it hangs on her arm instead
  arm(S, [[x - 72, y + 60], [x - 104, y + 158], [x - 196, y + 176]], 44, { skin, sleeve: '#d9512f', reach: 0.55 });
}

function suitcase(S, x, y) {
  S.line(P`M${x - 34} ${y - 190}v-66q0 -12 12 -12h44q12 0 12 12v66`, '#5b2f2c', 9);
  S.form(rrect(x - 96, y - 196, 192, 186, 20), '#2f8f86', [x + 96, y, x - 60, y - 190, '#123a4a', 0.85], [x - 96, y - 196, x, y - 60, '#9fd3c4', 0.5]);
  for (const k of [-48, 48]) S.form(rect(x + k - 9, y - 196, 18, 186), '#c98a4a', [x + k + 9, 0, x + k - 9, 0, '#5b2f2c', 0.7]);
  for (const k of [-48, 48]) S.path(rrect(x + k - 13, y - 120, 26, 20, 4), '#f2d49a');
  S.form(circ(x, y - 96, 26), '#fff3de');
  S.path(circ(x, y - 96, 16), '#e8563a');
  for (const k of [-70, 70]) S.path(circ(x + k, y - 4, 12), '#2a141c');
}

function boy(S) {
  const [x, y] = [1300, 640];
  const skin = 'parda';
  S.path(bar(1310, 980, 200, 14), '#2a141c', 'opacity=".4"');
  for (const k of [-24, 26]) {
    limb(S, [[x + k, 850], [x + k * 1.1, 960]], 30, 24, SKIN[skin].c, { sh: SKIN[skin].sh, lit: SKIN[skin].lit });
    S.form(P`M${x + k - 24} 976q2 -26 28 -24q30 2 34 24Z`, '#e8563a', [x + k + 30, 976, x + k - 20, 956, '#5b1f2a', 0.6]);
  }
  S.form(P`M${x - 58} 770H${x + 58}L${x + 64} 880H${x + 6}L${x} 830L${x - 6} 880H${x - 62}Z`, '#2a5f86', [x + 60, 880, x - 40, 780, '#152a4a', 0.8]);
  arm(S, [[x - 46, y + 34], [x - 80, y + 104], [x - 70, y + 168]], 32, { skin, sleeve: '#f2b705', reach: 0.6 });
  torso(S, x, y, 58, 140, { skin, c: '#f2b705', head: 56, waist: 0.94 });
  S.line(P`M${x - 48} ${y + 84}H${x + 48}`, '#fff3de', 12);
  // toy plane in his raised hand
  arm(S, [[x + 46, y + 36], [x + 92, y + 40], [x + 106, y - 40]], 32, { skin, sleeve: '#f2b705', reach: 0.55 });
  S.group(P`transform="translate(${x + 110} ${y - 84}) rotate(-14)"`, () => {
    S.form('M-50 0Q-46 -16 -20 -16H34Q58 -12 62 0Q40 14 0 14Q-40 14 -50 0Z', '#e8563a', [0, 16, 0, -12, '#7a1f2a', 0.7]);
    S.path('M-8 0L-30 34H-8L20 2ZM40 -8L58 -34H66L60 -2Z', '#fff3de');
    S.path(circ(-26, -4, 6), '#bfe3dc');
  });
  head(S, x - 2, y - 62, 62, { look: -0.6, skin, tone: 'preto', style: 'infantil', smile: 'aberto', tilt: -5 });
}

function draw() {
  const S = new Scene(121);
  // light enters from a tall window on the left
  S.form(rect(-10, -10, 1620, 860), '#eec893', [1600, 800, 400, 100, '#9a4a44', 0.8], [0, 0, 600, 500, '#fff3d0', 0.7]);
  S.inside(rect(0, 70, 190, 560), () => {
    S.path(rect(0, 70, 190, 560), '#cfe6d2');
    S.sh(`<rect x="0" y="70" width="190" height="560" fill="${S.lin(0, 70, 0, 400, [[0, '#6fbcc0'], [1, '#fdf0cc']])}"/>`);
    palm(S, 60, 700, 460, { lean: 50, c: '#24644f', light: '#b9c765', seed: 5 });
  });
  S.line(rect(-20, 70, 210, 580), '#fff6e2', 14);
  S.line('M92 70V640M-10 330H190', '#fff6e2', 7);
  tiles(S, 900, 80, 12, 9, 60);
  S.form(rect(880, -10, 20, 850), WOOD, [900, 0, 880, 0, WOOD_D, 0.8]);
  keyRack(S, 270, 120);
  S.form(rect(-10, 840, 1620, 180), '#b5623f', [1600, 1000, 300, 850, '#4a1f30', 0.85], [700, 840, 1000, 1000, '#ffcf94', 0.5]);
  for (let k = -8; k < 20; k++) S.line(P`M${lerp(700, 700 + k * 120, 0.62)} 842L${700 + k * 130} 1010`, '#7a3434', 2.6, 'opacity=".4"');
  S.line('M-10 884H1610M-10 944H1610', '#7a3434', 2.6, 'opacity=".4"');
  for (const [x, y] of [[350, 84], [810, 70], [1250, 90]]) pendant(S, x, y, 54, '#d2603c', { on: 0.5 });
  receptionist(S);
  counter(S);
  // receptionist's arm over the counter, with the key
  arm(S, [[664, 482], [714, 574], [782, 556]], 48, { skin: 'negra', sleeve: '#1f6a70', reach: 1.4 });
  key(S, 812, 560);
  // bell, guest book, ipê
  S.form('M436 612C436 580 462 566 484 566C506 566 532 580 532 612Z', '#e9b44a', [532, 612, 450, 570, '#8a4a1c', 0.8], [440, 570, 480, 600, '#fff3c8', 0.7]);
  S.path(circ(484, 560, 8) + rect(424, 608, 120, 8), '#a8652a');
  S.form(poly([[282, 612], [296, 592], [408, 592], [416, 612]]), '#fff3de', [416, 612, 290, 592, fold('#fff3de'), 0.6]);
  S.line('M352 592L350 612', '#b98a6a', 3);
  ipeVase(S, 190, 614, 112, '#2f8f86', { seed: 4, light: -1 });
  guest(S);
  suitcase(S, 1140, 972);
  boy(S);
  // plant, right corner
  for (const [l, a] of [[230, -2.2], [290, -1.8], [300, -1.4], [250, -1]]) leaf(S, 1510, 850, l, a, { w: 0.38, c: '#2a7055', lit: '#c8d678', notches: 0.14, bend: a < -1.57 ? -0.12 : 0.12 });
  S.form('M1440 846H1580L1562 990H1458Z', '#fff0d6', [1580, 990, 1450, 850, fold('#fff0d6', 0.7), 0.8]);
  S.line('M1446 880H1574', mix('#2f8f86', '#fff0d6', 0.2), 12);
  return S;
}

/** Reception: a guest and her son are handed their key. */
export const recepcao = {
  draw,
  portrait: [500, 0, 640, 1000],
  place: 'Recepção',
  alt: 'Na recepção do hotel, o recepcionista sorri e entrega a chave a uma hóspede com mala e seu filho.',
  scrim: '#3a1a24',
};
