/** The building: a slab of balconies over a glazed ground floor. */
import { circ, lerp, n, poly, rect, rows } from '../../lib.mjs';
import { bush, fanPalm } from '../../nature.mjs';

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

export function slab(S, r) {
  S.form(rect(X, Y - 26, Wd + 14, 34 + fh * floors + 14), '#d9c3a8', [
    X + Wd,
    Y + 300,
    X,
    Y,
    '#3d4a66',
    0.8,
  ]);
  for (let fl = 0; fl < floors; fl++)
    for (let b = 0; b < bays; b++) {
      const x = X + b * bw + 5,
        y = Y + fl * fh + 8,
        w = bw - 10,
        h = fh - 12,
        lit = r() < 0.56,
        warm = r.pick(['#ffd27a', '#ffc25c', '#ffe0a0', '#ffb85a']);
      S.path(rect(x, y, w, h), lit ? warm : '#2c4a60');
      if (lit) {
        S.sh(
          `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${h}" fill="${S.lin(
            0,
            y + h,
            0,
            y,
            rows('0 #c9643f 0.75, 0.7 #c9643f 0'),
          )}"/>`,
        );
        if (r() < 0.55)
          S.path(rect(x + (r() < 0.5 ? 0 : w * 0.6), y, w * 0.4, h), '#fff0cf', 'opacity=".6"');
        else {
          S.path(circ(x + w * 0.7, y + 22, 7, 6), '#fff6dc');
          S.line(`M${n(x + w * 0.7)} ${y}v16`, '#8a4a3a', 1.6);
        }
        if (r() < 0.3) {
          const px = x + w * 0.3;
          S.path(
            `${circ(px, y + 34, 6)}M${n(px - 9)} ${y + 62}q0 -22 9 -22t9 22Z`,
            '#5b2438',
            'opacity=".8"',
          );
        }
      } else
        S.sh(
          `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${h}" fill="${S.lin(
            x,
            y,
            x + w,
            y + h,
            rows('0 #f0a06c 0.55, 0.7 #f0a06c 0'),
          )}"/>`,
        );
      S.line(`M${n(x + w / 2)} ${y}v${h}`, '#23384e', 2, 'opacity=".6"');
      S.path(rect(x, y, w, 9), '#1c2c44', 'opacity=".55"');
      // balcony panel
      const pc = r.pick(['#fff0d8', '#fff0d8', '#f2b705', '#d2603c', '#2f7a72', '#fff0d8']);
      S.form(rect(x, y + h - 26, w, 22), pc, [x + w, 0, x, 0, '#3d3a5a', 0.6]);
      if (pc === '#fff0d8')
        for (let k = 1; k < 7; k++) S.line(`M${n(x + (w * k) / 7)} ${y + h - 25}v20`, '#b99a86', 2);
      if (r() < 0.22)
        bush(S, x + w * 0.5, y + h - 24, w * 0.6, 13, '#2f6b52', {
          seed: fl * 20 + b,
          lit: '#8fb765',
        });
    }
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
  S.form(rect(X + 40, Y - 74, 250, 44), '#e0cbb0', [X + 290, 0, X + 40, 0, '#4d5675', 0.8]);
  S.form(rect(X + 640, Y - 62, 150, 32), '#e0cbb0', [X + 790, 0, X + 640, 0, '#4d5675', 0.8]);
  for (let k = 0; k < 30; k++) S.line(`M${X + k * 30} ${Y - 30}v-16`, '#e9d3b6', 2);
  S.line(`M${X - 6} ${Y - 46}H${X + Wd + 14}`, '#e9d3b6', 2.6);
  for (const bx of [330, 372, 560]) fanPalm(S, X + bx + 50, Y - 28, 48, '#24475a', bx);
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
  for (const [x, s] of [
    [X + 180, 60],
    [X + 210, 56],
    [X + 470, 62],
    [X + 690, 58],
    [X + 720, 60],
  ]) {
    S.path(
      circ(x, gy + gh - s * 0.9, s * 0.12) +
        `M${x - s * 0.17} ${gy + gh}L${n(x - s * 0.17)} ${n(gy + gh - s * 0.55)}Q${x} ${n(gy + gh - s * 0.92)} ${n(x + s * 0.17)} ${n(gy + gh - s * 0.55)}L${n(x + s * 0.12)} ${gy + gh}Z`,
      '#6b2f35',
    );
  }
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
