import { fold } from '../../furniture.mjs';
import { circ, P, poly, rect, rng, rows, rrect } from '../../lib.mjs';

export const WOOD = '#8a4f34';

export const WOOD_D = '#3f1f28';

/** Wall of modernist tiles: four turns of one motif, placed by chance. */
export function tiles(S, x, y, cols, lines, s) {
  const q = rng(33);
  S.path(rect(x, y, cols * s, lines * s), '#f6ead0');
  for (let i = 0; i < cols; i++)
    for (let j = 0; j < lines; j++) {
      const [px, py] = [x + i * s, y + j * s];
      const c = q() < 0.16 ? '#f2b705' : q() < 0.5 ? '#1f6a78' : '#2f8f86';
      const k = q.i(0, 3);
      const corner = [
        [px, py],
        [px + s, py],
        [px + s, py + s],
        [px, py + s],
      ][k];
      S.inside(rect(px, py, s, s), () => {
        S.path(circ(corner[0], corner[1], s * 0.98), c);
        S.path(circ(corner[0], corner[1], s * 0.5), '#f6ead0');
      });
    }
  S.sh(
    `<rect x="${x}" y="${y}" width="${cols * s}" height="${lines * s}" fill="${S.lin(
      x + cols * s,
      y + lines * s,
      x,
      y,
      rows('0 #3a1c38 0.4, 1 #3a1c38 0'),
    )}"/>`,
  );
}

/** Pigeonholes with the keys of the rooms. */
export function keyRack(S, x, y) {
  const [cols, lines, w, h] = [6, 4, 66, 68];
  S.path(
    rrect(x - 14, y - 14, cols * w + 28, lines * h + 28, 6),
    '#3a1c28',
    'opacity=".4" transform="translate(16 14)"',
  );
  S.form(rrect(x - 14, y - 14, cols * w + 28, lines * h + 28, 6), WOOD, [
    x + cols * w,
    y + lines * h,
    x,
    y,
    WOOD_D,
    0.7,
  ]);
  const q = rng(14);
  for (let i = 0; i < cols; i++)
    for (let j = 0; j < lines; j++) {
      const [px, py] = [x + i * w, y + j * h];
      S.form(rect(px + 4, py + 4, w - 8, h - 8), '#5b2f2c', [px, py, px, py + h, '#2a141c', 0.9]);
      if (q() < 0.72) {
        S.path(circ(px + w / 2, py + 18, 4), '#e9b44a');
        S.line(P`M${px + w / 2} ${py + 18}v18`, '#e9b44a', 3);
        S.form(
          rrect(px + w / 2 - 9, py + 32, 18, 28, 7),
          q.pick(['#e8563a', '#2f8f86', '#f2b705', '#fff3de']),
          [px, py + h, px + w, py, '#3a1c28', 0.5],
        );
      } else if (q() < 0.5)
        S.form(
          poly([
            [px + 14, py + h - 6],
            [px + w - 12, py + h - 6],
            [px + w - 16, py + 24],
            [px + 18, py + 28],
          ]),
          '#fff3de',
          [px, py + h, px + w, py, fold('#fff3de'), 0.5],
        );
    }
}
