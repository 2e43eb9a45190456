import { P, rows } from '../lib.mjs';
import { SKIN } from './skin.mjs';

/**
 * Hands in units of a hundredth of their length, the wrist at (0, 0), the fingers to the right, the
 * thumb above. `fingers` are rows of start and end; `folded` ones lie over the palm.
 */
const POSES = {
  solta: {
    palm: 'M-8 -15C14 -23 40 -24 56 -18C61 -6 61 9 55 18C38 24 12 21 -8 14Z',
    fingers: '52 -12 86 -16, 54 -3 97 -3, 54 6 93 10, 51 13 80 20',
    thumb: '14 -12 34 -30 56 -34',
  },
  mesa: {
    palm: 'M-8 -15C14 -22 40 -22 56 -17C61 -6 61 9 55 17C38 22 12 20 -8 14Z',
    fingers: '52 -11 90 -12, 54 -3 99 -2, 54 6 94 8, 51 13 82 17',
    thumb: '16 -12 36 -26 60 -27',
  },
  aberta: {
    palm: 'M-8 -16C12 -25 38 -27 54 -21C60 -7 60 11 53 21C36 26 12 23 -8 15Z',
    fingers: '48 -15 84 -34, 54 -5 99 -12, 54 6 97 12, 48 15 82 33',
    thumb: '12 -12 26 -38 44 -54',
  },
  segura: {
    palm: 'M-8 -15C10 -27 40 -29 53 -20C62 -6 61 14 52 22C36 30 10 25 -8 14Z',
    fingers: '44 -15 32 -16, 47 -5 32 -6, 47 5 31 4, 43 15 30 14',
    thumb: '10 -14 30 -27 48 -24',
  },
  caneta: {
    palm: 'M-8 -15C10 -25 36 -25 52 -16C60 -4 58 14 48 22C32 28 10 24 -8 14Z',
    fingers: '46 -12 84 2, 46 0 80 10, 44 10 70 19, 38 17 58 26',
    thumb: '12 -12 40 -26 76 -4',
  },
  aponta: {
    palm: 'M-8 -15C10 -25 40 -27 53 -19C60 -6 59 14 50 21C36 27 10 23 -8 14Z',
    fingers: '48 -14 98 -18, 47 -3 33 -4, 46 6 31 5, 42 15 30 14',
    thumb: '12 -10 34 -18 52 -4',
  },
};

/** A hand of length `size` whose wrist is at (x, y), pointing to `angle` degrees; `flip` turns it over. */
export function hand(S, x, y, angle, size, pose = 'solta', { skin = 'morena', flip = false } = {}) {
  const K = SKIN[skin];
  const { palm, fingers, thumb } = POSES[pose];
  const k = size / 100;
  const t = `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)}) scale(${k.toFixed(3)} ${(flip ? -k : k).toFixed(3)})"`;
  S.group(t, () => {
    for (const [a, b, c, d, e, f] of rows(thumb))
      S.line(P`M${a} ${b}Q${c} ${d} ${e} ${f}`, K.c, 14);
    S.form(palm, K.c, [20, 40, 30, -10, K.sh, 0.4]);
    const list = rows(fingers);
    for (const [a, b, c, d] of list) S.line(P`M${a} ${b}L${c} ${d}`, K.c, 12.4);
    if (pose === 'aberta') return;
    list.slice(1).forEach(([a, b, c, d], i) => {
      const [pa, pb, pc, pd] = list[i];
      S.line(
        P`M${(a + pa) / 2 + 4} ${(b + pb) / 2}L${(c + pc) / 2 - 6} ${(d + pd) / 2}`,
        K.sh,
        2.2,
        'opacity=".55"',
      );
    });
  });
}
