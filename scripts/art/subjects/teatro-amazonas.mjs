/**
 * Teatro Amazonas: tiled dome, loggia and terrace, front elevation.
 */
import { circ, curve, lerp, P, rect, rows } from '../lib.mjs';

export const DEEP = '#0c2f33';
const ROSE = '#d9827c';
export const TRIM = '#fff3dc';

/** Dome tiles: overlapping scales in rows; the pattern draws lozenges in flag colors. */
function dome(S, x, y, w, h) {
  const d = P`M${x - w / 2} ${y}C${x - w * 0.54} ${y - h * 0.5} ${x - w * 0.34} ${y - h * 0.92} ${x} ${y - h}C${x + w * 0.34} ${y - h * 0.92} ${x + w * 0.54} ${y - h * 0.5} ${x + w / 2} ${y}Z`;
  S.path(d, '#1f7f6a');
  S.inside(d, () => {
    const rows = 15,
      cols = 40,
      pal = ['#1f7f6a', '#f2b705', '#2456a6', '#f2b705', '#2f9a72'];
    for (let j = rows; j >= 0; j--) {
      const v = j / rows,
        py = y - h * v,
        R = w * 0.5 * Math.cos(v * 1.32) ** 0.62 * 1.04;
      for (let i = 0; i <= cols; i++) {
        const a = lerp(-1.5, 1.5, (i + (j % 2) / 2) / cols),
          px = x + Math.sin(a) * R,
          q = (w / cols) * 1.25 * Math.max(0.3, Math.cos(a));
        const k = Math.abs(((i + (j % 2) / 2) % 10) - 5) + Math.abs((j % 10) - 5) * 0.9;
        S.path(
          P`M${px - q} ${py}Q${px - q} ${py + h * 0.075} ${px} ${py + h * 0.09}Q${px + q} ${py + h * 0.075} ${px + q} ${py}Z`,
          pal[Math.min(4, Math.floor(k * 0.72))],
          'stroke="#0c2f33" stroke-width=".8" stroke-opacity=".35"',
        );
      }
    }
    for (let i = -4; i <= 4; i++) {
      const a = i * 0.36,
        pts = [];
      for (let j = 0; j <= 12; j++) {
        const v = j / 12;
        pts.push([x + Math.sin(a) * w * 0.5 * Math.cos(v * 1.4) ** 0.62, y - h * v * 1.01]);
      }
      S.line(curve(pts), TRIM, 2.6, 'opacity=".8"');
    }
  });
  S.sh(
    `<path d="${d}" fill="${S.lin(x + w * 0.5, y, x - w * 0.12, y - h * 0.6, rows(`0 ${DEEP} .95, 1 ${DEEP} 0`))}"/><path d="${d}" fill="${S.lin(x - w * 0.5, y - h, x - w * 0.05, y - h * 0.2, rows('0 #fff6d0 .75, 1 #fff6d0 0'))}"/>`,
  );
  S.form(rect(x - w * 0.05, y - h * 1.12, w * 0.1, h * 0.14), TRIM, [
    x + w * 0.05,
    0,
    x - w * 0.05,
    0,
    ROSE,
    0.7,
  ]);
  S.path(
    P`M${x - w * 0.06} ${y - h * 1.12}Q${x} ${y - h * 1.3} ${x + w * 0.06} ${y - h * 1.12}Z`,
    '#1f7f6a',
  );
  S.line(P`M${x} ${y - h * 1.2}v${-h * 0.2}`, TRIM, 3);
}

/** Arched opening; (x, y) is its lower left corner. */
const archway = (x, y, w, h) =>
  P`M${x} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y - h + w / 2}V${y}Z`;

/** A run of `m` arched bays in trim and shadow. */
function bays(S, x, y, w, h, m, glass) {
  for (let i = 0; i < m; i++) {
    const bw = w / m,
      bx = x + i * bw + bw * 0.22,
      ow = bw * 0.56;
    S.path(archway(bx - 3.5, y, ow + 7, h + 4), TRIM);
    S.form(archway(bx, y, ow, h), glass, [bx, y - h, bx + ow, y, '#ffe6a8', 0.5, 0.6]);
    S.line(P`M${bx + ow / 2} ${y - h}v${h}M${bx} ${y - h * 0.55}h${ow}`, TRIM, 1.6, 'opacity=".8"');
  }
}

function balustrade(S, x, y, w, h) {
  for (let i = 0; i <= w / 9; i++) S.line(P`M${x + i * 9} ${y - h}v${h}`, '#e8c9b4', 3.4);
  S.form(rect(x - 3, y - h - 5, w + 6, 6), TRIM, [x + w, 0, x, 0, ROSE, 0.5]);
  S.path(rect(x - 3, y - 3, w + 6, 5), '#e8c9b4');
}

/** Teatro Amazonas, front elevation; (x, y) is the middle of the foot of its terrace. */
export function theatre(S, x, y) {
  const wall = (px, py, w, h, c = ROSE) =>
    S.form(
      rect(px, py - h, w, h),
      c,
      [px + w, 0, px + w * 0.2, 0, '#7a2f4f', 0.7],
      [px, 0, px + w * 0.35, 0, '#ffd2a8', 0.6],
    );
  const cornice = (px, py, w, h = 9) => {
    S.form(rect(px, py, w, h), TRIM, [px + w, 0, px + w * 0.3, 0, '#c98a8a', 0.8]);
    S.path(rect(px + 2, py + h, w - 4, 3), '#7a2f4f', 'opacity=".5"');
  };
  // auditorium block and dome behind
  wall(x - 170, y - 210, 340, 120, '#c9706e');
  cornice(x - 178, y - 338, 356);
  bays(S, x - 160, y - 250, 320, 56, 9, '#3d6a72');
  wall(x - 112, y - 330, 224, 34, '#e3a190');
  bays(S, x - 110, y - 334, 220, 24, 11, '#3d6a72');
  cornice(x - 120, y - 372, 240, 8);
  dome(S, x, y - 372, 236, 132);
  // wings and body
  wall(x - 236, y - 62, 472, 172);
  cornice(x - 244, y - 240, 488, 10);
  balustrade(S, x - 236, y - 240, 472, 18);
  cornice(x - 242, y - 148, 484, 7);
  bays(S, x - 232, y - 158, 116, 62, 3, '#2f5a66');
  bays(S, x + 116, y - 158, 116, 62, 3, '#2f5a66');
  bays(S, x - 232, y - 66, 116, 62, 3, '#2f5a66');
  bays(S, x + 116, y - 66, 116, 62, 3, '#2f5a66');
  // central loggia with columns and the curved pediment
  wall(x - 112, y - 62, 224, 186, '#e39a8c');
  bays(S, x - 104, y - 66, 208, 70, 5, '#26505c');
  S.path(rect(x - 106, y - 238, 212, 84), '#7a3248');
  bays(S, x - 104, y - 156, 208, 66, 5, '#26505c');
  for (let i = 0; i <= 5; i++) {
    const cx = x - 106 + i * 42.4;
    S.form(rect(cx - 5, y - 238, 10, 84), TRIM, [cx + 5, 0, cx - 4, 0, '#b0747f', 0.9]);
    S.path(rect(cx - 8, y - 241, 16, 6) + rect(cx - 8, y - 158, 16, 6), TRIM);
  }
  balustrade(S, x - 106, y - 152, 212, 14);
  cornice(x - 122, y - 252, 244, 11);
  S.form(
    P`M${x - 112} ${y - 252}C${x - 92} ${y - 262} ${x - 84} ${y - 292} ${x - 52} ${y - 296}C${x - 40} ${y - 322} ${x + 40} ${y - 322} ${x + 52} ${y - 296}C${x + 84} ${y - 292} ${x + 92} ${y - 262} ${x + 112} ${y - 252}Z`,
    TRIM,
    [x + 110, y - 250, x - 30, y - 300, '#b8707a', 0.85],
  );
  S.form(P`M${x - 70} ${y - 256}Q${x} ${y - 330} ${x + 70} ${y - 256}Z`, '#e39a8c', [
    x + 70,
    0,
    x - 40,
    0,
    '#7a2f4f',
    0.6,
  ]);
  S.path(circ(x, y - 276, 12), TRIM);
  S.path(circ(x, y - 276, 8), '#26505c');
  // terrace, stairs
  S.form(
    rect(x - 300, y - 62, 600, 64),
    '#e8cfae',
    [x + 300, 0, x - 100, 0, '#7a5a5f', 0.8],
    [0, y, 0, y - 60, '#9a6a5f', 0.4],
  );
  balustrade(S, x - 300, y - 58, 196, 18);
  balustrade(S, x + 104, y - 58, 196, 18);
  for (let i = 0; i < 9; i++)
    S.path(
      archway(x - 288 + i * 20, y, 12, 32) + archway(x + 116 + i * 20, y, 12, 32),
      '#b98f7c',
      'opacity=".7"',
    );
  for (let i = 0; i < 8; i++)
    S.form(rect(x - 84 - i * 7, y - 60 + i * 8, 168 + i * 14, 9), i % 2 ? '#f6e3c2' : '#dcbfa0', [
      x + 140,
      0,
      x,
      0,
      '#8a5f62',
      0.6,
    ]);
}
