import { asOne, n, rows } from '../lib.mjs';
import { bar } from '../nature.mjs';

/** Beach parasol with a long shadow; the light comes from the upper left. */
function drawParasol(S, x, y, s, c1, c2) {
  S.path(bar(x + s * 0.95, y + s * 0.3, s * 1.7, s * 0.24), '#b67f4f', 'opacity=".55"');
  S.line(`M${x} ${y - s * 0.5}L${x + s * 0.12} ${y + s * 0.34}`, '#7a4a33', s * 0.05);
  const d = `M${n(x - s * 0.72)} ${n(y - s * 0.3)}C${n(x - s * 0.6)} ${n(y - s * 0.95)} ${n(x + s * 0.42)} ${n(y - s * 1.08)} ${n(x + s * 0.72)} ${n(y - s * 0.42)}C${n(x + s * 0.4)} ${n(y - s * 0.46)} ${n(x - s * 0.4)} ${n(y - s * 0.36)} ${n(x - s * 0.72)} ${n(y - s * 0.3)}Z`;
  S.path(d, c1);
  S.inside(d, () => {
    for (const o of [-0.36, 0.12])
      S.path(
        `M${n(x - s * 0.08)} ${n(y - s * 0.98)}L${n(x + s * o)} ${n(y - s * 0.1)}L${n(x + s * (o + 0.26))} ${n(y - s * 0.1)}Z`,
        c2,
      );
    S.sh(
      `<rect x="${n(x - s)}" y="${n(y - s * 1.2)}" width="${n(2 * s)}" height="${n(s * 1.4)}" fill="${S.lin(
        x + s * 0.7,
        y,
        x - s * 0.3,
        y - s * 0.7,
        rows('0 #6b2a2a 0.7, 0.8 #6b2a2a 0'),
      )}"/>`,
    );
  });
  S.path(bar(x + s * 0.5, y + s * 0.42, s * 0.8, s * 0.08), '#fff6e6');
}

export const parasol = asOne(2, drawParasol);
