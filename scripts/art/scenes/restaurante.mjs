import { circ, fbm, lerp, P, rect, ridge, rng, rrect, Scene } from '../lib.mjs';
import { bar, branch, glints, leaf, palm } from '../nature.mjs';
import { arm, head, torso } from '../people.mjs';
import { boards, fold, ipeVase, pendant } from '../furniture.mjs';

const WOOD = '#7a4034';
const DARK = '#2a1430';

function terrace(S) {
  const f = fbm(rng(8));
  S.path(rect(-10, 60, 1620, 520), '#f0946a');
  const sky = S.lin(0, 60, 0, 480, [[0, '#3f3a70'], [0.4, '#a34f72'], [0.75, '#f0855c'], [1, '#fbc884']]);
  S.add(`<rect x="0" y="60" width="1600" height="520" fill="${sky}" opacity=".6"/>`);
  S.sh(`<rect x="0" y="60" width="1600" height="520" fill="${sky}"/>`);
  S.form(circ(1010, 430, 74), '#ffe9b0', [1010, 500, 1010, 390, '#f2793a', 0.8]);
  S.form(ridge((x) => 470 - 90 * Math.exp(-(((x - 330) / 190) ** 2)) - 60 * Math.exp(-(((x - 1420) / 170) ** 2)) + 8 * f(x / 50), { floor: 500 }), '#7a3f68', [0, 500, 0, 380, '#e0745e', 0.6]);
  S.form(rect(-10, 476, 1620, 120), '#a04e6a', [0, 600, 0, 490, '#43284f', 0.8]);
  glints(S, { x: 1010, spread: 70, y0: 480, y1: 570, c: '#ffe3a6', count: 30, seed: 3, w0: 40, w1: 130 });
  palm(S, 150, 640, 520, { lean: 40, c: '#3a2450', light: '#a3506a', seed: 5 });
  palm(S, 1510, 640, 460, { lean: -30, c: '#3a2450', light: '#a3506a', seed: 9 });
  for (const x of [-10, 390, 790, 1190, 1590]) S.form(rect(x - 14, -10, 28, 640), WOOD, [x + 16, 0, x - 14, 0, DARK, 0.8]);
  S.form(rect(-10, -10, 1620, 84), '#5b2f40', [0, -10, 0, 74, DARK, 0.7]);
  S.form(rect(-10, 566, 1620, 16), WOOD, [0, 590, 0, 560, DARK, 0.6]);
  for (let x = 10; x < 1600; x += 36) S.line(P`M${x} 582V680`, '#5b2f40', 6);
  // bulbs along the beam
  S.line('M-10 96Q200 150 390 96Q590 150 790 96Q990 150 1190 96Q1400 150 1600 96', DARK, 2.6);
  for (let i = 0; i < 24; i++) {
    const t = (i + 0.5) / 6;
    const x = t * 400 - 10;
    const y = 96 + 26 * Math.sin(Math.PI * (t % 1)) + 10;
    S.glow(x, y, 34, '#ffdf9a', 0.85);
    S.path(circ(x, y, 7), '#fff3cf');
  }
}

function chair(S, x, y, w, h) {
  S.form(rrect(x - w / 2, y, w, h, 26), '#9a5636', [x + w / 2, y + h, x - w / 2, y, DARK, 0.8]);
  S.inside(rrect(x - w / 2 + 14, y + 14, w - 28, h, 18), () => {
    S.path(rect(x - w / 2, y, w, h), '#e0b27c');
    for (let k = -10; k < 16; k++) S.line(P`M${x - w / 2 + k * 18} ${y}l${h} ${h}M${x - w / 2 + k * 18} ${y + h}l${h} ${-h}`, '#9a5636', 2.4, 'opacity=".6"');
  });
}

function plate(S, x, y, r, draw) {
  S.path(circ(x + 8, y + 8, r, r * 0.34), '#5b2438', 'opacity=".35"');
  S.form(circ(x, y, r, r * 0.34), '#fff8ec', [x + r, y + r * 0.3, x - r * 0.5, y - r * 0.2, fold('#fff8ec'), 0.5]);
  S.line(circ(x, y, r * 0.86, r * 0.28), '#2f7a72', 3);
  draw?.();
}

function glass(S, x, y, c) {
  S.path(P`M${x - 20} ${y - 82}Q${x - 24} ${y - 38} ${x - 3} ${y - 32}V${y - 4}H${x - 18}V${y}H${x + 18}V${y - 4}H${x + 3}V${y - 32}Q${x + 24} ${y - 38} ${x + 20} ${y - 82}Z`, '#fff6e6', 'opacity=".5"');
  S.form(P`M${x - 20} ${y - 62}Q${x - 20} ${y - 38} ${x} ${y - 35}Q${x + 20} ${y - 38} ${x + 20} ${y - 62}Z`, c, [x + 20, y - 36, x - 16, y - 62, fold(c, 0.6), 0.6]);
}

function table(S) {
  S.path(bar(800, 990, 1240, 30), DARK, 'opacity=".5"');
  const cloth = 'M230 730C380 690 1220 690 1370 730L1420 1020H180Z';
  S.form(cloth, '#fff3de', [1420, 1000, 700, 740, fold('#fff3de', 0.6), 0.6], [200, 730, 600, 900, '#ffe3b0', 0.6]);
  for (const x of [330, 520, 800, 1080, 1270]) S.sh(P`<path d="M${x} 770C${lerp(x, 800, -0.03)} 860 ${lerp(x, 800, -0.08)} 940 ${lerp(x, 800, -0.12)} 1010h34C${x + 20} 940 ${x + 10} 860 ${x} 770Z" fill="#8a4a58" opacity=".4"/>`);
  S.form(circ(800, 732, 580, 62), '#fffaf0', [1380, 760, 700, 700, fold('#fffaf0', 0.5), 0.6], [240, 700, 700, 750, '#ffe9bd', 0.6]);
  S.line(circ(800, 732, 540, 54), '#d9512f', 4, 'stroke-dasharray="18 12"');
}

function moqueca(S, x, y) {
  S.path(circ(x + 14, y + 30, 150, 34), '#5b2438', 'opacity=".4"');
  S.form(P`M${x - 140} ${y - 20}C${x - 136} ${y + 40} ${x - 80} ${y + 56} ${x} ${y + 56}C${x + 80} ${y + 56} ${x + 136} ${y + 40} ${x + 140} ${y - 20}Z`, '#33222a', [x + 140, y + 50, x - 80, y, '#120a14', 0.8], [x - 140, y - 20, x - 40, y + 30, '#8a6a6a', 0.4]);
  S.form(circ(x, y - 20, 140, 38), '#3f2a30');
  S.form(circ(x, y - 20, 122, 31), '#e8762a', [x + 120, y, x - 60, y - 40, '#a8341f', 0.6]);
  for (const [dx, dy, w, c] of [[-60, -24, 34, '#fff3de'], [14, -32, 36, '#fff3de'], [58, -14, 30, '#fff3de'], [-14, -8, 30, '#f6d9b0']]) S.form(circ(x + dx, y + dy, w, w * 0.36), c, [x + dx + w, y + dy + 8, x + dx, y + dy - 8, '#e8762a', 0.6]);
  for (const [dx, dy, c] of [[-86, -14, '#d2302b'], [-30, -38, '#f2b705'], [40, -38, '#d2302b'], [88, -26, '#f2b705'], [26, -10, '#2f7a4a'], [-46, -6, '#2f7a4a'], [-2, -24, '#2f7a4a']]) S.line(P`M${x + dx - 12} ${y + dy}q12 -9 24 0`, c, 6);
  const q = rng(3);
  for (let k = 0; k < 3; k++) S.line(P`M${x - 50 + k * 50} ${y - 66}c${q.r(-20, -8)} -22 18 -32 ${q.r(-6, 6)} -58`, '#fff3de', 5, 'opacity=".45"');
}

function diners(S) {
  chair(S, 420, 470, 210, 320);
  chair(S, 720, 440, 200, 320);
  chair(S, 1190, 480, 210, 320);
  // grandmotherly friend, left
  arm(S, [[356, 566], [320, 680], [430, 708]], 46, { skin: 'clara', sleeve: '#2f7a72', reach: 1.4 });
  torso(S, 420, 510, 92, 240, { skin: 'clara', c: '#2f7a72', neck: 'gola', head: 72 });
  arm(S, [[488, 566], [530, 660], [566, 600]], 46, { skin: 'clara', sleeve: '#2f7a72', reach: 1.4 });
  glass(S, 594, 632, '#c9302f');
  head(S, 422, 424, 74, { look: 0.8, skin: 'clara', tone: 'branco', style: 'chanel', smile: 'aberto', old: true });
  // young woman in the middle, laughing
  arm(S, [[652, 540], [610, 650], [690, 690]], 44, { skin: 'retinta', sleeve: '#f2b705', reach: 0.5 });
  torso(S, 720, 484, 86, 240, { skin: 'retinta', c: '#f2b705', neck: 'v', head: 70 });
  arm(S, [[788, 540], [836, 640], [770, 688]], 44, { skin: 'retinta', sleeve: '#f2b705', reach: 0.5 });
  head(S, 722, 400, 74, { look: -0.5, skin: 'retinta', tone: 'preto', style: 'black', smile: 'aberto', earring: '#e8563a', tilt: -5 });
  // man on the right, raising a glass
  arm(S, [[1122, 580], [1070, 670], [1030, 596]], 48, { skin: 'morena', sleeve: '#f6ead6', reach: 0.7 });
  glass(S, 1004, 626, '#e9b44a');
  torso(S, 1190, 522, 98, 240, { skin: 'morena', c: '#f6ead6', neck: 'gola', head: 74 });
  arm(S, [[1264, 580], [1300, 690], [1196, 716]], 48, { skin: 'morena', sleeve: '#f6ead6', reach: 0.7 });
  head(S, 1188, 432, 78, { look: -0.8, skin: 'morena', tone: 'grisalho', style: 'lado', smile: 'aberto', beard: true, glasses: true });
}

/** Waitress bringing a tray, standing behind the table. */
function waitress(S) {
  const [x, y] = [950, 366];
  const skin = 'parda';
  arm(S, [[x + 70, y + 56], [x + 104, y + 150], [x + 60, y + 200]], 44, { skin, sleeve: '#fff6e6', reach: 0.6 });
  torso(S, x, y, 86, 400, { skin, c: '#fff6e6', neck: 'gola', head: 68, waist: 0.78 });
  S.form(P`M${x - 54} ${y + 110}H${x + 54}L${x + 70} ${y + 400}H${x - 70}Z`, '#2f6a62', [x + 70, y + 400, x - 40, y + 110, DARK, 0.7]);
  for (const s of [-1, 1]) S.line(P`M${x + s * 50} ${y + 112}L${x + s * 34} ${y + 10}`, '#2f6a62', 12);
  branch(S, [[x + 8, y + 150], [x + 26, y + 136]], 2, { seed: 3, s: 11, count: 4 });
  arm(S, [[x - 70, y + 56], [x - 110, y + 128], [x - 116, y + 66]], 44, { skin, sleeve: '#fff6e6', reach: 0.6 });
  S.form(circ(x - 122, y + 36, 120, 20), '#8a5238', [x, y + 50, x - 200, y + 20, DARK, 0.7]);
  S.form(P`M${x - 200} ${y + 26}C${x - 196} ${y - 20} ${x - 110} ${y - 22} ${x - 104} ${y + 26}Z`, '#fff3de', [x - 104, y + 26, x - 190, y, fold('#fff3de'), 0.5]);
  for (const [dx, c] of [[-184, '#7fa055'], [-160, '#e8563a'], [-136, '#7fa055'], [-150, '#f2b705']]) S.form(circ(x + dx, y - (dx === -150 ? 12 : 2), 16), c, [x + dx + 14, y + 12, x + dx, y - 8, fold(c, 0.6), 0.6]);
  glass(S, x - 66, y + 34, '#e8853a');
  head(S, x, y - 76, 72, { look: -0.6, skin, tone: 'preto', style: 'coque', smile: 'leve', earring: '#f2b705', tilt: -3 });
}

function draw() {
  const S = new Scene(123);
  S.path(rect(-10, -10, 1620, 1020), '#6b3440');
  terrace(S);
  boards(S, 676, '#7a3f3c', DARK, { vx: 800, light: [0, 1000, 800, 690] });
  for (const [x, y] of [[560, 190], [1280, 170]]) pendant(S, x, y, 62, '#e0873c', { on: 0.4 });
  waitress(S);
  diners(S);
  table(S);
  moqueca(S, 800, 736);
  for (const [x] of [[470], [1120]]) plate(S, x, 762, 92, () => {
    S.form(circ(x - 26, 756, 38, 15), '#fffaf0', [x + 10, 768, x - 40, 748, fold('#fffaf0'), 0.4]);
    S.form(circ(x + 26, 760, 34, 12), '#e8762a', [x + 56, 770, x, 752, '#a8341f', 0.6]);
    S.path(circ(x + 2, 768, 22, 8), '#e9c06a');
  });
  plate(S, 960, 780, 60, () => {
    S.form(P`M914 776C920 744 1000 744 1006 776Z`, '#e9c06a', [1006, 778, 930, 750, '#a8652a', 0.6]);
  });
  glass(S, 350, 764, '#c9302f');
  glass(S, 1240, 764, '#e9b44a');
  ipeVase(S, 990, 742, 50, '#2f7a72', { seed: 6, light: 1 });
  S.glow(660, 730, 90, '#ffdf8a', 0.7);
  S.form(rrect(648, 716, 24, 40, 6), '#fff0d0', [672, 756, 648, 716, '#e8954a', 0.5]);
  S.path('M660 716q-9 -11 0 -24q9 13 0 24Z', '#f2933b');
  // leaves frame the corners
  for (const [x, y, l, a] of [[-20, 1010, 260, -1.1], [40, 1030, 240, -0.8], [-30, 930, 220, -0.6]]) leaf(S, x, y, l, a, { w: 0.42, c: '#2a4f52', lit: '#c98a58', notches: 0.14 });
  for (const [x, y, l, a] of [[1620, 1010, 260, -2], [1560, 1030, 240, -2.4], [1630, 930, 220, -2.6]]) leaf(S, x, y, l, a, { w: 0.42, c: '#2a4f52', lit: '#c98a58', notches: 0.14, bend: -0.12 });
  return S;
}

/** Dinner on the terrace, around a clay pot of moqueca. */
export const restaurante = {
  draw,
  portrait: [480, 0, 640, 1000],
  place: 'Restaurante',
  alt: 'Amigos jantam moqueca na varanda do restaurante do hotel ao entardecer, servidos por uma garçonete sorridente.',
  scrim: '#2e1430',
};
