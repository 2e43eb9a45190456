import { circ, rect } from '../lib.mjs';

/** Tower of pierced blocks with the vertical sign; the letters are drawn, no font is needed. */
export function tower(S, r) {
  S.form(
    rect(330, 196, 124, 590),
    '#c9643f',
    [454, 600, 330, 300, '#5b2438', 0.95],
    [330, 196, 330, 786, '#f2a06a', 0.45, 0.5],
  );
  for (let y = 360; y < 740; y += 30)
    for (let x = 346; x < 440; x += 31) {
      S.path(circ(x + 15, y + 14, 11.5), '#4a1f33');
      S.path(circ(x + 15, y + 14, 11.5), '#ffc464', `opacity="${r() < 0.4 ? 0.85 : 0.12}"`);
      S.line(`M${x + 15} ${y + 2.5}v23M${x + 3.5} ${y + 14}h23`, '#b5573a', 2.6);
    }
  {
    // vertical letters I P Ê, drawn
    const L = '#fff0cf',
      x = 392;
    S.line(`M${x} 222v30`, L, 8);
    S.line(`M${x - 8} 298v-30h9q11 0 11 9t-11 9h-9`, L, 7);
    S.line(`M${x + 9} 320h-17v30h17M${x - 8} 335h14M${x - 8} 311l8 -7l8 7`, L, 6.4);
    S.glow(x, 285, 120, '#ffd98a', 0.45);
  }
}
