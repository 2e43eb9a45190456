import { bedFront, boards, curtain, ipeVase, nightstand, pendant } from '../furniture.mjs';
import {
  circ,
  darker,
  fbm,
  lighter,
  mix,
  P,
  rect,
  ridge,
  rng,
  rows,
  rrect,
  Scene,
} from '../lib.mjs';
import { bar, bush, glints, palm, sail, taper } from '../nature.mjs';

const WALL_D = '#b5764c';
const FLOOR_D = '#6b3434';
const WOOD = '#8f5234';
const TEAL = '#2f7a72';
const TEAL_D = '#153f4c';
const LIGHT = '#fff0c0';
const [WX, WY, WW, WH] = [800, 120, 640, 490];

function view(S) {
  const f = fbm(rng(3));
  S.inside(rect(WX, WY, WW, WH), () => {
    S.path(rect(WX, WY, WW, WH), '#fdebc8');
    const sky = S.lin(0, WY, 0, WY + 300, rows('0 #79bcc4, 1 #fdebc8'));
    S.add(`<rect x="${WX}" y="${WY}" width="${WW}" height="${WH}" fill="${sky}" opacity=".5"/>`);
    S.sh(`<rect x="${WX}" y="${WY}" width="${WW}" height="${WH}" fill="${sky}"/>`);
    S.form(circ(WX + 430, WY + 150, 52), '#fff8e2', [0, WY + 210, 0, WY + 100, '#f2a05c', 0.7]);
    const isle = (x) =>
      WY +
      290 -
      90 * Math.exp(-(((x - WX - 140) / 90) ** 2)) -
      46 * Math.exp(-(((x - WX - 330) / 110) ** 2)) +
      5 * f(x / 40);
    S.form(
      ridge(isle, { floor: WY + 300 }),
      '#3f8268',
      [WX + 300, WY + 300, WX + 60, WY + 180, '#235653', 0.8],
      [WX + 40, WY + 180, WX + 200, WY + 300, LIGHT, 0.7],
    );
    S.form(rect(WX, WY + 296, WW, 200), '#2f97a2', [0, WY + 500, 0, WY + 300, '#1a5f76', 0.8]);
    glints(S, {
      x: WX + 430,
      spread: 120,
      y0: WY + 302,
      y1: WY + 430,
      c: LIGHT,
      count: 34,
      seed: 2,
      w0: 20,
      w1: 80,
      a: 0.9,
    });
    sail(S, WX + 250, WY + 350, 46, { refl: '#1a6f86' });
    palm(S, WX + 580, WY + 540, 360, { lean: -40, c: '#245c4b', light: '#b9c765', seed: 4 });
    bush(S, WX + 120, WY + 500, 260, 80, '#2b6a50', { seed: 6, lit: '#a9bf5e' });
  });
  S.line(rect(WX, WY, WW, WH), WOOD, 16);
  S.line(P`M${WX + WW / 2} ${WY}v${WH}M${WX} ${WY + 96}h${WW}`, WOOD, 9);
  S.form(rect(WX - 30, WY + WH + 4, WW + 60, 20), mix(WOOD, '#fff0d0', 0.25), [
    0,
    WY + WH + 26,
    0,
    WY + WH,
    darker(WOOD, 0.4),
    0.8,
  ]);
}

/** Headboard of three cane panels. */
function headboard(S) {
  S.path(rrect(62, 396, 640, 400, 22), '#3a1c20', 'opacity=".3" transform="translate(-16 12)"');
  S.form(
    rrect(70, 386, 640, 400, 22),
    WOOD,
    [70, 780, 500, 386, '#3f1f24', 0.85],
    [710, 386, 500, 500, LIGHT, 0.35],
  );
  for (let k = 0; k < 3; k++) {
    const x = 92 + k * 202;
    const d = rrect(x, 408, 190, 260, 10);
    S.form(d, mix(WOOD, '#f3d6a0', 0.55), [x, 660, x + 190, 420, darker(WOOD, 0.2), 0.7]);
    S.inside(d, () => {
      for (let i = -14; i < 24; i++)
        S.line(`M${x + i * 18} 400l280 280M${x + i * 18} 680l280 -280`, WOOD, 2.2, 'opacity=".5"');
    });
  }
}

function framedPoster(S) {
  S.path(rect(258, 108, 246, 216), WALL_D, 'opacity=".5" transform="translate(-12 12)"');
  S.path(rect(258, 108, 246, 216), WOOD);
  S.path(rect(268, 118, 226, 196), '#fff3de');
  const d = rect(284, 134, 194, 164);
  S.path(d, '#f6b07a');
  S.inside(d, () => {
    S.form(circ(410, 200, 38), '#e8563a', [0, 240, 0, 180, '#f9c74d', 0.9]);
    const hill = (x) => 236 - 46 * Math.exp(-(((x - 340) / 40) ** 2));
    S.form(ridge(hill, { x0: 280, x1: 490, step: 8, floor: 300 }), TEAL, [
      380,
      300,
      320,
      200,
      '#12384a',
      0.8,
    ]);
    S.path(
      ridge((x) => 268 + 6 * Math.sin(x / 18), { x0: 280, x1: 490, step: 6, floor: 300 }),
      '#23566b',
    );
  });
}

function armchair(S) {
  S.path(bar(1240, 946, 420, 22), FLOOR_D, 'opacity=".6"');
  for (const [a, b, c, d] of rows(
    '1090 820 1070 944, 1372 820 1398 944, 1130 830 1126 914, 1330 830 1340 914',
  ))
    S.path(
      taper(
        [
          [a, b],
          [c, d],
        ],
        15,
        8,
      ),
      WOOD,
    );
  S.form(
    'M1110 600C1112 566 1140 556 1236 556C1330 556 1356 566 1358 600L1372 800H1098Z',
    TEAL,
    [1098, 800, 1330, 570, TEAL_D, 0.9],
    [1240, 540, 1240, 700, LIGHT, 0.35],
  );
  S.line(
    'M1174 566C1168 650 1166 720 1164 790M1296 566C1302 650 1304 720 1306 790',
    TEAL_D,
    3,
    'opacity=".6"',
  );
  S.form(
    'M1084 776C1140 756 1330 756 1386 776C1402 800 1400 836 1382 850C1320 866 1150 866 1088 850C1070 836 1068 800 1084 776Z',
    lighter(TEAL, 0.08),
    [1080, 860, 1330, 770, TEAL_D, 0.9],
    [1240, 750, 1240, 840, LIGHT, 0.45],
  );
  for (const cx of [1069, 1401])
    S.form(
      P`M${cx - 20} 690C${cx - 22} 672 ${cx + 22} 672 ${cx + 20} 690L${cx + 22} 846H${cx - 22}Z`,
      WOOD,
      [cx - 20, 840, cx + 20, 690, darker(WOOD, 0.5), 0.85],
    );
  S.form(
    'M1180 700L1290 684C1302 720 1306 756 1300 790L1190 800C1178 766 1176 730 1180 700Z',
    '#f2b705',
    [1180, 800, 1290, 690, '#b5651a', 0.85],
  );
}

function draw() {
  const S = new Scene(81);
  S.form(
    rect(-10, -10, 1620, 770),
    '#edd3ae',
    [0, 0, 900, 500, WALL_D, 0.75, 0.9],
    [0, 760, 0, 560, WALL_D, 0.4],
  );
  view(S);
  S.line(P`M${WX - 130} ${WY - 36}H${WX + WW + 130}`, WOOD, 9);
  S.path(circ(WX - 132, WY - 36, 10) + circ(WX + WW + 132, WY - 36, 10), WOOD);
  curtain(S, WX - 108, WY - 32, 742, 150, '#fff3de', WALL_D, 1);
  curtain(S, WX + WW + 108, WY - 32, 742, 150, '#fff3de', WALL_D, -1);
  boards(S, 750, '#b5714a', FLOOR_D, { vx: 800 });
  S.form(rect(-10, 736, 1620, 16), '#f6e4c8', [0, 0, 900, 0, WALL_D, 0.6]);
  // light falling through the two panes toward the lower left
  for (const [a, b] of rows('0 0.47, 0.53 1'))
    S.sh(
      P`<path d="M${WX + WW * a - 60} 760L${WX + WW * b - 60} 760L${WX + WW * b - 320} 1000L${WX + WW * a - 320} 1000Z" fill="${LIGHT}" opacity=".36"/>`,
    );
  S.form(
    'M560 880C700 838 1180 836 1330 876C1440 910 1400 976 1280 1010H520C420 980 440 916 560 880Z',
    '#e9c79a',
    [500, 1000, 1000, 860, WALL_D, 0.55],
  );
  S.line('M586 892C720 856 1160 854 1300 888C1390 916 1350 968 1250 992', TEAL, 5, 'opacity=".7"');
  S.line('M540 912C690 868 1180 866 1326 904', '#f2b705', 4, 'opacity=".7"');
  headboard(S);
  framedPoster(S);
  S.path(
    'M40 1000C40 900 60 780 96 690L700 690C742 780 772 900 780 1000Z',
    FLOOR_D,
    'opacity=".55" transform="translate(-26 8)"',
  );
  bedFront(S, 392, 640, 626, 1016, 734, {
    throwC: TEAL,
    trim: '#f2b705',
    light: 1,
    from: 0.54,
    pillows: rows(
      '-288 -104 286 128 #fff6e6, 2 -104 286 128 #fff6e6, -242 -50 220 104 #4a8f86, 36 -50 220 104 #f2b705',
    ),
  });
  nightstand(S, 792, 690, 128, 168, WOOD, { light: 1, floor: FLOOR_D });
  ipeVase(S, 792, 690, 72, '#459088', { light: 1 });
  pendant(S, 612, 280, 66, '#d2603c', { on: 0.4, cord: '#5b3528' });
  armchair(S);
  return S;
}

/** Double room by the sea. */
export const quartoMar = {
  draw,
  place: 'Quarto com vista para o mar',
  alt: 'Quarto de casal com cabeceira de palhinha, poltrona e janela aberta para o mar e um veleiro.',
  scrim: '#143a44',
};
