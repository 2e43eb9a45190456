/**
 * Ponte Hercílio Luz in perspective: two portal towers, eyebar chain and deep truss.
 */
import { circ, lerp, mix, n, P, poly, rect } from '../lib.mjs';

export const NIGHT = '#101c48';
export const LAMP = '#ffd98a';
export const STEEL = '#f3e2d6';
export const HORIZON = 640;

/**
 * The bridge in perspective. `t` runs along it (0 near tower, 1 far tower), `h` is height above the
 * water and `z` the distance between its two trusses, all in units of the near tower.
 */
export const project = (t, h, z = 0) => {
  const s = 1 / (1 + t * 0.92);
  return [1760 - 1330 * s + z * 46 * s, HORIZON + (30 - h + z * (h - 30) * 0.055) * s, s];
};

const DECK = 132,
  TOP = 470;

/** Eyebar chain: deep parabola; its middle half doubles as the top chord of the truss. */
const chain = (t) => DECK + 46 + (TOP - DECK - 46) * (2 * t - 1) ** 2;

const chord = (t) => {
  const q = Math.min(t, 1 - t);
  return q < 0.25 ? lerp(DECK + 40, chain(0.25), q / 0.25) : chain(t);
};

const along = (t0, t1, f, z = 0, m = 40) =>
  Array.from({ length: m + 1 }, (_, i) => project(lerp(t0, t1, i / m), f(lerp(t0, t1, i / m)), z));

const path = (pts) => `M${pts.map((p) => `${n(p[0])} ${n(p[1])}`).join('L')}`;

/** A beam of varying thickness (it thins with distance) along projected points. */
function beam(S, pts, w, c) {
  const up = pts.map(([x, y, s]) => [x, y - (w * s) / 2]),
    low = pts.map(([x, y, s]) => [x, y + (w * s) / 2]).reverse();
  S.path(poly([...up, ...low]), c);
}

function tower(S, t, z0, z1) {
  const legs = [z1, z0].map((z) => [project(t, 0, z), project(t, TOP + 14, z)]);
  const s = legs[0][0][2],
    far = mix(STEEL, NIGHT, 0.45);
  const at = (z, h) => project(t, h, z);
  const seg = (a, b, w, c) => S.line(P`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, c, w * s);
  const lv = [8, 70, DECK - 4, 220, 300, 380, TOP - 6];
  for (let i = 0; i < lv.length - 1; i++) {
    seg(at(z0, lv[i]), at(z1, lv[i + 1]), 4.4, far);
    seg(at(z1, lv[i]), at(z0, lv[i + 1]), 4.4, far);
    seg(at(z0, lv[i + 1]), at(z1, lv[i + 1]), 7, mix(STEEL, NIGHT, 0.25));
  }
  legs.forEach(([a, b], i) => {
    const w = 17 * s,
      d = P`M${a[0] - w * 0.7} ${a[1]}L${a[0] + w * 0.7} ${a[1]}L${b[0] + w * 0.42} ${b[1]}L${b[0] - w * 0.42} ${b[1]}Z`;
    S.form(
      d,
      i ? STEEL : mix(STEEL, NIGHT, 0.22),
      [a[0] - w, 0, a[0] + w * 0.6, 0, '#5a5a96', 0.85],
      [0, a[1], 0, lerp(a[1], b[1], 0.5), NIGHT, 0.55],
    );
    S.path(
      circ(b[0], b[1] - 6 * s, 8 * s) + rect(b[0] - 11 * s, b[1] - 2 * s, 22 * s, 8 * s),
      STEEL,
    );
    S.form(
      P`M${a[0] - 26 * s} ${a[1] + 30 * s}L${a[0] + 26 * s} ${a[1] + 30 * s}L${a[0] + 19 * s} ${a[1] - 26 * s}L${a[0] - 19 * s} ${a[1] - 26 * s}Z`,
      '#8f86a8',
      [a[0] - 26 * s, a[1], a[0] + 20 * s, a[1], NIGHT, 0.8],
    );
  });
  for (const z of [z0, z1]) {
    const [x, y] = at(z, TOP + 30);
    S.glow(x, y, 60 * s, LAMP, 0.8);
    S.path(circ(x, y, 4.6 * s), '#fff3cf');
  }
}

/** One of the two parallel trusses with its chain and hangers. */
function truss(S, z, c, lamps) {
  const line = (a, b, w) => S.line(P`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, c, n(w * a[2]));
  const N = 32;
  for (let i = 0; i <= N; i++) {
    const t = i / N,
      q = Math.min(t, 1 - t);
    line(project(t, DECK, z), project(t, chord(t), z), 2.6);
    if (i < N)
      line(
        project(t, i % 2 ? DECK : chord(t), z),
        project((i + 1) / N, i % 2 ? chord((i + 1) / N) : DECK, z),
        2.6,
      );
    if (q < 0.25 && q > 0) line(project(t, chord(t), z), project(t, chain(t), z), 1.8);
  }
  beam(S, along(0, 1, chord, z), 5, c);
  beam(S, along(0, 1, chain, z), 8.5, c);
  const near = (t) => TOP + (TOP - DECK) * t * 1.9,
    far = (t) => TOP - (TOP - DECK) * (t - 1) * 2.1;
  beam(S, along(-0.5, 0, near, z), 8.5, c);
  beam(S, along(1, 1.46, far, z), 8.5, c);
  if (!lamps) return;
  for (let i = -8; i <= N; i++) {
    const t = i / N,
      [x, y, s] = project(t, i < 0 ? near(t) : chain(t), z);
    S.path(circ(x, y - 7 * s, 3.7 * s), '#fff0c4');
  }
}

export function bridge(S) {
  const dim = mix(STEEL, NIGHT, 0.5);
  truss(S, 1, dim, false);
  for (const t of [1.14, 1.28, 1.42])
    for (const z of [1, 0])
      beam(
        S,
        [[...project(t, 0, z)], [...project(t, DECK, z)]].map(([x, y, s], i) => [
          x + (i ? 0 : 0),
          y,
          s,
        ]),
        4,
        dim,
      );
  for (const t of [-0.16, -0.3, -0.44])
    for (const z of [0, 1]) {
      const a = project(t, 0, z),
        b = project(t, DECK, z),
        w = 7 * a[2];
      S.form(
        P`M${a[0] - w * 1.6} ${a[1]}L${a[0] + w * 1.6} ${a[1]}L${b[0] + w} ${b[1]}L${b[0] - w} ${b[1]}Z`,
        z ? dim : STEEL,
        [a[0] - w, 0, a[0] + w, 0, '#5a5a96', 0.8],
        [0, a[1], 0, b[1], NIGHT, 0.6],
      );
    }
  tower(S, 1, 0, 1);
  tower(S, 0, 0, 1);
  // roadway
  const low = along(-0.52, 1.46, () => DECK - 9).reverse();
  S.path(`${path(along(-0.52, 1.46, () => DECK + 5))}L${path(low).slice(1)}Z`, '#d9c3c2');
  S.path(
    `${path(along(-0.52, 1.46, () => DECK - 9))}L${path(along(-0.52, 1.46, () => DECK - 20).reverse()).slice(1)}Z`,
    '#4a4a80',
  );
  truss(S, 0, STEEL, true);
  for (let i = -12; i < 42; i++) {
    const [x, y, s] = project(i / 28, DECK + 22);
    S.glow(x, y, 20 * s, LAMP, 0.6);
    S.path(circ(x, y, 2.8 * s), '#fff0c4');
  }
}
