import { fold } from '../furniture.mjs';
import { circ, near, P, rows } from '../lib.mjs';
import { bar } from '../nature.mjs';
import { bareLimb, clothedLimb, hand, head, SKIN, torso } from '../people.mjs';

/** Waterline around a body: its reflection, a shade to the right of the light, two rings. */
function waterline(S, x, y, w, c) {
  S.path(
    P`M${x - w} ${y - 2}C${x - w * 0.9} ${y + w * 0.6} ${x - w * 0.5} ${y + w * 1.05} ${x - w * 0.1} ${y + w * 1.1}C${x + w * 0.5} ${y + w} ${x + w * 0.9} ${y + w * 0.5} ${x + w} ${y - 2}Z`,
    c,
    'opacity=".32"',
  );
  S.path(bar(x + w * 0.5, y + 6, w * 2.8, w * 0.26), '#0f6a80', 'opacity=".4"');
  for (const [k, a] of rows('1.12 0.95, 1.62 0.6'))
    S.line(
      P`M${x - w * k} ${y}Q${x} ${y + w * 0.36 * k} ${x + w * k} ${y + w * 0.03}`,
      '#e3fbee',
      4.4,
      `opacity="${a}"`,
    );
}

/** The grandmother in a deck chair, side on, waving to the pool; (x, y) is her hip. */
export function grandmother(S, x, y) {
  const skin = 'negra';
  const wood = '#8a5a34';
  const dress = '#8a2a58';
  S.path(bar(x + 60, y + 122, 400, 17), '#a8714a', 'opacity=".55"');
  // chair: far legs, striped canvas, near legs
  S.line(
    P`M${x - 96} ${y - 176}L${x + 96} ${y + 118}M${x + 116} ${y + 22}L${x - 70} ${y + 118}`,
    wood,
    11,
  );
  S.form(
    P`M${x - 104} ${y - 190}C${x - 80} ${y - 90} ${x - 66} ${y - 10} ${x - 6} ${y + 28}C${x + 40} ${y + 42} ${x + 90} ${y + 34} ${x + 124} ${y + 18}L${x + 122} ${y + 34}C${x + 80} ${y + 56} ${x + 20} ${y + 66} ${x - 24} ${y + 44}C${x - 84} ${y + 4} ${x - 102} ${y - 90} ${x - 122} ${y - 184}Z`,
    '#f2b705',
    [x, y + 60, x - 60, y - 100, '#a85a14', 0.7],
  );
  // far leg, then the dress over both, then the near leg below it
  bareLimb(S, near(x, y, '70 -2, 138 6, 132 104'), 40, skin, { tip: 0.6 });
  S.path(P`M${x + 112} ${y + 114}q2 -16 24 -14l40 12q4 8 -4 10h-58Z`, '#e8563a');
  clothedLimb(S, near(x, y, '-34 -128, -44 -60, 16 -26'), 34, skin, dress, { reach: 0.28 });
  const gown = P`M${x - 62} ${y - 136}C${x - 88} ${y - 80} ${x - 72} ${y - 10} ${x - 40} ${y + 22}C${x + 20} ${y + 42} ${x + 90} ${y + 48} ${x + 138} ${y + 44}C${x + 160} ${y + 28} ${x + 158} ${y - 10} ${x + 132} ${y - 26}C${x + 90} ${y - 44} ${x + 50} ${y - 40} ${x + 26} ${y - 36}C${x + 34} ${y - 76} ${x + 26} ${y - 120} ${x + 4} ${y - 144}C${x - 18} ${y - 130} ${x - 40} ${y - 130} ${x - 62} ${y - 136}Z`;
  S.form(
    gown,
    dress,
    [x + 150, y + 40, x - 20, y - 60, fold(dress, 0.7), 0.8],
    [x - 80, y - 140, x, y - 20, '#d0608e', 0.5],
  );
  S.inside(gown, () => {
    for (const [px, py] of near(
      x,
      y,
      '-44 -96, -6 -70, -42 -36, 4 -12, 40 10, 84 -14, 96 26, 132 14, -16 -116',
    ))
      for (let a = 0; a < 5; a++)
        S.path(
          circ(px + Math.cos(a * 1.257) * 7, py + Math.sin(a * 1.257) * 7, 5),
          '#f2b705',
          'opacity=".85"',
        );
  });
  bareLimb(S, near(x, y, '120 22, 128 64, 112 104'), 38, skin, { tip: 0.62 });
  S.path(P`M${x + 88} ${y + 116}q2 -18 26 -16l42 12q4 8 -4 10h-62Z`, '#e8563a');
  S.line(P`M${x + 100} ${y + 104}l26 -6`, '#b93a26', 5);
  // neck and head
  const neck = P`M${x - 42} ${y - 180}L${x - 4} ${y - 180}L${x - 2} ${y - 134}Q${x - 20} ${y - 118} ${x - 48} ${y - 136}Z`;
  S.path(neck, SKIN[skin].c);
  S.inside(neck, () => S.path(circ(x - 6, y - 186, 46, 36), SKIN[skin].sh, 'opacity=".75"'));
  head(S, x - 14, y - 204, 46, {
    look: 0.85,
    skin,
    tone: 'grisalho',
    style: 'crespo',
    shape: 'redondo',
    smile: 'aberto',
    gaze: 'riso',
    noseOf: 'largo',
    glasses: true,
    old: true,
    tilt: -4,
    earring: '#f2b705',
  });
  S.form(
    P`M${x - 96} ${y - 226}C${x - 50} ${y - 262} ${x + 30} ${y - 258} ${x + 66} ${y - 238}C${x + 30} ${y - 236} ${x - 44} ${y - 236} ${x - 96} ${y - 226}Z`,
    '#f2d49a',
    [x + 70, y - 230, x - 40, y - 256, '#a8713a', 0.7],
  );
  S.form(
    P`M${x - 56} ${y - 240}C${x - 58} ${y - 292} ${x + 16} ${y - 300} ${x + 30} ${y - 248}C${x} ${y - 256} ${x - 30} ${y - 252} ${x - 56} ${y - 240}Z`,
    '#f6dfae',
    [x + 30, y - 240, x - 30, y - 280, '#a8713a', 0.6],
  );
  S.line(P`M${x - 55} ${y - 244}Q${x - 14} ${y - 258} ${x + 29} ${y - 252}`, '#e8563a', 9);
  // near arm, raised to wave
  clothedLimb(S, near(x, y, '-30 -120, 44 -84, 100 -150'), 36, skin, dress, { reach: 0.24 });
  hand(S, x + 100, y - 150, -58, 46, 'aberta', { skin, flip: true });
}

/** A foot that hangs, toes down and outward (`s` 1 right, -1 left); (x, y) is its ankle. */
function foot(S, x, y, s, skin) {
  const K = SKIN[skin];
  const at = (px, py) => P`${x + s * px} ${y + py}`;
  S.form(
    `M${at(-10, -8)}C${at(-16, 6)} ${at(-15, 20)} ${at(-4, 24)}C${at(0, 34)} ${at(10, 44)} ${at(20, 44)}C${at(29, 44)} ${at(30, 34)} ${at(26, 26)}C${at(20, 14)} ${at(12, 6)} ${at(11, -8)}Z`,
    K.c,
    [x + 24, y + 44, x - 6, y, K.sh, 0.6],
  );
  for (const [px, py] of rows('13 40, 20 40'))
    S.line(`M${at(px, py)}L${at(px - 2, py - 6)}`, K.sh, 2, 'opacity=".6"');
}

/** A girl on her father's shoulders; (x, y) is the pit of his neck. */
export function fatherAndGirl(S, x, y) {
  const skin = 'parda';
  const girl = 'morena';
  const [gx, gy] = [x + 4, y - 182];
  // hers: the arm that waves, the body behind his head
  bareLimb(S, near(gx, gy, '40 26, 92 -22, 116 -96'), 27, girl);
  hand(S, gx + 116, gy - 96, -74, 38, 'aberta', { skin: girl });
  torso(S, gx, gy, 46, 142, { skin: girl, c: '#f2b705', neck: 'alcas', head: 40, waist: 0.96 });
  S.line(P`M${gx - 44} ${gy + 62}H${gx + 44}`, '#fff3de', 7);
  // his: a swimming shirt, so that her legs stand out from it; his arms lie under them
  torso(S, x, y, 84, 190, { skin, c: '#23607f', head: 54, waist: 0.86 });
  S.line(P`M${x - 76} ${y + 110}Q${x} ${y + 122} ${x + 76} ${y + 108}`, '#f2b705', 9);
  S.path(
    P`M${x - 62} ${y - 18}Q${x} ${y + 30} ${x + 62} ${y - 18}L${x + 54} ${y + 16}Q${x} ${y + 54} ${x - 54} ${y + 16}Z`,
    '#12324a',
    'opacity=".4"',
  );
  for (const s of [-1, 1]) {
    const [shoulder, elbow, wrist] = near(x, y, P`${s * 68} 22, ${s * 122} 106, ${s * 72} 92`);
    clothedLimb(S, [shoulder, elbow, wrist], 40, skin, '#23607f', { reach: 0.26 });
    bareLimb(S, [elbow, near(x, y, P`${s * 98} 102`)[0], wrist], 31, skin, { tip: 0.72 });
  }
  for (const s of [-1, 1]) {
    bareLimb(
      S,
      [
        [x + s * 40, y - 34],
        [x + s * 62, y + 40],
        [x + s * 46, y + 118],
      ],
      39,
      girl,
      { tip: 0.56, calf: 0.86 },
    );
    foot(S, x + s * 46, y + 116, s, girl);
  }
  head(S, x, y - 64, 54, {
    look: 0.55,
    skin,
    tone: 'preto',
    style: 'lado',
    shape: 'quadrado',
    smile: 'riso',
    gaze: 'riso',
    beard: 'curta',
  });
  for (const s of [-1, 1])
    hand(S, x + s * 76, y + 93, s > 0 ? 196 : -16, 50, 'segura', { skin, flip: s > 0 });
  // her other hand on his hair, her face over all
  bareLimb(S, near(gx, gy, '-38 26, -62 84, -26 78'), 27, girl);
  hand(S, gx - 27, gy + 76, 8, 34, 'mesa', { skin: girl });
  head(S, gx, gy - 46, 44, {
    look: 0.45,
    skin: girl,
    tone: 'castanho',
    style: 'marias',
    shape: 'crianca',
    smile: 'riso',
    noseOf: 'arrebitado',
    tilt: 5,
  });
  waterline(S, x, y + 178, 84, '#12324a');
}

function ring(S, x, y, rx, ry, front) {
  const band = P`M${x - rx} ${y}a${rx} ${ry} 0 0 ${front ? 0 : 1} ${2 * rx} 0h${-rx * 0.42}a${rx * 0.58} ${ry * 0.5} 0 0 ${front ? 1 : 0} ${-rx * 1.16} 0Z`;
  S.form(band, '#fffaf0', [x + rx, y + ry, x - rx * 0.5, y - ry, fold('#fffaf0'), 0.6]);
  S.inside(band, () => {
    for (const a of front ? [20, 80, 140] : [200, 260, 320]) {
      const at = (deg, k) =>
        P`${x + Math.cos((deg * Math.PI) / 180) * rx * k} ${y + Math.sin((deg * Math.PI) / 180) * ry * k}`;
      S.path(`M${at(a, 0.3)}L${at(a, 1.3)}L${at(a + 26, 1.3)}L${at(a + 26, 0.3)}Z`, '#e8563a');
    }
  });
}

/** A mother and the baby that floats before her; (x, y) is the pit of her neck. */
export function motherAndBaby(S, x, y) {
  const skin = 'morena';
  bareLimb(S, near(x, y, '56 42, 82 110, 56 168'), 32, skin);
  torso(S, x, y, 64, 170, { skin, c: '#d9432f', neck: 'alcas', head: 50, waist: 0.84 });
  S.inside(P`M${x - 72} ${y + 60}h144v110h-144Z`, () => {
    for (const k of [0, 1, 2])
      S.line(
        P`M${x - 70} ${y + 76 + k * 34}Q${x} ${y + 90 + k * 34} ${x + 70} ${y + 74 + k * 34}`,
        '#fff3de',
        5,
        'opacity=".8"',
      );
  });
  head(S, x - 4, y - 60, 49, {
    look: -0.75,
    skin,
    tone: 'preto',
    style: 'coque',
    shape: 'fino',
    smile: 'leve',
    gaze: 'baixo',
    noseOf: 'fino',
    earring: '#f2b705',
    tilt: -7,
  });
  waterline(S, x, y + 156, 58, '#7a1f24');
  const [bx, by] = [x - 122, y + 128];
  S.path(bar(bx + 24, by + 46, 270, 34), '#0f6a80', 'opacity=".4"');
  ring(S, bx, by + 22, 96, 36, false);
  const baby = 'parda';
  torso(S, bx, by - 42, 36, 60, { skin: baby, c: '#fff3de', head: 34, waist: 1.05 });
  head(S, bx, by - 78, 38, {
    look: -0.35,
    skin: baby,
    tone: 'castanho',
    style: 'bebe',
    shape: 'crianca',
    smile: 'leve',
    gaze: 'lado',
    noseOf: 'largo',
    brow: 4,
    tilt: 3,
  });
  for (const s of [-1, 1]) {
    bareLimb(
      S,
      [
        [bx + s * 28, by - 22],
        [bx + s * (s < 0 ? 50 : 54), by - 4],
        [bx + s * (s < 0 ? 44 : 72), by + (s < 0 ? -52 : 16)],
      ],
      22,
      baby,
      { tip: 0.7 },
    );
    hand(
      S,
      bx + s * (s < 0 ? 44 : 72),
      by + (s < 0 ? -53 : 16),
      s < 0 ? -100 : 30,
      24,
      s < 0 ? 'aberta' : 'mesa',
      { skin: baby, flip: s < 0 },
    );
  }
  ring(S, bx, by + 22, 96, 36, true);
  bareLimb(S, near(x, y, '-54 44, -78 116, -48 146'), 32, skin);
  hand(S, x - 48, y + 145, 160, 42, 'mesa', { skin, flip: true });
}

/** A boy in the middle of his leap; (x, y) is the pit of his neck. */
export function boy(S, x, y) {
  const skin = 'clara';
  S.group(P`transform="rotate(-9 ${x} ${y})"`, () => {
    bareLimb(S, near(x, y, '-40 26, -92 -6, -128 -70'), 30, skin);
    hand(S, x - 128, y - 70, -118, 38, 'aberta', { skin });
    bareLimb(S, near(x, y, '26 128, 96 128, 84 214'), 44, skin, { tip: 0.5 });
    S.path(
      P`M${x + 68} ${y + 206}q14 -8 30 0q14 14 34 16q4 10 -6 12h-52q-10 -12 -6 -28Z`,
      SKIN[skin].c,
    );
    torso(S, x, y, 47, 112, { skin, c: SKIN[skin].c, head: 40, waist: 0.86 });
    for (const [from, to] of rows('-26 -8, 10 28'))
      S.line(P`M${x + from} ${y + 56}q9 7 ${to - from} 0`, SKIN[skin].sh, 2.4, 'opacity=".4"');
    S.path(circ(x + 2, y + 100, 3.4), SKIN[skin].sh, 'opacity=".6"');
    bareLimb(S, near(x, y, '-24 130, -66 180, -20 236'), 44, skin, { tip: 0.5 });
    S.path(
      P`M${x - 36} ${y + 226}q14 -8 30 2q10 16 28 20q2 10 -8 11h-46q-10 -14 -4 -33Z`,
      SKIN[skin].c,
    );
    S.form(
      P`M${x - 44} ${y + 104}H${x + 44}C${x + 84} ${y + 106} ${x + 102} ${y + 118} ${x + 100} ${y + 154}L${x + 40} ${y + 158}L${x + 2} ${y + 150}L${x - 32} ${y + 196}L${x - 82} ${y + 170}C${x - 66} ${y + 140} ${x - 48} ${y + 128} ${x - 44} ${y + 104}Z`,
      '#2f8f86',
      [x + 90, y + 180, x - 30, y + 110, '#123a4a', 0.8],
    );
    S.line(P`M${x - 44} ${y + 110}H${x + 46}`, '#fff3de', 7);
    bareLimb(S, near(x, y, '42 28, 100 6, 138 -50'), 30, skin);
    hand(S, x + 138, y - 50, -52, 38, 'aberta', { skin, flip: true });
    head(S, x, y - 46, 44, {
      look: -0.5,
      skin,
      tone: 'mel',
      style: 'infantil',
      shape: 'crianca',
      smile: 'riso',
      gaze: 'riso',
      noseOf: 'arrebitado',
    });
  });
}
