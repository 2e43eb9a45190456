import { circ, rect } from '../lib.mjs';

/** Stair tower of pierced blocks; it bears no name, so the house can stand for any. */
export function tower(S, r) {
  S.form(
    rect(330, 196, 124, 618),
    '#c9643f',
    [454, 600, 330, 300, '#5b2438', 0.95],
    [330, 196, 330, 786, '#f2a06a', 0.45, 0.5],
  );
  for (let y = 214; y < 740; y += 30)
    for (let x = 346; x < 430; x += 31) {
      S.path(circ(x + 15, y + 14, 11.5), '#4a1f33');
      S.path(circ(x + 15, y + 14, 11.5), '#ffc464', `opacity="${r() < 0.4 ? 0.85 : 0.12}"`);
      S.line(`M${x + 15} ${y + 2.5}v23M${x + 3.5} ${y + 14}h23`, '#b5573a', 2.6);
    }
  S.glow(392, 300, 190, '#ffd98a', 0.3);
}
