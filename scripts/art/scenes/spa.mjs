import { fold } from '../furniture.mjs';
import { canopy, circ, fbm, lerp, near, P, rect, rng, rows, rrect, Scene } from '../lib.mjs';
import { bar, branch, fanPalm, leaf } from '../nature.mjs';
import { arm, head, limb, SKIN, torso } from '../people.mjs';

const WOOD = '#a8683f';
const DARK = '#1f2f3a';
const [CX, CY, R] = [560, 330, 280];

function window(S) {
  const f = fbm(rng(7));
  S.inside(circ(CX, CY, R), () => {
    S.path(rect(CX - R, CY - R, 2 * R, 2 * R), '#fbe6bf');
    S.sh(
      `<rect x="${CX - R}" y="${CY - R}" width="${2 * R}" height="${2 * R}" fill="${S.lin(
        0,
        CY - R,
        0,
        CY + 60,
        rows('0 #8cc4b4, 1 #fdeac4'),
      )}"/>`,
    );
    S.form(circ(CX + 70, CY - 40, 66), '#fff8e2', [CX, CY + 40, CX, CY - 80, '#f6b870', 0.7]);
    for (const [b, c, mist] of rows(
      '300 #a9cbb0 #f6e9c4, 380 #67a288 #d9e0b4, 470 #2f7560 #9fc08c',
    ))
      S.form(
        canopy(rng(b), (x) => b + 36 * f(x / 120 + b), {
          x0: CX - R - 20,
          x1: CX + R + 20,
          lo: 16,
          hi: 36,
          floor: 640,
        }),
        c,
        [0, b + 140, 0, b, mist, 0.85],
      );
    fanPalm(S, CX - 180, 620, 300, '#235a4c', 4, '#c8d678');
    fanPalm(S, CX + 190, 620, 240, '#235a4c', 7, '#c8d678');
  });
  S.line(circ(CX, CY, R), '#7a4434', 22);
  S.line(circ(CX, CY, R - 15), '#d99a62', 4);
  S.line(P`M${CX - R} ${CY}H${CX + R}M${CX} ${CY - R}V${CY + R}`, '#7a4434', 7);
}

/** Bamboo screen on the right. */
function bamboo(S) {
  const r = rng(12);
  for (let x = 960; x < 1610; x += 38) {
    S.form(
      rect(x, -10, 34, 790),
      '#c9a75a',
      [x + 34, 0, x, 0, '#5b4a2c', 0.8],
      [x, 0, x + 20, 0, '#f3e2a4', 0.4],
    );
    for (let y = r.r(20, 140); y < 780; y += r.r(150, 210))
      S.line(P`M${x + 1} ${y}q16 7 32 0`, '#6b5430', 5);
  }
  for (const y of [120, 560])
    S.form(rect(950, y, 660, 16), '#8a6a34', [0, y + 16, 0, y, '#4a3620', 0.7]);
}

/** Wooden soaking tub: staves and two hoops. */
function tub(S) {
  S.path(bar(590, 976, 820, 30), '#2a1c28', 'opacity=".5"');
  const d = 'M230 690C250 716 930 716 950 690L906 960C880 984 300 984 274 960Z';
  S.form(d, WOOD, [930, 950, 380, 720, '#4a2430', 0.9], [240, 690, 420, 900, '#f3c48a', 0.5]);
  S.inside(d, () => {
    for (let k = 0; k < 15; k++)
      S.line(P`M${240 + k * 50} 690L${lerp(282, 898, k / 14)} 990`, '#6b3a2c', 4, 'opacity=".6"');
  });
  for (const [y, x0, x1] of rows('770 243 937, 900 264 916'))
    S.line(P`M${x0} ${y}C${x0 + 120} ${y + 24} ${x1 - 120} ${y + 24} ${x1} ${y}`, '#d9a03c', 13);
}

function water(S) {
  S.form(circ(590, 690, 362, 66), '#c98a58', [940, 730, 300, 650, '#5b2f34', 0.7]);
  S.form(
    circ(590, 692, 336, 54),
    '#7fc4b4',
    [920, 720, 400, 660, '#2a7a7c', 0.8],
    [260, 670, 500, 720, '#e3f6e4', 0.6],
  );
}

function bather(S) {
  const [x, y] = [470, 574];
  const skin = 'parda';
  const K = { sh: SKIN[skin].sh, lit: SKIN[skin].lit };
  torso(S, x, y, 98, 132, { skin, c: '#fff6e6', neck: 'alcas', head: 80, waist: 0.94 });
  head(S, x + 4, y - 82, 86, {
    look: 0.4,
    skin,
    style: 'touca',
    towel: '#fff6e6',
    closed: true,
    smile: 'leve',
    tilt: 6,
    earring: '#f2b705',
  });
  S.line(
    P`M${x - 64} ${y - 142}C${x - 20} ${y - 186} ${x + 50} ${y - 176} ${x + 88} ${y - 124}`,
    '#d9b89c',
    5,
    'opacity=".8"',
  );
  limb(S, near(x, y, '-92 78, -150 116, -206 112'), 46, 34, SKIN[skin].c, K);
  limb(S, near(x, y, '94 80, 180 128'), 44, 38, SKIN[skin].c, K);
  // she is in the water to the ribs
  S.path(
    P`M${x - 116} ${y + 108}Q${x} ${y + 92} ${x + 116} ${y + 108}V${y + 150}H${x - 116}Z`,
    '#6fb8aa',
    'opacity=".92"',
  );
  S.line(
    P`M${x - 128} ${y + 110}Q${x} ${y + 90} ${x + 128} ${y + 110}`,
    '#e3f6e4',
    4.5,
    'opacity=".85"',
  );
}

function petals(S) {
  const q = rng(9);
  for (let i = 0; i < 34; i++) {
    const a = q.r(0, 6.28);
    const k = Math.sqrt(q.r(0.25, 1));
    const [x, y] = [590 + Math.cos(a) * 310 * k, 704 + Math.abs(Math.sin(a)) * 38 * k];
    S.form(
      circ(x, y, q.r(9, 16), q.r(4, 7)),
      q.pick(['#e8563a', '#f2a0a0', '#f2b705', '#fff0e2']),
      [x + 12, y + 6, x - 4, y - 4, '#8a2f3a', 0.5],
    );
  }
  for (const [x, y, w] of rows('420 728 120, 700 720 160, 820 706 90'))
    S.line(P`M${x - w / 2} ${y}q${w / 2} 12 ${w} 0`, '#e3f6e4', 4, 'opacity=".8"');
}

function therapist(S) {
  const [x, y] = [1120, 392];
  const skin = 'negra';
  S.path(bar(1140, 984, 300, 22), '#2a1c28', 'opacity=".5"');
  for (const k of [-1, 1]) {
    S.form(
      P`M${x + k * 34 - 42} 690H${x + k * 34 + 42}L${x + k * 38 + 34} 950H${x + k * 38 - 32}Z`,
      '#3f6a5f',
      [x + k * 34 + 44, 950, x + k * 34 - 20, 700, DARK, 0.8],
    );
    S.form(P`M${x + k * 40 - 42} 974q4 -34 40 -32q38 4 42 32Z`, '#fff0d6', [
      x + k * 40 + 40,
      974,
      x + k * 40 - 20,
      950,
      fold('#fff0d6'),
      0.6,
    ]);
  }
  arm(S, near(x, y, '76 60, 108 166, -10 206'), 48, { skin, sleeve: '#fff3de', reach: 0.6 });
  S.form(
    P`M${x - 72} ${y + 180}H${x + 72}L${x + 96} ${y + 380}Q${x} ${y + 404} ${x - 96} ${y + 380}Z`,
    '#fff3de',
    [x + 96, y + 380, x - 50, y + 180, fold('#fff3de', 0.65), 0.7],
  );
  torso(S, x, y, 92, 220, { skin, c: '#fff3de', neck: 'v', head: 72, waist: 0.76 });
  S.form(rect(x - 72, y + 182, 144, 26), '#f2b705', [x + 72, 0, x - 60, 0, '#b5651a', 0.7]);
  // tray with tea and a folded towel
  arm(S, near(x, y, '-76 60, -116 164, -140 196'), 48, { skin, sleeve: '#fff3de', reach: 0.6 });
  S.form(rrect(x - 246, y + 204, 250, 22, 10), '#8a5238', [
    x,
    y + 226,
    x - 240,
    y + 204,
    DARK,
    0.8,
  ]);
  S.form(
    P`M${x - 220} ${y + 204}C${x - 226} ${y + 168} ${x - 206} ${y + 152} ${x - 176} ${y + 152}C${x - 146} ${y + 152} ${x - 126} ${y + 168} ${x - 132} ${y + 204}Z`,
    '#2f7a72',
    [x - 128, y + 204, x - 210, y + 156, DARK, 0.8],
    [x - 220, y + 150, x - 180, y + 190, '#bfe3d2', 0.5],
  );
  S.path(circ(x - 176, y + 146, 9), '#f2b705');
  S.line(P`M${x - 222} ${y + 190}q-22 -4 -24 -26`, '#2f7a72', 11);
  S.form(P`M${x - 100} ${y + 204}V${y + 172}H${x - 58}V${y + 204}Z`, '#fff8ec', [
    x - 58,
    y + 204,
    x - 100,
    y + 172,
    fold('#fff8ec'),
    0.7,
  ]);
  for (const k of [0, 14])
    S.line(P`M${x - 86 + k} ${y + 164}c-9 -14 9 -18 0 -34`, '#fff8ec', 4, 'opacity=".7"');
  head(S, x - 2, y - 82, 78, {
    look: -0.7,
    skin,
    tone: 'preto',
    style: 'coque',
    smile: 'aberto',
    earring: '#f2b705',
    tilt: -4,
  });
}

function stones(S) {
  S.path(bar(1420, 976, 330, 18), '#2a1c28', 'opacity=".5"');
  for (const [y, w, c] of rows('950 110 #6b5a66, 912 88 #7f6c74, 880 66 #96828a'))
    S.form(
      circ(1350, y, w * 0.6, 24),
      c,
      [1420, y + 22, 1310, y - 20, '#2a2034', 0.85],
      [1290, y - 24, 1350, y + 10, '#f6dcb0', 0.5],
    );
  for (const [x, h] of rows('1466 110, 1524 74')) {
    S.glow(x, 966 - h - 18, 110, '#ffdf8a', 0.7);
    S.form(rrect(x - 24, 970 - h, 48, h, 8), '#fff0d6', [
      x + 24,
      970,
      x - 10,
      970 - h,
      '#d98a52',
      0.7,
    ]);
    S.path(P`M${x} ${964 - h}q-13 -16 0 -38q13 22 0 38Z`, '#f2933b');
  }
  for (const [y, c] of rows('944 #fff6e6, 912 #f0c4a0'))
    S.form(rrect(1200, y, 96, 32, 14), c, [1290, y + 32, 1210, y, fold(c), 0.6]);
}

function draw() {
  const S = new Scene(125);
  S.form(
    rect(-10, -10, 1620, 800),
    '#e3c497',
    [1600, 700, 500, 100, '#7a4f4c', 0.75],
    [200, 0, 700, 500, '#fff3d6', 0.5],
  );
  window(S);
  bamboo(S);
  S.form(
    rect(-10, 778, 1620, 240),
    '#6f7f7c',
    [1600, 1000, 300, 790, '#1f2a3c', 0.85],
    [300, 778, 700, 960, '#f6dcb0', 0.55],
  );
  const q = rng(20);
  for (let i = 0; i < 46; i++) {
    const y = q.r(796, 1000);
    S.path(
      bar(q.r(0, 1600), y, q.r(60, 180) * lerp(0.6, 1.2, (y - 796) / 200), 5),
      '#2f3f4a',
      'opacity=".28"',
    );
  }
  S.form(rect(-10, 766, 960, 14), '#8a5238', [0, 780, 0, 766, '#4a2430', 0.7]);
  tub(S);
  water(S);
  bather(S);
  S.form(
    'M254 692C330 722 420 716 480 712C560 706 640 724 926 692C920 730 760 746 590 746C420 746 262 730 254 692Z',
    '#6fb8aa',
    [920, 740, 400, 690, '#2a7a7c', 0.7],
    [260, 690, 480, 740, '#e3f6e4', 0.5],
  );
  S.form(
    'M228 690C250 770 930 770 952 690C944 716 900 732 840 740C700 758 480 758 340 740C280 732 236 716 228 690Z',
    '#d9a06a',
    [950, 750, 400, 700, '#6b3434', 0.7],
  );
  petals(S);
  therapist(S);
  stones(S);
  // ipê branch over the window, leaves in the near corner
  branch(S, rows('-20 60, 110 110, 220 170, 290 250'), 12, { seed: 4, s: 32, count: 26 });
  branch(S, rows('120 112, 170 90, 250 84'), 7, { seed: 8, s: 24, count: 12 });
  for (const [x, y, l, a] of rows('-10 1010 300 -1.25, 50 1030 270 -0.9, -30 920 250 -0.7'))
    leaf(S, x, y, l, a, { w: 0.42, c: '#2a6a56', lit: '#c8d678', notches: 0.14 });
  return S;
}

/** Spa: a guest rests in the soaking tub while tea is brought. */
export const spa = {
  draw,
  portrait: [330, 0, 640, 1000],
  place: 'Spa',
  alt: 'No spa do hotel, hóspede relaxa de olhos fechados em um ofurô com pétalas, diante de uma janela redonda para a mata.',
  scrim: '#1f3236',
};
