import { circ, rect } from '../lib.mjs';

/** Stair tower of pierced blocks; it bears no name, so the house can stand for any. */
export function tower(S, r) {
  S.form(
    rect(330, 196, 124, 618),
    '#c9643f',
    [454, 600, 330, 300, '#5b2438', 0.95],
    [330, 196, 330, 786, '#f2a06a', 0.45, 0.5],
  );
  const holes = [];
  for (let y = 228; y < 754; y += 30)
    for (let x = 361; x < 445; x += 31) holes.push({ x, y, lit: r() < 0.4 });
  const round = (list) => list.map(({ x, y }) => circ(x, y, 11.5)).join('');
  S.path(round(holes.filter(({ lit }) => lit)), '#e0a85c');
  S.path(round(holes.filter(({ lit }) => !lit)), '#603439');
  S.line(
    holes.map(({ x, y }) => `M${x} ${y - 11.5}v23M${x - 11.5} ${y}h23`).join(''),
    '#b5573a',
    2.6,
  );
  S.glow(392, 300, 190, '#ffd98a', 0.3);
}
