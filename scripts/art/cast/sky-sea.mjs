import { lerp, n, rng } from '../lib.mjs';

/** Flat-bottomed cumulus with a shaded base. */
export function cloud(S, x, y, w, c, shade, seed = 1, a = 1) {
  const r = rng(seed);
  let d = `M${n(x - w / 2)} ${n(y)}`,
    px = x - w / 2;
  const m = r.i(5, 7);
  for (let i = 0; i < m; i++) {
    const nx = x - w / 2 + (w * (i + 1)) / m,
      u = (i + 0.5) / m,
      R = (nx - px) * lerp(0.52, 0.78, Math.sin(Math.PI * u)) * r.r(0.95, 1.15);
    d += `A${n(R)} ${n(R * 0.92)} 0 0 1 ${n(nx)} ${n(y - Math.sin(Math.PI * Math.min(1, (i + 1) / m)) * w * 0.09)}`;
    px = nx;
  }
  d += `Q${n(x + w * 0.5)} ${n(y + w * 0.02)} ${n(x + w * 0.42)} ${n(y + w * 0.02)}L${n(x - w * 0.44)} ${n(y + w * 0.02)}Q${n(x - w * 0.52)} ${n(y + w * 0.015)} ${n(x - w / 2)} ${n(y)}Z`;
  S.add(`<path d="${d}" fill="${c}" opacity="${a}"/>`);
  S.sh(
    `<path d="${d}" fill="${S.lin(x, y + w * 0.03, x - w * 0.06, y - w * 0.16, [
      [0, shade, 0.85],
      [1, shade, 0],
    ])}"/>`,
  );
}

/** Lens-shaped bar: flat evening clouds, shadows, single glints. */
export function bar(x, y, w, h) {
  return `M${n(x - w / 2)} ${n(y)}Q${n(x)} ${n(y - h)} ${n(x + w / 2)} ${n(y)}Q${n(x)} ${n(y + h)} ${n(x - w / 2)} ${n(y)}Z`;
}

/** Field of glints between y0 and y1, denser near x. */
export function glints(
  S,
  { x = 800, spread = 500, y0, y1, c, count = 60, seed = 1, w0 = 30, w1 = 150, a = 0.8, th = 2.2 },
) {
  const r = rng(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = r() ** 0.9,
      y = lerp(y0, y1, t),
      g = (r() + r() + r() - 1.5) / 1.5;
    d += bar(
      x + g * spread * (0.45 + 0.75 * t),
      y,
      lerp(w0, w1, t) * r.r(0.4, 1.2),
      lerp(1, th, t) * r.r(0.8, 1.5),
    );
  }
  S.path(d, c, `opacity="${a}"`);
}

/** Flock of m-shaped birds; list of [dx, dy, scale]. */
export function birds(S, x, y, s, c, list, wd = 3) {
  for (const [dx, dy, k = 1] of list)
    S.line(
      `M${n(x + dx - s * k)} ${n(y + dy - s * 0.28 * k)}q${n(s * 0.55 * k)} ${n(-s * 0.28 * k)} ${n(s * k)} ${n(s * 0.34 * k)}q${n(s * 0.45 * k)} ${n(-s * 0.62 * k)} ${n(s * k)} ${n(-s * 0.34 * k)}`,
      c,
      wd * k,
    );
}

/** Small sailing boat with two sails. */
export function sail(
  S,
  x,
  y,
  s,
  { hull = '#6b3a35', sail: sc = '#fff3dc', shade = '#e0a878', refl } = {},
) {
  if (refl) S.path(bar(x, y + s * 0.12, s * 1.1, s * 0.07), refl, 'opacity=".5"');
  S.form(
    `M${n(x + s * 0.02)} ${n(y - s * 1.15)}C${n(x + s * 0.3)} ${n(y - s * 0.8)} ${n(x + s * 0.44)} ${n(y - s * 0.4)} ${n(x + s * 0.46)} ${n(y - s * 0.1)}L${n(x + s * 0.02)} ${n(y - s * 0.1)}Z`,
    sc,
    [x + s * 0.45, y, x, y - s * 0.5, shade, 0.9],
  );
  S.form(
    `M${n(x - s * 0.04)} ${n(y - s * 0.98)}C${n(x - s * 0.16)} ${n(y - s * 0.6)} ${n(x - s * 0.3)} ${n(y - s * 0.3)} ${n(x - s * 0.36)} ${n(y - s * 0.12)}L${n(x - s * 0.04)} ${n(y - s * 0.1)}Z`,
    sc,
    [x, y, x - s * 0.3, y - s * 0.4, shade, 0.6],
  );
  S.path(
    `M${n(x - s * 0.48)} ${n(y - s * 0.07)}L${n(x + s * 0.56)} ${n(y - s * 0.07)}Q${n(x + s * 0.46)} ${n(y + s * 0.1)} ${n(x + s * 0.3)} ${n(y + s * 0.1)}L${n(x - s * 0.3)} ${n(y + s * 0.1)}Q${n(x - s * 0.44)} ${n(y + s * 0.06)} ${n(x - s * 0.48)} ${n(y - s * 0.07)}Z`,
    hull,
  );
}

/** Fishing boat; `flip` -1 turns it round. */
export function boat(
  S,
  x,
  y,
  s,
  {
    hull = '#c8452f',
    stripe = '#fff3dc',
    cabin = '#fff3dc',
    dark = '#2b2b3a',
    flip = 1,
    refl = '#1d5f6d',
  } = {},
) {
  S.path(bar(x, y + s * 0.2, s * 1.5, s * 0.1), refl, 'opacity=".55"');
  S.group(
    `transform="translate(${n(x)} ${n(y)}) scale(${(n(s) / 100) * flip} ${n(s) / 100})"`,
    () => {
      S.line('M10 -22L10 -92', dark, 3);
      S.line('M10 -88L52 -16', dark, 1.4, 'opacity=".7"');
      S.line('M10 -88L-58 -14', dark, 1.4, 'opacity=".7"');
      S.form('M-34 -46h38l5 34h-46Z', cabin, [10, -20, -30, -40, '#d98f62', 0.7]);
      S.path('M-38 -50h46v6h-46Z', hull);
      S.path('M-28 -38h11v12h-11ZM-12 -38h11v12h-11Z', dark);
      S.form('M-72 -18C-40 -8 30 -8 74 -26C68 -4 58 14 46 20L-50 20C-62 12 -70 0 -72 -18Z', hull, [
        30,
        24,
        -10,
        -20,
        '#3a1a2a',
        0.75,
      ]);
      S.line('M-70 -12C-38 -2 30 -2 71 -19', stripe, 4);
    },
  );
}
