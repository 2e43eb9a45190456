/** The people at the pool. */
import { fold } from '../../furniture.mjs';
import { circ, near, P, poly, rect, rows } from '../../lib.mjs';
import { bar } from '../../nature.mjs';
import { bareLimb, clothedLimb, hand, head, limbPath, lit, SKIN, torso } from '../../people.mjs';

/** Straw bar on the far side, a man behind its counter; (x, y) is the middle of its foot. */
export function kiosk(S, x, y) {
  S.path(bar(x + 60, y + 4, 400, 16), '#a8714a', 'opacity=".5"');
  for (const k of [-112, 112]) S.line(P`M${x + k} ${y - 176}V${y}`, '#6b4a30', 9);
  S.path(rect(x - 108, y - 176, 216, 122), '#23483f', 'opacity=".55"');
  for (const [k, c] of rows('-80 #f2b705, -58 #e8563a, -36 #8fd0c4, 58 #f2b705, 80 #e8563a'))
    S.path(P`M${x + k - 5} ${y - 112}v-18q5 -10 10 0v18Z`, c);
  S.path(rect(x - 104, y - 112, 208, 5), '#8a5a34');
  torso(S, x + 8, y - 104, 25, 70, { skin: 'parda', c: '#fff3de', neck: 'gola', head: 20 });
  clothedLimb(S, near(x + 8, y - 104, '-20 14, -36 44, -14 58'), 13, 'parda', '#fff3de', {
    reach: 0.4,
  });
  clothedLimb(S, near(x + 8, y - 104, '20 14, 38 40, 50 12'), 13, 'parda', '#fff3de', {
    reach: 0.4,
  });
  head(S, x + 8, y - 128, 20, {
    look: -0.5,
    skin: 'parda',
    style: 'degrade',
    smile: 'aberto',
    shape: 'longo',
  });
  S.form(P`M${x + 52} ${y - 92}l-4 -22h22l-4 22Z`, '#ffd98a', [
    x + 70,
    y - 92,
    x + 50,
    y - 110,
    '#c9571f',
    0.6,
  ]);
  S.form(rect(x - 124, y - 56, 248, 12), '#c98a5a', [x + 124, y, x - 100, y - 56, '#5b2f2c', 0.6]);
  S.form(rect(x - 116, y - 44, 232, 44), '#2f8f86', [x + 116, y, x - 60, y - 44, '#123a4a', 0.7]);
  for (let k = -108; k < 116; k += 24) S.line(P`M${x + k} ${y - 42}v40`, '#1f6a70', 3);
  for (const k of [-70, 0, 66])
    S.line(P`M${x + k} ${y - 26}V${y + 4}M${x + k - 15} ${y - 28}h30`, '#6b3a2c', 6);
  S.group('transform="translate(0 -30)"', () => {
    const roof = P`M${x - 176} ${y - 138}Q${x - 60} ${y - 196} ${x - 16} ${y - 266}Q${x} ${y - 276} ${x + 16} ${y - 266}Q${x + 60} ${y - 196} ${x + 176} ${y - 138}Q${x + 150} ${y - 128} ${x + 128} ${y - 136}Q${x + 100} ${y - 124} ${x + 70} ${y - 134}Q${x + 36} ${y - 122} ${x} ${y - 134}Q${x - 36} ${y - 122} ${x - 70} ${y - 134}Q${x - 100} ${y - 124} ${x - 128} ${y - 136}Q${x - 150} ${y - 128} ${x - 176} ${y - 138}Z`;
    S.form(
      roof,
      '#d9b06a',
      [x + 170, y - 140, x - 20, y - 220, '#7a4a34', 0.85],
      [x - 150, y - 220, x, y - 160, '#fff0c0', 0.6],
    );
    S.inside(roof, () => {
      for (let k = -8; k < 9; k++)
        S.line(
          P`M${x + k * 2} ${y - 268}Q${x + k * 9} ${y - 200} ${x + k * 22} ${y - 126}`,
          '#9a6a3c',
          2,
          'opacity=".5"',
        );
      S.line(
        P`M${x - 90} ${y - 178}Q${x} ${y - 164} ${x + 90} ${y - 178}`,
        '#9a6a3c',
        4,
        'opacity=".5"',
      );
    });
  });
}

/** A guest on her back with a book, in the shade of the palm; (x, y) is her hip. */
export function reader(S, x, y) {
  const skin = 'parda';
  const suit = '#d9432f';
  S.path(bar(x + 60, y + 66, 640, 22), '#a8714a', 'opacity=".55"');
  for (const [a, b] of rows('-120 -128, 90 98, 250 262'))
    S.line(P`M${x + a} ${y + 24}L${x + b} ${y + 64}`, '#8a5a34', 11);
  S.form(
    P`M${x - 250} ${y - 134}Q${x - 240} ${y - 150} ${x - 222} ${y - 140}L${x - 76} ${y + 2}H${x + 286}Q${x + 300} ${y + 14} ${x + 288} ${y + 30}H${x - 110}Q${x - 124} ${y + 30} ${x - 132} ${y + 20}Z`,
    '#fff6e6',
    [x + 290, y + 40, x - 120, y - 60, fold('#fff6e6'), 0.6],
  );
  S.form(
    P`M${x - 246} ${y - 136}L${x - 222} ${y - 144}L${x - 132} ${y - 56}L${x - 158} ${y - 42}Z`,
    '#f2b705',
    [x - 130, y - 40, x - 230, y - 130, '#b5651a', 0.6],
  );
  // far arm and far leg, body, near leg, near arm with the book
  bareLimb(S, near(x, y, '20 -8, 120 -96, 176 2'), 46, skin, { tip: 0.46 });
  S.path(P`M${x + 164} ${y - 6}q12 -8 24 0q20 4 40 -4q10 2 4 10q-20 14 -66 12Z`, SKIN[skin].c);
  bareLimb(S, near(x, y, '-112 -92, -44 -70, 12 -118'), 26, skin);
  lit(
    S,
    limbPath(near(x, y, '-126 -100, -60 -34, 26 -4'), 68, { tip: 0.86, calf: 0.94 }),
    [x - 160, y - 140, x + 50, y + 30],
    suit,
    { sh: fold(suit, 0.6) },
  );
  S.path(
    P`M${x - 150} ${y - 122}Q${x - 128} ${y - 142} ${x - 104} ${y - 134}L${x - 92} ${y - 108}Q${x - 116} ${y - 96} ${x - 138} ${y - 100}Z`,
    SKIN[skin].c,
  );
  S.line(P`M${x - 128} ${y - 106}L${x - 112} ${y - 136}`, suit, 8);
  bareLimb(S, near(x, y, '22 4, 150 8, 266 6'), 46, skin, { tip: 0.46 });
  S.path(
    P`M${x + 258} ${y + 16}q-4 -18 4 -28q10 -18 22 -22q8 4 4 14q-6 14 0 34q-16 8 -30 2Z`,
    SKIN[skin].c,
  );
  S.path(
    P`M${x - 150} ${y - 152}L${x - 122} ${y - 158}L${x - 110} ${y - 124}Q${x - 128} ${y - 112} ${x - 146} ${y - 122}Z`,
    SKIN[skin].sh,
  );
  head(S, x - 144, y - 182, 42, {
    look: 0.85,
    skin,
    tone: 'preto',
    style: 'cachos',
    shape: 'redondo',
    smile: 'leve',
    gaze: 'baixo',
    noseOf: 'largo',
    earring: '#f2b705',
    tilt: 8,
  });
  // sunglasses pushed up, then the book
  for (const k of [-10, 20])
    S.form(circ(x - 134 + k, y - 222 + k * 0.14, 13, 9), '#1f2440', [
      x - 120 + k,
      y - 214,
      x - 146 + k,
      y - 230,
      '#5b7a8a',
      0.6,
    ]);
  S.path(poly(near(x, y, '-14 -168, 34 -158, 30 -98, -18 -108')), '#fff6e6');
  S.form(poly(near(x, y, '34 -158, 62 -176, 58 -114, 30 -98')), '#2f8f86', [
    x + 60,
    y - 100,
    x + 30,
    y - 160,
    '#123a4a',
    0.6,
  ]);
  S.line(P`M${x + 42} ${y - 148}l14 -9`, '#f2b705', 4);
  bareLimb(S, near(x, y, '-126 -100, -70 -26, 18 -86'), 28, skin);
  hand(S, x + 16, y - 86, -44, 38, 'segura', { skin });
}

/** A man who swims toward us; (x, y) is his head. */
export function swimmer(S, x, y) {
  S.path(bar(x + 60, y + 22, 320, 26), '#0f6a80', 'opacity=".4"');
  S.path(
    P`M${x + 20} ${y + 10}C${x + 70} ${y - 22} ${x + 150} ${y - 14} ${x + 190} ${y + 12}Z`,
    SKIN.clara.c,
  );
  S.form(P`M${x + 120} ${y + 8}Q${x + 150} ${y - 14} ${x + 186} ${y + 12}Z`, '#26305c');
  bareLimb(S, near(x, y, '40 -2, 34 -64, -34 -66'), 22, 'clara');
  hand(S, x - 34, y - 66, 168, 30, 'mesa', { skin: 'clara' });
  head(S, x, y - 10, 29, {
    look: -0.7,
    skin: 'clara',
    style: 'touca',
    towel: '#f2b705',
    smile: 'fala',
    shape: 'longo',
  });
  S.path(
    P`M${x - 60} ${y + 14}Q${x} ${y - 2} ${x + 60} ${y + 14}Q${x + 130} ${y + 4} ${x + 210} ${y + 14}Q${x + 80} ${y + 44} ${x - 60} ${y + 14}Z`,
    '#43bdb8',
  );
  for (const [k, w] of rows('0 90, 10 150'))
    S.line(
      P`M${x - w} ${y + 14 + k}Q${x} ${y + 32 + k * 1.6} ${x + w * 1.5} ${y + 14 + k}`,
      '#e3fbee',
      4,
      'opacity=".85"',
    );
  for (const [dx, dy, r] of rows('-64 -46 5, -78 -22 4, -50 -84 4, 206 -8 6, 222 -26 5, 190 -22 4'))
    S.path(circ(x + dx, y + dy, r, r * 1.3), '#e3fbee');
}
