/** The far bank: town houses of Rua da Aurora and the domed palace. */
import { canopy, circ, mix, P, rect, rng, rows } from '../../lib.mjs';
import { palm } from '../../nature.mjs';
import { CREAM, IRON, PLUM, QUAY } from './palette.mjs';

/** Arched window with a cream surround and a little iron balcony when `rail` is set. */
function opening(S, x, y, w, h, glass, rail) {
  S.path(
    P`M${x - w / 2 - 3} ${y + h}V${y}Q${x} ${y - w * 0.7} ${x + w / 2 + 3} ${y}V${y + h}Z`,
    CREAM,
  );
  S.path(
    P`M${x - w / 2} ${y + h}V${y + 1}Q${x} ${y - w * 0.45} ${x + w / 2} ${y + 1}V${y + h}Z`,
    glass,
  );
  S.line(
    P`M${x} ${y - 2}V${y + h}M${x - w / 2} ${y + h * 0.45}H${x + w / 2}`,
    CREAM,
    1.2,
    'opacity=".75"',
  );
  if (rail)
    S.path(
      rect(x - w / 2 - 5, y + h - 9, w + 10, 2.4) +
        rect(x - w / 2 - 5, y + h - 1, w + 10, 2.4) +
        [-1, -0.5, 0, 0.5, 1]
          .map((k) => rect(x + (k * (w + 8)) / 2 - 0.8, y + h - 9, 1.6, 9))
          .join(''),
      IRON,
    );
}

/** One town house; `crown` picks the parapet: 0 plain, 1 curved gable, 2 triangle, 3 tiled roof. */
function front(S, { x, w, h, wall, crown, glass, bays }) {
  const y = QUAY;
  const top = y - h;
  const dark = mix(wall, PLUM, 0.65);
  const heads = [
    rect(x - 2, top - 18, w + 4, 20),
    P`M${x - 2} ${top}V${top - 12}C${x + w * 0.2} ${top - 12} ${x + w * 0.22} ${top - 26} ${x + w * 0.34} ${top - 30}Q${x + w * 0.5} ${top - 58} ${x + w * 0.66} ${top - 30}C${x + w * 0.78} ${top - 26} ${x + w * 0.8} ${top - 12} ${x + w + 2} ${top - 12}V${top}Z`,
    P`M${x - 2} ${top}L${x - 2} ${top - 10}L${x + w * 0.5} ${top - 46}L${x + w + 2} ${top - 10}L${x + w + 2} ${top}Z`,
    P`M${x - 6} ${top + 2}L${x + w * 0.12} ${top - 38}L${x + w * 0.88} ${top - 38}L${x + w + 6} ${top + 2}Z`,
  ];
  const roofed = crown === 3;
  S.form(
    heads[crown],
    roofed ? '#c9502f' : wall,
    ...rows(
      P`${x + w} ${top} ${x + w * 0.2} ${top - 30} ${roofed ? '#6b2038' : dark} .8, ${x} ${top - 20} ${x + w * 0.5} ${top} #fff0c4 .4`,
    ),
  );
  if (!roofed) S.line(heads[crown].replace('Z', ''), CREAM, 3);
  if (crown === 1 || crown === 2) S.path(circ(x + w / 2, top - 16, 7), CREAM);
  if (crown === 0)
    for (const k of [0.08, 0.5, 0.92])
      S.path(
        P`M${x + w * k - 5} ${top - 18}L${x + w * k - 7} ${top - 30}Q${x + w * k} ${top - 40} ${x + w * k + 7} ${top - 30}L${x + w * k + 5} ${top - 18}Z`,
        CREAM,
      );
  S.form(
    rect(x, top, w, h),
    wall,
    ...rows(
      P`${x + w} ${y} ${x + w * 0.25} ${top + h * 0.3} ${dark} .75, ${x} ${top} ${x + w * 0.6} ${y} #fff0c4 .55`,
    ),
  );
  const fh = (h - 6) / 3;
  for (let f = 0; f < 3; f++) {
    const fy = top + 4 + f * fh;
    S.path(rect(x, fy - 4, w, 4), CREAM, 'opacity=".9"');
    for (let b = 0; b < bays; b++) {
      const [cx, ow] = [x + (w * (b + 0.5)) / bays, Math.min(17, (w / bays) * 0.5)];
      if (f < 2) opening(S, cx, fy + fh * 0.26, ow, fh * 0.62, glass, true);
      else
        opening(
          S,
          cx,
          fy + fh * 0.24,
          ow * 1.1,
          fh * 0.76,
          b === 1 ? mix(glass, '#7a2f2a', 0.6) : glass,
          false,
        );
    }
  }
  for (const k of [0, w - 5]) S.path(rect(x + k, top, 5, h), CREAM, 'opacity=".85"');
}

/** Dome of the assembly palace, at the bend of the river. */
export function palace(S, x) {
  S.form(
    rect(x - 92, QUAY - 128, 184, 128),
    '#f3d2a8',
    ...rows(P`${x + 92} ${QUAY} ${x - 20} ${QUAY - 100} #8a4266 .85`),
  );
  S.form(
    P`M${x - 40} ${QUAY - 128}L${x} ${QUAY - 160}L${x + 40} ${QUAY - 128}Z`,
    CREAM,
    ...rows(P`${x + 40} ${QUAY - 128} ${x - 10} ${QUAY - 150} #a9557a .7`),
  );
  S.form(
    rect(x - 36, QUAY - 188, 72, 46),
    '#f3d2a8',
    ...rows(P`${x + 36} ${QUAY - 140} ${x - 10} ${QUAY - 180} #8a4266 .85`),
  );
  S.form(
    P`M${x - 42} ${QUAY - 186}C${x - 44} ${QUAY - 250} ${x + 44} ${QUAY - 250} ${x + 42} ${QUAY - 186}Z`,
    '#8a5a78',
    ...rows(
      P`${x + 42} ${QUAY - 190} ${x - 14} ${QUAY - 220} ${PLUM} .9, ${x - 42} ${QUAY - 230} ${x + 6} ${QUAY - 200} #ffc58f .85`,
    ),
  );
  S.form(rect(x - 8, QUAY - 254, 16, 20), CREAM);
  S.path(P`M${x - 10} ${QUAY - 254}L${x} ${QUAY - 280}L${x + 10} ${QUAY - 254}Z`, '#8a5a78');
  for (let k = -4; k <= 4; k++) opening(S, x + k * 19.5, QUAY - 96, 9, 34, '#6b3a63', false);
  for (let k = -3; k <= 3; k++) S.path(rect(x + k * 26 - 4, QUAY - 48, 8, 48), CREAM);
}

export const WALLS = [
  '#e85a52',
  '#f6d9a2',
  '#3f9a9c',
  '#f2b705',
  '#d94f7a',
  '#8fc9b4',
  '#f08a4a',
  '#5a74b8',
  '#f7b9a4',
  '#c8404a',
  '#6fb3a0',
  '#f6d9a2',
];

/** Trees, palace and town houses, from the bridge to the right edge. */
export function aurora(S) {
  const q = rng(18);
  S.form(
    canopy(rng(3), (x) => QUAY - 62 - 10 * Math.sin(x / 60), {
      x0: -30,
      x1: 640,
      lo: 14,
      hi: 30,
      floor: QUAY + 4,
    }),
    '#7a4a72',
    ...rows('0 562 0 482 #e2787a .7, 560 502 300 542 #4a2a5f .8'),
  );
  for (const [x, h, lean] of rows('60 150 -10, 128 120 8, 410 140 10'))
    palm(S, x, QUAY - 20, h, { lean, c: '#5a345f', light: '#c9707a', seed: x });
  palace(S, 546);
  let x = 622;
  for (let i = 0; x < 1620; i++) {
    const w = q.r(76, 116);
    front(S, {
      x,
      w,
      h: q.r(170, 236),
      wall: WALLS[i % WALLS.length],
      crown: [1, 0, 3, 2, 0, 1, 3, 0, 2, 1, 0, 3][i % 12],
      glass: q.pick(['#3a4a7a', '#2f5a6f', '#54305f']),
      bays: w > 98 ? 4 : 3,
    });
    x += w;
  }
  for (const tx of [700, 880, 1040, 1236, 1404, 1560]) {
    S.path(rect(tx - 2, QUAY - 30, 4, 30), '#4a2a3a');
    S.form(
      circ(tx, QUAY - 40, 19, 17),
      '#4f8a5c',
      ...rows(
        P`${tx + 18} ${QUAY - 28} ${tx - 8} ${QUAY - 50} ${PLUM} .8, ${tx - 18} ${QUAY - 54} ${tx} ${QUAY - 36} #f6d98a .8`,
      ),
    );
  }
  S.form(rect(-20, QUAY - 2, 1660, 22), '#b9797a', ...rows('0 582 0 558 #4a1f4f .8'));
}
