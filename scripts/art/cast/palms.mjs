import { asOne, circ, darker, lerp, lighter, mix, n, rng } from '../lib.mjs';
import { qb, qd, taper } from './curves.mjs';

/** One palm frond; returns its path and its tip. */
function frond(x, y, ang, len, droop, r, width = 0.2) {
  const a = [x, y],
    c = [
      x + Math.cos(ang) * len * 0.95,
      y +
        Math.sin(ang) * len * lerp(0.98, 0.55, Math.min(1, Math.abs(Math.cos(ang)) * 1.3)) +
        droop * len * Math.min(1, Math.abs(Math.cos(ang)) * 1.6),
    ];
  const b = [x + Math.cos(ang) * len * 0.55, y + Math.sin(ang) * len * 0.95 - len * 0.12];
  let d = '';
  const m = Math.max(14, Math.round(len / 9));
  for (const side of [-1, 1])
    for (let i = 1; i <= m; i++) {
      const t = i / (m + 0.6),
        p = qb(a, b, c, t),
        q = qb(a, b, c, Math.max(0, t - 0.9 / m)),
        k = qd(a, b, c, t);
      const L =
        len *
        width *
        Math.sin(Math.PI * Math.min(0.97, t * 0.86 + 0.14)) ** 0.7 *
        r.r(0.86, 1.1) *
        (side * (k[0] > 0 ? 1 : -1) > 0 ? 1.05 : 0.8);
      const nx = -k[1] * side,
        ny = k[0] * side;
      const tip = [
        p[0] + nx * L * 0.72 + k[0] * L * 0.8,
        p[1] + ny * L * 0.72 + k[1] * L * 0.8 + L * 0.32,
      ];
      d += `M${n(q[0])} ${n(q[1])}Q${n((q[0] + tip[0]) / 2 + nx * 3)} ${n((q[1] + tip[1]) / 2 + ny * 3 - 2)} ${n(tip[0])} ${n(tip[1])}Q${n((p[0] + tip[0]) / 2 - nx)} ${n((p[1] + tip[1]) / 2 + 2)} ${n(p[0])} ${n(p[1])}Z`;
    }
  const s = [];
  for (let i = 0; i <= 8; i++) s.push(qb(a, b, c, i / 8));
  return [d + taper(s, Math.max(2.4, len * 0.022), 0.8), c];
}

/** Coconut palm standing at (x, y), `h` tall. Returns the point where the crown sits. */
function drawPalm(
  S,
  x,
  y,
  h,
  {
    lean = 0,
    c = '#1f4a3f',
    back,
    trunk,
    light,
    seed = 1,
    spread = 0.5,
    count = 11,
    crown = true,
    nuts,
  } = {},
) {
  const r = rng(seed),
    top = [x + lean, y - h],
    mid = [x + lean * 0.12, y - h * 0.5];
  const pts = [];
  for (let i = 0; i <= 10; i++) pts.push(qb([x, y], mid, top, i / 10));
  const tc = trunk || mix(c, '#8a5a3c', 0.45),
    L = h * spread;
  const angs = [];
  for (let i = 0; i < count; i++)
    angs.push(lerp(-Math.PI - 0.38, 0.38, i / (count - 1)) + r.r(-0.07, 0.07));
  const drawF = (a, k, col, dr) => {
    const [d] = frond(top[0], top[1], a, L * k * r.r(0.92, 1.08), dr, r);
    S.path(d, col);
  };
  if (crown)
    angs.forEach((a, i) => {
      if (i % 2) drawF(a, 0.86, back || darker(c, 0.35), 0.1 + 0.3 * Math.abs(Math.cos(a)));
    });
  const td = taper(pts, h * 0.052, h * 0.03);
  S.form(td, tc, [top[0] - h * 0.02, y, top[0] + h * 0.03, y, darker(tc, 0.6), 0]);
  S.inside(td, () => {
    // ring marks and lit side
    S.sh(
      `<path d="${taper(
        pts.map((p) => [p[0] + h * 0.014, p[1]]),
        h * 0.03,
        h * 0.016,
      )}" fill="${darker(tc, 0.5)}" opacity=".75"/>`,
    );
    for (let i = 1; i < 26; i++) {
      const p = qb([x, y], mid, top, i / 26);
      S.line(
        `M${n(p[0] - h * 0.03)} ${n(p[1] + 2)}q${n(h * 0.03)} ${n(h * 0.008)} ${n(h * 0.06)} 0`,
        darker(tc, 0.35),
        Math.max(0.8, h * 0.003),
        'opacity=".5"',
      );
    }
  });
  if (!crown) return top;
  if (nuts)
    for (const [dx, dy] of [
      [-0.02, 0.03],
      [0.018, 0.036],
      [0.0, 0.048],
    ])
      S.form(circ(top[0] + dx * h, top[1] + dy * h, h * 0.021), nuts, [
        top[0] - h * 0.03,
        top[1] + h * 0.07,
        top[0] + h * 0.02,
        top[1],
        darker(nuts, 0.6),
        0.8,
      ]);
  angs.forEach((a, i) => {
    if (!(i % 2))
      drawF(
        a,
        1,
        mix(
          c,
          light || lighter(c, 0.25),
          0.12 + 0.5 * Math.max(0, -Math.sin(a)) * (i % 4 ? 0.35 : 0.8),
        ),
        0.1 + 0.36 * Math.abs(Math.cos(a)),
      );
  });
  return top;
}

export const palm = asOne(2.5, drawPalm);

/** Carandá or buriti fan palm. */
function drawFanPalm(S, x, y, h, c, seed = 1, lit) {
  const r = rng(seed),
    R = h * 0.26,
    cx = x + r.r(-4, 4),
    cy = y - h;
  S.path(
    taper(
      [
        [x, y],
        [x + r.r(-3, 3), y - h * 0.5],
        [cx, cy],
      ],
      h * 0.045,
      h * 0.028,
    ),
    c,
  );
  let d = '';
  for (let k = 0; k < 13; k++) {
    const a = -Math.PI * 1.22 + (k / 12) * Math.PI * 1.44,
      bx = cx + Math.cos(a) * R * 0.42,
      by = cy + Math.sin(a) * R * 0.42;
    for (let j = -3; j <= 3; j++) {
      const aa = a + j * 0.2,
        l = R * (0.68 - Math.abs(j) * 0.06) * r.r(0.9, 1.1);
      d += `M${n(bx)} ${n(by)}L${n(bx + Math.cos(aa - 0.09) * l * 0.6)} ${n(by + Math.sin(aa - 0.09) * l * 0.6)}L${n(bx + Math.cos(aa) * l)} ${n(by + Math.sin(aa) * l)}L${n(bx + Math.cos(aa + 0.09) * l * 0.6)} ${n(by + Math.sin(aa + 0.09) * l * 0.6)}Z`;
    }
  }
  S.path(d + circ(cx, cy, R * 0.5), c);
  if (lit)
    S.sh(
      `<path d="${d + circ(cx, cy, R * 0.5)}" fill="${S.lin(
        cx - R,
        cy - R,
        cx + R * 0.6,
        cy + R * 0.6,
        [
          [0, lit, 0.75],
          [0.6, lit, 0],
        ],
      )}"/>`,
    );
}

export const fanPalm = asOne(2.5, drawFanPalm);
