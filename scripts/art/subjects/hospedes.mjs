import { fold } from '../furniture.mjs';
import { circ, near, P, rect, rows, rrect } from '../lib.mjs';
import { bar } from '../nature.mjs';
import { arm, head, limb, SKIN, torso } from '../people.mjs';

export function guest(S) {
  const [x, y] = [1020, 404];
  const skin = 'morena';
  S.path(bar(1040, 976, 420, 22), '#2a141c', 'opacity=".45"');
  // wide linen trousers and sandals
  for (const [dx, fx] of rows('34 62, -30 -34')) {
    S.path(P`M${x + fx - 46} 966q34 -26 70 -2l4 14h-82Z`, '#8a4a30');
    S.form(
      P`M${x + dx - 52} 640H${x + dx + 46}C${x + dx + 60} 760 ${x + fx + 56} 880 ${x + fx + 48} 958H${x + fx - 46}C${x + fx - 50} 860 ${x + dx - 60} 760 ${x + dx - 52} 640Z`,
      '#fff0d6',
      [x + dx + 60, 960, x + dx - 30, 660, fold('#fff0d6', 0.65), 0.75],
    );
  }
  arm(S, near(x, y, '76 56, 108 160, 124 262'), 44, { skin, sleeve: '#d9512f', reach: 0.55 });
  torso(S, x, y, 88, 262, { skin, c: '#d9512f', neck: 'v', waist: 0.72, head: 68 });
  S.form(rect(x - 66, y + 236, 132, 22), '#8a4a30', [x + 66, 0, x - 66, 0, '#3a1c20', 0.7]);
  head(S, x - 6, y - 78, 72, {
    look: -0.7,
    skin,
    tone: 'castanho',
    style: 'solto',
    smile: 'aberto',
    earring: '#f2b705',
    tilt: -3,
  });
  // sun hat pushed back would hide the face: it hangs on her arm instead
  arm(S, near(x, y, '-72 60, -104 158, -196 176'), 44, { skin, sleeve: '#d9512f', reach: 0.55 });
}

export function suitcase(S, x, y) {
  S.line(P`M${x - 34} ${y - 190}v-66q0 -12 12 -12h44q12 0 12 12v66`, '#5b2f2c', 9);
  S.form(
    rrect(x - 96, y - 196, 192, 186, 20),
    '#2f8f86',
    [x + 96, y, x - 60, y - 190, '#123a4a', 0.85],
    [x - 96, y - 196, x, y - 60, '#9fd3c4', 0.5],
  );
  for (const k of [-48, 48])
    S.form(rect(x + k - 9, y - 196, 18, 186), '#c98a4a', [
      x + k + 9,
      0,
      x + k - 9,
      0,
      '#5b2f2c',
      0.7,
    ]);
  for (const k of [-48, 48]) S.path(rrect(x + k - 13, y - 120, 26, 20, 4), '#f2d49a');
  S.form(circ(x, y - 96, 26), '#fff3de');
  S.path(circ(x, y - 96, 16), '#e8563a');
  for (const k of [-70, 70]) S.path(circ(x + k, y - 4, 12), '#2a141c');
}

export function boy(S) {
  const [x, y] = [1300, 640];
  const skin = 'parda';
  S.path(bar(1310, 980, 200, 14), '#2a141c', 'opacity=".4"');
  for (const k of [-24, 26]) {
    limb(
      S,
      [
        [x + k, 850],
        [x + k * 1.1, 960],
      ],
      30,
      24,
      SKIN[skin].c,
      { sh: SKIN[skin].sh, lit: SKIN[skin].lit },
    );
    S.form(P`M${x + k - 24} 976q2 -26 28 -24q30 2 34 24Z`, '#e8563a', [
      x + k + 30,
      976,
      x + k - 20,
      956,
      '#5b1f2a',
      0.6,
    ]);
  }
  S.form(
    P`M${x - 58} 770H${x + 58}L${x + 64} 880H${x + 6}L${x} 830L${x - 6} 880H${x - 62}Z`,
    '#2a5f86',
    [x + 60, 880, x - 40, 780, '#152a4a', 0.8],
  );
  arm(S, near(x, y, '-46 34, -80 104, -70 168'), 32, { skin, sleeve: '#f2b705', reach: 0.6 });
  torso(S, x, y, 58, 140, { skin, c: '#f2b705', head: 56, waist: 0.94 });
  S.line(P`M${x - 48} ${y + 84}H${x + 48}`, '#fff3de', 12);
  // toy plane in his raised hand
  arm(S, near(x, y, '46 36, 92 40, 106 -40'), 32, { skin, sleeve: '#f2b705', reach: 0.55 });
  S.group(P`transform="translate(${x + 110} ${y - 84}) rotate(-14)"`, () => {
    S.form('M-50 0Q-46 -16 -20 -16H34Q58 -12 62 0Q40 14 0 14Q-40 14 -50 0Z', '#e8563a', [
      0,
      16,
      0,
      -12,
      '#7a1f2a',
      0.7,
    ]);
    S.path('M-8 0L-30 34H-8L20 2ZM40 -8L58 -34H66L60 -2Z', '#fff3de');
    S.path(circ(-26, -4, 6), '#bfe3dc');
  });
  head(S, x - 2, y - 62, 62, {
    look: -0.6,
    skin,
    tone: 'preto',
    style: 'infantil',
    smile: 'aberto',
    tilt: -5,
  });
}
