import { fold, ipeVase, pillow } from '../furniture.mjs';
import { circ, lerp, mix, P, poly, rect, rows, rrect, Scene } from '../lib.mjs';
import { bar } from '../nature.mjs';
import { town } from '../subjects/cidade-barroca.mjs';

const WOOD = '#5b2f2c';

const WOOD_L = '#8f5238';

const BLUE = '#2f5f9a';

/** Louvred shutter leaf opened against the wall, drawn as a slim trapezoid. */
function shutter(S, x0, x1, y0, y1, k) {
  const d = poly([
    [x0, y0],
    [x1, y0 + k],
    [x1, y1 - k * 0.3],
    [x0, y1],
  ]);
  S.form(d, '#2a6a72', [x1, y1, x0, y0, '#12303f', 0.85]);
  S.line(d, '#1c4a55', 8);
  for (let i = 1; i < 22; i++) {
    const t = i / 22;
    if (i === 11) continue;
    S.line(
      P`M${lerp(x0, x1, 0.14)} ${lerp(y0 + k * 0.14, y1, t)}L${lerp(x0, x1, 0.86)} ${lerp(y0 + k * 0.86, y1 - k * 0.3, t)}`,
      '#174550',
      7,
    );
  }
}

function azulejos(S) {
  S.form(rect(-10, 600, 1620, 166), '#f3ead4', [0, 760, 1000, 600, '#9a7f86', 0.7]);
  for (let k = 0; k < 28; k++)
    for (const row of [0, 1]) {
      const x = k * 60 - 20;
      const y = 616 + row * 68;
      S.path(
        P`M${x + 30} ${y + 6}q10 18 24 24q-14 8 -24 28q-10 -20 -24 -28q14 -6 24 -24Z`,
        BLUE,
        'opacity=".8"',
      );
      S.path(circ(x + 30, y + 32, 7), '#f3ead4');
      S.path(circ(x, y, 9) + circ(x, y + 66, 6), BLUE, 'opacity=".55"');
    }
  for (const y of [600, 752]) S.form(rect(-10, y, 1620, 12), BLUE, [0, 0, 900, 0, '#1c2f55', 0.6]);
}

function floor(S) {
  S.form(rect(-10, 764, 1620, 256), '#e3c79c', [0, 1010, 1000, 770, '#6b3a3c', 0.8]);
  const rowsY = [764, 792, 830, 882, 952, 1044];
  for (let i = 0; i < 5; i++) {
    const [y0, y1] = [rowsY[i], rowsY[i + 1]];
    const at = (k, y) => 980 + (k - 9) * lerp(96, 210, (y - 764) / 280);
    for (let k = -6; k < 26; k++) {
      const mid = (y0 + y1) / 2;
      const pts = [
        [at(k + 0.5, y0), y0],
        [at(k + 1, mid), mid],
        [at(k + 0.5, y1), y1],
        [at(k, mid), mid],
      ];
      S.path(poly(pts), (k + i) % 2 ? '#b5523a' : '#2f6a72', 'opacity=".85"');
      const c = [at(k + 0.5, mid), mid];
      S.path(circ(c[0], c[1], (y1 - y0) * 0.3, (y1 - y0) * 0.16), '#f6e2b8');
    }
  }
  S.sh(
    `<rect x="0" y="764" width="1600" height="240" fill="${S.lin(0, 1000, 1100, 780, rows('0 #3a1c2c 0.8, 1 #3a1c2c 0'))}"/>`,
  );
  S.sh(`<path d="M930 770H1330L1120 1000H560Z" fill="#fff0c0" opacity=".45"/>`);
}

function fourPoster(S) {
  const post = (x, y0, y1, w) => {
    S.form(
      rect(x - w / 2, y0, w, y1 - y0),
      WOOD,
      [x - w, 0, x + w * 0.4, 0, '#2a141c', 0.8],
      [x + w, 0, x, 0, '#d98f5a', 0.5],
    );
    for (let y = y0 + 40; y < y1 - 60; y += 92)
      S.form(circ(x, y, w * 0.86, 22), WOOD_L, [
        x - w,
        y + 10,
        x + w * 0.5,
        y - 10,
        '#3a1820',
        0.85,
      ]);
    S.form(circ(x, y0 - 10, w * 0.8, 18), WOOD_L, [x - w, y0, x + w, y0 - 20, '#3a1820', 0.8]);
  };
  post(150, 150, 800, 20);
  post(640, 150, 800, 20);
  S.form(
    'M150 430C150 380 220 360 260 330C310 290 360 270 395 270C430 270 480 290 530 330C570 360 640 380 640 430V720H150Z',
    WOOD,
    [150, 720, 600, 300, '#2a141c', 0.85],
    [640, 380, 420, 560, '#d98f5a', 0.5],
  );
  S.line(
    'M186 440C200 410 250 394 284 364C330 324 366 306 395 306C424 306 460 324 506 364C540 394 590 410 604 440',
    WOOD_L,
    6,
  );
  S.form(circ(395, 400, 46), WOOD_L, [350, 440, 420, 370, '#3a1820', 0.8]);
  for (let k = 0; k < 8; k++)
    S.path(
      P`M395 400Q${395 + Math.cos(k * 0.785) * 20 - 8} ${400 + Math.sin(k * 0.785) * 20 - 8} ${395 + Math.cos(k * 0.785) * 40} ${400 + Math.sin(k * 0.785) * 40}`,
      'none',
      'stroke="#e3b27c" stroke-width="5" stroke-linecap="round"',
    );
  S.path(
    'M40 1010C40 930 70 800 120 700H690C740 800 770 930 780 1010Z',
    '#2a141c',
    'opacity=".5" transform="translate(-18 8)"',
  );
  S.form(
    'M120 706Q122 664 170 662H628Q672 664 674 706L744 1020H50Z',
    '#fff6e6',
    [50, 1000, 520, 670, fold('#fff6e6', 0.6), 0.6],
    [744, 680, 560, 800, '#fff3c8', 0.5],
  );
  for (const [x, c] of rows('150 #fff6e6, 412 #fff6e6'))
    pillow(S, x, 566, 250, 122, c, { light: 1 });
  pillow(S, 262, 612, 270, 96, BLUE, { light: 1 });
  S.line('M300 660q48 -20 98 0t98 0', '#f3ead4', 4);
  // crochet bedspread
  const d = 'M96 830C300 800 520 800 702 830L744 1020H50Z';
  S.form(d, '#c9512f', [50, 1010, 560, 820, '#4a1a2a', 0.9], [740, 820, 560, 960, '#ffd08a', 0.35]);
  S.inside(d, () => {
    S.line('M90 846C300 816 520 816 708 846', '#f6e2b8', 5);
    for (let k = 0; k < 12; k++)
      for (const row of [0, 1]) {
        const x = 90 + k * 58 + row * 29;
        const y = 902 + row * 66;
        for (let a = 0; a < 6; a++)
          S.path(
            circ(x + Math.cos(a * 1.05) * 13, y + Math.sin(a * 1.05) * 11, 7, 6),
            '#f6e2b8',
            'opacity=".85"',
          );
        S.path(circ(x, y, 6), '#f2b705');
      }
  });
  post(60, 60, 1010, 30);
  post(736, 60, 1010, 30);
  // canopy with lace edge and a gathered net on each front post
  S.form(poly(rows('24 40, 772 40, 660 130, 136 130')), '#fff3de', [
    24,
    130,
    600,
    40,
    fold('#fff3de', 0.6),
    0.7,
  ]);
  S.form(rect(24, 26, 750, 22), WOOD, [24, 48, 700, 26, '#2a141c', 0.7]);
  let lace = 'M24 48';
  for (let x = 24; x < 774; x += 30) lace += `q15 58 30 0`;
  S.form(`${lace}V40H24Z`, '#fff6e6', [24, 100, 700, 40, fold('#fff6e6', 0.6), 0.6]);
  for (const [x, s] of rows('60 1, 736 -1')) {
    S.form(
      P`M${x - s * 24} 56H${x + s * 84}C${x + s * 90} 260 ${x + s * 54} 380 ${x + s * 14} 470C${x + s * 44} 560 ${x + s * 54} 700 ${x + s * 40} 830H${x - s * 30}C${x - s * 24} 600 ${x - s * 30} 300 ${x - s * 24} 56Z`,
      '#fff8ea',
      [x - 60, 800, x + 60, 200, fold('#fff8ea', 0.6), 0.6],
    );
    for (const k of [8, 30, 54])
      S.line(
        P`M${x + s * k} 60C${x + s * k} 260 ${x + s * k * 0.5} 400 ${x + s * 4} 462`,
        fold('#fff8ea', 0.3),
        3,
        'opacity=".6"',
      );
    S.path(rrect(x - 26, 462, 52, 16, 8), '#f2b705');
  }
}

function draw() {
  const S = new Scene(86);
  S.form(
    rect(-10, -10, 1620, 780),
    '#f6e3c0',
    [0, 500, 1000, 200, '#a56a58', 0.8],
    [1100, 300, 1500, 500, '#fff6dc', 0.5],
  );
  for (let k = 0; k < 9; k++)
    S.form(rect(k * 190 - 30, -10, 60, 44), WOOD, [0, 40, 0, 0, '#2a141c', 0.8]);
  azulejos(S);
  floor(S);
  const [x, y, w, h] = [920, 90, 420, 672];
  S.inside(rect(x, y, w, h), () => {
    town(S, x, y, w, 590);
    // iron balcony rail
    S.form(rect(x, 660, w, 110), '#c9a27c', [0, 770, 0, 670, '#7a4f4c', 0.7]);
    S.line(P`M${x} 560H${x + w}M${x} 690H${x + w}`, '#2a2038', 8);
    for (let px = x + 16; px < x + w; px += 30)
      S.line(P`M${px} 560V690M${px - 8} 600q8 14 16 0M${px - 8} 650q8 -14 16 0`, '#2a2038', 3.6);
  });
  S.form(
    P`M${x - 34} ${y + 680}V${y - 30}H${x + w + 34}V${y + 680}H${x + w}V${y}H${x}V${y + 680}Z`,
    '#c98f5a',
    [x - 30, 760, x + 60, 100, '#6b3a34', 0.8],
  );
  S.form(P`M${x - 46} ${y - 24}Q${x + w / 2} ${y - 72} ${x + w + 46} ${y - 24}Z`, '#c98f5a', [
    x,
    y - 20,
    x + w,
    y - 60,
    '#7a4434',
    0.6,
  ]);
  shutter(S, x - 34, x - 176, y - 2, 764, 34);
  shutter(S, x + w + 34, x + w + 176, y - 2, 764, 34);
  fourPoster(S);
  // carved chest with the ipê vase
  S.path(bar(1440, 946, 380, 18), '#2a141c', 'opacity=".5"');
  S.form(rrect(1290, 790, 320, 140, 6), WOOD_L, [1290, 930, 1600, 800, '#3a1820', 0.85]);
  S.form(
    rrect(1276, 766, 340, 32, 8),
    WOOD,
    [1276, 798, 1500, 766, '#2a141c', 0.7],
    [1276, 766, 1400, 790, '#e3a26a', 0.5],
  );
  for (const px of [1312, 1464]) {
    S.line(rrect(px, 816, 130, 92, 6), WOOD, 5);
    S.path(P`M${px + 65} 828q30 34 0 68q-30 -34 0 -68Z`, mix(WOOD_L, '#f3c88a', 0.4));
  }
  S.path(rrect(1442, 792, 28, 34, 5), '#f2b705');
  ipeVase(S, 1420, 766, 76, BLUE, { seed: 11, light: -1 });
  S.path('M1396 706q24 10 48 0', 'none', 'stroke="#f3ead4" stroke-width="4"');
  S.form(circ(1530, 756, 40, 12), '#f3ead4', [1500, 766, 1560, 750, fold('#f3ead4'), 0.7]);
  for (const [px, py] of rows('1516 738, 1542 736, 1530 720'))
    S.form(circ(px, py, 18), '#e8853a', [px + 16, py + 16, px - 6, py - 8, '#8a2f28', 0.7]);
  return S;
}

/** Colonial room: four-poster, tiles, shutters open on a baroque town. */
export const quartoColonial = {
  draw,
  place: 'Quarto colonial',
  alt: 'Quarto colonial com cama de dossel, azulejos e venezianas abertas para uma cidade barroca mineira.',
  scrim: '#35182a',
};
