/** Passistas of frevo with their small umbrellas. */
import { circ, curve, lerp, P, rect, rows } from '../../lib.mjs';
import { bar, taper } from '../../nature.mjs';
import { CREAM, PLUM } from './palette.mjs';

/** Frevo umbrella at the end of a short stick; (x, y) is the hand, `a` the tilt in degrees. */
function sombrinha(S, x, y, r, a, flip) {
  S.group(`transform="translate(${x} ${y}) rotate(${a})"`, () => {
    S.line(P`M0 8V${-r * 1.3}`, '#7a3f3a', 4);
    const dome = P`M${-r} ${-r * 0.92}C${-r * 0.9} ${-r * 1.62} ${-r * 0.4} ${-r * 1.86} 0 ${-r * 1.88}C${r * 0.4} ${-r * 1.86} ${r * 0.9} ${-r * 1.62} ${r} ${-r * 0.92}Q${r * 0.8} ${-r * 1.06} ${r * 0.52} ${-r * 0.86}Q${r * 0.26} ${-r * 1.04} 0 ${-r * 0.84}Q${-r * 0.26} ${-r * 1.04} ${-r * 0.52} ${-r * 0.86}Q${-r * 0.8} ${-r * 1.06} ${-r} ${-r * 0.92}Z`;
    S.path(dome, '#f2b705');
    S.inside(dome, () => {
      for (const [x0, x1, c] of [
        [-1.1, -0.52, '#e2362c'],
        [0, 0.52, '#2f7fc0'],
        [0.52, 1.1, '#2f9a5c'],
      ])
        S.path(
          P`M0 ${-r * 1.9}Q${x0 * r * 0.9} ${-r * 1.6} ${x0 * r} ${-r * 0.7}H${x1 * r}Q${x1 * r * 0.9} ${-r * 1.6} 0 ${-r * 1.9}Z`,
          c,
        );
      S.sh(
        `<path d="${dome}" fill="${S.lin(r * flip, -r * 0.8, -r * 0.4 * flip, -r * 1.7, rows(`0 ${PLUM} .75, 1 ${PLUM} 0`))}"/>`,
      );
    });
    S.line(P`M0 ${-r * 1.88}v${-r * 0.14}`, '#7a3f3a', 4);
  });
}

/** Rounded limb; `side` is +1 when its right side lies in shade, -1 when the figure is mirrored. */
const joint = (S, pts, w0, w1, c, shade, side) => {
  const [a, b] = [pts[0], pts.at(-1)];
  const d = taper(pts, w0, w1) + circ(a[0], a[1], w0 / 2) + circ(b[0], b[1], w1 / 2);
  const xs = pts.map((p) => p[0]);
  const ends = [Math.max(...xs) + 8, Math.min(...xs) - 8];
  if (side < 0) ends.reverse();
  S.form(d, c, ...rows(P`${ends[0]} ${b[1] + 8} ${ends[1]} ${a[1]} ${shade} .7`));
};

/** Passista: `pose` gives the joints; cloth in two colours with a frilled edge. */
export function passista(
  S,
  x,
  y,
  s,
  { skin, dark, top, shorts, legs, arms, hip, neck, hair, umbrella, flip = 1 },
) {
  S.path(bar(x + s * 0.16, y, s * 0.9, s * 0.045), '#3a1a48', 'opacity=".5"');
  S.group(`transform="translate(${x} ${y}) scale(${(s / 300) * flip} ${s / 300})"`, () => {
    const [hx, hy] = neck;
    joint(S, arms[0], 17, 12, skin, dark, flip);
    for (const leg of legs) {
      joint(S, leg, 30, 15, skin, dark, flip);
      joint(
        S,
        [
          leg[0],
          [lerp(leg[0][0], leg[1][0], 0.5), lerp(leg[0][1], leg[1][1], 0.5)],
          [lerp(leg[0][0], leg[1][0], 0.8), lerp(leg[0][1], leg[1][1], 0.8)],
        ],
        37,
        39,
        shorts,
        PLUM,
        flip,
      );
      const [k, f] = leg.slice(-2);
      const a = Math.atan2(f[1] - k[1], f[0] - k[0]) - 1.1;
      S.path(
        taper(
          [
            [f[0], f[1]],
            [f[0] + Math.cos(a) * 16, f[1] + Math.sin(a) * 16],
            [f[0] + Math.cos(a) * 32, f[1] + Math.sin(a) * 32],
          ],
          17,
          9,
        ) + circ(f[0], f[1], 9),
        CREAM,
      );
    }
    const [mx, my] = [lerp(hip[0], hx, 0.5), lerp(hip[1], hy, 0.5)];
    S.form(
      P`M${hx - 29} ${hy + 10}L${hx - 12} ${hy}L${hx + 12} ${hy}L${hx + 29} ${hy + 10}L${mx + 21} ${my}L${hip[0] + 25} ${hip[1]}L${hip[0] - 25} ${hip[1]}L${mx - 21} ${my}Z`,
      top,
      ...rows(
        P`${hip[0] + 30 * flip} ${hip[1]} ${mx - 16 * flip} ${my - 10} ${PLUM} .75, ${hx - 30 * flip} ${hy} ${mx} ${my} #ffe2a0 .5`,
      ),
    );
    S.line(
      curve([
        [hip[0] - 24, hip[1] - 2],
        [hip[0], hip[1] + 5],
        [hip[0] + 24, hip[1] - 2],
      ]),
      '#f2b705',
      8,
    );
    S.line(
      curve([
        [hx - 20, hy + 8],
        [hx, hy + 22],
        [hx + 20, hy + 8],
      ]),
      CREAM,
      5,
    );
    joint(S, arms[1], 17, 12, skin, dark, flip);
    for (const [, elbow, hand] of arms) {
      const a = Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]);
      const tip = (r, t) => [hand[0] + Math.cos(a + t) * r, hand[1] + Math.sin(a + t) * r];
      const fist = tip(8, 0);
      S.path(circ(fist[0], fist[1], 10) + taper([hand, tip(10, -0.9), tip(18, -0.9)], 8, 6), skin);
    }
    for (const arm of arms)
      S.form(
        circ(arm[0][0], arm[0][1] + 1, 15, 13),
        CREAM,
        ...rows(
          P`${arm[0][0] + 14 * flip} ${arm[0][1] + 12} ${arm[0][0] - 8 * flip} ${arm[0][1] - 8} ${top} .8`,
        ),
      );
    // head
    const [cx, cy] = [hx + 3, hy - 34];
    S.path(rect(cx - 9, cy + 14, 16, 22), dark);
    if (hair === 'puff')
      for (const [dx, dy, r] of rows('-24 -12 17, -12 -30 18, 10 -34 18, 26 -14 16, -28 6 13'))
        S.path(circ(cx + dx, cy + dy, r), '#22131c');
    S.form(
      P`M${cx - 25} ${cy - 6}C${cx - 26} ${cy - 40} ${cx + 26} ${cy - 40} ${cx + 25} ${cy - 6}C${cx + 25} ${cy + 16} ${cx + 12} ${cy + 29} ${cx} ${cy + 29}C${cx - 12} ${cy + 29} ${cx - 25} ${cy + 16} ${cx - 25} ${cy - 6}Z`,
      skin,
      ...rows(
        P`${cx + 26 * flip} ${cy + 24} ${cx - 4 * flip} ${cy} ${dark} .8, ${cx - 26 * flip} ${cy - 20} ${cx + 4 * flip} ${cy} #f0a56a .55`,
      ),
    );
    S.path(
      P`M${cx - 27} ${cy - 6}C${cx - 32} ${cy - 46} ${cx + 32} ${cy - 46} ${cx + 27} ${cy - 6}C${cx + 18} ${cy - 24} ${cx - 18} ${cy - 24} ${cx - 27} ${cy - 6}Z`,
      '#22131c',
    );
    if (hair === 'puff')
      S.line(P`M${cx - 27} ${cy - 14}Q${cx} ${cy - 34} ${cx + 27} ${cy - 14}`, '#e2362c', 6);
    for (const e of [-8, 11]) {
      S.path(circ(cx + e, cy - 2, 3.2, 4.2), '#1c0f16');
      S.line(P`M${cx + e - 6} ${cy - 12}q6 -4 12 0`, '#1c0f16', 2.4);
    }
    S.path(
      P`M${cx - 10} ${cy + 10}Q${cx + 2} ${cy + 16} ${cx + 14} ${cy + 10}Q${cx + 10} ${cy + 23} ${cx + 2} ${cy + 23}Q${cx - 6} ${cy + 23} ${cx - 10} ${cy + 10}Z`,
      CREAM,
    );
    S.line(P`M${cx + 3} ${cy + 1}q4 5 -1 7`, dark, 2.2);
    sombrinha(S, ...umbrella, flip);
  });
}
