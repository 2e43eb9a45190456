/**
 * The holed rock of Jericoacoara, lit by the sun behind it.
 */
import { curve, fbm, P, poly, rng, rows } from '../lib.mjs';

export const PLUM = '#381a36';
export const CORAL = '#f2704f';
export const SUN = [716, 610];

/** The rock: a heavy left pier, a lean right one, and the opening the sea has cut between them. */
const OUTER = rows(
  '336 812, 360 772, 386 752, 392 706, 420 672, 426 616, 452 590, 456 524, 490 500, 496 446, 530 426, 546 386, 590 380, 620 350, 682 354, 706 332, 772 336, 808 328, 858 352, 876 388, 908 404, 922 452, 920 492, 946 530, 944 596, 934 640, 952 690, 956 740, 980 776, 990 812',
);

const HOLE = rows(
  '612 812, 606 764, 612 716, 604 664, 608 606, 624 548, 658 510, 700 498, 746 494, 790 514, 816 556, 824 612, 836 664, 832 720, 842 768, 838 812',
);

export const ROCK = `${curve(OUTER, 0.07)}L${curve([...HOLE].reverse(), 0.1).slice(1)}Z`;

export function arch(S) {
  const r = rng(17),
    f = fbm(rng(23));
  const hole = `${curve(HOLE, 0.1)}L610 812Z`;
  S.path(ROCK, '#6f3145');
  S.sh(
    `<path d="${ROCK}" fill="${S.lin(380, 380, 640, 700, rows('0 #b5524c .85, 1 #b5524c 0'))}"/>`,
  );
  S.inside(ROCK, () => {
    // tilted strata, each a broken wedge
    for (let k = 0; k < 22; k++) {
      let x = 330 + r.r(0, 60);
      while (x < 980) {
        const w = r.r(40, 150),
          th = r.r(4, 15),
          y = (q) => 350 + k * 23 - (q - 660) * 0.1 + 9 * f(q / 60 + k);
        const pts = [0, 0.33, 0.66, 1].map((t) => [x + w * t, y(x + w * t)]);
        const low = [
          [x + w * 0.8, y(x + w) + th * 0.7],
          [x + w * 0.3, y(x) + th],
        ];
        S.path(
          poly([...pts, ...low]),
          k % 2 ? '#47203a' : '#a04a4a',
          `opacity="${k % 2 ? 0.6 : 0.5}"`,
        );
        x += w + r.r(6, 60);
      }
    }
    // upright breaks: the shaded flank of each buttress
    for (const [x, y, w, h] of rows(
      '470 520 44 290, 536 420 36 190, 566 600 34 210, 642 380 40 110, 752 350 34 120, 846 400 44 150, 900 470 50 330, 864 600 30 220, 420 690 30 130',
    )) {
      S.path(
        P`M${x} ${y}L${x + w * 0.7} ${y - 16}L${x + w} ${y + h * 0.3}L${x + w * 0.7} ${y + h * 0.7}L${x + w} ${y + h}L${x + w * 0.2} ${y + h}L${x + w * 0.3} ${y + h * 0.5}Z`,
        PLUM,
        'opacity=".42"',
      );
    }
  });
  S.sh(
    `<path d="${ROCK}" fill="${S.lin(990, 620, 790, 480, rows(`0 ${PLUM} .9, 1 ${PLUM} 0`))}"/>`,
  );
  S.sh(`<path d="${ROCK}" fill="${S.lin(0, 815, 0, 620, rows(`0 ${PLUM} .95, 1 ${PLUM} 0`))}"/>`);
  S.inside(ROCK, () => {
    // the sun burns along the rim of the opening
    S.add(`<path d="${hole}" fill="none" stroke="${CORAL}" stroke-width="18" opacity=".9"/>`);
    S.add(`<path d="${hole}" fill="none" stroke="#ffd08a" stroke-width="7"/>`);
    S.glow(SUN[0], SUN[1], 300, '#ff9a5a', 0.75);
    S.add(
      `<path d="${curve(OUTER.slice(3, 23), 0.07)}" fill="none" stroke="#ffb078" stroke-width="9" opacity=".85"/>`,
    );
  });
}
