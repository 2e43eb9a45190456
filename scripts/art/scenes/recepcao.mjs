import { fold, ipeVase, pendant } from '../furniture.mjs';
import { circ, lerp, mix, near, P, poly, rect, rng, rows, rrect, Scene } from '../lib.mjs';
import { leaf, palm } from '../nature.mjs';
import { arm, head, torso } from '../people.mjs';
import { boy, guest, suitcase } from '../subjects/hospedes.mjs';

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
      const corner = [
        [px, py],
        [px + s, py],
        [px + s, py + s],
        [px, py + s],
      ][k];
      S.inside(rect(px, py, s, s), () => {
        S.path(circ(corner[0], corner[1], s * 0.98), c);
        S.path(circ(corner[0], corner[1], s * 0.5), '#f6ead0');
      });
    }
  S.sh(
    `<rect x="${x}" y="${y}" width="${cols * s}" height="${lines * s}" fill="${S.lin(
      x + cols * s,
      y + lines * s,
      x,
      y,
      rows('0 #3a1c38 0.4, 1 #3a1c38 0'),
    )}"/>`,
  );
}

function keyRack(S, x, y) {
  const [cols, lines, w, h] = [6, 4, 66, 68];
  S.path(
    rrect(x - 14, y - 14, cols * w + 28, lines * h + 28, 6),
    '#3a1c28',
    'opacity=".4" transform="translate(16 14)"',
  );
  S.form(rrect(x - 14, y - 14, cols * w + 28, lines * h + 28, 6), WOOD, [
    x + cols * w,
    y + lines * h,
    x,
    y,
    WOOD_D,
    0.7,
  ]);
  const q = rng(14);
  for (let i = 0; i < cols; i++)
    for (let j = 0; j < lines; j++) {
      const [px, py] = [x + i * w, y + j * h];
      S.form(rect(px + 4, py + 4, w - 8, h - 8), '#5b2f2c', [px, py, px, py + h, '#2a141c', 0.9]);
      if (q() < 0.72) {
        S.path(circ(px + w / 2, py + 18, 4), '#e9b44a');
        S.line(P`M${px + w / 2} ${py + 18}v18`, '#e9b44a', 3);
        S.form(
          rrect(px + w / 2 - 9, py + 32, 18, 28, 7),
          q.pick(['#e8563a', '#2f8f86', '#f2b705', '#fff3de']),
          [px, py + h, px + w, py, '#3a1c28', 0.5],
        );
      } else if (q() < 0.5)
        S.form(
          poly([
            [px + 14, py + h - 6],
            [px + w - 12, py + h - 6],
            [px + w - 16, py + 24],
            [px + 18, py + 28],
          ]),
          '#fff3de',
          [px, py + h, px + w, py, fold('#fff3de'), 0.5],
        );
    }
}

function counter(S) {
  S.form(
    rect(-10, 640, 860, 370),
    WOOD,
    [860, 1000, 100, 650, WOOD_D, 0.85],
    [0, 640, 300, 900, '#e39a62', 0.35],
  );
  for (let k = 0; k < 27; k++) S.line(P`M${6 + k * 32} 664V1010`, WOOD_D, 5, 'opacity=".5"');
  S.form(rect(-10, 960, 860, 50), '#2f1a24');
  S.form(
    rrect(-20, 612, 890, 34, 8),
    '#e8cfa8',
    [870, 640, 300, 610, '#7a4a48', 0.7],
    [0, 612, 300, 640, '#fff6e0', 0.7],
  );
}

function receptionist(S) {
  const [x, y] = [590, 428];
  const skin = 'negra';
  arm(S, near(x, y, '-74 52, -112 150, -40 176'), 48, { skin, sleeve: '#1f6a70', reach: 1.4 });
  torso(S, x, y, 96, 240, { skin, c: '#1f6a70', neck: 'paleto', tie: '#f2b705', head: 72 });
  S.form(rrect(x + 34, y + 84, 46, 18, 4), '#f2d49a', [
    x + 80,
    y + 100,
    x + 34,
    y + 84,
    '#a8713a',
    0.6,
  ]);
  head(S, x + 4, y - 84, 76, {
    look: 0.7,
    skin,
    tone: 'preto',
    style: 'crespo',
    smile: 'aberto',
    tilt: 3,
  });
}

function key(S, x, y) {
  S.line(P`M${x} ${y}l34 6`, '#e9b44a', 6);
  S.line(P`M${x + 26} ${y + 5}l-3 12M${x + 34} ${y + 6}l-3 12`, '#e9b44a', 5);
  S.line(P`M${x - 4} ${y + 2}q-8 18 2 30`, '#c98a2a', 3);
  S.form(rrect(x - 14, y + 30, 26, 42, 9), '#f2b705', [
    x + 12,
    y + 72,
    x - 14,
    y + 30,
    '#b5651a',
    0.7,
  ]);
  S.path(circ(x - 1, y + 38, 4), '#fff3de');
}

function draw() {
  const S = new Scene(121);
  // light enters from a tall window on the left
  S.form(
    rect(-10, -10, 1620, 860),
    '#eec893',
    [1600, 800, 400, 100, '#9a4a44', 0.8],
    [0, 0, 600, 500, '#fff3d0', 0.7],
  );
  S.inside(rect(0, 70, 190, 560), () => {
    S.path(rect(0, 70, 190, 560), '#cfe6d2');
    S.sh(
      `<rect x="0" y="70" width="190" height="560" fill="${S.lin(0, 70, 0, 400, rows('0 #6fbcc0, 1 #fdf0cc'))}"/>`,
    );
    palm(S, 60, 700, 460, { lean: 50, c: '#24644f', light: '#b9c765', seed: 5 });
  });
  S.line(rect(-20, 70, 210, 580), '#fff6e2', 14);
  S.line('M92 70V640M-10 330H190', '#fff6e2', 7);
  tiles(S, 900, 80, 12, 9, 60);
  S.form(rect(880, -10, 20, 850), WOOD, [900, 0, 880, 0, WOOD_D, 0.8]);
  keyRack(S, 270, 120);
  S.form(
    rect(-10, 840, 1620, 180),
    '#b5623f',
    [1600, 1000, 300, 850, '#4a1f30', 0.85],
    [700, 840, 1000, 1000, '#ffcf94', 0.5],
  );
  for (let k = -8; k < 20; k++)
    S.line(
      P`M${lerp(700, 700 + k * 120, 0.62)} 842L${700 + k * 130} 1010`,
      '#7a3434',
      2.6,
      'opacity=".4"',
    );
  S.line('M-10 884H1610M-10 944H1610', '#7a3434', 2.6, 'opacity=".4"');
  for (const [x, y] of rows('350 84, 810 70, 1250 90'))
    pendant(S, x, y, 54, '#d2603c', { on: 0.5 });
  receptionist(S);
  counter(S);
  // receptionist's arm over the counter, with the key
  arm(S, rows('664 482, 714 574, 782 556'), 48, { skin: 'negra', sleeve: '#1f6a70', reach: 1.4 });
  key(S, 812, 560);
  // bell, guest book, ipê
  S.form(
    'M436 612C436 580 462 566 484 566C506 566 532 580 532 612Z',
    '#e9b44a',
    [532, 612, 450, 570, '#8a4a1c', 0.8],
    [440, 570, 480, 600, '#fff3c8', 0.7],
  );
  S.path(circ(484, 560, 8) + rect(424, 608, 120, 8), '#a8652a');
  S.form(poly(rows('282 612, 296 592, 408 592, 416 612')), '#fff3de', [
    416,
    612,
    290,
    592,
    fold('#fff3de'),
    0.6,
  ]);
  S.line('M352 592L350 612', '#b98a6a', 3);
  ipeVase(S, 190, 614, 112, '#2f8f86', { seed: 4, light: -1 });
  guest(S);
  suitcase(S, 1140, 972);
  boy(S);
  // plant, right corner
  for (const [l, a] of rows('230 -2.2, 290 -1.8, 300 -1.4, 250 -1'))
    leaf(S, 1510, 850, l, a, {
      w: 0.38,
      c: '#2a7055',
      lit: '#c8d678',
      notches: 0.14,
      bend: a < -1.57 ? -0.12 : 0.12,
    });
  S.form('M1440 846H1580L1562 990H1458Z', '#fff0d6', [
    1580,
    990,
    1450,
    850,
    fold('#fff0d6', 0.7),
    0.8,
  ]);
  S.line('M1446 880H1574', mix('#2f8f86', '#fff0d6', 0.2), 12);
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
