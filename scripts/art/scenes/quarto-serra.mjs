import { bedFront, boards, fold, ipeVase, nightstand } from '../furniture.mjs';
import { blob, circ, fbm, mix, P, rect, ridge, rng, rows, rrect, Scene } from '../lib.mjs';
import { araucaria, bar, taper } from '../nature.mjs';

const WOOD = '#8a5636';
const WOOD_D = '#4a2a2c';

function view(S, x, y, w, h) {
  const f = fbm(rng(5));
  S.inside(rrect(x, y, w, h, 6), () => {
    S.path(rect(x, y, w, h), '#fbdcb0');
    S.sh(
      P`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${S.lin(0, y, 0, y + h * 0.7, rows('0 #6fa3a8, 1 #fbdcb0 0'))}"/>`,
    );
    S.form(circ(x + w * 0.7, y + h * 0.36, 44), '#fff8e2', [
      0,
      y + h * 0.5,
      0,
      y + h * 0.3,
      '#f6b070',
      0.6,
    ]);
    for (const [b, c, k, count] of rows(
      '0.5 #a9c2b3 0 0, 0.6 #7ba59b 0.2 7, 0.74 #4d8380 0.36 5, 0.94 #235653 0.66 3',
    )) {
      const crest = (px) => y + h * b + 16 * f(px / 90 + b * 30);
      const r = rng(Math.round(b * 100));
      for (let i = 0; i < count; i++) {
        const px = x + (w * (i + r.r(0.2, 0.8))) / count;
        araucaria(S, px, crest(px) + 8, h * k * r.r(0.72, 1.15), mix(c, '#123436', 0.25), {
          seed: i + 9,
          lit: '#f6dca6',
        });
      }
      S.form(ridge(crest, { x0: x - 10, x1: x + w + 10, floor: y + h + 10 }), c, [
        0,
        y + h * b + 90,
        0,
        y + h * b,
        '#fbe9c8',
        0.8,
      ]);
    }
  });
  S.line(rrect(x, y, w, h, 6), WOOD_D, 14);
  for (const k of [1, 2]) S.line(P`M${x + (w * k) / 3} ${y}v${h}`, WOOD_D, 8);
  S.form(rect(x - 24, y + h + 4, w + 48, 18), WOOD, [0, y + h + 24, 0, y + h, WOOD_D, 0.8]);
}

function fireplace(S, x, y) {
  const r = rng(18);
  const hood = P`M${x} ${y}V330C${x + 20} 300 ${x + 60} 290 ${x + 70} 250V-10H${x + 330}V250C${x + 340} 290 ${x + 380} 300 ${x + 400} 330V${y}Z`;
  S.path(hood, '#8f6a55');
  S.inside(hood, () => {
    // courses of river stone in darker mortar, of uneven widths
    for (let py = -30; py < y; py += 56)
      for (let px = x - 20 - r.r(0, 50); px < x + 420; ) {
        const w = r.r(54, 104);
        const c = r.pick(['#c4a583', '#d3b68d', '#b3917a', '#dfc79d', '#bd9a7c']);
        S.form(rrect(px + 4, py + 4, w - 8, 48, 17), c, [
          px + w,
          py + 52,
          px + w * 0.3,
          py,
          '#6b3f3a',
          0.45,
        ]);
        px += w;
      }
  });
  const shadow = S.lin(x + 420, y, x + 60, 200, [
    [0, '#4a2430', 0.75],
    [1, '#4a2430', 0],
  ]);
  S.sh(`<path d="${hood}" fill="${shadow}"/>`);
  S.form(rect(x - 30, 420, 460, 34), WOOD, [x + 430, 460, x, 420, WOOD_D, 0.9]);
  const mouth = P`M${x + 70} ${y}V570Q${x + 70} 510 ${x + 200} 506Q${x + 330} 510 ${x + 330} 570V${y}Z`;
  S.path(mouth, '#2b1820');
  S.inside(mouth, () => {
    S.glow(x + 200, y - 20, 230, '#f2793a', 0.95);
    for (const [w, h, c] of rows('88 190 #d2402b, 64 150 #f2793a, 40 104 #f9b02f, 20 60 #fff0b0'))
      S.path(
        P`M${x + 200 - w * 0.7} ${y - 22}C${x + 200 - w * 1.4} ${y - h * 0.5} ${x + 200 - w * 0.5} ${y - h * 0.55} ${x + 200 - w * 0.5} ${y - h * 0.85}C${x + 200} ${y - h * 0.72} ${x + 200 - w * 0.1} ${y - h * 0.9} ${x + 200 + w * 0.1} ${y - h * 1.12}C${x + 200 + w * 0.2} ${y - h * 0.8} ${x + 200 + w * 0.6} ${y - h * 0.76} ${x + 200 + w * 0.62} ${y - h * 0.58}C${x + 200 + w * 1.3} ${y - h * 0.46} ${x + 200 + w} ${y - h * 0.1} ${x + 200 + w * 0.7} ${y - 22}Z`,
        c,
      );
    for (const [a, b] of rows('-90 60, -50 100'))
      S.path(
        taper(
          [
            [x + 200 + a, y - 14 - (a + 90) * 0.2],
            [x + 200 + b, y - 22 + (a + 90) * 0.1],
          ],
          26,
          22,
        ),
        '#5b3028',
      );
  });
  S.form(rect(x - 20, y - 8, 440, 26), '#8f7a72', [x + 420, y, x, y, '#4b3a44', 0.8]);
  // clay pots and a woven mat on the mantel
  for (const [px, s, c] of [
    [x + 10, 46, '#c9643f'],
    [x + 66, 32, '#f0dcb4'],
    [x + 372, 40, '#2f7a72'],
  ])
    S.form(
      P`M${px - s * 0.5} 420C${px - s} ${420 - s * 0.7} ${px - s * 0.5} ${420 - s * 1.1} ${px - s * 0.26} ${420 - s * 1.5}L${px - s * 0.36} ${420 - s * 1.7}H${px + s * 0.36}L${px + s * 0.26} ${420 - s * 1.5}C${px + s * 0.5} ${420 - s * 1.1} ${px + s} ${420 - s * 0.7} ${px + s * 0.5} 420Z`,
      c,
      [px + s, 420, px - s * 0.3, 420 - s * 1.2, fold(c, 0.6), 0.9],
    );
}

function draw() {
  const S = new Scene(82);
  // plank wall, lit by the window from the left
  S.form(
    rect(-10, -10, 1620, 760),
    '#d9a877',
    [1620, 760, 500, 100, '#7a4438', 0.85],
    [0, 0, 700, 500, '#ffeccb', 0.5],
  );
  for (let y = 44; y < 740; y += 58) S.line(P`M-10 ${y}H1610`, '#8a5238', 2.6, 'opacity=".4"');
  boards(S, 742, '#a5673f', '#4a2630', { vx: 620, light: [1600, 1000, 500, 760] });
  S.form(rect(-10, 726, 1620, 18), '#8a5636', [1600, 0, 300, 0, '#4a2630', 0.8]);
  view(S, 96, 96, 800, 336);
  for (const x of [-40, 480, 1000])
    S.form(rect(x, -10, 46, 74), WOOD, [x + 46, 60, x, 0, WOOD_D, 0.9]);
  S.form(rect(-10, -10, 1620, 44), '#7a4a30', [0, 40, 0, 0, '#3a2028', 0.8]);
  fireplace(S, 1090, 780);
  S.glow(1290, 800, 420, '#ff9a4a', 0.5);
  // woollen rug with a chevron border
  S.form(
    'M900 836C1060 806 1420 810 1560 846C1640 880 1640 950 1560 1010H930C820 950 820 872 900 836Z',
    '#f0e2c4',
    [880, 1000, 1300, 840, '#a9705a', 0.7],
    [1290, 800, 1290, 960, '#ffb46a', 0.5],
  );
  for (const [k, c] of rows('0 #2f7a72, 26 #c9512f'))
    S.line(
      P`M${912 + k} ${856 + k}C1070 ${828 + k} 1410 ${832 + k} ${1548 - k} ${866 + k}`,
      c,
      7,
      'stroke-dasharray="26 10"',
    );
  for (let i = 0; i < 13; i++) {
    const x = 930 + i * 46;
    S.path(P`M${x} 962l22 -24l22 24l-22 24Z`, i % 2 ? '#c9512f' : '#2f7a72', 'opacity=".8"');
  }
  // twin beds with carved headboards, their shadow filling the aisle
  S.path('M-10 1010V760H880L960 1010Z', '#33182a', 'opacity=".5"');
  for (const [cx, c, trim] of rows('226 #b8452f #f2d49a, 700 #2a6a62 #f2b705')) {
    const foot = cx < 400 ? 200 : 720;
    S.form(
      rrect(cx - 172, 470, 344, 240, 26),
      WOOD,
      [cx + 180, 700, cx - 60, 470, WOOD_D, 0.85],
      [cx - 170, 470, cx, 600, '#f6c88a', 0.5],
    );
    S.line(rrect(cx - 150, 492, 300, 200, 18), mix(WOOD, WOOD_D, 0.6), 4);
    for (const k of [-1, 0, 1])
      S.line(P`M${cx + k * 76} 610q-24 -40 0 -80q24 40 0 80`, mix(WOOD, WOOD_D, 0.6), 4);
    S.group(P`transform="matrix(1 0 ${(foot - cx) / 380} 1 ${(-(foot - cx) * 630) / 380} 0)"`, () =>
      bedFront(S, cx, 630, 330, 1010, 404, {
        throwC: c,
        trim,
        light: -1,
        from: 0.5,
        pillows: [
          [-128, -58, 256, 112, '#fff6e6'],
          [-82, -14, 164, 84, mix(c, '#fff0d0', 0.2)],
        ],
      }),
    );
  }
  nightstand(S, 463, 700, 110, 150, WOOD, { light: -1 });
  ipeVase(S, 440, 700, 62, '#f6ead2', { light: -1 });
  S.glow(496, 640, 150, '#ffe0a0', 0.6);
  S.form('M468 646L480 596H516L528 646Z', '#ffe9b8', [530, 650, 480, 600, '#e8954a', 0.7]);
  S.line('M498 646V700', WOOD_D, 6);
  // firewood basket
  S.path(bar(1010, 930, 210, 14), '#33182a', 'opacity=".5"');
  for (const [x, y] of rows('960 846, 996 838, 1034 846, 978 818, 1018 816'))
    S.form(circ(x, y, 22), '#8a5636', [x + 20, y + 20, x - 10, y - 10, WOOD_D, 0.7]);
  for (const [x, y] of rows('960 846, 996 838, 1034 846, 978 818, 1018 816'))
    S.path(circ(x, y, 15), '#e3b27c');
  const basket = blob(rows('924 852, 1072 852, 1064 912, 1040 932, 956 932, 932 912'), 0.1);
  S.form(basket, '#c98f52', [940, 930, 1040, 850, '#6b3a2c', 0.85]);
  S.inside(basket, () => {
    for (let k = 0; k < 12; k++) S.line(P`M${920 + k * 14} 846v96`, '#8a5636', 3, 'opacity=".6"');
    for (let k = 0; k < 5; k++) S.line(P`M916 ${864 + k * 16}h170`, '#f0cf95', 3, 'opacity=".5"');
  });
  return S;
}

/** Twin room in the hills: fireplace, wool and araucárias outside. */
export const quartoSerra = {
  draw,
  place: 'Quarto na serra',
  alt: 'Quarto na serra com duas camas de solteiro, lareira acesa, tapete de lã e araucárias na janela.',
  scrim: '#3a1c22',
};
