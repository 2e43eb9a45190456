/** The horseshoe of the falls: cliff in two steps, veils of water, basin, mist and rainbow. */
import { circ, curve, curveTail, fbm, lerp, n, P, rng, rows } from '../../lib.mjs';

const f = fbm(rng(2));
const off = (x) => Math.abs((x - 800) / 800);

/** Height of the upper lip, of the ledge half way down, and of the water below. */
export const lip = (x) => 404 - 118 * off(x) ** 1.7 + 8 * f(x / 40);
export const ledge = (x) => 520 + 74 * off(x) ** 1.4 + 9 * f(x / 34 + 5);
const foot = (x) => 606 + 214 * off(x) ** 1.5;

const edge = (y) => {
  const points = [];
  for (let x = -20; x <= 1620; x += 20) points.push([x, y(x)]);
  return points;
};

export function cliff(S) {
  const r = rng(41);
  const wall = (y) => `${curve(edge(y))}L1620 1000L-20 1000Z`;
  S.form(wall(lip), '#5c4350', ...rows('0 380 0 760 #2b2a3e .85, 1600 300 900 500 #b5785a .55'));
  // strata, then the lower step in front of the upper one, lit on its top
  for (let i = 0; i < 90; i++) {
    const x = r.r(0, 1600);
    const y = lerp(lip(x) + 22, foot(x), r());
    const w = r.r(30, 90) * (0.5 + off(x));
    S.path(
      P`M${x - w / 2} ${y}q${w / 2} ${-w * 0.1} ${w} 0l${-w * 0.08} ${w * 0.14}q${-w * 0.42} ${-w * 0.07} ${-w * 0.84} 0Z`,
      r() < 0.6 ? '#3d3145' : '#7d5a58',
      'opacity=".6"',
    );
  }
  for (const [x0, x1] of [
    [-20, 500],
    [1080, 1620],
  ]) {
    const top = edge((x) => ledge(x)).filter(([x]) => x >= x0 && x <= x1);
    const low = [...top].reverse().map(([x]) => [x, foot(x) + 40]);
    const d = `${curve(top)}L${low[0][0]} ${n(low[0][1])}${curveTail(low)}Z`;
    S.form(d, '#4b3848', ...rows('0 520 0 760 #23243a .8, 1600 480 1000 640 #a56c54 .5'));
    S.line(curve(top), '#9a7a6a', 5, 'opacity=".6"');
  }
}

/**
 * A veil of water between two heights: its lip is uneven, it widens as it falls, and it ends in
 * rounded spray. `y0` and `y1` are heights as functions of x.
 */
function veil(S, x0, x1, y0, y1, seed, { flare = 0.08, pale = '#eef6ef' } = {}) {
  const r = rng(seed);
  const w = x1 - x0;
  const cx = (x0 + x1) / 2;
  const out = (x, t) => cx + (x - cx) * (1 + flare * t);
  const steps = Math.max(2, Math.round(w / 16));
  const top = Array.from({ length: steps + 1 }, (_, i) => {
    const x = x0 + (w * i) / steps;
    return [x, y0(x) + r.r(-1, 5) + (i === 0 || i === steps ? 5 : 0)];
  });
  let d = curve(top);
  const end = y1(x1);
  d += P`C${x1 + 2} ${lerp(y0(x1), end, 0.2)} ${out(x1, 0.8)} ${lerp(y0(x1), end, 0.5)} ${out(x1, 1)} ${end}`;
  const lobes = Math.max(1, Math.round(w / 34));
  for (let i = lobes; i > 0; i--) {
    const [a, b] = [out(x0 + (w * i) / lobes, 1), out(x0 + (w * (i - 1)) / lobes, 1)];
    const y = y1(x0 + (w * (i - 1)) / lobes) + r.r(-6, 8);
    d += P`Q${(a + b) / 2} ${y + (a - b) * 0.7} ${b} ${y}`;
  }
  d += P`C${out(x0, 0.8)} ${lerp(y0(x0), end, 0.5)} ${x0 - 2} ${lerp(y0(x0), end, 0.2)} ${x0} ${y0(x0) + 5}Z`;
  S.form(
    d,
    pale,
    [x0, 0, x1 - w * 0.1, 0, '#5c9fae', 0.62],
    [0, end, 0, lerp(y0(cx), end, 0.55), '#fffdf6', 0.9],
  );
  S.inside(d, () => {
    const count = Math.max(2, Math.round(w / 8));
    for (let i = 0; i < count; i++) {
      const x = x0 + (w * (i + r.r(0.1, 0.9))) / count;
      const from = lerp(y0(x), end, r() < 0.5 ? 0 : r.r(0.1, 0.4));
      const to = lerp(y0(x), end, r.r(0.45, 0.96));
      const thick = r.r(1.4, 5) * (0.7 + w / 260);
      const [a, b] = [out(x, 0.1), out(x, 0.9)];
      S.path(
        P`M${a} ${from}Q${a + r.r(-3, 3)} ${(from + to) / 2} ${b} ${to}Q${a + thick + r.r(-2, 2)} ${(from + to) / 2} ${a + thick} ${from}Z`,
        r() < 0.5 ? '#9ccbd0' : '#fffef8',
        `opacity="${r.r(0.55, 0.95).toFixed(2)}"`,
      );
    }
  });
}

/** Broad veils, narrow ones and threads in an uneven rhythm: bare rock lies between them. */
export function falls(S) {
  const deep = (x) => foot(x) + 22;
  // the throat: overlapping curtains that close the horseshoe
  for (const [a, b, s] of rows(
    '512 592 3, 1002 1074 4, 574 700 5, 906 1022 6, 676 812 7, 800 930 8',
  ))
    veil(S, a, b, lip, deep, s, { flare: 0.05 });
  // upper step of both sides, on to the ledge
  const onLedge = (x) => ledge(x) + 12;
  for (const [a, b, s] of rows(
    '-30 30 11, 96 204 12, 232 246 13, 320 412 14, 470 488 15, 1096 1118 16, 1142 1206 17, 1286 1300 18, 1322 1394 19, 1462 1532 20, 1546 1558 21',
  ))
    veil(S, a, b, lip, onLedge, s, { flare: 0.1 });
  // lower step: wider, as the water spreads on the ledge
  for (const [a, b, s] of rows(
    '-40 64 31, 92 130 32, 222 318 33, 338 360 34, 408 496 35, 1092 1160 36, 1186 1216 37, 1262 1350 38, 1408 1426 39, 1444 1560 40, 1590 1640 41',
  ))
    veil(S, a, b, (x) => ledge(x) + 2, deep, s, { flare: 0.16 });
}

export function basin(S) {
  S.form(
    `${curve(edge((x) => foot(x) + 26))}L1620 1020L-20 1020Z`,
    '#8ccac6',
    ...rows('0 1000 0 700 #1c6573 1, 800 620 800 740 #fffaf0 .9'),
  );
}

/** Spray in flat puffs over a soft light, the farthest first. */
export function mist(S) {
  for (const [x, y, rx, ry, a] of rows(
    '800 640 420 120 .75, 420 730 300 80 .4, 1190 730 300 80 .4',
  ))
    S.add(
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${S.rad(
        0,
        0,
        1,
        [
          [0, '#fffdf6', a],
          [0.5, '#fffdf6', a * 0.55],
          [1, '#fffdf6', 0],
        ],
        `gradientTransform="translate(${x} ${y}) scale(${rx} ${ry})"`,
      )}"/>`,
    );
  const r = rng(9);
  for (let x = -20; x <= 1620; x += 13) {
    const near = 1 - Math.min(1, off(x) * 1.5);
    const R = lerp(16, 46, near) * r.r(0.7, 1.25);
    S.path(
      circ(x, foot(x) + 22 - near * 10 - r.r(0, 26) * near, R, R * 0.74),
      '#fffdf6',
      `opacity="${lerp(0.34, 0.5, near).toFixed(2)}"`,
    );
  }
  for (const [x, y, rx, ry] of rows('800 700 520 58, 800 676 380 52'))
    S.add(
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${S.rad(
        0,
        0,
        1,
        [
          [0, '#f2faf4', 0.9],
          [0.6, '#f2faf4', 0.5],
          [1, '#f2faf4', 0],
        ],
        `gradientTransform="translate(${x} ${y}) scale(${rx} ${ry})"`,
      )}"/>`,
    );
}

/** A whole bow: both feet stand in the spray. */
export function rainbow(S) {
  const bands = ['#e8563a', '#f2a93b', '#f8d66d', '#7cc0a0', '#4d95b8'];
  bands.forEach((c, i) => {
    const R = 392 - i * 9;
    const [cx, cy] = [742, 776];
    const fade = S.lin(0, cy - 60, 0, cy - R, [
      [0, c, 0],
      [0.34, c, 0.34],
      [1, c, 0.44],
    ]);
    S.add(
      `<path d="M${cx - R} ${cy}A${R} ${R} 0 0 1 ${cx + R} ${cy}" fill="none" stroke="${fade}" stroke-width="9.4"/>`,
    );
  });
}
