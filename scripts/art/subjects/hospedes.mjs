import { fold } from '../furniture.mjs';
import { circ, near, P, rect, rrect } from '../lib.mjs';
import { bar } from '../nature.mjs';
import { bareLimb, clothedLimb, hand, head, SKIN, torso } from '../people.mjs';

const LINEN = '#fff0d6';
const BLOUSE = '#d9512f';

/** A bare foot in a sandal, its heel at (x, y); `dir` is where it points. */
function sandal(S, x, y, dir, skin) {
  const X = (v) => x + dir * v;
  S.path(
    P`M${X(-14)} ${y - 22}C${X(4)} ${y - 30} ${X(24)} ${y - 18} ${X(56)} ${y - 8}Q${X(64)} ${y} ${X(54)} ${y + 2}H${X(-14)}Z`,
    SKIN[skin].c,
  );
  S.line(P`M${X(4)} ${y - 24}L${X(22)} ${y}M${X(34)} ${y - 14}L${X(44)} ${y}`, '#8a4a30', 6);
  S.path(P`M${X(-18)} ${y}H${X(62)}v7H${X(-18)}Z`, '#8a4a30');
}

/** The guest who is handed her key; (x, y) is the pit of her neck, her sandals stand at y + 545. */
export function guest(S, x, y) {
  const skin = 'morena';
  const floor = y + 545;
  S.path(bar(x + 60, floor + 8, 330, 18), '#3a1620', 'opacity=".45"');
  clothedLimb(S, near(x, y, '60 40, 104 150, 118 246'), 40, skin, BLOUSE, { reach: 0.3 });
  hand(S, x + 118, y + 242, 84, 46, 'segura', { skin, flip: true });
  sandal(S, x - 46, floor, -1, skin);
  sandal(S, x + 40, floor + 6, -1, skin);
  const trousers = P`M${x - 58} ${y + 196}H${x + 56}C${x + 84} ${y + 280} ${x + 92} ${y + 420} ${x + 84} ${floor - 20}H${x + 8}L${x + 4} ${y + 330}L${x - 14} ${floor - 26}H${x - 88}C${x - 88} ${y + 400} ${x - 82} ${y + 280} ${x - 58} ${y + 196}Z`;
  S.form(trousers, LINEN, [x + 90, floor, x - 30, y + 220, fold(LINEN, 0.65), 0.7]);
  S.inside(trousers, () => {
    S.path(
      P`M${x + 6} ${y + 250}C${x + 30} ${y + 340} ${x + 40} ${y + 440} ${x + 34} ${floor}H${x + 110}V${y + 200}Z`,
      fold(LINEN),
      'opacity=".3"',
    );
    S.line(
      P`M${x - 40} ${y + 230}C${x - 52} ${y + 320} ${x - 56} ${y + 420} ${x - 54} ${floor}M${x + 40} ${y + 230}C${x + 54} ${y + 330} ${x + 58} ${y + 420} ${x + 54} ${floor}`,
      fold(LINEN),
      2.6,
      'opacity=".6"',
    );
  });
  torso(S, x, y, 74, 196, { skin, c: BLOUSE, neck: 'v', waist: 0.74, head: 62 });
  S.form(rrect(x - 60, y + 184, 118, 22, 6), '#8a4a30', [x + 60, 0, x - 50, 0, '#3a1c20', 0.7]);
  S.path(rrect(x - 26, y + 186, 22, 18, 4), '#f2b705');
  head(S, x - 6, y - 72, 62, {
    look: -0.75,
    skin,
    tone: 'castanho',
    style: 'ombro',
    shape: 'fino',
    smile: 'leve',
    gaze: 'lado',
    noseOf: 'fino',
    earring: '#f2b705',
    tilt: -4,
  });
  // straw bag on the shoulder, under the arm that reaches out
  S.line(
    P`M${x + 48} ${y + 4}C${x + 70} ${y + 80} ${x + 62} ${y + 150} ${x + 58} ${y + 190}`,
    '#8a5a34',
    8,
  );
  clothedLimb(S, near(x, y, '-58 40, -92 146, -184 156'), 40, skin, BLOUSE, { reach: 0.3 });
  hand(S, x - 182, y + 156, 176, 56, 'solta', { skin });
}

/** A travelling suitcase standing at (x, y), its handle drawn out. */
export function suitcase(S, x, y) {
  S.path(bar(x + 40, y + 2, 300, 14), '#3a1620', 'opacity=".4"');
  S.line(P`M${x - 28} ${y - 190}v-84q0 -10 10 -10h36q10 0 10 10v84`, '#5b2f2c', 8);
  S.form(
    rrect(x - 84, y - 196, 168, 186, 20),
    '#2f8f86',
    [x + 84, y, x - 50, y - 190, '#123a4a', 0.85],
    [x - 84, y - 196, x, y - 60, '#9fd3c4', 0.5],
  );
  for (const k of [-44, 44])
    S.form(rect(x + k - 8, y - 196, 16, 186), '#c98a4a', [
      x + k + 9,
      0,
      x + k - 9,
      0,
      '#5b2f2c',
      0.7,
    ]);
  for (const k of [-44, 44]) S.path(rrect(x + k - 12, y - 120, 24, 18, 4), '#f2d49a');
  S.form(circ(x, y - 70, 22), '#fff3de');
  S.path(circ(x, y - 70, 14), '#e8563a');
  for (const k of [-62, 62]) S.path(circ(x + k, y - 4, 12), '#2a141c');
}

/** Her son with a toy plane; (x, y) is the pit of his neck, his shoes stand at y + 320. */
export function boy(S, x, y) {
  const skin = 'parda';
  const floor = y + 320;
  S.path(bar(x + 40, floor + 2, 240, 14), '#3a1620', 'opacity=".4"');
  for (const [hip, foot] of [
    [-24, -32],
    [26, 40],
  ]) {
    bareLimb(
      S,
      [
        [x + hip, y + 190],
        [x + (hip + foot) / 2, y + 246],
        [x + foot, floor - 18],
      ],
      34,
      skin,
      { tip: 0.62 },
    );
    S.path(rect(x + foot - 12, floor - 42, 24, 20), '#fff3de');
    S.form(P`M${x + foot + 18} ${floor}v-24q-16 -10 -34 2q-34 6 -38 22Z`, '#e8563a', [
      x + foot + 20,
      floor,
      x + foot - 30,
      floor - 20,
      '#5b1f2a',
      0.5,
    ]);
    S.line(P`M${x + foot - 52} ${floor + 1}H${x + foot + 17}`, '#fff3de', 5);
  }
  S.form(
    P`M${x - 52} ${y + 126}H${x + 52}C${x + 58} ${y + 160} ${x + 62} ${y + 190} ${x + 62} ${y + 222}H${x + 8}L${x + 2} ${y + 178}L${x - 4} ${y + 222}H${x - 58}C${x - 58} ${y + 190} ${x - 56} ${y + 160} ${x - 52} ${y + 126}Z`,
    '#2a5f86',
    [x + 60, y + 220, x - 40, y + 130, '#152a4a', 0.8],
  );
  clothedLimb(S, near(x, y, '-42 28, -76 92, -56 156'), 30, skin, '#f2b705', { reach: 0.32 });
  hand(S, x - 56, y + 156, 82, 38, 'solta', { skin });
  torso(S, x, y, 52, 126, { skin, c: '#f2b705', head: 48, waist: 0.96 });
  S.line(P`M${x - 47} ${y + 70}H${x + 47}M${x - 47} ${y + 90}H${x + 47}`, '#fff3de', 8);
  S.group(P`transform="translate(${x + 126} ${y - 92}) rotate(-18)"`, () => {
    S.path('M-30 -10L-58 -46H-42L8 -12Z', '#d9c7ae');
    S.form('M-62 2Q-56 -18 -24 -18H40Q66 -14 70 2Q44 18 0 18Q-46 18 -62 2Z', '#e8563a', [
      0,
      20,
      0,
      -14,
      '#7a1f2a',
      0.7,
    ]);
    S.path('M-10 2L-38 44H-20L28 4ZM46 -10L66 -40H78L70 0Z', '#fff3de');
    S.path(circ(-32, -4, 7), '#bfe3dc');
    S.path(circ(-64, 2, 5), '#f2b705');
    S.line('M-66 -16V20', '#5b2f2c', 4);
  });
  clothedLimb(S, near(x, y, '42 28, 96 24, 120 -52'), 30, skin, '#f2b705', { reach: 0.32 });
  hand(S, x + 119, y - 50, -72, 38, 'segura', { skin, flip: true });
  head(S, x - 2, y - 58, 52, {
    look: 0.65,
    skin,
    tone: 'preto',
    style: 'cachos',
    shape: 'crianca',
    smile: 'riso',
    gaze: 'lado',
    noseOf: 'arrebitado',
    tilt: -12,
  });
}
