/**
 * Rock of the central plateau: canyon walls, rims and far mesas.
 */
import { canopy, lerp, mix, P, poly, ridge, rng, rows } from '../lib.mjs';

export const PLUM = '#3a1838';
const RUST = '#c2502f';
export const GLOW = '#f2a05a';

/** Smooth riser at c, 0 to 1 over a few units: rims climb in steps rather than slopes. */
export const step = (x, c) => 1 / (1 + Math.exp(-(x - c) / 5));

/**
 * Cliff face between x0 and x1 from crest(x) to foot(x): tiers of broken blocks, each with a lit left
 * side and a shaded right side, and a bright ledge where one tier rests on the next.
 */
export function cliff(
  S,
  seed,
  x0,
  x1,
  crest,
  foot,
  { c = RUST, w = [30, 90], tiers = [0, 0.34, 0.66, 1], deep = 1 } = {},
) {
  const r = rng(seed),
    xs = [];
  for (let x = x0; x < x1; x += 12) xs.push(x);
  xs.push(x1);
  const face = poly([
    ...xs.map((x) => [x, crest(x)]),
    ...xs
      .slice()
      .reverse()
      .map((x) => [x, foot(x)]),
  ]);
  S.path(face, c);
  S.inside(face, () => {
    for (let k = tiers.length - 2; k >= 0; k--) {
      let a = x0 - r.r(0, 40);
      while (a < x1) {
        const b = a + r.r(w[0], w[1]),
          m = lerp(a, b, r.r(0.5, 0.72)),
          jag = r.r(-10, 10);
        const top = lerp(crest(m), foot(m), tiers[k]) + (k ? r.r(-12, 12) : -20),
          low = lerp(crest(m), foot(m), tiers[k + 1]) + 24;
        S.path(
          P`M${a} ${top}L${m} ${top - 3}L${m + jag} ${(top + low) / 2}L${m - jag} ${low}L${a} ${low}Z`,
          mix(c, GLOW, r.r(0.1, 0.5)),
        );
        S.path(
          P`M${m} ${top - 3}L${b} ${top + 4}L${b} ${low}L${m - jag} ${low}L${m + jag} ${(top + low) / 2}Z`,
          mix(c, PLUM, r.r(0.25, 0.6)),
        );
        if (k)
          S.path(
            P`M${a - 4} ${top}L${m} ${top - 5}L${b + 4} ${top + 3}L${b} ${top + 9}L${m} ${top + 3}L${a} ${top + 6}Z`,
            mix(c, '#ffd9a0', 0.5),
            'opacity=".8"',
          );
        a = b;
      }
    }
    for (let i = 0; i < (x1 - x0) / 14; i++) {
      const x = r.r(x0, x1),
        y = lerp(crest(x), foot(x), r());
      S.path(
        P`M${x} ${y}L${x + r.r(14, 44)} ${y - 3}L${x + r.r(8, 36)} ${y + r.r(3, 6)}Z`,
        mix(c, PLUM, 0.7),
        'opacity=".5"',
      );
    }
  });
  const yTop = crest((x0 + x1) / 2),
    yLow = foot((x0 + x1) / 2);
  S.sh(
    `<path d="${face}" fill="${S.lin(0, yLow, 0, lerp(yTop, yLow, 0.3), [
      [0, PLUM, 0.85 * deep],
      [1, PLUM, 0],
    ])}"/>`,
  );
  S.sh(
    `<path d="${face}" fill="${S.lin(x1, 0, lerp(x0, x1, 0.3), 0, [
      [0, PLUM, 0.6 * deep],
      [1, PLUM, 0],
    ])}"/>`,
  );
  S.sh(
    `<path d="${face}" fill="${S.lin(x0, yTop, lerp(x0, x1, 0.5), yLow, rows('0 #ffb46a .55, .6 #ffb46a 0'))}"/>`,
  );
}

/** Cerrado fringe along the rim of a cliff, hanging a little over the edge wherever it steps. */
export function rim(S, seed, x0, x1, crest) {
  const r = rng(seed),
    over = [],
    above = [];
  for (let x = x0; x <= x1; x += 10) {
    above.push([x, crest(x) - 60]);
    over.push([x, crest(x) + 7 + r.r(-2, 5)]);
  }
  const top = Math.min(crest(x0 + 40), crest(x1 - 40)),
    d = canopy(rng(seed), (x) => crest(x) - 8, { x0, x1, lo: 12, hi: 30, floor: top + 140 });
  S.inside(poly([...above, ...over.reverse()]), () => {
    S.form(
      d,
      '#84803f',
      [x1, top + 30, x0, top - 10, '#4a3548', 0.8],
      [x0, top - 30, lerp(x0, x1, 0.5), top + 20, '#f5d478', 0.6],
    );
  });
}

/** Far flat-topped plateau with a talus skirt. */
export function mesa(S, x, y, w, h, c, haze) {
  const top = y - h;
  const d = P`M${x - w * 0.78} ${y}C${x - w * 0.62} ${y - h * 0.1} ${x - w * 0.58} ${y - h * 0.4} ${x - w * 0.5} ${y - h * 0.5}L${x - w * 0.46} ${top + h * 0.06}L${x - w * 0.4} ${top}L${x + w * 0.36} ${top - h * 0.02}L${x + w * 0.46} ${top + h * 0.08}L${x + w * 0.5} ${y - h * 0.46}C${x + w * 0.6} ${y - h * 0.36} ${x + w * 0.7} ${y - h * 0.08} ${x + w * 0.86} ${y}Z`;
  S.form(
    d,
    c,
    [x + w * 0.6, y, x - w * 0.2, top, PLUM, 0.6],
    [x - w * 0.5, top, x - w * 0.1, y, '#ffd9a0', 0.7],
    [x, y, x, y - h * 0.7, haze, 0.9],
  );
  const skirt = ridge(
    (px) => y - h * 0.52 + h * 0.12 * Math.sin(px / 37) + h * 0.05 * Math.sin(px / 13),
    { x0: x - w, x1: x + w, step: 12, floor: y + 4 },
  );
  S.inside(d, () => {
    S.form(
      skirt,
      mix('#7f8a52', c, 0.25),
      [x + w * 0.7, y, x - w * 0.3, y - h * 0.5, '#4a3558', 0.7],
      [x - w * 0.7, y - h * 0.4, x, y, '#f5d98a', 0.6],
      [x, y, x, y - h * 0.5, haze, 0.5],
    );
    const r = rng(Math.round(x));
    for (let i = 0; i < w / 16; i++) {
      const px = x - w * 0.46 + r() * w * 0.94;
      S.path(
        P`M${px} ${top - 4}L${px + r.r(5, 14)} ${top - 4}L${px + r.r(4, 10)} ${top + h * r.r(0.22, 0.42)}L${px + 2} ${top + h * 0.2}Z`,
        mix(c, PLUM, 0.45),
        'opacity=".5"',
      );
    }
    S.line(
      P`M${x - w} ${top + h * 0.24}H${x + w}`,
      mix(c, '#ffe0b0', 0.45),
      h * 0.022,
      'opacity=".7"',
    );
  });
}
