import { circ, lighter, mix, P } from '../lib.mjs';
import { taper } from '../nature.mjs';
import { SKIN } from './skin.mjs';

/** Shade of cloth: plum instead of ink, so that white cloth never turns grey. */
const fold = (c, t) => mix(c, '#4a1f33', t);

/** Rounded limb through points, shaded on the side away from the light. */
export function limb(S, pts, w0, w1, c, { light = -1, sh, lit } = {}) {
  const [a, b] = [pts[0], pts.at(-1)];
  const d = taper(pts, w0, w1) + circ(a[0], a[1], w0 / 2) + circ(b[0], b[1], w1 / 2);
  const xs = pts.map((p) => p[0]);
  const ys = pts.map((p) => p[1]);
  const [x0, x1] = [Math.min(...xs) - w0 / 2, Math.max(...xs) + w0 / 2];
  const [y0, y1] = [Math.min(...ys) - w0 / 2, Math.max(...ys) + w0 / 2];
  const [dark, bright] = light < 0 ? [x1, x0] : [x0, x1];
  S.form(
    d,
    c,
    [dark, y1, (x0 + x1) / 2, (y0 + y1) / 2, sh ?? fold(c, 0.5), 0.75],
    [bright, y0, (x0 + x1) / 2, (y0 + y1) / 2, lit ?? lighter(c, 0.35), 0.5],
  );
}

/** Bent arm: sleeve from the shoulder down, skin after it, a mitten hand at the end. */
export function arm(
  S,
  pts,
  w,
  { skin = 'morena', sleeve, reach = 1, light = -1, hand = true } = {},
) {
  const K = SKIN[skin];
  const tone = { light, sh: K.sh, lit: K.lit };
  const [s, e, h] = pts;
  if (reach <= 1) limb(S, [e, h], w * 0.74, w * 0.56, K.c, tone);
  if (hand) {
    const a = Math.atan2(h[1] - e[1], h[0] - e[0]);
    const at = (along, across) => [
      h[0] + Math.cos(a) * along * w - Math.sin(a) * across * w,
      h[1] + Math.sin(a) * along * w + Math.cos(a) * across * w,
    ];
    S.path(taper([at(-0.05, 0), at(0.3, -0.36), at(0.5, -0.38)], w * 0.26, w * 0.16), K.c);
    const palm = taper([at(-0.1, 0), at(0.3, 0.02), at(0.72, 0.08)], w * 0.56, w * 0.34);
    const tip = at(0.7, 0.08);
    S.form(palm + circ(tip[0], tip[1], w * 0.17), K.c, [
      h[0],
      h[1] + w * 0.5,
      h[0],
      h[1],
      K.sh,
      0.55,
    ]);
  }
  const part = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  if (!sleeve || reach < 1) limb(S, [s, e], w * 0.92, w * 0.74, K.c, tone);
  if (!sleeve) return;
  if (reach > 1) limb(S, [s, e, part(e, h, 0.8)], w, w * 0.72, sleeve, { light });
  else limb(S, [s, part(s, e, reach)], w * 1.06, w * 0.94, sleeve, { light });
}

/** Neck and torso from the neck pit (x, y) down to `h`; `w` is the half width of the shoulders. */
export function torso(
  S,
  x,
  y,
  w,
  h,
  {
    skin = 'morena',
    c = '#2f7a72',
    light = -1,
    waist = 0.82,
    neck = 'redondo',
    shirt = '#fff6e6',
    tie = null,
    head: R = w * 0.55,
  } = {},
) {
  const K = SKIN[skin];
  S.form(
    P`M${x - R * 0.34} ${y - R * 0.75}H${x + R * 0.34}V${y + R * 0.12}Q${x} ${y + R * 0.4} ${x - R * 0.34} ${y + R * 0.12}Z`,
    K.c,
    [x, y - R * 0.7, x, y + R * 0.1, K.sh, 0.95],
  );
  const d = P`M${x - R * 0.36} ${y - R * 0.06}C${x - w * 0.55} ${y + R * 0.2} ${x - w * 0.96} ${y + R * 0.18} ${x - w} ${y + w * 0.62}C${x - w * 0.96} ${y + h * 0.5} ${x - w * waist} ${y + h * 0.6} ${x - w * waist} ${y + h}Q${x} ${y + h + w * 0.26} ${x + w * waist} ${y + h}C${x + w * waist} ${y + h * 0.6} ${x + w * 0.96} ${y + h * 0.5} ${x + w} ${y + w * 0.62}C${x + w * 0.96} ${y + R * 0.18} ${x + w * 0.55} ${y + R * 0.2} ${x + R * 0.36} ${y - R * 0.06}Q${x} ${y + R * 0.3} ${x - R * 0.36} ${y - R * 0.06}Z`;
  const far = x - light * w;
  S.form(
    d,
    c,
    [far, y + h, x + light * w * 0.3, y + h * 0.3, fold(c, 0.5), 0.75],
    [x + light * w, y, x, y + h * 0.4, lighter(c, 0.35), 0.55],
  );
  S.inside(d, () => {
    const open = neck === 'paleto' ? h * 0.62 : R * 1.1;
    if (neck === 'v' || neck === 'gola') {
      S.path(
        P`M${x - R * 0.42} ${y - R * 0.2}L${x} ${y + open}L${x + R * 0.42} ${y - R * 0.2}Z`,
        K.c,
      );
    }
    if (neck === 'gola')
      for (const s of [-1, 1])
        S.form(
          P`M${x + s * R * 0.3} ${y - R * 0.16}L${x + s * R * 0.74} ${y + R * 0.3}L${x + s * R * 0.24} ${y + R * 0.72}L${x} ${y + R * 0.5}Z`,
          lighter(c, 0.2),
          [x + R, y + R, x - R, y, fold(c, 0.4), 0.4],
        );
    if (neck === 'paleto') {
      S.path(
        P`M${x - R * 0.44} ${y - R * 0.2}L${x} ${y + open}L${x + R * 0.44} ${y - R * 0.2}Z`,
        shirt,
      );
      S.path(
        P`M${x - R * 0.2} ${y - R * 0.2}L${x} ${y + R * 0.36}L${x + R * 0.2} ${y - R * 0.2}Z`,
        tie ? shirt : K.c,
      );
      if (tie)
        S.path(
          P`M${x - R * 0.13} ${y + R * 0.1}H${x + R * 0.13}L${x + R * 0.1} ${y + R * 0.34}L${x + R * 0.2} ${y + open * 0.8}L${x} ${y + open}L${x - R * 0.2} ${y + open * 0.8}L${x - R * 0.1} ${y + R * 0.34}Z`,
          tie,
        );
      for (const s of [-1, 1])
        S.form(
          P`M${x + s * R * 0.4} ${y - R * 0.16}L${x + s * R * 0.92} ${y + R * 0.5}L${x + s * R * 0.62} ${y + R * 0.66}L${x + s * R * 0.5} ${y + R * 0.9}L${x} ${y + open}Z`,
          lighter(c, 0.12),
          [x + R, y + open, x - R * 0.4, y, fold(c, 0.5), 0.6],
        );
    }
    if (neck === 'alcas') {
      S.path(
        P`M${x - w * 1.1} ${y - R}H${x + w * 1.1}V${y + R * 0.5}H${x + w * 0.62}Q${x} ${y + R * 1.5} ${x - w * 0.62} ${y + R * 0.5}H${x - w * 1.1}Z`,
        K.c,
      );
      for (const s of [-1, 1])
        S.line(
          P`M${x + s * w * 0.55} ${y - R * 0.1}L${x + s * w * 0.6} ${y + R * 0.8}`,
          c,
          R * 0.16,
        );
    }
  });
}
