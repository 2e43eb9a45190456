/**
 * Life of the cerrado: crooked trees, chuveirinhos and the maned wolf.
 */
import { circ, lerp, mix, n, P, rng, rows } from '../lib.mjs';
import { bar, bush, taper } from '../nature.mjs';
import { GLOW, PLUM } from './canions.mjs';

/** Cerrado tree: crooked, corky limbs with small domed tufts. `limbs` are [dx, dy, tuft] in h. */
export function twisted(S, x, y, h, limbs, { bark = '#4a2436', leaf = '#7d8a3f', seed = 1 } = {}) {
  const r = rng(seed);
  const knee = [x - h * 0.1, y - h * 0.28],
    neck = [x + h * 0.05, y - h * 0.5];
  S.form(
    taper([[x, y + 6], [x + h * 0.03, y - h * 0.14], knee, neck], h * 0.085, h * 0.055),
    bark,
    [x + h * 0.1, y, x - h * 0.05, y, PLUM, 0.8],
    [x - h * 0.15, y, x + h * 0.02, y, GLOW, 0.55],
  );
  for (const [dx, dy, w] of limbs) {
    const from = dx < -0.3 ? knee : neck,
      tip = [x + dx * h, y + dy * h];
    const elbow = [lerp(from[0], tip[0], 0.5), lerp(from[1], tip[1], 0.4) + r.r(0.02, 0.06) * h];
    S.path(taper([from, elbow, tip], h * 0.05, h * 0.02), bark);
    bush(S, tip[0], tip[1] + h * 0.05, w * h, w * h * 0.42, leaf, {
      seed: seed + Math.round(dx * 99),
      lit: '#f0c767',
      dark: '#3d3a3c',
      lo: 0.1,
      hi: 0.2,
    });
    bush(
      S,
      tip[0] + w * h * 0.24,
      tip[1] + h * 0.09,
      w * h * 0.6,
      w * h * 0.26,
      mix(leaf, PLUM, 0.2),
      { seed: seed + 7, lit: '#d9b45e', dark: '#3d3044' },
    );
  }
}

/** Chuveirinho (Paepalanthus): a burst of thin stalks, each ending in a white ball. */
export function chuveirinho(S, x, y, h, seed) {
  const r = rng(seed),
    hub = [x + h * 0.04, y - h * 0.5],
    tips = [];
  S.line(
    P`M${x} ${y}Q${x - h * 0.02} ${y - h * 0.3} ${hub[0]} ${hub[1]}`,
    '#8a7a45',
    Math.max(2, h * 0.022),
  );
  for (let i = 0; i < 34; i++) {
    const a = (i / 34) * 6.283,
      q = h * r.r(0.24, 0.46),
      up = Math.sin(a) > 0.2 ? 0.55 : 1;
    tips.push([hub[0] + Math.cos(a) * q, hub[1] + Math.sin(a) * q * up, h * r.r(0.02, 0.032)]);
  }
  for (const [tx, ty] of tips)
    S.line(P`M${hub[0]} ${hub[1]}L${tx} ${ty}`, '#c9b06a', Math.max(0.9, h * 0.007));
  for (const [tx, ty, q] of tips) {
    S.path(circ(tx + q * 0.25, ty + q * 0.25, q), '#c98a86');
    S.path(circ(tx, ty, q * 0.94), '#fff3dc');
  }
}

/** Maned wolf (lobo-guará) looking left; feet on y, `s` is the shoulder height. */
export function wolf(S, x, y, s) {
  const k = s / 200,
    coat = '#e0732c',
    black = '#2a1624';
  S.path(bar(x + s * 0.42, y + 4, s * 1.7, s * 0.05), PLUM, 'opacity=".6"');
  S.group(`transform="translate(${n(x)} ${n(y)}) scale(${n(k * 100) / 100})"`, () => {
    const leg = (p, c, w0, w1) => S.path(taper(p, w0, w1), c);
    const shade = mix(coat, PLUM, 0.55);
    leg(rows('-40 -176, -28 -94, -34 0'), black, 24, 10);
    leg(rows('64 -180, 46 -126, 72 -66, 60 0'), black, 26, 10);
    leg(rows('66 -200, 50 -140, 60 -104'), shade, 40, 18);
    // the trunk rides high: this animal walks on stilts
    S.group('transform="translate(0 -40)"', () => {
      S.form(
        'M82 -186C112 -178 134 -150 138 -112C140 -92 132 -74 122 -66C110 -78 104 -96 100 -116C96 -138 90 -150 78 -160Z',
        coat,
        ...rows(`140 -80 90 -170 ${PLUM} .7`),
      );
      S.path(
        'M138 -112C141 -90 133 -72 122 -66C113 -75 108 -86 104 -100C116 -96 128 -102 138 -112Z',
        '#fff0d8',
      );
      leg(rows('-66 -150, -62 -50, -64 40'), black, 30, 11);
      leg(rows('86 -150, 70 -96, 100 -34, 88 40'), black, 30, 11);
      S.path(
        'M-64 44h-16q-6 -9 8 -12h14ZM-34 44h-16q-6 -9 8 -12h14ZM88 44h-16q-6 -9 8 -12h14ZM60 44h-16q-6 -9 8 -12h14Z',
        black,
      );
      const body =
        'M-92 -226C-72 -214 -56 -210 -36 -206C0 -200 46 -202 74 -194C98 -188 108 -170 104 -144C102 -122 92 -106 78 -96C70 -104 62 -118 56 -128C24 -134 -12 -132 -42 -120C-50 -108 -54 -100 -58 -92C-70 -98 -78 -112 -82 -128C-98 -146 -108 -166 -122 -186Z';
      S.form(body, coat, ...rows(`60 -90 0 -200 ${PLUM} .75, -110 -210 10 -130 #ffc06a .8`));
      const head =
        'M-92 -226C-92 -244 -106 -254 -124 -252C-134 -250 -142 -244 -150 -236L-184 -222C-190 -218 -190 -210 -182 -208L-148 -204C-138 -196 -128 -188 -118 -182C-100 -190 -92 -206 -92 -226Z';
      S.form(head, coat, ...rows(`-110 -180 -120 -250 ${PLUM} .5, -180 -250 -110 -200 #ffc06a .7`));
      S.path(
        'M-150 -205L-184 -209C-178 -203 -160 -196 -146 -194C-136 -184 -128 -172 -120 -160C-112 -168 -108 -178 -112 -188C-122 -196 -138 -204 -150 -205Z',
        '#fff0d8',
      );
      S.path('M-184 -222C-191 -219 -191 -209 -182 -208L-166 -207L-164 -231Z', black);
      S.path('M-100 -244C-100 -268 -92 -290 -80 -300C-72 -282 -72 -254 -84 -236Z', shade);
      S.path('M-126 -250C-130 -274 -126 -296 -116 -308C-104 -292 -98 -266 -102 -244Z', coat);
      S.path('M-121 -254C-123 -272 -120 -286 -115 -294C-108 -282 -106 -266 -108 -252Z', '#fff0d8');
      S.path('M-90 -240C-76 -236 -58 -224 -40 -206C-56 -202 -76 -206 -92 -216Z', black);
      S.path(circ(-140, -230, 3.4), black);
    });
  });
}
