/** The five people of the meeting. */
import { near, P, rect } from '../../lib.mjs';
import { clothedLimb, hand, head, torso } from '../../people.mjs';

const INK = '#1f2440';

/** Forearms lie on the table, so they come after it: `arms` draws them. */
const arm = (S, x, y, pts, skin, c, hold, { reach = 0.88, w = 40 } = {}) => {
  const p = near(x, y, pts);
  const [e, h] = [p[1], p[2]];
  const turn = hold[1] ?? (Math.atan2(h[1] - e[1], h[0] - e[0]) * 180) / Math.PI;
  clothedLimb(S, p, w, skin, c, { reach });
  hand(S, h[0], h[1], turn, 50, hold[0], { skin, flip: hold[2] ?? false });
};

/** A pen from its point to its end. */
const pen = (S, [x, y], [ex, ey], c) => {
  S.line(P`M${x} ${y}L${ex} ${ey}`, c, 6);
  S.line(P`M${x} ${y}L${x + (ex - x) * 0.12} ${y + (ey - y) * 0.12}`, INK, 4);
};

/** A man who takes notes, at the left end of the table. */
export const writer = {
  body(S, x, y) {
    torso(S, x, y, 76, 240, { skin: 'clara', c: '#2f4a80', neck: 'gola', head: 58 });
    head(S, x + 4, y - 68, 58, {
      look: 0.85,
      skin: 'clara',
      tone: 'castanho',
      style: 'lado',
      shape: 'longo',
      smile: 'leve',
      gaze: 'lado',
      noseOf: 'fino',
      glasses: true,
      tilt: 4,
    });
  },
  arms(S, x, y) {
    arm(S, x, y, '-62 44, -92 174, 0 250', 'clara', '#2f4a80', ['mesa', 8, true]);
    pen(S, [x + 161, y + 280], [x + 178, y + 204], '#f2b705');
    arm(S, x, y, '60 44, 104 166, 138 232', 'clara', '#2f4a80', ['caneta', 38]);
  },
};

/** A woman who laughs over her coffee. */
export const listener = {
  body(S, x, y) {
    torso(S, x, y, 70, 230, { skin: 'parda', c: '#f7e6c8', neck: 'v', head: 58 });
    head(S, x, y - 68, 58, {
      look: 0.7,
      skin: 'parda',
      tone: 'preto',
      style: 'cachos',
      shape: 'redondo',
      smile: 'riso',
      gaze: 'riso',
      noseOf: 'largo',
      earring: '#e8563a',
      tilt: -3,
    });
  },
  arms(S, x, y) {
    S.form(
      P`M${x - 24} ${y + 186}H${x + 26}L${x + 21} ${y + 244}Q${x} ${y + 252} ${x - 19} ${y + 244}Z`,
      '#e8563a',
      [x + 26, y + 240, x - 24, y + 186, '#5b1f2a', 0.7],
    );
    S.path(P`M${x - 24} ${y + 186}q25 -9 50 0q-25 9 -50 0Z`, '#5b2f2c');
    arm(S, x, y, '-58 44, -92 176, -34 230', 'parda', '#f7e6c8', ['segura', -24]);
    arm(S, x, y, '58 44, 96 176, 40 230', 'parda', '#f7e6c8', ['segura', 204, true]);
  },
};

/** An older man who explains with his hand. */
export const elder = {
  body(S, x, y) {
    torso(S, x, y, 78, 230, { skin: 'negra', c: '#3f7a5c', neck: 'v', head: 60 });
    head(S, x, y - 70, 60, {
      look: -0.7,
      skin: 'negra',
      tone: 'grisalho',
      style: 'calvo',
      shape: 'quadrado',
      smile: 'fala',
      gaze: 'aberto',
      noseOf: 'largo',
      beard: 'curta',
      old: true,
      brow: 3,
    });
  },
  arms(S, x, y) {
    arm(S, x, y, '62 44, 98 172, 26 236', 'negra', '#3f7a5c', ['mesa', 168]);
    arm(S, x, y, '-62 44, -96 160, -150 92', 'negra', '#3f7a5c', ['aberta', 226]);
  },
};

/** The architect who stands at the plan. */
export const speaker = {
  body(S, x, y) {
    const c = '#d9512f';
    S.form(P`M${x - 54} ${y + 190}H${x + 54}L${x + 66} ${y + 420}H${x - 66}Z`, '#26305c', [
      x + 66,
      y + 400,
      x - 30,
      y + 200,
      INK,
      0.8,
    ]);
    torso(S, x, y, 70, 210, {
      skin: 'retinta',
      c,
      neck: 'paleto',
      shirt: '#fff3dc',
      head: 60,
      waist: 0.76,
    });
    clothedLimb(S, near(x, y, '-58 40, -104 134, -62 194'), 38, 'retinta', c, { reach: 0.9 });
    S.form(rect(x - 50, y + 150, 74, 92), '#2f7a72', [x + 24, y + 242, x - 50, y + 150, INK, 0.6]);
    S.path(rect(x - 50, y + 150, 10, 92), '#f2b705');
    hand(S, x - 60, y + 197, 4, 54, 'mesa', { skin: 'retinta' });
    clothedLimb(S, near(x, y, '58 40, 118 92, 152 12'), 38, 'retinta', c, { reach: 0.9 });
    hand(S, x + 152, y + 12, -52, 48, 'aponta', { skin: 'retinta' });
    head(S, x - 2, y - 72, 60, {
      look: -0.65,
      skin: 'retinta',
      tone: 'preto',
      style: 'black',
      shape: 'fino',
      smile: 'aberto',
      gaze: 'aberto',
      noseOf: 'largo',
      earring: '#f2b705',
      tilt: -2,
    });
  },
};

/** A colleague at the near end, who follows on her screen. */
export const near5 = {
  body(S, x, y) {
    torso(S, x, y, 82, 300, { skin: 'morena', c: '#2f8f86', neck: 'redondo', head: 64 });
    head(S, x - 4, y - 74, 64, {
      look: -0.8,
      skin: 'morena',
      tone: 'mel',
      style: 'rabo',
      shape: 'oval',
      smile: 'leve',
      gaze: 'lado',
      noseOf: 'arrebitado',
      earring: '#f2b705',
    });
  },
  arms(S, x, y) {
    pen(S, [x - 34, y + 282], [x - 26, y + 216], '#e8563a');
    arm(S, x, y, '-68 48, -116 182, -212 222', 'morena', '#2f8f86', ['mesa', 176], {
      reach: 0.62,
      w: 42,
    });
    arm(S, x, y, '66 48, 100 186, 6 256', 'morena', '#2f8f86', ['caneta', 148, true], {
      reach: 0.62,
      w: 42,
    });
  },
};
