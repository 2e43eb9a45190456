import { circ, curve, curveTail, lerp, lighter, mix, n } from '../lib.mjs';
import { SKIN } from './skin.mjs';

/** Shade of cloth: plum instead of ink, so that white cloth never turns grey. */
const fold = (c, t) => mix(c, '#4a1f33', t);

const between = (a, b, t) => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];

/** Path around a spine: `widths` has the full width at each of its points; both ends are round. */
function tube(spine, widths) {
  const left = [];
  const right = [];
  spine.forEach((p, i) => {
    const a = spine[Math.max(0, i - 1)];
    const b = spine[Math.min(spine.length - 1, i + 1)];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const k = widths[i] / 2 / (Math.hypot(dx, dy) || 1);
    left.push([p[0] - dy * k, p[1] + dx * k]);
    right.push([p[0] + dy * k, p[1] - dx * k]);
  });
  right.reverse();
  const ends = [0, spine.length - 1]
    .map((i) => circ(spine[i][0], spine[i][1], widths[i] / 2))
    .join('');
  return `${curve(left)}L${n(right[0][0])} ${n(right[0][1])}${curveTail(right)}Z${ends}`;
}

/** The spine of a limb that bends at its middle point, with muscle before and after the joint. */
export function limbPath([a, joint, b], w, { tip = 0.52, calf = 0.8 } = {}) {
  const spine = [
    a,
    between(a, joint, 0.45),
    between(a, joint, 0.86),
    between(between(a, b, 0.5), joint, 0.93),
    between(joint, b, 0.14),
    between(joint, b, 0.38),
    between(joint, b, 0.75),
    b,
  ];
  return tube(
    spine,
    [1, 0.98, 0.8, 0.76, 0.77, calf, tip * 1.16, tip].map((k) => k * w),
  );
}

/** A form lit from one side: -1 left, 1 right. */
export function lit(S, d, box, c, { light = -1, sh = fold(c, 0.5), hi = lighter(c, 0.35), k = 1 }) {
  const [x0, y0, x1, y1] = box;
  const [dark, bright] = light < 0 ? [x1, x0] : [x0, x1];
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
  S.form(d, c, [dark, y1, mx, my, sh, 0.62 * k], [bright, y0, mx, my, hi, 0.42 * k]);
}

const boxOf = (pts, w) => [
  Math.min(...pts.map((p) => p[0])) - w / 2,
  Math.min(...pts.map((p) => p[1])) - w / 2,
  Math.max(...pts.map((p) => p[0])) + w / 2,
  Math.max(...pts.map((p) => p[1])) + w / 2,
];

/** A bare limb (arm or leg) in a skin of SKIN, from shoulder or hip over the joint to its end. */
export function bareLimb(S, pts, w, skin, { light = -1, tip, calf } = {}) {
  const K = SKIN[skin];
  lit(S, limbPath(pts, w, { tip, calf }), boxOf(pts, w), K.c, {
    light,
    sh: K.sh,
    hi: K.lit,
    k: 0.8,
  });
}

/** A limb in cloth down to `reach` (0 to 1 of its way, the joint at a half), bare after it. */
export function clothedLimb(S, pts, w, skin, c, { reach = 1, light = -1, loose = 1.12 } = {}) {
  const [a, joint, b] = pts;
  if (reach < 0.97) bareLimb(S, pts, w, skin, { light });
  const end =
    reach <= 0.5
      ? [a, between(a, joint, reach), between(a, joint, reach * 2)]
      : [a, joint, between(joint, b, (reach - 0.5) * 2)];
  const d =
    reach <= 0.5
      ? tube([end[0], end[1], end[2]], [w * loose, w * loose, w * loose * 0.98])
      : limbPath(end, w * loose, { tip: 0.72, calf: 0.84 });
  lit(S, d, boxOf(end, w), c, { light });
}
