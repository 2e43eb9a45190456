/** Furniture and fittings shared by the rooms; each room arranges them its own way. */
import { circ, darker, lerp, lighter, mix, P, poly, rect, rrect } from './lib.mjs';
import { bar, branch, taper } from './nature.mjs';

/** Tinted shade of textiles: plum, so that white linen never greys. */
export const fold = (c, t = 0.5) => mix(c, '#4a2438', t);

/** Plump pillow whose top left corner is (x, y). `light` is -1 for left or 1 for right. */
export function pillow(S, x, y, w, h, c, { light = 1, sh = fold(c), lit = '#fff0c0' } = {}) {
  const d = P`M${x + 18} ${y + 10}C${x + w * 0.3} ${y - 8} ${x + w * 0.7} ${y - 8} ${x + w - 18} ${y + 10}C${x + w + 10} ${y + h * 0.3} ${x + w + 8} ${y + h * 0.75} ${x + w - 10} ${y + h - 4}C${x + w * 0.7} ${y + h + 8} ${x + w * 0.3} ${y + h + 8} ${x + 10} ${y + h - 4}C${x - 8} ${y + h * 0.75} ${x - 10} ${y + h * 0.3} ${x + 18} ${y + 10}Z`;
  const [near, far] = light > 0 ? [x + w, x] : [x, x + w];
  S.path(d, sh, `opacity=".3" transform="translate(${-6 * light} 8)"`);
  S.form(
    d,
    c,
    [far, y + h, lerp(far, near, 0.6), y, sh, 0.6],
    [near, y, lerp(far, near, 0.5), y + h * 0.6, lit, 0.5],
  );
}

/** Bed seen from its foot: `w` wide at the wall (y = top), `wf` at the foot (y = foot). */
export function bedFront(
  S,
  cx,
  top,
  w,
  foot,
  wf,
  { linen = '#fff6e6', throwC, trim, light = 1, from = 0.55, pillows = [], lit = '#fff0c0' },
) {
  const half = (y) => lerp(w, wf, (y - top) / (foot - top)) / 2;
  const edge = (y, s) => cx + s * half(y);
  S.form(
    P`M${cx - w / 2} ${top + 26}Q${cx - w / 2 + 4} ${top} ${cx - w / 2 + 36} ${top}H${cx + w / 2 - 36}Q${cx + w / 2 - 4} ${top} ${cx + w / 2} ${top + 26}L${cx + wf / 2} ${foot}H${cx - wf / 2}Z`,
    linen,
    [cx - light * wf * 0.55, foot, cx + light * w * 0.2, top, fold(linen), 0.5],
    [cx + light * w * 0.5, top, cx, foot, lit, 0.55],
  );
  for (const [px, py, pw, ph, c] of pillows)
    pillow(S, cx + px, top + py, pw, ph, c, { light, lit });
  const y0 = lerp(top, foot, from);
  const d = P`M${edge(y0, -1) - 4} ${y0 + 8}Q${cx} ${y0 - 22} ${edge(y0, 1) + 4} ${y0 + 8}L${cx + wf / 2 + 3} ${foot}H${cx - wf / 2 - 3}Z`;
  S.form(
    d,
    throwC,
    [cx - light * wf * 0.55, foot, cx + light * w * 0.1, y0, fold(throwC, 0.65), 0.85],
    [cx + light * wf * 0.5, y0, cx, foot, lit, 0.35],
  );
  S.inside(d, () => {
    for (const [t, c, k] of [
      [0.12, trim, 7],
      [0.2, linen, 3],
      [0.86, linen, 3],
    ]) {
      const y = lerp(y0, foot, t);
      S.line(P`M${edge(y, -1) - 6} ${y + 10}Q${cx} ${y - 20} ${edge(y, 1) + 6} ${y + 10}`, c, k);
    }
    const n = Math.round(wf / 36);
    const y = lerp(y0, foot, 0.52);
    for (let i = 0; i < n; i++) {
      const x = edge(y, -1) + ((i + 0.5) * half(y) * 2) / n;
      const k = (half(y) / n) * 0.8;
      S.path(
        poly([
          [x - k, y],
          [x, y - k * 1.4],
          [x + k, y],
          [x, y + k * 1.4],
        ]),
        i % 2 ? linen : trim,
        'opacity=".85"',
      );
    }
  });
}

/** Hanging curtain with folds; `dir` 1 opens to the right of x, -1 to the left. */
export function curtain(S, x, y0, y1, w, c, sh, dir = 1) {
  const X = (k) => x + dir * w * k;
  const d = P`M${X(0)} ${y0}C${X(-0.03)} ${lerp(y0, y1, 0.4)} ${X(-0.05)} ${lerp(y0, y1, 0.7)} ${X(-0.1)} ${y1}H${X(0.78)}C${X(1.02)} ${lerp(y0, y1, 0.7)} ${X(0.95)} ${lerp(y0, y1, 0.4)} ${X(1)} ${y0}Z`;
  S.form(d, c, [x, y1, x, lerp(y0, y1, 0.3), sh, 0.45]);
  S.inside(d, () => {
    for (let k = 0; k < 6; k++) {
      const a = 0.06 + k * 0.165;
      S.sh(
        P`<path d="M${X(a)} ${y0}C${X(a - 0.02)} ${lerp(y0, y1, 0.5)} ${X(a - 0.06)} ${lerp(y0, y1, 0.8)} ${X(a - 0.1)} ${y1}H${X(a)}C${X(a + 0.03)} ${lerp(y0, y1, 0.7)} ${X(a + 0.05)} ${lerp(y0, y1, 0.4)} ${X(a + 0.07)} ${y0}Z" fill="${sh}" opacity=".45"/>`,
      );
    }
  });
}

/** Floor boards running toward a vanishing point at vx. */
export function boards(S, y, c, d, { vx = 800, gap = 150, light = [0, 1000, 1100, 760] } = {}) {
  S.form(rect(-10, y, 1620, 1020 - y), c, [...light, d, 0.9]);
  for (let x = vx - gap * 16; x <= vx + gap * 16; x += gap)
    S.line(P`M${lerp(x, vx, 0.34)} ${y + 2}L${x} 1010`, d, 2.6, 'opacity=".35"');
}

/** Pendant lamp: dome of half width w hanging at (x, y) from the top edge. */
export function pendant(S, x, y, w, c, { on = 0.5, cord = '#4a2c28', from = -10 } = {}) {
  S.line(P`M${x} ${from}V${y - w * 1.1}`, cord, 3.4);
  S.glow(x, y, w * 3.4, '#ffe6a0', on);
  S.form(
    P`M${x - w} ${y}C${x - w * 0.97} ${y - w * 0.8} ${x - w * 0.48} ${y - w * 1.14} ${x} ${y - w * 1.14}C${x + w * 0.48} ${y - w * 1.14} ${x + w * 0.97} ${y - w * 0.8} ${x + w} ${y}Z`,
    c,
    [x - w, y, x + w * 0.6, y - w, fold(c, 0.6), 0.85],
  );
  S.path(circ(x, y, w, w * 0.14), '#fff3cf');
}

/** Small table on tapered legs with a drawer. (x, y) is the middle of its top. */
export function nightstand(S, x, y, w, h, wood, { light = 1, floor = '#33203a' } = {}) {
  S.path(bar(x + 10, y + h + 4, w * 1.5, 11), floor, 'opacity=".5"');
  for (const s of [-1, 1])
    S.path(
      taper(
        [
          [x + s * w * 0.38, y + h * 0.4],
          [x + s * w * 0.46, y + h],
        ],
        10,
        6,
      ),
      darker(wood, 0.25),
    );
  const side = [x - light * w, y + h * 0.5, x + light * w * 0.4, y, darker(wood, 0.5), 0.75];
  S.form(rrect(x - w * 0.46, y + 12, w * 0.92, h * 0.42, 6), mix(wood, '#f3d6a0', 0.22), side);
  S.form(rrect(x - w / 2, y, w, 15, 5), wood, side);
  S.path(circ(x, y + 12 + h * 0.21, 5), '#f2b705');
}

/** Vase with two flowering ipê stems, the yellow note of most rooms. (x, y) is its foot. */
export function ipeVase(S, x, y, s, c, { seed = 3, light = 1 } = {}) {
  const X = (k) => x + k * s;
  const Y = (k) => y - k * s;
  branch(
    S,
    [
      [X(-0.02), Y(0.8)],
      [X(-0.16), Y(1.7)],
      [X(-0.7), Y(2.4)],
      [X(-1), Y(3.1)],
    ],
    s * 0.09,
    { seed, s: s * 0.22, count: 14 },
  );
  branch(
    S,
    [
      [X(0.02), Y(0.8)],
      [X(0.3), Y(1.6)],
      [X(0.16), Y(2.3)],
      [X(0.5), Y(3)],
    ],
    s * 0.08,
    { seed: seed + 2, s: s * 0.21, count: 12 },
  );
  S.form(
    P`M${X(-0.26)} ${y}C${X(-0.4)} ${Y(0.4)} ${X(-0.3)} ${Y(0.78)} ${X(-0.13)} ${Y(0.95)}H${X(0.13)}C${X(0.3)} ${Y(0.78)} ${X(0.4)} ${Y(0.4)} ${X(0.26)} ${y}Z`,
    c,
    [X(-0.4 * light), y, X(0.3 * light), Y(0.9), fold(c, 0.6), 0.85],
    [X(0.4 * light), Y(1), X(0), Y(0.4), lighter(c, 0.5), 0.5],
  );
}
