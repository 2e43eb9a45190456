/**
 * Brasília: Congress, ministries, plateau clouds, walkers and a foreground ipê.
 */
import { asOne, blob, circ, lerp, mix, n, P, rect, rng, rows } from '../lib.mjs';
import { taper } from '../nature.mjs';

export const COBALT = '#122a6b';
export const WHITE = '#fff6e4';

/** Flat-bottomed cumulus of the central plateau: stacked billows on a ruled base. */
export function cumulus(S, x, y, w, h, seed) {
  const r = rng(seed),
    m = Math.max(5, Math.round(w / 58));
  let d = P`M${x - w / 2} ${y}`,
    px = x - w / 2;
  for (let i = 1; i <= m; i++) {
    const nx = x - w / 2 + (w * i) / m,
      u = i / m,
      rise = Math.sin(Math.PI * u) ** 0.8 * h * r.r(0.62, 1.05);
    const R = (nx - px) * r.r(0.6, 0.82);
    d += `A${n(R)} ${n(R)} 0 0 1 ${n(nx)} ${n(i === m ? y : y - rise)}`;
    px = nx;
  }
  d += 'Z';
  S.form(
    d,
    '#fff3df',
    [x, y, x - w * 0.05, y - h * 0.9, '#7f9fd6', 0.9],
    [x + w * 0.5, y, x, y - h * 0.4, '#8f9fd0', 0.6],
  );
  S.path(rect(x - w * 0.48, y - 3, w * 0.96, 3), '#b9c8e6', 'opacity=".8"');
}

/** Ministry blocks receding to the vanishing point: `side` -1 left, 1 right. */
export function ministries(S, side, vx, vy) {
  const at = (s, h) => [vx + side * 900 * s, vy - h * s];
  for (let i = 6; i >= 1; i--) {
    const s0 = 1.15 / (1 + i * 0.62),
      s1 = 1.15 / (1 + (i + 0.55) * 0.62);
    const [ax, ay] = at(s0, 150),
      [bx, by] = at(s1, 150),
      foot = (s) => vy + 16 * s;
    const d = P`M${ax} ${ay}L${bx} ${by}L${bx} ${foot(s1)}L${ax} ${foot(s0)}Z`;
    const c = side < 0 ? '#6f9c9a' : '#8fc0ae';
    S.form(d, c, [ax, 0, bx, 0, side < 0 ? COBALT : '#fff0cc', side < 0 ? 0.6 : 0.45]);
    S.inside(d, () => {
      for (let f = 1; f < 10; f++)
        S.line(
          P`M${ax} ${lerp(ay, foot(s0), f / 10)}L${bx} ${lerp(by, foot(s1), f / 10)}`,
          side < 0 ? '#35607e' : '#5b9490',
          3.4 * s0,
        );
    });
    const gable = 62 * s0;
    S.form(
      rect(side < 0 ? ax - gable : ax, ay, gable, foot(s0) - ay),
      side < 0 ? '#8aa4b8' : WHITE,
      [ax + gable, 0, ax - gable, 0, COBALT, 0.45],
    );
  }
}

/** Twin towers, narrow ends to the viewer, joined by the walkway that makes the H. */
function towers(S, x, y, h) {
  const w = h * 0.125,
    gap = h * 0.075;
  for (const tx of [x, x + w * 1.42 + gap]) {
    const glass = rect(tx + w, y - h, w * 0.42, h);
    S.form(glass, '#3c6ea8', [tx + w * 1.4, y, tx + w, y - h, COBALT, 0.95]);
    for (let i = 1; i < 29; i++)
      S.line(P`M${tx + w} ${y - h + (h * i) / 29}h${w * 0.42}`, '#a9c4e0', 1.6, 'opacity=".75"');
    S.form(
      rect(tx, y - h, w, h),
      WHITE,
      [tx + w, y, tx + w * 0.1, y - h, '#b8a9c9', 0.75],
      [tx, y, tx, y - h * 0.5, '#f3c9a0', 0.5],
    );
    S.path(rect(tx + w * 0.06, y - h - h * 0.014, w * 1.3, h * 0.014), '#c9cfe0');
  }
  const bx = x + w * 1.42,
    my = y - h * 0.56;
  S.form(rect(bx - w * 0.42, my, gap + w * 0.42, h * 0.085), WHITE, [
    bx + gap,
    0,
    bx - w * 0.3,
    0,
    COBALT,
    0.6,
  ]);
  for (let i = 0; i < 3; i++)
    S.path(rect(bx - w * 0.42, my + h * (0.012 + i * 0.024), gap + w * 0.42, h * 0.01), '#3c6ea8');
}

export function congress(S, x, y) {
  // platform: a long marble slab floating over a band of shaded glass
  const px = x - 372,
    pw = 790;
  towers(S, x - 40, y - 18, 384);
  // Senate dome
  const dome = P`M${x - 246} ${y - 50}C${x - 230} ${y - 110} ${x - 108} ${y - 110} ${x - 92} ${y - 50}Z`;
  S.form(
    dome,
    WHITE,
    [x - 96, y - 50, x - 204, y - 104, '#8f93c4', 0.9],
    [x - 260, y - 90, x - 150, y - 50, '#ffe6b4', 0.5],
  );
  // Chamber bowl
  const bx = x + 238;
  const bowl = P`M${bx - 112} ${y - 132}H${bx + 112}C${bx + 94} ${y - 80} ${bx + 70} ${y - 56} ${bx + 50} ${y - 50}H${bx - 50}C${bx - 70} ${y - 56} ${bx - 94} ${y - 80} ${bx - 112} ${y - 132}Z`;
  S.form(
    bowl,
    WHITE,
    [bx + 120, y - 60, bx - 60, y - 120, '#7f88c0', 0.95],
    [bx, y - 50, bx, y - 112, '#c79aa6', 0.7],
  );
  S.path(
    P`M${bx - 112} ${y - 132}C${bx - 76} ${y - 143} ${bx + 76} ${y - 143} ${bx + 112} ${y - 132}C${bx + 76} ${y - 125} ${bx - 76} ${y - 125} ${bx - 112} ${y - 132}Z`,
    '#c3c6de',
  );
  S.form(rect(px, y - 50, pw, 20), WHITE, [px + pw, 0, px + 200, 0, '#a9a6cc', 0.8]);
  S.form(rect(px + 26, y - 30, pw - 52, 34), '#2c4f8a', [0, y - 30, 0, y + 4, COBALT, 0.9]);
  for (let i = 0; i <= 35; i++)
    S.line(P`M${px + 30 + i * 20.8} ${y - 30}v34`, '#8fb0d6', 1.6, 'opacity=".7"');
  // ramp
  S.form(
    P`M${x - 34} ${y - 34}L${x + 60} ${y - 34}L${x + 110} ${y + 34}L${x - 84} ${y + 34}Z`,
    '#fffaf0',
    [x + 110, 0, x - 80, 0, '#b8a9c9', 0.7],
  );
  S.line(
    P`M${x - 34} ${y - 34}L${x - 84} ${y + 34}M${x + 60} ${y - 34}L${x + 110} ${y + 34}`,
    '#9fa3c8',
    3,
  );
}

/** Walking figure with a long shadow to the right. */
function drawWalker(S, x, y, s, shirt, legs, skirt = false) {
  S.path(
    P`M${x - s * 0.05} ${y}l${s * 1.15} ${s * 0.15}l${s * 0.1} ${-s * 0.06}l${-s * 1.05} ${-s * 0.16}Z`,
    '#5a1f33',
    'opacity=".5"',
  );
  S.path(
    taper(
      [
        [x, y - s * 0.5],
        [x - s * 0.06, y - s * 0.24],
        [x - s * 0.14, y],
      ],
      s * 0.13,
      s * 0.07,
    ),
    legs,
  );
  S.path(
    taper(
      [
        [x + s * 0.02, y - s * 0.5],
        [x + s * 0.09, y - s * 0.26],
        [x + s * 0.13, y - s * 0.01],
      ],
      s * 0.13,
      s * 0.07,
    ),
    mix(legs, COBALT, 0.35),
  );
  if (skirt)
    S.form(
      P`M${x - s * 0.1} ${y - s * 0.56}L${x + s * 0.1} ${y - s * 0.56}L${x + s * 0.2} ${y - s * 0.22}L${x - s * 0.2} ${y - s * 0.22}Z`,
      shirt,
      [x + s * 0.2, y, x - s * 0.1, y, COBALT, 0.5],
    );
  S.form(
    taper(
      [
        [x, y - s * 0.46],
        [x, y - s * 0.66],
        [x - s * 0.01, y - s * 0.82],
      ],
      s * 0.2,
      s * 0.25,
    ),
    shirt,
    [x + s * 0.14, y, x - s * 0.06, y, COBALT, 0.55],
  );
  S.line(P`M${x + s * 0.09} ${y - s * 0.78}L${x + s * 0.17} ${y - s * 0.48}`, '#8a4a35', s * 0.06);
  S.path(circ(x - s * 0.01, y - s * 0.93, s * 0.085), '#8a4a35');
  S.path(
    P`M${x - s * 0.08} ${y - s * 0.97}a${s * 0.09} ${s * 0.09} 0 0 1 ${s * 0.17} ${s * 0.06}l${-s * 0.06} ${-s * 0.02}Z`,
    '#2b1a33',
  );
}

export const walker = asOne(3, drawWalker);

/** Foreground ipê: bare dark limbs carrying many small bunches, so it stays fine at full size. */
export function grandIpe(S, x, y, h) {
  const r = rng(27),
    wood = '#4a2236',
    at = (u, v) => [x + u * h, y + v * h];
  const limb = (pts, a, b) =>
    S.form(
      taper(
        pts.map(([u, v]) => at(u, v)),
        a * h,
        b * h,
      ),
      wood,
      [x + h * 0.1, y, x - h * 0.05, y, '#1f1038', 0.8],
    );
  limb(rows('-.01 .02, .015 -.14, -.01 -.3, .01 -.4'), 0.075, 0.05);
  const tips = rows(
    '-.44 -.62, -.3 -.8, -.14 -.92, .05 -1.0, .2 -.9, .36 -.76, .46 -.56, -.2 -.6, .2 -.62, .02 -.74',
  );
  for (const [u, v] of tips)
    limb(
      [
        [u * 0.05, -0.34],
        [u * 0.45, v * 0.62 - 0.08],
        [u * 0.8, v * 0.88],
        [u, v],
      ],
      0.034,
      0.008,
    );
  const puff = (bx, by, R) => {
    const p = [],
      m = 14;
    for (let i = 0; i < m; i++) {
      const a = (i / m) * 6.283,
        q = R * (i % 2 ? 1.08 : 0.92) * r.r(0.96, 1.05);
      p.push([bx + Math.cos(a) * q, by + Math.sin(a) * q * 0.88]);
    }
    return blob(p);
  };
  for (const [u, v] of tips) {
    const [bx, by] = at(u, v),
      R = h * 0.082,
      d = puff(bx, by, R);
    S.form(d, '#dd9a0e', [bx + R, by + R, bx - R * 0.3, by - R * 0.3, '#8a4a1a', 0.9]);
  }
  const bunches = [];
  for (let i = 0; i < 96; i++) {
    const [u, v] = tips[i % tips.length],
      a = r.r(0, 6.283),
      q = 0.115 * Math.sqrt(r());
    bunches.push([...at(u + Math.cos(a) * q * 1.15, v + Math.sin(a) * q), h * r.r(0.04, 0.064)]);
  }
  bunches.sort((a, b) => a[1] - b[1]);
  for (const [bx, by, R] of bunches) {
    const low = (by - y) / h > -0.62 || bx - x > h * 0.2;
    S.form(
      puff(bx, by, R),
      low ? '#e5a50c' : '#f2b705',
      [bx + R * 0.7, by + R, bx - R * 0.3, by - R * 0.5, '#b8680f', 0.9, 0.8],
      [bx - R, by - R, bx + R * 0.2, by + R * 0.2, '#ffe68a', 0.9, 0.8],
    );
  }
  for (let i = 0; i < 260; i++) {
    const [bx, by, R] = r.pick(bunches),
      a = r.r(0, 6.283),
      q = R * Math.sqrt(r()) * 1.1;
    S.path(
      circ(bx + Math.cos(a) * q, by + Math.sin(a) * q * 0.9, h * r.r(0.003, 0.006)),
      r() < 0.6 ? '#ffe68a' : '#c98414',
    );
  }
  for (let i = 0; i < 70; i++)
    S.path(
      circ(x + r.r(-0.6, 0.5) * h, y + r.r(-0.01, 0.1) * h, h * r.r(0.004, 0.009), h * 0.0036),
      r.pick(['#f2b705', '#ffe07a', '#e5a50c']),
    );
}
