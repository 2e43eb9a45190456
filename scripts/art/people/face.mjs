import { circ, P } from '../lib.mjs';
import { hairBack, hairFront } from './hair.mjs';
import { HAIR, SKIN } from './skin.mjs';

const INK = '#2a171c';
const FACE =
  'M-66 -22C-70 -82 -40 -102 0 -102C40 -102 70 -82 66 -22C67 18 60 56 38 80C22 98 -22 98 -38 80C-60 56 -67 18 -66 -22Z';
const BEARD =
  'M-66 -6C-60 20 -50 26 -34 30C-16 22 16 22 34 30C50 26 62 18 66 -6C68 34 62 70 38 90C20 106 -20 106 -38 90C-62 70 -68 34 -66 -6Z';

function eyes(S, fx, { closed, glasses, brow }) {
  for (const s of [-1, 1]) {
    const x = fx + s * 27;
    if (closed) S.line(P`M${x - 11} -2q11 9 22 0`, INK, 5);
    else {
      S.path(circ(x, 0, 6, 8.5), INK);
      S.path(circ(x + 2, -3, 1.9), '#fff6e6');
      S.line(P`M${x - 11} -6q10 -8 21 -1`, INK, 3.6);
    }
    S.line(P`M${x - 13} ${-25 + s}q13 -9 26 ${s * 2}`, brow, 5.4, 'opacity=".9"');
    if (glasses) S.line(circ(x, 1, 21, 19), '#3a2226', 4);
  }
  if (glasses) S.line(P`M${fx - 6} -2q6 -5 12 0`, '#3a2226', 4);
}

function mouth(S, fx, skin, smile) {
  if (smile === 'aberto') {
    const d = P`M${fx - 25} 42Q${fx} 52 ${fx + 25} 42Q${fx + 19} 70 ${fx} 70Q${fx - 19} 70 ${fx - 25} 42Z`;
    S.path(d, skin.lip);
    S.inside(d, () =>
      S.path(P`M${fx - 26} 40H${fx + 26}L${fx + 20} 56Q${fx} 61 ${fx - 20} 56Z`, '#fff6e6'),
    );
  } else S.line(P`M${fx - 20} 47Q${fx} 64 ${fx + 20} 46`, skin.lip, 6);
}

/**
 * A head with a friendly face. (x, y) is the middle of the face and `size` its half height.
 * @param {object} o look -1 (left) to 1 (right); tilt in degrees; light -1 left or 1 right; skin and
 *   tone names of SKIN and HAIR; style of hair; smile 'leve' or 'aberto'; flags closed, glasses,
 *   beard, earring, old
 */
export function head(
  S,
  x,
  y,
  size,
  {
    look = 0.6,
    tilt = 0,
    light = -1,
    skin = 'morena',
    tone = 'preto',
    style = 'curto',
    smile = 'aberto',
    closed = false,
    glasses = false,
    beard = false,
    earring = null,
    old = false,
    towel = null,
  } = {},
) {
  const K = SKIN[skin];
  const T = towel ? { c: towel, lit: '#fffaf0' } : HAIR[tone];
  const dir = look < 0 ? -1 : 1;
  const side = light * dir;
  const fx = Math.abs(look) * 20;
  const k = size / 100;
  S.group(P`transform="translate(${x} ${y}) rotate(${tilt})" `, () =>
    S.group(`transform="scale(${(k * dir).toFixed(4)} ${k.toFixed(4)})"`, () => {
      hairBack(S, style, T, Math.round(x + y));
      for (const ex of Math.abs(look) < 0.3 ? [-66, 66] : [-62]) {
        S.form(circ(ex, 6, 13, 19), K.c, [ex - 10, 0, ex + 12, 0, K.sh, 0.5]);
        if (earring) S.path(circ(ex, 32, 7), earring);
      }
      S.form(
        FACE,
        K.c,
        [side * -74, 50, side * 20, -10, K.sh, 0.75],
        [side * 80, -70, side * -10, 10, K.lit, 0.85],
      );
      if (beard) S.form(BEARD, T.c, [side * 70, 20, side * -30, 60, T.lit, 0.6]);
      S.inside(FACE, () => {
        for (const s of [-1, 1]) S.glow(fx + s * 38, 30, 24, K.lip, 0.42);
      });
      if (old)
        for (const s of [-1, 1])
          S.line(P`M${fx + s * 30} 32q${s * 8} 10 ${s * 4} 22`, K.sh, 3, 'opacity=".6"');
      S.line(
        P`M${fx + 4} -2Q${fx + 18} 18 ${fx + 13} 26Q${fx + 6} 32 ${fx - 4} 28`,
        K.sh,
        4.6,
        'opacity=".9"',
      );
      eyes(S, fx, { closed, glasses, brow: tone === 'branco' ? '#a3968a' : HAIR[tone].c });
      mouth(S, fx, K, smile);
      hairFront(S, style, T, side);
    }),
  );
}
