/** Colonial houses and the rows they stand in. */
import { canopy, lerp, mix, P, rect, rng, rows } from '../../lib.mjs';
import { bush } from '../../nature.mjs';
import { SHADE, WALL } from './palette.mjs';

const TILE = '#c4562f';

const FRAMES = ['#2f6f8f', '#8a2f2a', '#2f6b4f', '#c98a1f', '#5a3550', '#2f6f8f'];

/** Colonial house: front wall at (x, y) bottom left, tiled roof with deep eaves. */
function house(S, x, y, w, h, { wall = WALL, frame, tile = TILE, gable = false, two = false, q }) {
  const e = w * 0.07;
  const rh = gable ? w * 0.3 : Math.min(h * 0.7, w * 0.34);
  const top = y - h;
  S.form(
    rect(x, top - 2, w, h + 10),
    wall,
    ...rows(P`${x - w * 0.1} ${y} ${x + w * 0.6} ${top} #a9746a .8`),
  );
  const roof = gable
    ? P`M${x - e} ${top + 3}L${x + w / 2} ${top - rh}L${x + w + e} ${top + 3}Z`
    : P`M${x - e} ${top + 3}L${x + w * 0.16} ${top - rh}L${x + w * 0.84} ${top - rh}L${x + w + e} ${top + 3}Z`;
  if (gable)
    S.form(
      P`M${x} ${top + 2}L${x + w / 2} ${top - rh * 0.86}L${x + w} ${top + 2}Z`,
      wall,
      ...rows(P`${x} ${y} ${x + w} ${top} #a9746a .7`),
    );
  else
    S.form(
      roof,
      tile,
      ...rows(
        P`${x - e} ${top} ${x + w * 0.8} ${top - rh} #6b2a36 .85, ${x + w + e} ${top - rh} ${x + w * 0.5} ${top} #f59a5a .75`,
      ),
    );
  if (gable) {
    S.line(P`M${x - e} ${top + 3}L${x + w / 2} ${top - rh}`, mix(tile, '#6b2a36', 0.45), w * 0.08);
    S.line(
      P`M${x + w / 2} ${top - rh}L${x + w + e} ${top + 3}`,
      mix(tile, '#ffb070', 0.25),
      w * 0.08,
    );
  } else {
    const m = Math.max(6, Math.round(w / 9));
    for (let i = 1; i < m; i++) {
      const t = i / m;
      S.line(
        P`M${lerp(x + w * 0.16, x + w * 0.84, t)} ${top - rh + 2}L${lerp(x - e, x + w + e, t)} ${top + 2}`,
        '#8a3328',
        1.5,
        'opacity=".45"',
      );
    }
    S.line(P`M${x + w * 0.16} ${top - rh}H${x + w * 0.84}`, mix(tile, '#ffb070', 0.4), 4);
  }
  S.path(rect(x, top + 3, w, h * 0.07), '#7a4a4a', 'opacity=".4"');
  const m = Math.max(2, Math.round(w / 38));
  const c = frame ?? q.pick(FRAMES);
  const opening = (cx, cy, ow, oh) => {
    S.path(
      P`M${cx - ow / 2 - 2.4} ${cy + oh}V${cy}Q${cx} ${cy - ow * 0.5} ${cx + ow / 2 + 2.4} ${cy}V${cy + oh}Z`,
      c,
    );
    S.path(
      P`M${cx - ow / 2 + 1} ${cy + oh - 2}V${cy + 1}Q${cx} ${cy - ow * 0.3} ${cx + ow / 2 - 1} ${cy + 1}V${cy + oh - 2}Z`,
      mix(c, SHADE, 0.55),
    );
    S.line(
      P`M${cx} ${cy - ow * 0.1}V${cy + oh}M${cx - ow / 2} ${cy + oh * 0.5}H${cx + ow / 2}`,
      '#f3dcb4',
      1.3,
      'opacity=".75"',
    );
  };
  const door = q.i(0, m - 1);
  for (let i = 0; i < m; i++) {
    const cx = x + (w * (i + 0.5)) / m;
    const ow = Math.min(17, (w / m) * 0.42);
    if (two) opening(cx, top + h * 0.17, ow, h * 0.22);
    const lo = two ? 0.6 : 0.3;
    opening(cx, top + h * lo, ow, h * (i === door ? 1 - lo : 0.26));
  }
}

/** Row of houses along f(x) with the hillside that starts at its feet; gaps are filled with trees. */
export function street(
  S,
  f,
  x0,
  x1,
  size,
  seed,
  { skip = [0, 0], two = 0.4, green = '#4f8458' } = {},
) {
  const q = rng(seed);
  let x = x0;
  while (x < x1) {
    const w = size * q.r(0.8, 1.35);
    const h = size * q.r(0.5, 0.62);
    const y = f(x + w / 2);
    const mid = x + w / 2;
    if (mid < skip[0] || mid > skip[1]) {
      const tall = q() < two;
      if (q() < 0.3)
        bush(S, mid - w * 0.4, y - h * 0.5, w * 0.6, h * 1.1, '#4f7f55', {
          seed: Math.round(x),
          lit: '#d9d27a',
          dark: '#234a4f',
        });
      house(S, x, y, w, tall ? h * 1.55 : h, {
        two: tall,
        gable: q() < 0.22,
        wall: q.pick([WALL, WALL, '#fde2b4', WALL, '#f7d0a8']),
        tile: q.pick([TILE, '#b84a2c', '#cf6a38']),
        q,
      });
    }
    x += w * q.r(0.98, 1.12) + (q() < 0.2 ? size * 0.25 : 0);
  }
  const crest = (px) =>
    f(px) - 3 + 200 * Math.max(0, (x0 - px) / 80, (px - x1 - size * 0.3) / 80) ** 2;
  S.form(
    canopy(q, crest, { x0: x0 - 80, x1: x1 + size * 0.3 + 80, lo: size * 0.16, hi: size * 0.32 }),
    green,
    ...rows(
      P`${x0} ${f(x0) + size * 1.4} ${(x0 + x1) / 2} ${f((x0 + x1) / 2) + size * 0.4} #234f55 .8, ${x1} ${f(x1) - size * 0.2} ${(x0 + x1) / 2} ${f((x0 + x1) / 2) + size * 0.6} #e3d283 .6`,
    ),
  );
}
