/** What stands on the deck. */
import { asOne, circ, darker, n, P, poly, rows } from '../../lib.mjs';
import { bar, taper } from '../../nature.mjs';

/** Lounger seen from its side; its back is on the left, or on the right when `dir` is -1. */
function drawLounger(S, x0, y, s, c, { dir = 1, cushion = '#f2b705' } = {}) {
  const x = 0;
  S.group(P`transform="translate(${x0} 0) scale(${dir} 1)"`, () => {
    S.path(
      `M${x - s * 0.6} ${y + s * 0.16}L${x + s * 0.9} ${y + s * 0.16}L${x + s * 1.06} ${y + s * 0.24}L${x - s * 0.3} ${y + s * 0.25}Z`,
      '#a8714a',
      'opacity=".5"',
    );
    for (const k of [-0.4, 0.1, 0.56])
      S.line(`M${n(x + k * s)} ${n(y)}v${n(s * 0.18)}`, '#8a5a3c', 4);
    S.form(
      poly([
        [x - s * 0.22, y - s * 0.06],
        [x + s * 0.72, y - s * 0.06],
        [x + s * 0.76, y + s * 0.02],
        [x - s * 0.24, y + s * 0.02],
      ]),
      c,
      [x + s * 0.7, 0, x - s * 0.2, 0, darker(c, 0.35), 0.6],
    );
    S.form(
      poly([
        [x - s * 0.22, y - s * 0.08],
        [x - s * 0.62, y - s * 0.42],
        [x - s * 0.7, y - s * 0.36],
        [x - s * 0.3, y + s * 0.02],
      ]),
      c,
      [x - s * 0.2, y, x - s * 0.6, y - s * 0.4, darker(c, 0.35), 0.7],
    );
    S.line(
      `M${n(x - s * 0.5)} ${n(y - s * 0.28)}L${n(x - s * 0.3)} ${n(y + s * 0.16)}`,
      '#8a5a3c',
      4,
    );
    S.path(
      poly([
        [x - s * 0.64, y - s * 0.44],
        [x - s * 0.46, y - s * 0.3],
        [x - s * 0.52, y - s * 0.24],
        [x - s * 0.7, y - s * 0.37],
      ]),
      cushion,
    );
  });
}

export const lounger = asOne(3, drawLounger);

/** Parasol of two colors; (x, y) is its foot. */
function drawParasol(S, x, y, s, c1, c2) {
  S.path(bar(x + s * 0.7, y + 6, s * 1.5, s * 0.13), '#a8714a', 'opacity=".5"');
  S.line(`M${x} ${y}V${y - s * 1.18}`, '#fffaf0', 6);
  const top = y - s * 1.3,
    d = `M${n(x - s * 0.86)} ${n(top + s * 0.42)}C${n(x - s * 0.7)} ${n(top + s * 0.1)} ${n(x - s * 0.3)} ${n(top - s * 0.02)} ${x} ${n(top)}C${n(x + s * 0.3)} ${n(top - s * 0.02)} ${n(x + s * 0.7)} ${n(top + s * 0.1)} ${n(x + s * 0.86)} ${n(top + s * 0.42)}q${n(-s * 0.14)} ${n(-s * 0.09)} ${n(-s * 0.287)} 0q${n(-s * 0.14)} ${n(-s * 0.09)} ${n(-s * 0.287)} 0q${n(-s * 0.14)} ${n(-s * 0.09)} ${n(-s * 0.286)} 0q${n(-s * 0.14)} ${n(-s * 0.09)} ${n(-s * 0.286)} 0q${n(-s * 0.14)} ${n(-s * 0.09)} ${n(-s * 0.287)} 0q${n(-s * 0.14)} ${n(-s * 0.09)} ${n(-s * 0.287)} 0Z`;
  S.path(d, c1);
  S.inside(d, () => {
    for (const [a, b] of rows('-.573 -.286, 0 .287, .573 .86'))
      S.path(
        `M${x} ${n(top)}Q${n(x + s * a * 0.8)} ${n(top + s * 0.1)} ${n(x + s * a)} ${n(top + s * 0.44)}L${n(x + s * b)} ${n(top + s * 0.44)}Q${n(x + s * b * 0.8)} ${n(top + s * 0.1)} ${x} ${n(top)}Z`,
        c2,
      );
    S.sh(
      `<rect x="${n(x - s)}" y="${n(top - 4)}" width="${n(2 * s)}" height="${n(s * 0.5)}" fill="${S.lin(
        x + s * 0.86,
        0,
        x - s * 0.3,
        0,
        rows('0 #5b2438 0.75, 1 #5b2438 0'),
      )}"/>`,
    );
  });
  S.path(circ(x, top - 4, 5), '#fffaf0');
}

export const parasol = asOne(3, drawParasol);

/** Low table with a coconut and a glass. */
function drawTable(S) {
  S.path(bar(1420, 962, 240, 14), '#a8714a', 'opacity=".55"');
  S.path(
    taper(rows('1370 900, 1370 962'), 9, 7) +
      taper(rows('1326 892, 1300 966'), 8, 6) +
      taper(rows('1412 892, 1440 966'), 8, 6),
    '#8a5a3c',
  );
  S.form(circ(1370, 884, 104, 26), '#8f5234', [1470, 900, 1290, 870, '#4a2a30', 0.9]);
  S.form(circ(1370, 876, 104, 26), '#c98a5a', [1470, 900, 1290, 860, '#7a4434', 0.8]);
  S.path(bar(1360, 880, 100, 9), '#6b3a2c', 'opacity=".6"');
  S.form(
    circ(1332, 838, 42, 44),
    '#6fa055',
    [1370, 880, 1310, 810, '#2b5f45', 0.95],
    [1296, 800, 1330, 840, '#dfe79a', 0.8],
  );
  S.form(circ(1332, 804, 24, 9), '#fffaf0', [1350, 0, 1310, 0, '#c9b58a', 0.8]);
  S.line('M1340 804L1362 748L1386 742', '#e8563a', 6);
  S.form('M1396 878L1388 812H1440L1432 878Z', '#ffe9b8', [1440, 870, 1390, 820, '#f2933b', 0.9]);
  S.path(circ(1414, 812, 26, 7), '#ffd36b');
  S.form(circ(1440, 808, 18), '#f2a03b', [1456, 820, 1430, 798, '#c9571f', 0.7]);
  S.path(circ(1440, 808, 12), '#ffd98a');
}

export const table = asOne(3, drawTable);
