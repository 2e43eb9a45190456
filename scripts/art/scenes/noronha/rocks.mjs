/** Morro Dois Irmãos: the twin peaks, their plinth and the surf around it. */
import { blob, curve, curveTail, fbm, P, ridge, rng, rows } from '../../lib.mjs';
import { bar, taper } from '../../nature.mjs';
import { FOAM, NIGHT } from './palette.mjs';

const ROCK = '#5d4a5e';

const LEFT =
  'M408 664C456 640 484 596 500 548C512 500 528 436 556 380C574 344 596 318 620 314C630 306 646 308 654 318C682 330 698 352 710 384C728 436 744 500 768 552C786 596 808 640 846 664Z';

const RIGHT =
  'M664 668C702 640 726 594 742 536C756 472 778 392 808 326C824 290 846 262 868 258C880 246 902 248 912 260C940 272 954 306 970 350C992 412 1002 468 1030 530C1056 588 1090 640 1140 668Z';

/** One of the brothers: ragged grass skirt, bare rock with cracks above, a tuft on the top. */
function brother(S, d, [x, y], base, seed) {
  const q = rng(seed);
  const f = fbm(rng(seed + 1));
  S.form(
    d,
    ROCK,
    ...rows(
      P`${x - 150} ${base} ${x + 30} ${y + 150} ${NIGHT} 1 .95, ${x + 150} ${y + 20} ${x + 10} ${y + 190} #f3b27c .95 .9`,
    ),
  );
  S.inside(d, () => {
    for (let i = 0; i < 15; i++) {
      const t = i / 14;
      const [cx, cy, l] = [
        x + (t - 0.5) * 250 + q.r(-8, 8),
        y + Math.abs(t - 0.5) * 330 + q.r(10, 90),
        q.r(50, 150),
      ];
      const lean = (t - 0.5) * 0.5;
      const pts = [0, 0.3, 0.55, 1].map((u, k) => [
        cx + lean * l * u + (k % 2 ? 5 : -4),
        cy + l * u,
      ]);
      S.path(taper(pts, q.r(3, 7), q.r(5, 11)), t < 0.55 ? NIGHT : '#43304f', 'opacity=".45"');
      if (t > 0.42)
        S.path(
          taper(
            pts.map(([a, b]) => [a - 9, b + 5]),
            2,
            q.r(4, 8),
          ),
          '#eab083',
          'opacity=".5"',
        );
    }
    const skirt = ridge(
      (px) => base - 128 + 62 * f(px / 34) + 30 * f(px / 11 + 9) + Math.abs(px - x) * 0.14,
      { x0: x - 260, x1: x + 280, step: 9, floor: base + 20 },
    );
    S.form(
      skirt,
      '#6f8f46',
      ...rows(
        P`${x - 190} ${base} ${x + 20} ${base - 100} #1d3f5a 1, ${x + 220} ${base - 130} ${x + 40} ${base - 40} #e6dc7c .85`,
      ),
    );
    S.form(
      ridge((px) => y + 22 + 16 * f(px / 16) + ((px - x) / 12) ** 2 * 0.4, {
        x0: x - 90,
        x1: x + 90,
        step: 8,
        floor: y - 30,
      }),
      '#6f8f46',
      ...rows(
        P`${x - 60} ${y + 40} ${x} ${y + 20} #1d3f5a .9, ${x + 60} ${y} ${x} ${y + 30} #e6dc7c .8`,
      ),
    );
    for (let i = 0; i < 34; i++) {
      const [bx, w] = [x + q.r(-170, 190), q.r(10, 17)];
      const by = base - q.r(8, 130) + Math.abs(bx - x) * 0.3;
      S.path(
        blob([
          [bx - w, by],
          [bx - 4, by - w * 0.7],
          [bx + w, by - 2],
          [bx + 2, by + 3],
        ]),
        bx < x ? '#2c5a54' : '#a3b960',
        'opacity=".65"',
      );
    }
  });
}

/** Both peaks with their reflection. */
export function brothers(S) {
  S.group('transform="matrix(1 0 0 -.3 0 864)" opacity=".34"', () => {
    S.path(LEFT, '#123c66');
    S.path(RIGHT, '#123c66');
  });
  brother(S, LEFT, [636, 314], 668, 21);
  brother(S, RIGHT, [890, 254], 672, 35);
  // black basalt plinth and the surf around it
  const q = rng(5);
  const crest = [[376, 676]];
  for (let x = 400; x <= 1150; x += 26)
    crest.push([x, 662 - 26 * Math.sin((Math.PI * (x - 392)) / 760) ** 0.5 + q.r(-11, 9)]);
  const low = [];
  for (let x = 1160; x >= 380; x -= 48)
    low.push([x, 682 + 20 * Math.sin((Math.PI * (x - 380)) / 780) + q.r(-6, 6)]);
  S.path(
    blob(
      low
        .map(([x, y]) => [x + (x - 770) * 0.05, y + q.r(8, 20)])
        .concat([
          [372, 664],
          [1170, 664],
        ]),
    ),
    FOAM,
  );
  S.form(
    `${curve(crest, 0.1) + curveTail(low, 0.12).replace(/^C/, P`L${low[0][0]} ${low[0][1]}C`)}Z`,
    '#3a2f4c',
    ...rows('420 690 760 640 #191638 .9, 1140 640 940 690 #c48e72 .8'),
  );
  for (let i = 0; i < 16; i++) {
    const x = q.r(420, 1110);
    S.path(
      P`M${x} ${q.r(650, 664)}l${q.r(8, 16)} ${q.r(-8, -3)}l${q.r(12, 24)} ${q.r(8, 14)}l${q.r(-6, 4)} ${q.r(8, 18)}Z`,
      x < 760 ? '#191638' : '#a06f66',
      'opacity=".6"',
    );
  }
  for (const [x, y, w] of rows('520 702 190, 700 712 260, 930 708 240, 1090 694 120, 430 688 90'))
    S.path(bar(x, y, w, 7), FOAM);
  for (const [x, y, w, h] of rows('330 700 92 26, 258 712 46 13, 1196 690 70 20')) {
    S.path(bar(x, y + 3, w * 1.5, 9), FOAM);
    S.form(
      blob([
        [x - w / 2, y],
        [x - w * 0.3, y - h * 0.9],
        [x + w * 0.05, y - h],
        [x + w * 0.36, y - h * 0.6],
        [x + w / 2, y],
      ]),
      '#4b3a56',
      ...rows(
        P`${x - w / 2} ${y} ${x + w * 0.2} ${y - h} ${NIGHT} .9, ${x + w / 2} ${y - h} ${x} ${y} #e0a884 .7`,
      ),
    );
  }
}
