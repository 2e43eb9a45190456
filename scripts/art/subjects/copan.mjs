import { curve, lerp, rect, rng, rows } from '../lib.mjs';

/**
 * The serpentine block: sun-breakers follow a wave in plan, so their lines bow up at the top, flatten
 * toward the street, and the light changes with the curve.
 */
export function serpentine(S, x0, x1, y0) {
  const r = rng(23);
  const floors = 27;
  const wave = (t, i) => 34 * (1 - i / (floors * 1.15)) * Math.sin(t * 6.5 + 0.5);
  const line = (i) => {
    const p = [];
    for (let k = 0; k <= 26; k++) p.push([lerp(x0, x1, k / 26), y0 + i * 22 + wave(k / 26, i)]);
    return p;
  };
  const body = (i, j) => `${curve(line(i))}${curve(line(j).reverse()).replace('M', 'L')}Z`;
  S.form(body(0, floors + 2), '#43204f', [x1, 880, x0, 300, '#22122f', 0.9]);
  const bend = rows('0 #ffd9a0, .16 #f0b48c, .4 #7a3b60, .62 #f6c496, .78 #d08a72, 1 #5b2a52');
  for (let i = 0; i < floors; i++) {
    const top = line(i);
    const low = line(i)
      .map(([x, y]) => [x, y + 11])
      .reverse();
    S.add(
      `<path d="${curve(top)}${curve(low).replace('M', 'L')}Z" fill="${S.lin(x0, 0, x1, 0, bend)}"/>`,
    );
    let lit = '';
    for (let k = 0; k < 22; k++)
      if (r() < 0.24) {
        const t = (k + 0.3) / 22;
        lit += rect(lerp(x0, x1, t), y0 + i * 22 + wave(t, i) + 12.5, 10, 8);
      }
    S.path(lit, '#ffd27a');
  }
  const crown = line(0);
  S.line(curve(crown.map(([x, y]) => [x, y - 6])), '#ffe0b0', 7);
  const at = (t) => [lerp(x0, x1, t), y0 + wave(t, 0)];
  for (const [t, w, h] of rows('.2 64 34, .52 44 22, .74 78 40')) {
    const [x, y] = at(t);
    S.form(rect(x - w / 2, y - h - 4, w, h + 4), '#8a4a66', [
      x + w / 2,
      y,
      x - w / 2,
      y - h,
      '#2a1638',
      0.7,
    ]);
  }
  S.sh(
    `<path d="${body(0, floors + 2)}" fill="${S.lin(0, 880, 0, 560, rows('0 #22122f .75, 1 #22122f 0'))}"/>`,
  );
}
