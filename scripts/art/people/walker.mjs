import { asOne, P } from '../lib.mjs';
import { bar } from '../nature.mjs';
import { arm, limb, torso } from './body.mjs';
import { head } from './face.mjs';
import { SKIN } from './skin.mjs';

/**
 * A whole small figure walking: feet at (x, y), `s` tall. `dir` 1 walks right, -1 left; `skirt` turns
 * the trousers into one; the remaining options go to the head.
 */
function drawWalker(
  S,
  x,
  y,
  s,
  {
    dir = 1,
    skin = 'morena',
    top = '#2f7a72',
    bottom = '#3a2a4a',
    shoe = '#2a171c',
    skirt = false,
    light = -1,
    stride = 0.1,
    shadow = '#5b2a33',
    neck = 'redondo',
    look = 0.5,
    ...face
  } = {},
) {
  const K = SKIN[skin];
  const bare = { light, sh: K.sh, lit: K.lit };
  const hip = y - s * 0.47;
  S.path(bar(x - light * s * 0.24, y + s * 0.012, s * 0.62, s * 0.03), shadow, 'opacity=".5"');
  for (const k of [-1, 1]) {
    const foot = [x + k * dir * s * stride, y - s * 0.03];
    const knee = [x + k * dir * s * stride * 0.62 + dir * s * 0.02, y - s * 0.25];
    const leg = [[x + k * s * 0.035, hip], knee, foot];
    if (skirt) limb(S, leg, s * 0.06, s * 0.045, K.c, bare);
    else limb(S, leg, s * 0.105, s * 0.07, bottom, { light });
    S.path(
      P`M${foot[0] - dir * s * 0.035} ${y}q0 ${-s * 0.05} ${dir * s * 0.04} ${-s * 0.045}q${dir * s * 0.06} 0 ${dir * s * 0.07} ${s * 0.045}Z`,
      shoe,
    );
  }
  if (skirt) {
    const d = P`M${x - s * 0.085} ${hip - s * 0.06}H${x + s * 0.085}L${x + s * 0.15} ${y - s * 0.17}Q${x} ${y - s * 0.14} ${x - s * 0.15} ${y - s * 0.17}Z`;
    S.form(d, bottom, [x - light * s * 0.15, y - s * 0.2, x, hip, '#4a1f33', 0.6]);
  }
  const shoulder = y - s * 0.76;
  arm(
    S,
    [
      [x - dir * s * 0.09, shoulder + s * 0.05],
      [x - dir * s * 0.13, shoulder + s * 0.17],
      [x - dir * s * 0.1, shoulder + s * 0.27],
    ],
    s * 0.058,
    { skin, sleeve: top, reach: 0.6, light },
  );
  torso(S, x, shoulder, s * 0.115, s * 0.33, {
    skin,
    c: top,
    light,
    neck,
    head: s * 0.088,
    waist: 0.8,
  });
  arm(
    S,
    [
      [x + dir * s * 0.085, shoulder + s * 0.05],
      [x + dir * s * 0.12, shoulder + s * 0.17],
      [x + dir * s * 0.16, shoulder + s * 0.25],
    ],
    s * 0.058,
    { skin, sleeve: top, reach: 0.6, light },
  );
  head(S, x + dir * s * 0.01, y - s * 0.87, s * 0.092, { look: look * dir, skin, light, ...face });
}

export const walker = asOne(3, drawWalker);
