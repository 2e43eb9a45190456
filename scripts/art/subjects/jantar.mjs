import { fold } from '../furniture.mjs';
import { circ, near, P, rect, rng, rows, rrect } from '../lib.mjs';
import { branch } from '../nature.mjs';
import { arm, head, torso } from '../people.mjs';

const DARK = '#2a1430';

function chair(S, x, y, w, h) {
  S.form(rrect(x - w / 2, y, w, h, 26), '#9a5636', [x + w / 2, y + h, x - w / 2, y, DARK, 0.8]);
  S.inside(rrect(x - w / 2 + 14, y + 14, w - 28, h, 18), () => {
    S.path(rect(x - w / 2, y, w, h), '#e0b27c');
    for (let k = -10; k < 16; k++)
      S.line(
        P`M${x - w / 2 + k * 18} ${y}l${h} ${h}M${x - w / 2 + k * 18} ${y + h}l${h} ${-h}`,
        '#9a5636',
        2.4,
        'opacity=".6"',
      );
  });
}

export function plate(S, x, y, r, draw) {
  S.path(circ(x + 8, y + 8, r, r * 0.34), '#5b2438', 'opacity=".35"');
  S.form(circ(x, y, r, r * 0.34), '#fff8ec', [
    x + r,
    y + r * 0.3,
    x - r * 0.5,
    y - r * 0.2,
    fold('#fff8ec'),
    0.5,
  ]);
  S.line(circ(x, y, r * 0.86, r * 0.28), '#2f7a72', 3);
  draw?.();
}

export function glass(S, x, y, c) {
  S.path(
    P`M${x - 20} ${y - 82}Q${x - 24} ${y - 38} ${x - 3} ${y - 32}V${y - 4}H${x - 18}V${y}H${x + 18}V${y - 4}H${x + 3}V${y - 32}Q${x + 24} ${y - 38} ${x + 20} ${y - 82}Z`,
    '#fff6e6',
    'opacity=".5"',
  );
  S.form(
    P`M${x - 20} ${y - 62}Q${x - 20} ${y - 38} ${x} ${y - 35}Q${x + 20} ${y - 38} ${x + 20} ${y - 62}Z`,
    c,
    [x + 20, y - 36, x - 16, y - 62, fold(c, 0.6), 0.6],
  );
}

export function moqueca(S, x, y) {
  S.path(circ(x + 14, y + 30, 150, 34), '#5b2438', 'opacity=".4"');
  S.form(
    P`M${x - 140} ${y - 20}C${x - 136} ${y + 40} ${x - 80} ${y + 56} ${x} ${y + 56}C${x + 80} ${y + 56} ${x + 136} ${y + 40} ${x + 140} ${y - 20}Z`,
    '#33222a',
    [x + 140, y + 50, x - 80, y, '#120a14', 0.8],
    [x - 140, y - 20, x - 40, y + 30, '#8a6a6a', 0.4],
  );
  S.form(circ(x, y - 20, 140, 38), '#3f2a30');
  S.form(circ(x, y - 20, 122, 31), '#e8762a', [x + 120, y, x - 60, y - 40, '#a8341f', 0.6]);
  for (const [dx, dy, w, c] of rows(
    '-60 -24 34 #fff3de, 14 -32 36 #fff3de, 58 -14 30 #fff3de, -14 -8 30 #f6d9b0',
  ))
    S.form(circ(x + dx, y + dy, w, w * 0.36), c, [
      x + dx + w,
      y + dy + 8,
      x + dx,
      y + dy - 8,
      '#e8762a',
      0.6,
    ]);
  for (const [dx, dy, c] of rows(
    '-86 -14 #d2302b, -30 -38 #f2b705, 40 -38 #d2302b, 88 -26 #f2b705, 26 -10 #2f7a4a, -46 -6 #2f7a4a, -2 -24 #2f7a4a',
  ))
    S.line(P`M${x + dx - 12} ${y + dy}q12 -9 24 0`, c, 6);
  const q = rng(3);
  for (let k = 0; k < 3; k++)
    S.line(
      P`M${x - 50 + k * 50} ${y - 66}c${q.r(-20, -8)} -22 18 -32 ${q.r(-6, 6)} -58`,
      '#fff3de',
      5,
      'opacity=".45"',
    );
}

export function diners(S) {
  chair(S, 420, 470, 210, 320);
  chair(S, 720, 440, 200, 320);
  chair(S, 1190, 480, 210, 320);
  // grandmotherly friend, left
  arm(S, rows('356 566, 320 680, 430 708'), 46, { skin: 'clara', sleeve: '#2f7a72', reach: 1.4 });
  torso(S, 420, 510, 92, 240, { skin: 'clara', c: '#2f7a72', neck: 'gola', head: 72 });
  arm(S, rows('488 566, 530 660, 566 600'), 46, { skin: 'clara', sleeve: '#2f7a72', reach: 1.4 });
  glass(S, 594, 632, '#c9302f');
  head(S, 422, 424, 74, {
    look: 0.8,
    skin: 'clara',
    tone: 'branco',
    style: 'chanel',
    smile: 'aberto',
    old: true,
  });
  // young woman in the middle, laughing
  arm(S, rows('652 540, 610 650, 690 690'), 44, { skin: 'retinta', sleeve: '#f2b705', reach: 0.5 });
  torso(S, 720, 484, 86, 240, { skin: 'retinta', c: '#f2b705', neck: 'v', head: 70 });
  arm(S, rows('788 540, 836 640, 770 688'), 44, { skin: 'retinta', sleeve: '#f2b705', reach: 0.5 });
  head(S, 722, 400, 74, {
    look: -0.5,
    skin: 'retinta',
    tone: 'preto',
    style: 'black',
    smile: 'aberto',
    earring: '#e8563a',
    tilt: -5,
  });
  // man on the right, raising a glass
  arm(S, rows('1122 580, 1070 670, 1030 596'), 48, {
    skin: 'morena',
    sleeve: '#f6ead6',
    reach: 0.7,
  });
  glass(S, 1004, 626, '#e9b44a');
  torso(S, 1190, 522, 98, 240, { skin: 'morena', c: '#f6ead6', neck: 'gola', head: 74 });
  arm(S, rows('1264 580, 1300 690, 1196 716'), 48, {
    skin: 'morena',
    sleeve: '#f6ead6',
    reach: 0.7,
  });
  head(S, 1188, 432, 78, {
    look: -0.8,
    skin: 'morena',
    tone: 'grisalho',
    style: 'lado',
    smile: 'aberto',
    beard: true,
    glasses: true,
  });
}

/** Waitress bringing a tray, standing behind the table. */
export function waitress(S) {
  const [x, y] = [950, 366];
  const skin = 'parda';
  arm(S, near(x, y, '70 56, 104 150, 60 200'), 44, { skin, sleeve: '#fff6e6', reach: 0.6 });
  torso(S, x, y, 86, 400, { skin, c: '#fff6e6', neck: 'gola', head: 68, waist: 0.78 });
  S.form(P`M${x - 54} ${y + 110}H${x + 54}L${x + 70} ${y + 400}H${x - 70}Z`, '#2f6a62', [
    x + 70,
    y + 400,
    x - 40,
    y + 110,
    DARK,
    0.7,
  ]);
  for (const s of [-1, 1])
    S.line(P`M${x + s * 50} ${y + 112}L${x + s * 34} ${y + 10}`, '#2f6a62', 12);
  branch(S, near(x, y, '8 150, 26 136'), 2, { seed: 3, s: 11, count: 4 });
  arm(S, near(x, y, '-70 56, -110 128, -116 66'), 44, { skin, sleeve: '#fff6e6', reach: 0.6 });
  S.form(circ(x - 122, y + 36, 120, 20), '#8a5238', [x, y + 50, x - 200, y + 20, DARK, 0.7]);
  S.form(
    P`M${x - 200} ${y + 26}C${x - 196} ${y - 20} ${x - 110} ${y - 22} ${x - 104} ${y + 26}Z`,
    '#fff3de',
    [x - 104, y + 26, x - 190, y, fold('#fff3de'), 0.5],
  );
  for (const [dx, c] of rows('-184 #7fa055, -160 #e8563a, -136 #7fa055, -150 #f2b705'))
    S.form(circ(x + dx, y - (dx === -150 ? 12 : 2), 16), c, [
      x + dx + 14,
      y + 12,
      x + dx,
      y - 8,
      fold(c, 0.6),
      0.6,
    ]);
  glass(S, x - 66, y + 34, '#e8853a');
  head(S, x, y - 76, 72, {
    look: -0.6,
    skin,
    tone: 'preto',
    style: 'coque',
    smile: 'leve',
    earring: '#f2b705',
    tilt: -3,
  });
}
