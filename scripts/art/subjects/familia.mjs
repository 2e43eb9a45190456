import { fold } from '../furniture.mjs';
import { circ, n, near, P, rect, rows, rrect } from '../lib.mjs';
import { bar } from '../nature.mjs';
import { arm, head, limb, SKIN, torso } from '../people.mjs';

const WATER = '#3fb6b3';

/** Waterline around a body: a shadow and two rings. */
function waterline(S, x, y, w) {
  S.path(bar(x + w * 0.3, y + 14, w * 2.6, w * 0.36), '#0f6a80', 'opacity=".45"');
  for (const [k, a] of rows('1.1 0.9, 1.6 0.55'))
    S.line(
      P`M${x - w * k} ${y}Q${x} ${y + w * 0.44 * k} ${x + w * k} ${y + w * 0.04}`,
      '#e3fbee',
      5,
      `opacity="${a}"`,
    );
}

function ring(S, x, y, rx, ry, c) {
  S.path(circ(x + 12, y + 16, rx, ry), '#0f6a80', 'opacity=".4"');
  S.form(circ(x, y, rx, ry), '#fffaf0', [
    x + rx,
    y + ry,
    x - rx * 0.4,
    y - ry,
    fold('#fffaf0'),
    0.6,
  ]);
  for (let k = 0; k < 8; k += 2) {
    const at = (i, s) =>
      P`${x + Math.cos((i / 8) * 6.283) * rx * s} ${y + Math.sin((i / 8) * 6.283) * ry * s}`;
    S.path(
      `M${at(k, 1)}L${at(k + 0.5, 1.04)}L${at(k + 1, 1)}L${at(k + 1, 0.55)}L${at(k, 0.55)}Z`,
      c,
    );
  }
  S.path(circ(x, y, rx * 0.56, ry * 0.5), '#2a9aa2');
}

export function grandmother(S) {
  const [x, y] = [392, 404];
  const skin = 'negra';
  const K = { sh: SKIN[skin].sh, lit: SKIN[skin].lit };
  S.path(bar(430, 622, 380, 20), '#a8714a', 'opacity=".5"');
  // seated on the edge, feet in the water
  for (const [kx, fx] of rows('486 500, 440 446')) {
    limb(
      S,
      [
        [kx, 610],
        [fx, 716],
      ],
      46,
      30,
      SKIN[skin].c,
      K,
    );
    limb(
      S,
      [
        [x + 6, 592],
        [kx, 604],
      ],
      74,
      56,
      '#7a2450',
      {},
    );
  }
  S.path('M420 690Q470 676 526 690L540 740H410Z', '#58c2bb');
  for (const k of [0, 16])
    S.line(
      P`M${416 - k} ${694 + k * 0.5}Q470 ${712 + k} ${532 + k} ${694 + k * 0.5}`,
      '#e3fbee',
      4.5,
      'opacity=".85"',
    );
  arm(S, near(x, y, '-70 62, -104 150, -80 216'), 42, { skin });
  torso(S, x, y, 84, 200, { skin, c: '#7a2450', neck: 'alcas', head: 66, waist: 0.9 });
  for (const [px, py] of rows('350 500, 400 470, 440 520, 372 560, 430 580'))
    for (let a = 0; a < 5; a++)
      S.path(
        circ(px + Math.cos(a * 1.26) * 8, py + Math.sin(a * 1.26) * 8, 6),
        '#f2b705',
        'opacity=".85"',
      );
  arm(S, near(x, y, '68 62, 122 130, 160 60'), 42, { skin });
  head(S, x + 6, y - 76, 70, {
    look: 0.7,
    skin,
    tone: 'grisalho',
    style: 'crespo',
    smile: 'aberto',
    glasses: true,
    old: true,
  });
  // straw hat, tipped back
  S.form(
    P`M${x - 116} ${y - 112}C${x - 60} ${y - 152} ${x + 70} ${y - 152} ${x + 122} ${y - 118}C${x + 70} ${y - 128} ${x - 60} ${y - 128} ${x - 116} ${y - 112}Z`,
    '#f2d49a',
    [x + 120, y - 110, x - 60, y - 150, '#a8713a', 0.7],
  );
  S.form(
    P`M${x - 58} ${y - 134}C${x - 54} ${y - 196} ${x + 56} ${y - 200} ${x + 64} ${y - 134}Q0 0 ${x + 64} ${y - 134}Q${x} ${y - 150} ${x - 58} ${y - 134}Z`.replace(
      'Q0 0 ',
      'L',
    ),
    '#f6dfae',
    [x + 60, y - 130, x - 40, y - 190, '#a8713a', 0.6],
  );
  S.line(P`M${x - 57} ${y - 140}Q${x} ${y - 158} ${x + 63} ${y - 140}`, '#e8563a', 13);
}

export function fatherAndGirl(S) {
  const [x, y] = [790, 520];
  const skin = 'parda';
  // girl's legs come down over his chest, so she is drawn in two parts
  const [gx, gy] = [x + 4, 306];
  torso(S, gx, gy, 60, 150, { skin: 'morena', c: '#f2b705', neck: 'alcas', head: 54, waist: 0.92 });
  torso(S, x, y, 104, 230, { skin, c: SKIN[skin].c, head: 70, waist: 0.84 });
  S.line(P`M${x - 44} ${y + 96}q34 18 44 -4q12 22 46 4`, SKIN[skin].sh, 4, 'opacity=".5"');
  head(S, x + 2, y - 66, 76, {
    look: -0.4,
    skin,
    tone: 'preto',
    style: 'curto',
    smile: 'aberto',
    beard: true,
  });
  const K = { sh: SKIN.morena.sh, lit: SKIN.morena.lit };
  for (const s of [-1, 1]) {
    limb(
      S,
      [
        [gx + s * 58, 446],
        [x + s * 78, y + 20],
        [x + s * 60, y + 104],
      ],
      42,
      28,
      SKIN.morena.c,
      K,
    );
    limb(
      S,
      [
        [x + s * 60, y + 104],
        [x + s * 46, y + 118],
      ],
      26,
      20,
      SKIN.morena.c,
      K,
    );
  }
  for (const s of [-1, 1])
    arm(
      S,
      [
        [x + s * 94, y + 66],
        [x + s * 136, y + 128],
        [x + s * 78, y + 78],
      ],
      44,
      { skin },
    );
  // her arms up in the air
  arm(S, near(gx, gy, '-50 36, -108 -2, -128 -92'), 32, { skin: 'morena' });
  arm(S, near(gx, gy, '50 36, 112 4, 140 -80'), 32, { skin: 'morena' });
  head(S, gx, gy - 62, 62, {
    look: -0.3,
    skin: 'morena',
    tone: 'castanho',
    style: 'marias',
    smile: 'aberto',
    tilt: 4,
  });
  waterline(S, x, 748, 92);
}

export function motherAndBaby(S) {
  const [x, y] = [1150, 590];
  const skin = 'morena';
  torso(S, x, y, 86, 190, { skin, c: '#e8563a', neck: 'alcas', head: 66, waist: 0.86 });
  head(S, x, y - 76, 70, {
    look: -0.7,
    skin,
    tone: 'preto',
    style: 'coque',
    smile: 'leve',
    earring: '#f2b705',
    tilt: -4,
  });
  waterline(S, x, 778, 80);
  // baby in a ring
  const [bx, by] = [1010, 736];
  ring(S, bx, by + 36, 112, 44, '#f2b705');
  torso(S, bx, by - 24, 46, 66, { skin: 'parda', c: '#fff3de', head: 46, waist: 1 });
  arm(S, near(bx, by, '-36 0, -66 20, -92 -14'), 26, {
    skin: 'parda',
    sleeve: '#fff3de',
    reach: 0.5,
  });
  arm(S, near(bx, by, '36 0, 58 24, 78 20'), 26, { skin: 'parda', sleeve: '#fff3de', reach: 0.5 });
  head(S, bx, by - 74, 54, {
    look: -0.4,
    skin: 'parda',
    tone: 'castanho',
    style: 'infantil',
    smile: 'aberto',
  });
  S.inside(rect(bx - 130, by + 34, 260, 80), () => ring(S, bx, by + 36, 112, 44, '#f2b705'));
  S.form(P`M${bx - 112} ${by + 36}a112 44 0 0 0 224 0h-48a64 22 0 0 1 -128 0Z`, '#fffaf0', [
    bx + 112,
    by + 80,
    bx - 40,
    by + 30,
    fold('#fffaf0'),
    0.6,
  ]);
  for (const k of [-72, 0, 72])
    S.path(P`M${bx + k - 20} ${by + (k ? 58 : 60)}l40 0l${k * 0.16 - 2} 18h-36Z`, '#f2b705');
  arm(S, near(x, y, '-74 66, -100 140, -54 188'), 42, { skin });
}

export function boy(S) {
  const [x, y] = [560, 836];
  const skin = 'clara';
  S.path(bar(x + 30, y + 70, 330, 34), '#0f6a80', 'opacity=".4"');
  // kickboard under his arms
  S.form(
    rrect(x - 120, y + 20, 250, 56, 26),
    '#f2b705',
    [x + 130, y + 76, x - 60, y + 20, '#b5651a', 0.8],
    [x - 120, y + 10, x, y + 60, '#fff3c0', 0.6],
  );
  S.line(P`M${x - 90} ${y + 48}H${x + 100}`, '#e8563a', 9);
  head(S, x, y - 46, 68, {
    look: 0.6,
    skin,
    tone: 'castanho',
    style: 'infantil',
    smile: 'aberto',
    tilt: -4,
  });
  for (const s of [-1, 1]) {
    S.form(circ(x + 9 + s * 18, y - 86, 17, 13), '#1f4a63', [
      x + s * 18 + 20,
      y - 76,
      x + s * 18 - 8,
      y - 96,
      '#0f2a3f',
      0.7,
    ]);
    S.path(circ(x + 4 + s * 18, y - 90, 5, 4), '#bfe3dc');
  }
  S.line(P`M${x - 42} ${y - 88}H${x - 22}M${x + 42} ${y - 88}H${x + 50}`, '#1f4a63', 7);
  for (const s of [-1, 1])
    limb(
      S,
      [
        [x + s * 88, y + 4],
        [x + s * 40, y + 40],
      ],
      34,
      28,
      SKIN[skin].c,
      { sh: SKIN[skin].sh, lit: SKIN[skin].lit },
    );
  S.path(
    P`M${x - 150} ${y + 62}Q${x} ${y + 30} ${x + 160} ${y + 62}Q${x} ${y + 120} ${x - 150} ${y + 62}Z`,
    WATER,
    'opacity=".9"',
  );
  for (const k of [1.2, 1.7])
    S.line(
      P`M${x - 100 * k} ${y + 62}Q${x} ${y + 58 + 34 * k} ${x + 106 * k} ${y + 62}`,
      '#e3fbee',
      5,
      'opacity=".8"',
    );
  // splash
  for (const [dx, dy, r] of rows('-170 10 8, -196 -22 6, -150 -34 5, 182 6 7, 206 -24 5'))
    S.path(
      P`M${x + dx} ${y + dy - r * 2}q${r} ${r * 1.6} 0 ${r * 2.6}q${-r} ${n(-r)} 0 ${-r * 2.6}Z`,
      '#e3fbee',
    );
}
