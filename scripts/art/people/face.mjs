import { asOne, circ, P } from '../lib.mjs';
import { eyes, mouth, nose } from './expression.mjs';
import { hairBack, hairFront } from './hair.mjs';
import { HAIR, SKIN } from './skin.mjs';

/** Outlines by the shape of the face, between the skull (-100) and the chin (about 95). */
const SHAPES = {
  oval: 'M-66 -22C-70 -82 -40 -102 0 -102C40 -102 70 -82 66 -22C67 18 58 52 36 80C20 97 -20 97 -36 80C-58 52 -67 18 -66 -22Z',
  longo:
    'M-62 -22C-66 -82 -38 -102 0 -102C38 -102 66 -82 62 -22C62 22 56 58 33 88C18 104 -18 104 -33 88C-56 58 -62 22 -62 -22Z',
  redondo:
    'M-69 -18C-73 -80 -42 -102 0 -102C42 -102 73 -80 69 -18C72 22 62 58 38 78C20 92 -20 92 -38 78C-62 58 -72 22 -69 -18Z',
  quadrado:
    'M-66 -22C-70 -82 -40 -102 0 -102C40 -102 70 -82 66 -22C67 20 62 54 48 76C30 98 -30 98 -48 76C-62 54 -67 20 -66 -22Z',
  fino: 'M-64 -24C-68 -82 -40 -102 0 -102C40 -102 68 -82 64 -24C64 14 54 48 30 80C16 98 -16 98 -30 80C-54 48 -64 14 -64 -24Z',
  crianca:
    'M-70 -12C-75 -78 -44 -102 0 -102C44 -102 75 -78 70 -12C74 28 62 62 36 76C18 86 -18 86 -36 76C-62 62 -74 28 -70 -12Z',
};
const BEARDS = {
  cheia:
    'M-66 -6C-60 20 -50 26 -34 30C-16 22 16 22 34 30C50 26 62 18 66 -6C68 34 62 70 38 90C20 106 -20 106 -38 90C-62 70 -68 34 -66 -6Z',
  curta:
    'M-66 4C-60 30 -52 48 -38 54C-20 60 20 60 38 54C52 48 61 30 66 4C67 36 58 64 38 84C20 101 -20 101 -38 84C-58 64 -67 36 -66 4Z',
};

/** Crisp plane of shade on the side away from the light, and a soft one under the hair. */
function planes(S, face, K, side) {
  S.form(
    face,
    K.c,
    [side * -74, 60, side * 10, -6, K.sh, 0.34],
    [side * 80, -70, side * -10, 10, K.lit, 0.55],
  );
  S.inside(face, () => {
    const x = (v) => -side * v;
    S.path(
      P`M${x(34)} -112C${x(58)} -70 ${x(46)} -30 ${x(52)} 8C${x(50)} 44 ${x(34)} 74 ${x(6)} 106L${x(100)} 120V-112Z`,
      K.sh,
      'opacity=".26"',
    );
  });
}

/**
 * A head with a face of its own. (x, y) is the middle of the face and `size` its half height.
 * @param {object} o look -1 (left) to 1 (right); tilt in degrees; light -1 left or 1 right; skin and
 *   tone names of SKIN and HAIR; style of hair; shape of the face; smile and gaze of expression.mjs;
 *   beard 'cheia', 'curta' or true; flags glasses, moustache, old; earring color
 */
function drawHead(
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
    shape = 'oval',
    smile = 'aberto',
    gaze = 'aberto',
    noseOf = 'reto',
    closed = false,
    glasses = false,
    beard = false,
    moustache = false,
    earring = null,
    old = false,
    towel = null,
    brow = 0,
  } = {},
) {
  const K = SKIN[skin];
  const T = towel ? { c: towel, lit: '#fffaf0' } : HAIR[tone];
  const dir = look < 0 ? -1 : 1;
  const side = light * dir;
  const fx = Math.abs(look) * 22;
  const k = size / 100;
  const face = SHAPES[shape];
  S.group(P`transform="translate(${x} ${y}) rotate(${tilt})" `, () =>
    S.group(`transform="scale(${(k * dir).toFixed(4)} ${k.toFixed(4)})"`, () => {
      hairBack(S, style, T, Math.round(x + y));
      for (const ex of Math.abs(look) < 0.3 ? [-66, 66] : [-62]) {
        S.path(circ(ex, 6, 13, 19), K.c);
        S.path(circ(ex + 3, 8, 6, 10), K.sh, 'opacity=".35"');
        if (earring) S.path(circ(ex, 32, 7), earring);
      }
      planes(S, face, K, side);
      if (beard)
        S.form(BEARDS[beard === true ? 'cheia' : beard], T.c, [
          side * 70,
          20,
          side * -30,
          60,
          T.lit,
          0.45,
        ]);
      S.inside(face, () => {
        for (const s of [-1, 1])
          S.path(
            circ(fx + s * 37, 28, 17, 12),
            K.lip,
            `opacity="${shape === 'crianca' ? 0.2 : 0.15}"`,
          );
      });
      if (old)
        S.inside(face, () => {
          for (const s of [-1, 1]) {
            S.line(P`M${fx + s * 26} 26q${s * 9} 11 ${s * 4} 24`, K.sh, 2.8, 'opacity=".6"');
            S.line(
              P`M${fx + s * 46} -6l${s * 8} -5M${fx + s * 46} 2l${s * 8} 2`,
              K.sh,
              2.4,
              'opacity=".5"',
            );
          }
        });
      nose(S, fx, K, noseOf);
      eyes(S, fx, K, {
        gaze: closed ? 'fechado' : gaze,
        glasses,
        brow: tone === 'branco' || tone === 'grisalho' ? '#8f8279' : HAIR[tone].c,
        raise: brow,
        child: shape === 'crianca',
      });
      mouth(S, fx, K, smile);
      if (moustache)
        S.path(
          P`M${fx - 28} 44Q${fx - 12} 26 ${fx} 33Q${fx + 12} 26 ${fx + 28} 43Q${fx + 12} 46 ${fx} 41Q${fx - 12} 46 ${fx - 28} 44Z`,
          T.c,
        );
      hairFront(S, style, T, side);
    }),
  );
}

export const head = asOne(6, drawHead);
