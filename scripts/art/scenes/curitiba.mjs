import {
  canopy,
  circ,
  darker,
  fbm,
  lerp,
  n,
  poly,
  rect,
  ridge,
  rng,
  rows,
  Scene,
} from '../lib.mjs';
import { araucaria, bar, grass, ipe } from '../nature.mjs';

/** French garden in front of the greenhouse: clipped hedges, a path, flower beds. */
function parterre(S, cx, y0) {
  const at = (u, v) => [cx + u * lerp(150, 470, v), y0 + v * 150];
  const quad = (u0, u1, v0, v1) => poly([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]);
  S.form(
    quad(-1, 1, 0, 1),
    '#5f9460',
    [cx + 400, y0 + 150, cx - 200, y0, '#2a6058', 0.8],
    [cx - 300, y0, cx, y0 + 90, '#f3dc98', 0.5],
  );
  S.form(quad(-0.13, 0.13, 0, 1), '#f3ddb4', [cx + 60, y0 + 150, cx - 40, y0, '#b5906a', 0.6]);
  for (const [v0, v1] of rows('.1 .34, .44 .8'))
    for (const s of [-1, 1])
      for (const [u0, u1, flower] of rows('.2 .5 #e8563a, .56 .88 #f2b705')) {
        const bed = quad(s * u0, s * u1, v0, v1);
        S.form(bed, '#2f6d55', [cx, y0 + v1 * 150, cx, y0 + v0 * 150, '#1b4a48', 0.6]);
        const m = (v0 + v1) / 2;
        const inner = lerp(u0, u1, 0.5);
        const [fx, fy] = at(s * inner, m);
        S.path(circ(fx, fy, lerp(14, 52, m), lerp(4, 15, m)), flower);
        S.path(circ(fx, fy, lerp(6, 24, m), lerp(2, 6.5, m)), '#f3ddb4', 'opacity=".9"');
      }
  for (const s of [-1, 1])
    for (const v of [0.04, 0.4, 0.88]) {
      const [x, y] = at(s * 0.17, v);
      const k = lerp(9, 25, v);
      S.form(circ(x, y - k, k * 0.62, k), '#2a6355', [
        x + k,
        y,
        x - k * 0.4,
        y - k * 2,
        '#123b3c',
        0.8,
      ]);
    }
}

function curitibaScene({ seed = 31 } = {}) {
  const S = new Scene(seed),
    r = rng(seed);
  S.sky(rows('0 #3f7d96, 0.18 #8db8b4, 0.34 #f3d3a8, 0.5 #f9b48a, 1 #fbd9ad'));
  const sx = 560,
    sy = 395;
  for (const [R, a] of rows('330 0.16, 225 0.22'))
    S.add(`<circle cx="${sx}" cy="${sy}" r="${R}" fill="#fff3d4" opacity="${a}"/>`);
  S.form(circ(sx, sy, 108), '#fff4dc', [sx, sy + 120, sx, sy - 40, '#f6a868', 0.8]);
  for (const [x, y, w, h, a] of rows(
    '300 300 520 8 .8, 880 250 420 7 .6, 1330 330 460 9 .8, 700 352 300 5 .9',
  ))
    S.path(bar(x, y, w, h), '#fff1d8', `opacity="${a}"`);
  const L = rows(
    '470 46 150 #d3b9a4 #fde3bd, 540 50 130 #93aca3 #f8d9b2, 612 46 118 #5d8f8c #e8d3ae, 700 42 100 #37706d #b4c3a4, 792 40 120 #235653 #86ad92',
  );
  const fs = L.map((_, i) => fbm(rng(50 + i), 4, 0.48));
  const y = (i, x) =>
    L[i][0] + L[i][1] * fs[i](x / L[i][2]) + (i > 2 ? -0.00006 * (x - 700) * (x - 900) * -0.3 : 0);
  L.forEach(([base, amp, , c, mist], i) => {
    const seedT = rng(80 + i);
    // distant araucárias standing on the ridge
    if (i < 4)
      for (let k = 0; k < [9, 9, 8, 5][i]; k++) {
        const x = seedT.r(20, 1580),
          h = [54, 76, 108, 158][i] * seedT.r(0.8, 1.2);
        if (i === 3 && x > 560 && x < 1000) continue;
        araucaria(S, x, y(i, x) + 8, h, darker(c, 0.12 + i * 0.02), {
          seed: k + i * 10,
          dark: darker(c, 0.22),
          lit: i > 1 ? '#f6dca6' : null,
        });
      }
    const d =
      i < 3
        ? ridge((x) => y(i, x))
        : canopy(rng(90 + i), (x) => y(i, x), { lo: 14, hi: 14 + i * 7 });
    S.form(
      d,
      c,
      [0, base + amp * 2.6, 0, base - amp * 0.4, mist, 1],
      [sx - 100, base - 60, sx + 480, base + 80, '#ffe9bd', i < 3 ? 0.5 : 0.22],
    );
    if (i === 3) {
      // greenhouse of the botanical garden, in its clearing
      const gx = 770,
        gy = 706;
      S.form(
        'M520 716C620 690 700 684 780 686C880 688 960 700 1030 720L1030 740L520 740Z',
        '#86a877',
        [1000, 730, 640, 680, '#3f716f', 0.8],
        [560, 680, 700, 720, '#fbe3a6', 0.8],
      );
      const dome = (cx, w, h, c1) => {
        const top = gy - h,
          dd = `M${cx - w / 2} ${gy}V${n(top + h * 0.46)}C${cx - w / 2} ${n(top + h * 0.1)} ${n(cx - w * 0.26)} ${top} ${cx} ${n(top)}C${n(cx + w * 0.26)} ${top} ${cx + w / 2} ${n(top + h * 0.1)} ${cx + w / 2} ${n(top + h * 0.46)}V${gy}Z`;
        S.form(
          dd,
          c1,
          [cx + w / 2, gy, cx - w * 0.2, gy - h, '#5f9391', 0.9],
          [cx - w / 2, gy - h, cx, gy, '#fff9e8', 0.9],
        );
        S.inside(dd, () => {
          for (let k = 1; k < 8; k++)
            S.line(`M${n(cx - w / 2 + (w * k) / 8)} ${gy}V${n(top)}`, '#fffaf0', 1.5);
          for (let k = 1; k < 6; k++)
            S.line(`M${cx - w / 2} ${n(gy - (h * k) / 6)}H${cx + w / 2}`, '#fffaf0', 1.2);
        });
        S.line(dd, '#fffaf0', 2.4);
      };
      dome(gx - 82, 84, 70, '#cfe0cf');
      dome(gx + 82, 84, 70, '#bcd5c9');
      dome(gx, 100, 116, '#d9e6d2');
      S.path(rect(gx - 136, gy - 2, 272, 7), '#fffaf0');
      for (const [x0, w] of rows('-170 56, -96 44, 52 44, 118 56'))
        S.path(bar(gx + x0 + w / 2, gy + 20, w * 1.4, 6), r() < 0.5 ? '#e8563a' : '#f2b705');
    }
  });
  // mist ribbons
  for (const [x, yy, w, h, a] of rows('300 612 760 12 .34, 1240 590 700 10 .34'))
    S.sh(`<path d="${bar(x, yy, w, h)}" fill="#fff3dc" opacity="${a}"/>`);
  parterre(S, 770, 716);
  // foreground
  ipe(S, 395, 905, 250, { seed: 5, trunk: '#3a2b2e', wide: 1.15 });
  araucaria(S, 1510, 965, 500, '#1f4f49', { seed: 4, lit: '#e9c987', dark: '#123436' });
  araucaria(S, 1150, 985, 810, '#1c4a45', { seed: 7, lit: '#f3d08a', dark: '#0f2e33' });
  araucaria(S, 120, 960, 620, '#1f4f49', { seed: 9, lit: '#e9c987', dark: '#123436', litFrom: 1 });
  S.form(
    canopy(rng(77), (x) => 905 - 34 * Math.sin(x / 260) + 18 * fs[1](x / 90), { lo: 26, hi: 56 }),
    '#163f3f',
    [0, 1000, 0, 880, '#0b2429', 0.9],
    [380, 840, 700, 960, '#7fa174', 0.55],
  );
  grass(S, 700, 1010, 560, 90, '#0f2e33', 3, 50, 0.15);
  grass(S, 1300, 1010, 520, 110, '#0f2e33', 5, 44, -0.12);
  // gralha-azul pair
  const jay = (x, yy, s, flip = 1) =>
    S.group(`transform="translate(${x} ${yy}) scale(${s * flip} ${s}) rotate(-10)"`, () => {
      S.path('M-6 2C-30 -26 -64 -40 -92 -34C-74 -24 -62 -6 -40 8Z', '#1b4f93');
      S.path('M8 0C10 -34 -6 -70 -30 -86C-30 -58 -40 -34 -34 2Z', '#2b6fb8');
      S.form(
        'M62 -8C40 -20 10 -20 -14 -6C-44 8 -80 20 -118 22C-84 34 -34 32 2 20C32 12 50 6 62 -8Z',
        '#2563a8',
        [0, 30, 0, -16, '#12305f', 0.9],
      );
      S.path('M40 -16C52 -24 68 -20 72 -10L88 -5L71 -1C64 6 50 6 40 4Z', '#17202e');
    });
  jay(700, 172, 0.8);
  jay(800, 250, 0.5);
  return S;
}

/** Curitiba, Paraná. */
export const curitiba = {
  draw: curitibaScene,
  portrait: [612, 0, 640, 1000],
  place: 'Curitiba, Paraná',
  alt: 'Araucárias na névoa da manhã em Curitiba, com a estufa do Jardim Botânico e gralhas-azuis.',
  scrim: '#0c2a2f',
};
