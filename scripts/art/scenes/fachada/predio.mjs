/** The building: a slab of balconies over a glazed ground floor. */
import { circ, lerp, n, near, P, poly, rect, rows } from '../../lib.mjs';
import { bush } from '../../nature.mjs';
import { walker } from '../../people.mjs';

const CREAM = '#fff0d8';
const X = 454;
const Y = 256;
const Wd = 880;
const floors = 5;
const bays = 11;
const fh = 86;
const bw = Wd / bays;
const gy = Y + fh * floors + 12;
const gh = 108;

/** The narrow side runs back to the right, toward the horizon: the building has a body. */
export function side(S) {
  const [x0, x1] = [X + Wd + 20, X + Wd + 150];
  const back = (y, x) => lerp(y, 772, ((x - x0) / (x1 - x0)) * 0.17);
  const quad = (y0, y1, a = x0, b = x1) =>
    poly([
      [a, back(y0, a)],
      [b, back(y0, b)],
      [b, back(y1, b)],
      [a, back(y1, a)],
    ]);
  S.form(
    quad(Y - 30, gy + gh),
    '#4a4a68',
    [x1, 800, x0, 300, '#1c2240', 0.7],
    [x0, 260, x1, 500, '#a97f80', 0.35],
  );
  for (let fl = 0; fl <= floors; fl++) S.path(quad(Y + fl * fh - 4, Y + fl * fh + 8), '#8f839c');
  for (let fl = 0; fl < floors; fl++)
    for (const [a, b, lit] of [
      [26, 52, fl % 2],
      [80, 106, (fl + 1) % 3 === 0],
    ]) {
      const d = quad(Y + fl * fh + 22, Y + fl * fh + 66, x0 + a, x0 + b);
      S.path(d, lit ? '#ffc25c' : '#22324e');
    }
  S.path(quad(gy, gy + gh, x0, x1), '#8a4a3a', 'opacity=".55"');
}

/** What is behind and before one bay of the grid. */
function bay(r, fl, b) {
  const lit = r() < 0.56;
  const warm = r.pick(['#ffd27a', '#ffc25c', '#ffe0a0', '#ffb85a']);
  const curtain = lit && r() < 0.55;
  return {
    x: X + b * bw + 5,
    y: Y + fl * fh + 8,
    w: bw - 10,
    h: fh - 12,
    fl,
    lit,
    glass: lit ? warm : '#2c4a60',
    curtain: curtain && (r() < 0.5 ? 0 : 0.6),
    guest: lit && r() < 0.3,
    c: r.pick([CREAM, CREAM, '#f2b705', '#d2603c', '#2f7a72', CREAM]),
    plant: r() < 0.22 && fl * 20 + b,
  };
}

const panes = (list) => list.map(({ x, y, w, h }) => rect(x, y, w, h)).join('');

/** The rooms behind the glass, lit or dark; shapes of one color are one path. */
function rooms(S, list) {
  for (const color of new Set(list.map(({ glass }) => glass)))
    S.path(panes(list.filter(({ glass }) => glass === color)), color);
  for (let fl = 0; fl < floors; fl++) {
    const y = Y + fl * fh + 8;
    S.sh(
      P`<path d="${panes(list.filter((one) => one.lit && one.fl === fl))}" fill="${S.lin(0, y + fh - 12, 0, y, rows('0 #c9643f .75, .7 #c9643f 0'))}"/>`,
    );
  }
  S.sh(
    P`<path d="${panes(list.filter(({ lit }) => !lit))}" fill="${S.lin(X, Y, X + Wd, Y + 200, rows('0 #f0a06c .5, .8 #f0a06c 0'))}"/>`,
  );
  const lit = list.filter((one) => one.lit);
  S.path(
    lit
      .filter(({ curtain }) => curtain !== false)
      .map(({ x, y, w, h, curtain }) => rect(x + w * curtain, y, w * 0.4, h))
      .join(''),
    '#fff0cf',
    'opacity=".6"',
  );
  const lamps = lit.filter(({ curtain }) => curtain === false);
  S.path(lamps.map(({ x, y, w }) => circ(x + w * 0.7, y + 26, 7, 6)).join(''), '#fff6dc');
  S.line(lamps.map(({ x, y, w }) => P`M${x + w * 0.7} ${y}v20`).join(''), '#8a4a3a', 1.6);
  S.path(
    lit
      .filter(({ guest }) => guest)
      .map(({ x, y, w }) => {
        const px = x + w * 0.3;
        return P`${circ(px, y + 27, 6)}M${px - 9} ${y + 55}q0 -22 9 -22t9 22Z`;
      })
      .join(''),
    '#5b2438',
    'opacity=".8"',
  );
  S.line(
    list.map(({ x, y, w, h }) => P`M${x + w / 2} ${y}v${h}`).join(''),
    '#23384e',
    2,
    'opacity=".6"',
  );
}

/** Depth of the bays: ceilings and walls in shade, and the walls that the sunset still reaches. */
function recesses(S, bays) {
  const d = 12;
  const all = (corners) => bays.map(({ x, y, w, h }) => poly(corners(x, y, w, h))).join('');
  S.path(
    all((x, y, w) => near(x, y, P`0 0, ${w} 0, ${w - d} ${d + 4}, ${d * 0.4} ${d + 4}`)),
    '#1a2340',
    'opacity=".78"',
  );
  S.path(
    all((x, y, _w, h) => near(x, y, P`0 0, ${d * 0.4} ${d + 4}, ${d * 0.4} ${h}, 0 ${h}`)),
    '#2b2548',
    'opacity=".8"',
  );
  S.path(
    all((x, y, w, h) => near(x, y, P`${w} 0, ${w} ${h}, ${w - d} ${h}, ${w - d} ${d + 4}`)),
    '#e79a68',
    'opacity=".85"',
  );
}

/** Fronts that stand out from their bays: plants, panels, slats, rails, the shade they throw below. */
function fronts(S, bays) {
  const all = (part) => bays.map(({ x, y, w, h }) => part(x, y + h - 28, w)).join('');
  for (const { x, y, w, h, plant } of bays)
    if (plant)
      bush(S, x + w * 0.5, y + h - 26, w * 0.6, 20, '#2f6b52', { seed: plant, lit: '#8fb765' });
  S.path(
    all((x, y, w) => rect(x - 3, y + 25, w + 6, 5)),
    '#141c34',
    'opacity=".6"',
  );
  // one path a color, shaded along the whole house
  for (const color of new Set(bays.map(({ c }) => c))) {
    const own = bays.filter(({ c }) => c === color);
    S.form(own.map(({ x, y, w, h }) => rect(x - 2, y + h - 28, w + 4, 26)).join(''), color, [
      X + Wd * 1.2,
      Y + 340,
      X + Wd * 0.2,
      Y + 160,
      '#4d3a66',
      0.6,
    ]);
    if (color === CREAM)
      S.line(
        own
          .flatMap(({ x, y, w, h }) =>
            [1, 2, 3, 4, 5, 6].map((k) => P`M${x + (w * k) / 7} ${y + h - 25}v22`),
          )
          .join(''),
        '#a98672',
        2,
      );
  }
  S.path(
    all((x, y, w) => rect(x - 4, y - 3, w + 8, 4)),
    CREAM,
  );
}

export function slab(S, r) {
  S.form(rect(X, Y - 26, Wd + 14, 34 + fh * floors + 14), '#d9c3a8', [
    X + Wd,
    Y + 300,
    X,
    Y,
    '#3d4a66',
    0.8,
  ]);
  const open = [];
  for (let fl = 0; fl < floors; fl++) for (let b = 0; b < bays; b++) open.push(bay(r, fl, b));
  rooms(S, open);
  recesses(S, open);
  fronts(S, open);
  for (let fl = 0; fl <= floors; fl++) {
    S.form(rect(X - 8, Y + fl * fh - 4, Wd + 30, 13), '#fff0dc', [
      X + Wd,
      0,
      X + 200,
      0,
      '#8a7f96',
      0.8,
    ]);
    S.path(rect(X - 8, Y + fl * fh + 9, Wd + 30, 4), '#2a3550', 'opacity=".5"');
  }
  for (let b = 0; b <= bays; b++)
    S.form(rect(X + b * bw - 4, Y, 8, fh * floors), '#f3dfc4', [
      X + b * bw + 4,
      0,
      X + b * bw - 4,
      0,
      '#7a7490',
      0.7,
    ]);
  S.path(
    rect(X - 8, Y - 4, Wd + 30, fh * floors + 17),
    S.lin(X + Wd + 20, Y + 260, X + 330, Y + 120, rows('0 #2a2450 .5, 1 #2a2450 0')),
  );
  S.form(rect(X + 40, Y - 74, 250, 44), '#e0cbb0', [X + 290, 0, X + 40, 0, '#4d5675', 0.8]);
  S.form(rect(X + 640, Y - 62, 150, 32), '#e0cbb0', [X + 790, 0, X + 640, 0, '#4d5675', 0.8]);
  for (const [dx, w, h] of rows('420 120 40, 510 90 30, 590 70 34, 845 80 32'))
    bush(S, X + dx, Y - 28, w, h, '#2a5f52', { seed: dx, lit: '#c9a858' });
  for (let k = 0; k < 30; k++) S.line(`M${X + k * 30} ${Y - 30}v-16`, '#e9d3b6', 2);
  S.line(`M${X - 6} ${Y - 46}H${X + Wd + 14}`, '#e9d3b6', 2.6);
}

/** Lobby glass with its guests, V columns before it. */
export function lobby(S) {
  S.path(rect(X + 20, gy, Wd - 20, gh), '#ffcf7d');
  S.sh(
    `<rect x="${X + 20}" y="${gy}" width="${Wd - 20}" height="${gh}" fill="${S.lin(0, gy + gh, 0, gy, rows('0 #d2603c .6, .5 #d2603c 0, 1 #a5482f .55'))}"/>`,
  );
  for (let k = 0; k <= 22; k++)
    S.line(`M${n(X + 20 + k * 39.1)} ${gy}v${gh}`, '#8a4a3a', 2, 'opacity=".55"');
  for (let k = 0; k < 7; k++) {
    const x = X + 90 + k * 120;
    S.line(`M${x} ${gy}v24`, '#8a4a3a', 2);
    S.path(circ(x, gy + 33, 13), '#fff6dc');
    S.glow(x, gy + 33, 40, '#fff6dc', 0.8);
  }
  const indoors = { light: 1, shadow: '#a5482f', stride: 0.05, smile: 'leve' };
  for (const [dx, size, skin, top, bottom, dir] of rows(
    '422 80 morena #2f7a72 #3a2a4a 1, 462 76 clara #8a2a58 #3a2a4a -1, 546 80 retinta #e9d3b6 #2a2440 1, 698 78 parda #3a4a78 #2a2440 1, 736 74 morena #d9512f #4a2440 -1',
  ))
    walker(S, X + dx, gy + gh - 2, size, { ...indoors, skin, top, bottom, dir });
  bush(S, X + 320, gy + gh, 70, 44, '#2f6b52', { seed: 3, lit: '#a9bf5e' });
  bush(S, X + 590, gy + gh, 60, 36, '#2f6b52', { seed: 5, lit: '#a9bf5e' });
  for (let k = 0; k < 8; k++) {
    const x = X + 50 + k * 112;
    S.form(
      poly([
        [x - 27, gy - 2],
        [x - 15, gy - 2],
        [x + 5, gy + gh],
        [x - 5, gy + gh],
      ]),
      '#fff0dc',
      [x + 10, 0, x - 20, 0, '#a5705f', 0.7],
    );
    S.form(
      poly([
        [x + 15, gy - 2],
        [x + 27, gy - 2],
        [x + 5, gy + gh],
        [x - 5, gy + gh],
      ]),
      '#f0d6b8',
      [x + 27, 0, x, 0, '#8a5a5a', 0.8],
    );
  }
}
