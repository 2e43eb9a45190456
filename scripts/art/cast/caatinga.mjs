import { blob, circ, darker, lerp, P, poly, rng, rows } from '../lib.mjs';
import { taper } from './curves.mjs';
import { bar } from './sky-sea.mjs';

/**
 * Mandacaru: a short woody trunk breaking into many straight columns that lean only a little, so it
 * never reads as the two-armed Western cactus. Columns are ribbed and pinched; flowers open white,
 * fruits are red.
 */
export function mandacaru(S, x, y, h, c, { seed = 1, wood = '#7a5a48' } = {}) {
  const r = rng(seed);
  const fork = y - h * 0.2;
  S.form(
    taper(
      [
        [x, y + 4],
        [x + h * 0.006, fork - h * 0.08],
      ],
      h * 0.085,
      h * 0.07,
    ),
    wood,
    [x + h * 0.05, y, x - h * 0.03, fork, '#3a2028', 0.7],
  );
  const columns = [];
  for (let i = 0; i < 9; i++) {
    const u = (i - 4) / 4;
    columns.push({
      u: u + r.r(-0.08, 0.08),
      foot: fork + h * r.r(-0.14, 0.02) * (1 - Math.abs(u)),
      top: y - h * (1 - 0.34 * Math.abs(u)) * r.r(0.86, 1.02),
      z: r(),
    });
  }
  columns.sort((a, b) => a.z - b.z);
  for (const { u, foot, top, z } of columns) {
    const w = h * 0.062;
    const lean = u * h * 0.2;
    const pts = [
      [x + u * h * 0.02, foot],
      [x + lean * 0.62, lerp(foot, top, 0.28)],
      [x + lean * 0.94, lerp(foot, top, 0.6)],
      [x + lean * 1.04, top],
    ];
    const tone = z < 0.4 ? darker(c, 0.22) : c;
    const end = pts[3];
    S.form(
      taper(pts, w * 0.8, w) + circ(end[0], end[1], w / 2, w * 0.7),
      tone,
      [end[0] + w * 0.7, top, end[0] - w * 0.2, top, '#173c3a', 0.85],
      [end[0] - w * 0.7, top, end[0] + w * 0.1, top, '#e9d878', 0.7],
    );
    for (const o of [-0.26, 0, 0.26])
      S.line(
        P`M${pts[0][0] + o * w} ${foot}C${pts[1][0] + o * w} ${pts[1][1]} ${pts[2][0] + o * w} ${pts[2][1]} ${end[0] + o * w} ${top - w * 0.3}`,
        darker(tone, 0.4),
        1.8,
        'opacity=".55"',
      );
    for (let k = 1; k < 4; k++) {
      const t = 0.3 + k * 0.19;
      S.line(
        P`M${lerp(pts[1][0], end[0], t) - w * 0.5} ${lerp(pts[1][1], top, t)}q${w * 0.5} ${w * 0.2} ${w} 0`,
        darker(tone, 0.45),
        2.2,
        'opacity=".5"',
      );
    }
    if (r() < 0.55) {
      const side = r.sign();
      const [fx, fy] = [end[0] + side * w * 0.6, top + h * r.r(0, 0.1)];
      if (r() < 0.5)
        S.form(circ(fx, fy, w * 0.32, w * 0.4), '#d2302b', [
          fx + w * 0.3,
          fy + w * 0.3,
          fx,
          fy - w * 0.3,
          '#6b1428',
          0.7,
        ]);
      else
        for (let a = 0; a < 6; a++)
          S.path(
            circ(fx + Math.cos(a * 1.05) * w * 0.26, fy + Math.sin(a * 1.05) * w * 0.26, w * 0.2),
            '#fff6e6',
          );
    }
  }
}

/** Juazeiro: crooked trunk and a dense round crown that stays green in the drought. */
export function juazeiro(
  S,
  x,
  y,
  h,
  { seed = 1, c = '#3f7a4a', lit = '#b9c45a', dark = '#1d4a40', trunk = '#5b3a30' } = {},
) {
  const r = rng(seed);
  S.path(bar(x + h * 0.16, y + 4, h * 1.5, h * 0.05), '#7a3328', 'opacity=".5"');
  for (const pts of [
    [
      [x - h * 0.02, y],
      [x + h * 0.03, y - h * 0.2],
      [x - h * 0.03, y - h * 0.42],
    ],
    [
      [x + h * 0.02, y - h * 0.2],
      [x + h * 0.16, y - h * 0.34],
      [x + h * 0.2, y - h * 0.5],
    ],
    [
      [x, y - h * 0.24],
      [x - h * 0.14, y - h * 0.36],
      [x - h * 0.26, y - h * 0.5],
    ],
  ])
    S.form(taper(pts, h * 0.085, h * 0.03), trunk, [
      x + h * 0.1,
      y,
      x - h * 0.06,
      y - h * 0.2,
      '#2a1a20',
      0.7,
    ]);
  const puffs = [];
  for (let i = 0; i < 26; i++) {
    const a = r.r(0, 6.283);
    const k = Math.sqrt(r());
    puffs.push([
      x + Math.cos(a) * k * h * 0.46,
      y - h * 0.64 + Math.sin(a) * k * h * 0.23,
      h * r.r(0.11, 0.16),
    ]);
  }
  puffs.sort((p, q) => p[1] - q[1]);
  for (const [px, py, R] of puffs) {
    const p = [];
    for (let i = 0; i < 11; i++)
      p.push([
        px + Math.cos(i * 0.571) * R * (i % 2 ? 1.06 : 0.9),
        py + Math.sin(i * 0.571) * R * 0.8 * (i % 2 ? 1.06 : 0.9),
      ]);
    S.form(
      blob(p),
      c,
      [px + R * 0.6, py + R, px - R * 0.2, py - R * 0.3, dark, 0.9],
      [px - R, py - R, px + R * 0.2, py + R * 0.2, lit, 0.7],
    );
  }
  for (let i = 0; i < 40; i++) {
    const [px, py, R] = r.pick(puffs);
    S.path(circ(px + r.r(-1, 1) * R * 0.8, py + r.r(-1, 1) * R * 0.6, h * 0.008), '#f2c94a');
  }
}

/** Goat in profile, standing; `dir` 1 looks right. (x, y) is under its belly. */
export function goat(
  S,
  x,
  y,
  s,
  { dir = 1, c = '#f3e6d0', patch = '#8a5238', graze = false } = {},
) {
  S.path(bar(x + s * 0.14, y + s * 0.01, s * 1.3, s * 0.07), '#7a3328', 'opacity=".5"');
  S.group(
    P`transform="translate(${x} ${y}) scale(${((dir * s) / 100).toFixed(3)} ${(s / 100).toFixed(3)})"`,
    () => {
      for (const [a, b] of rows('-32 -30, -22 -26, 26 24, 34 36'))
        S.path(
          taper(
            [
              [a, -40],
              [b, -18],
              [b + 1, 0],
            ],
            9,
            5,
          ),
          darker(c, 0.22),
        );
      const body =
        'M-46 -62C-48 -78 -30 -80 -8 -76C12 -74 30 -80 42 -74C52 -62 48 -42 36 -36C14 -30 -18 -30 -36 -36C-46 -42 -48 -52 -46 -62Z';
      S.form(body, c, [0, -30, 0, -74, '#8a4a48', 0.7]);
      S.inside(body, () => S.path(circ(-18, -62, 26, 20) + circ(30, -44, 14, 12), patch));
      S.path('M-44 -68Q-60 -78 -56 -62Q-52 -58 -45 -60Z', c);
      S.group(graze ? 'transform="rotate(74 40 -68)"' : '', () => {
        S.form('M30 -72C38 -84 46 -96 54 -106L70 -98C62 -84 54 -68 46 -58Z', c, [
          60,
          -60,
          36,
          -90,
          '#8a4a48',
          0.6,
        ]);
        S.form(
          'M50 -112C58 -120 70 -116 78 -106L92 -96C94 -90 88 -86 80 -86C66 -86 54 -96 50 -112Z',
          c,
          [80, -86, 60, -116, '#8a4a48', 0.6],
        );
        S.line('M58 -116Q52 -134 40 -138M64 -116Q62 -134 52 -142', '#5b4038', 5);
        S.path('M52 -108Q38 -110 36 -100Q46 -96 54 -100Z', patch);
        S.path(circ(70, -106, 2.6), '#2a171c');
        S.line('M80 -86q2 10 -2 16', darker(c, 0.3), 4);
      });
    },
  );
}

/** Leafless white scrub of the dry season: forking twigs from one foot. */
export function scrub(S, x, y, h, c, seed = 1) {
  const r = rng(seed);
  const grow = (px, py, a, len, w, depth) => {
    const [ex, ey] = [px + Math.cos(a) * len, py + Math.sin(a) * len];
    S.line(
      P`M${px} ${py}Q${(px + ex) / 2 + r.r(-1, 1) * len * 0.12} ${(py + ey) / 2} ${ex} ${ey}`,
      c,
      w,
    );
    if (!depth) return;
    for (const k of [-1, 1])
      grow(ex, ey, a + k * r.r(0.24, 0.6), len * r.r(0.58, 0.78), w * 0.68, depth - 1);
  };
  for (const k of [-0.5, -0.1, 0.35]) grow(x, y, -1.57 + k + r.r(-0.1, 0.1), h * 0.36, h * 0.03, 3);
}

/** Rosette of stiff spiny leaves: macambira and young sisal. */
export function rosette(S, x, y, s, c) {
  for (let k = -4; k <= 4; k++) {
    const tip = [x + k * s * 0.3, y - s * (1 - Math.abs(k) * 0.17)];
    S.form(poly([[x - s * 0.1, y], tip, [x + s * 0.1, y]]), k % 2 ? darker(c, 0.14) : c, [
      x,
      y,
      tip[0],
      tip[1],
      '#23503f',
      0.8,
    ]);
  }
}
