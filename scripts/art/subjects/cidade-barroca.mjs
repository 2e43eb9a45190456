import { circ, fbm, P, poly, rect, ridge, rng, rows, rrect } from '../lib.mjs';
import { bush, cloud, ipe } from '../nature.mjs';

const BLUE = '#2f5f9a';

export function town(S, x, y, w, h) {
  const f = fbm(rng(3));
  S.path(rect(x, y, w, h), '#fde8c0');
  S.sh(
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${S.lin(0, y, 0, y + h * 0.7, rows('0 #67a9bd, 1 #fdeac4'))}"/>`,
  );
  cloud(S, x + w * 0.34, y + 110, 190, '#fff8ea', '#ecb68e', 6);
  S.form(
    ridge((px) => y + h * 0.52 + 26 * f(px / 70), { x0: x, x1: x + w, floor: y + h }),
    '#7fa58f',
    [0, y + h * 0.7, 0, y + h * 0.5, '#f6dca6', 0.7],
  );
  S.form(
    ridge((px) => y + h * 0.6 + 22 * f(px / 60 + 5), { x0: x, x1: x + w, floor: y + h }),
    '#4f8268',
    [0, y + h * 0.8, 0, y + h * 0.58, '#d9c070', 0.6],
  );
  // baroque church: two bell towers, a scrolled gable
  const cx = x + w * 0.52;
  const by = y + h * 0.8;
  for (const s of [-1, 1]) {
    const tx = cx + s * 92;
    S.form(rect(tx - 30, by - 250, 60, 250), '#fff3dc', [
      tx + 40,
      by,
      tx - 30,
      by - 200,
      '#b98a72',
      0.75,
    ]);
    S.form(rect(tx - 34, by - 176, 68, 9), '#c98f5a');
    S.path(P`M${tx - 12} ${by - 190}v-30a12 14 0 0 1 24 0v30Z`, '#5b4a5a');
    S.form(rect(tx - 36, by - 258, 72, 11), '#c98f5a');
    S.form(
      P`M${tx - 32} ${by - 258}C${tx - 30} ${by - 300} ${tx - 14} ${by - 306} ${tx} ${by - 330}C${tx + 14} ${by - 306} ${tx + 30} ${by - 300} ${tx + 32} ${by - 258}Z`,
      '#b5604a',
      [tx + 34, by - 260, tx - 20, by - 310, '#6b2f38', 0.7],
    );
    S.line(P`M${tx} ${by - 330}v-30m-9 10h18`, '#6b4a3a', 4);
  }
  S.form(
    P`M${cx - 62} ${by}V${by - 196}C${cx - 40} ${by - 204} ${cx - 44} ${by - 250} ${cx} ${by - 262}C${cx + 44} ${by - 250} ${cx + 40} ${by - 204} ${cx + 62} ${by - 196}V${by}Z`,
    '#fff6e2',
    [cx + 70, by, cx - 40, by - 200, '#c99a78', 0.6],
  );
  S.line(P`M${cx - 62} ${by - 178}H${cx + 62}`, '#c98f5a', 7);
  S.path(circ(cx, by - 218, 15), '#5b6f8a');
  S.line(circ(cx, by - 218, 15), '#c98f5a', 4);
  for (const k of [-36, 0, 36]) S.path(rrect(cx + k - 10, by - 158, 20, 40, 8), '#4d6f74');
  S.path(P`M${cx - 20} ${by}v-70a20 24 0 0 1 40 0v70Z`, '#2f7a72');
  // red roofs stepping down to the balcony
  const r = rng(8);
  for (const [row, base, s] of rows('0 0.82 0.8, 1 0.9 1, 2 1 1.25'))
    for (let px = x - 40 + row * 18; px < x + w; ) {
      const ww = r.r(70, 110) * s;
      if (row || Math.abs(px + ww / 2 - cx) > 150) {
        const hh = r.r(44, 66) * s;
        const yy = y + h * base;
        const c = r.pick(['#fff3dc', '#f6d9a8', '#cfe0dc', '#f3c9b0']);
        S.form(rect(px, yy - hh, ww, hh + 30), c, [px + ww, yy, px, yy - hh, '#a9705f', 0.7]);
        S.form(
          poly([
            [px - 8, yy - hh],
            [px + 12, yy - hh - 26 * s],
            [px + ww - 12, yy - hh - 26 * s],
            [px + ww + 8, yy - hh],
          ]),
          r.pick(['#c9512f', '#b5452f', '#d2643c']),
          [px + ww, yy - hh, px, yy - hh - 30, '#6b2530', 0.7],
        );
        for (const k of [0.24, 0.6])
          S.path(
            rrect(px + ww * k, yy - hh * 0.7, ww * 0.17, hh * 0.46, 4),
            r.pick(['#2f7a72', BLUE, '#8a3a34']),
          );
      }
      px += ww + r.r(0, 10);
    }
  ipe(S, x + w * 0.16, y + h * 0.95, 150, { seed: 6 });
  bush(S, x + w * 0.86, y + h * 0.94, 90, 44, '#2b6a50', { seed: 5, lit: '#c0ca68' });
}
