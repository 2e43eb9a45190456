/** Seeded randomness and scalar helpers: every picture must come out the same twice. */

/**
 * Seeded random generator (mulberry32): `r()` in [0, 1), `r.r(lo, hi)`, `r.i(lo, hi)` inclusive
 * integer, `r.pick(list)`, `r.sign()`. Same seed, same picture.
 */
export function rng(seed) {
  let a = seed >>> 0;
  const f = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  f.r = (lo, hi) => lo + (hi - lo) * f();
  f.i = (lo, hi) => Math.floor(f.r(lo, hi + 1));
  f.pick = (arr) => arr[Math.floor(f() * arr.length)];
  f.sign = () => (f() < 0.5 ? -1 : 1);
  return f;
}

/** Round a coordinate to one decimal: enough at 1600 units, and much smaller SVG. */
export const n = (x) => +x.toFixed(1);

/** Linear interpolation. */
export const lerp = (a, b, t) => a + (b - a) * t;

/** Keep x inside [a, b]. */
export const clamp = (x, a = 0, b = 1) => Math.max(a, Math.min(b, x));

/** One octave of smooth value noise in [-1, 1]. */
function noise(r, size = 256) {
  const v = Array.from({ length: size }, () => r() * 2 - 1);
  return (x) => {
    const i = Math.floor(x),
      f = x - i,
      u = f * f * (3 - 2 * f);
    const a = v[((i % size) + size) % size],
      b = v[(((i + 1) % size) + size) % size];
    return a + (b - a) * u;
  };
}

/** Layered noise: returns f(x) in [-1, 1]; `oct` octaves, each `gain` times weaker. */
export function fbm(r, oct = 4, gain = 0.5) {
  const ns = Array.from({ length: oct }, () => noise(r));
  return (x) => {
    let s = 0,
      a = 1,
      f = 1,
      t = 0;
    for (const k of ns) {
      s += a * k(x * f);
      t += a;
      a *= gain;
      f *= 2.03;
    }
    return s / t;
  };
}
