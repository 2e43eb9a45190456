import { fold } from '../furniture.mjs';
import { circ, near, P, rect, rows, rrect } from '../lib.mjs';
import { branch } from '../nature.mjs';
import { clothedLimb, hand, head, torso } from '../people.mjs';
import { glass } from './jantar.mjs';

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

/** Who sits at the table, without what lies on it: `arms` come after the cloth. */
const DINERS = [
  {
    at: [330, 546],
    w: 80,
    skin: 'clara',
    c: '#2f7a72',
    neck: 'gola',
    reach: 0.9,
    face: {
      look: 0.8,
      tone: 'branco',
      style: 'chanel',
      shape: 'oval',
      smile: 'riso',
      gaze: 'riso',
      noseOf: 'fino',
      old: true,
      earring: '#f2b705',
      tilt: -3,
    },
    rest: ['-64 46, -96 190, -2 244', 8, true],
    toast: ['64 46, 122 150, 186 90', -50],
  },
  {
    at: [640, 496],
    w: 74,
    skin: 'retinta',
    c: '#f2b705',
    neck: 'v',
    reach: 0.34,
    face: {
      look: -0.6,
      tone: 'preto',
      style: 'black',
      shape: 'fino',
      smile: 'aberto',
      gaze: 'aberto',
      noseOf: 'largo',
      earring: '#e8563a',
      tilt: -6,
      brow: 2,
    },
    rest: ['60 44, 100 190, 18 252', 172],
    toast: ['-58 44, -84 158, -66 92', -100],
  },
  {
    at: [1214, 540],
    w: 86,
    skin: 'morena',
    c: '#f6ead6',
    neck: 'gola',
    reach: 0.62,
    face: {
      look: -0.8,
      tone: 'grisalho',
      style: 'lado',
      shape: 'quadrado',
      smile: 'leve',
      gaze: 'lado',
      beard: 'curta',
      glasses: true,
      tilt: 2,
    },
    rest: ['68 48, 104 196, -8 256', 172],
    toast: ['-68 48, -126 150, -172 84', -120],
  },
];

/** The diners on their cane chairs, behind the table. */
export function diners(S) {
  for (const {
    at: [x, y],
    w,
    skin,
    c,
    neck,
    face,
  } of DINERS) {
    chair(S, x, y - 40, w * 2.5, 330);
    torso(S, x, y, w, 260, { skin, c, neck, head: 62 });
    head(S, x + 2, y - 72, 63, { skin, ...face });
  }
}

/** Their arms: one rests on the cloth, one raises a glass. */
export function toast(S) {
  DINERS.forEach(({ at: [x, y], skin, c, reach, rest, toast: raised }, i) => {
    const [a, b] = [near(x, y, rest[0]), near(x, y, raised[0])];
    clothedLimb(S, a, 42, skin, c, { reach });
    hand(S, ...a[2], rest[1], 50, 'mesa', { skin, flip: rest[2] ?? i !== 0 });
    clothedLimb(S, b, 42, skin, c, { reach });
    const [hx, hy] = b[2];
    const side = raised[1] < -90 ? -1 : 1;
    glass(S, hx + side * 14, hy + 18, ['#c9302f', '#e9b44a', '#c9302f'][i]);
    hand(S, hx, hy, raised[1], 46, 'segura', { skin, flip: side < 0 });
  });
}

/** Waitress with a tray in both hands, standing behind the table. */
export function waitress(S, x, y) {
  const skin = 'parda';
  const shirt = '#fff6e6';
  torso(S, x, y, 70, 380, { skin, c: shirt, neck: 'gola', head: 58, waist: 0.8 });
  S.form(P`M${x - 46} ${y + 100}H${x + 46}L${x + 62} ${y + 420}H${x - 62}Z`, '#2f6a62', [
    x + 62,
    y + 400,
    x - 40,
    y + 110,
    DARK,
    0.7,
  ]);
  for (const s of [-1, 1])
    S.line(P`M${x + s * 42} ${y + 102}L${x + s * 28} ${y + 12}`, '#2f6a62', 10);
  branch(S, near(x, y, '10 140, 28 126'), 2, { seed: 3, s: 10, count: 4 });
  head(S, x, y - 68, 60, {
    look: -0.6,
    skin,
    tone: 'preto',
    style: 'coque',
    shape: 'oval',
    smile: 'leve',
    gaze: 'baixo',
    noseOf: 'arrebitado',
    earring: '#f2b705',
    tilt: -5,
  });
  for (const s of [-1, 1])
    clothedLimb(S, near(x, y, P`${s * 58} 44, ${s * 96} 158, ${s * 84} 212`), 38, skin, shirt, {
      reach: 0.36,
    });
  const [tx, ty] = [x, y + 212];
  S.form(circ(tx, ty, 124, 24), '#8a5238', [tx + 120, ty + 20, tx - 100, ty - 20, DARK, 0.7]);
  S.form(circ(tx, ty - 6, 112, 18), '#a9683f', [tx + 110, ty + 10, tx - 90, ty - 16, DARK, 0.5]);
  S.form(
    P`M${tx - 70} ${ty - 6}C${tx - 66} ${ty - 62} ${tx + 26} ${ty - 62} ${tx + 30} ${ty - 6}Z`,
    '#2f7a72',
    [tx + 30, ty, tx - 60, ty - 40, fold('#2f7a72'), 0.6],
  );
  S.path(circ(tx - 20, ty - 52, 7), '#f2b705');
  for (const [dx, c] of rows('58 #e8563a, 82 #f2b705')) {
    S.form(P`M${tx + dx - 11} ${ty - 42}h22l-4 38h-14Z`, c, [
      tx + dx + 11,
      ty - 4,
      tx + dx - 10,
      ty - 40,
      fold(c),
      0.5,
    ]);
    S.path(rect(tx + dx - 11, ty - 46, 22, 6), '#fff6e6');
  }
  S.path(rrect(tx - 124, ty - 4, 248, 8, 4), '#6b3a2c');
  for (const s of [-1, 1])
    hand(S, tx + s * 92, ty + 4, s < 0 ? 8 : 172, 42, 'segura', { skin, flip: s > 0 });
}
