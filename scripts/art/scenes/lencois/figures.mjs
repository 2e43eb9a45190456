/** Walkers on the crest and guarás in flight. */
import { asOne, circ, n, P, rows } from '../../lib.mjs';
import { DUSK } from './palette.mjs';

const SCARLET = '#e2362c';

/** Walker seen from behind on the crest; `dress` true gives a skirt. */
function drawWalker(
  S,
  x,
  y,
  s,
  { c, c2 = DUSK, skin = '#7a4630', dress = false, hat, step = 1, parasol },
) {
  S.path(
    P`M${x} ${y - 2}l${s * 0.86} ${s * 0.44}l${s * 0.1} ${-s * 0.05}l${-s * 0.8} ${-s * 0.42}Z`,
    DUSK,
    'opacity=".55"',
  );
  S.group(`transform="translate(${x} ${y})"`, () =>
    S.group(`transform="scale(${s / 100})"`, () => {
      if (dress) {
        S.path('M-7 -20L-9 0H-3L0 -20ZM6 -20L10 -1H4L1 -20Z', skin);
        S.form(
          'M-11 -72C-14 -50 -22 -34 -24 -14C-8 -8 8 -8 24 -16C20 -36 14 -52 12 -72Z',
          c,
          ...rows('26 -20 -10 -50 #4a2a6a .7'),
        );
      } else {
        S.path(
          `M-10 -44L${-12 * step} 0H${-12 * step + 8}L0 -34L${10 * step} -2H${10 * step + 8}L11 -44Z`,
          c2,
        );
        S.form(
          'M-13 -74C-15 -60 -13 -48 -12 -38H12C13 -50 15 -60 13 -74C6 -80 -6 -80 -13 -74Z',
          c,
          ...rows('14 -40 -8 -60 #3a2a6a .7'),
        );
      }
      S.line(
        parasol ? 'M-12 -70L-20 -54L-26 -70M12 -70L17 -46' : 'M-12 -70L-19 -46M12 -70L19 -48',
        skin,
        6,
      );
      S.path('M-5 -80H5V-72H-5Z', skin);
      S.path(circ(0, -87, 10, 11), '#2c1c30');
      S.path(
        hat
          ? 'M-18 -90C-8 -94 8 -94 18 -90C8 -85 -8 -85 -18 -90ZM-10 -91C-10 -105 10 -105 10 -91Z'
          : circ(0, -100, 6, 5),
        hat ?? '#2c1c30',
      );
      if (parasol) {
        S.line('M-26 -66V-150', '#7a4630', 3);
        S.form(
          'M-78 -118C-74 -152 -46 -164 -26 -164C-4 -164 24 -152 28 -118C18 -126 8 -126 0 -118C-8 -126 -18 -126 -26 -118C-34 -126 -44 -126 -52 -118C-60 -126 -70 -126 -78 -118Z',
          parasol,
          ...rows('30 -116 -40 -150 #b8640f .85'),
        );
        S.line(
          'M-26 -164C-38 -150 -48 -134 -52 -118M-26 -164C-14 -150 -4 -134 0 -118',
          '#c9820a',
          2,
        );
      }
    }),
  );
}

export const walker = asOne(3, drawWalker);

/** Guará in flight, seen from the side; `up` is the wing stroke from -1 to 1. */
export function guara(S, x, y, s, up, turn = 0) {
  S.group(`transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${s / 100})"`, () => {
    const wing = (k, dx) =>
      P`M${dx - 22} 0C${dx - 34} ${-40 * k} ${dx - 26} ${-86 * k} ${dx - 54} ${-124 * k}C${dx - 6} ${-112 * k} ${dx + 34} ${-66 * k} ${dx + 30} 0Z`;
    const tip = (k, dx) =>
      P`M${dx - 54} ${-124 * k}C${dx - 40} ${-120 * k} ${dx - 28} ${-114 * k} ${dx - 16} ${-106 * k}L${dx - 38} ${-96 * k}Z`;
    S.form(wing(up * 0.86, 22), '#b3202f', ...rows(P`40 0 0 ${-100 * up} #6a1440 .5`));
    S.path(tip(up * 0.86, 22), '#2a1638');
    S.line('M-58 4L-108 12', '#3a1a3a', 4);
    S.form(
      'M-72 2C-40 -14 6 -18 34 -8C54 -4 66 -16 84 -16C94 -16 96 -6 88 -2C74 4 56 14 32 16C0 20 -40 14 -72 2Z',
      SCARLET,
      ...rows('10 30 0 -10 #8a1538 .8'),
    );
    S.form(wing(up, -2), SCARLET, ...rows(P`-20 ${-120 * up} 10 0 #ff8a5c .75`));
    S.line(
      `M-2 ${-14 * up}C-6 ${-50 * up} -14 ${-80 * up} -34 ${-104 * up}`,
      '#b3202f',
      3,
      'opacity=".7"',
    );
    S.path(tip(up, -2), '#2a1638');
    S.line('M90 -10C112 -10 126 -2 134 16', '#3a1a3a', 5);
    S.path(circ(84, -10, 2.6), '#1c1026');
  });
}
