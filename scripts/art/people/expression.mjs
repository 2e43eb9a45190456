import { circ, P } from '../lib.mjs';

const INK = '#2a171c';
/** Teeth and the light in an eye: warm, so that they never glare in a dark face. */
const IVORY = '#fbeed8';

/** gaze: aberto, lado (to where the face turns), riso (narrowed by laughter), baixo, fechado. */
export function eyes(S, fx, K, { gaze, glasses, brow, raise, child }) {
  for (const s of [-1, 1]) {
    const x = fx + s * 27;
    const far = s > 0 && fx > 8 ? 0.88 : 1;
    if (gaze === 'fechado') S.line(P`M${x - 11} -2q11 9 22 0`, INK, 4.4);
    else if (gaze === 'riso') S.line(P`M${x - 11 * far} 2q${11 * far} -13 ${22 * far} 0`, INK, 5);
    else if (gaze === 'baixo') {
      S.path(
        P`M${x - 12 * far} -3q${12 * far} -8 ${24 * far} 0q${-4 * far} 8 ${-12 * far} 8q${-9 * far} 0 ${-12 * far} -8Z`,
        K.sh,
        'opacity=".35"',
      );
      S.line(P`M${x - 12 * far} -1q${12 * far} 10 ${24 * far} 0`, INK, 4.2);
    } else {
      const shift = gaze === 'lado' ? 3.5 : 0;
      const big = child ? 1.16 : 1;
      S.path(circ(x + shift, 0, 6 * big, 8.4 * big), INK);
      S.path(circ(x + shift + 2, -3, 2), IVORY);
      S.line(P`M${x - 11 * far} -5q${10 * far} -8 ${22 * far} -1`, INK, 3.4);
    }
    S.line(
      P`M${x - 13 * far} ${-24 + s - raise}q${13 * far} ${-9 - raise * 0.4} ${26 * far} ${s * 2 + (s < 0 ? 0 : -raise * 0.3)}`,
      brow,
      child ? 4 : 5.4,
      'opacity=".9"',
    );
    if (glasses) S.line(circ(x, 1, 20, 18.5), '#3a2226', 3.6);
  }
  if (glasses) S.line(P`M${fx - 7} -2q7 -5 14 0M${fx - 47} -3L${fx - 66} -8`, '#3a2226', 3.6);
}

/** Kinds of nose: reto, largo, fino, arrebitado. */
export function nose(S, fx, K, kind) {
  const d = {
    reto: P`M${fx + 5} -4Q${fx + 17} 16 ${fx + 13} 24Q${fx + 6} 30 ${fx - 4} 26`,
    largo: P`M${fx + 6} 2Q${fx + 17} 16 ${fx + 17} 22Q${fx + 12} 31 ${fx + 2} 28Q${fx - 6} 31 ${fx - 10} 24`,
    fino: P`M${fx + 3} -8Q${fx + 16} 14 ${fx + 14} 24Q${fx + 8} 28 ${fx} 26`,
    arrebitado: P`M${fx + 8} 10Q${fx + 16} 16 ${fx + 11} 23Q${fx + 4} 27 ${fx - 4} 22`,
  }[kind];
  S.line(d, K.sh, 4.2, 'opacity=".85"');
}

/** smile: leve, meio (one side), aberto, riso (laughing), fala (speaking), sereno. */
export function mouth(S, fx, K, smile) {
  const line = (d, w = 5) => S.line(d, K.lip, w);
  if (smile === 'aberto' || smile === 'riso') {
    const [w, h, y] = smile === 'riso' ? [25, 32, 40] : [21, 19, 43];
    const d = P`M${fx - w} ${y}Q${fx} ${y + 8} ${fx + w} ${y - 1}Q${fx + w * 0.72} ${y + h} ${fx} ${y + h}Q${fx - w * 0.74} ${y + h} ${fx - w} ${y}Z`;
    S.path(d, smile === 'riso' ? '#6b1f2a' : K.lip);
    S.inside(d, () => {
      S.path(
        P`M${fx - w} ${y - 3}H${fx + w}L${fx + w * 0.8} ${y + 11}Q${fx} ${y + 17} ${fx - w * 0.8} ${y + 11}Z`,
        IVORY,
      );
      if (smile === 'riso') S.path(circ(fx + 2, y + h + 2, 15, 11), '#c8564f');
    });
  } else if (smile === 'fala') {
    S.path(
      P`M${fx - 15} 50Q${fx} 42 ${fx + 15} 49Q${fx + 10} 64 ${fx} 64Q${fx - 10} 64 ${fx - 15} 50Z`,
      K.lip,
    );
    S.path(P`M${fx - 10} 50Q${fx} 46 ${fx + 10} 50L${fx + 7} 54H${fx - 7}Z`, IVORY);
  } else if (smile === 'meio') line(P`M${fx - 16} 53Q${fx + 4} 58 ${fx + 20} 45`);
  else if (smile === 'sereno') line(P`M${fx - 14} 52Q${fx} 55 ${fx + 14} 51`);
  else line(P`M${fx - 20} 47Q${fx} 62 ${fx + 20} 46`, 5.4);
}
