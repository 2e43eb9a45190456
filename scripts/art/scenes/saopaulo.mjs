import { circ, lerp, mix, n, poly, rect, rng, rows, Scene } from '../lib.mjs';
import { bar, ipe } from '../nature.mjs';
import { walker } from '../people.mjs';
import { serpentine } from '../subjects/copan.mjs';

const AFAR = [
  { skin: 'parda', style: 'curto' },
  { skin: 'negra', style: 'black' },
  { skin: 'clara', style: 'solto', tone: 'castanho' },
  { skin: 'morena', style: 'coque' },
];

/** Passers-by on the near pavement and on the crossing, lit from behind by the low sun. */
function crowd(S) {
  const common = { light: 1, shadow: '#160c24', bottom: '#241a3c' };
  walker(S, 452, 906, 138, { ...common, skin: 'negra', style: 'black', top: '#e8563a', dir: 1 });
  walker(S, 520, 910, 132, {
    ...common,
    skin: 'clara',
    tone: 'castanho',
    style: 'lado',
    top: '#3f5f9a',
    dir: 1,
    look: -0.4,
    glasses: true,
  });
  walker(S, 742, 952, 156, {
    ...common,
    skin: 'parda',
    style: 'solto',
    top: '#f3cfae',
    bottom: '#b5384a',
    skirt: true,
    dir: -1,
  });
  walker(S, 868, 968, 160, {
    ...common,
    skin: 'morena',
    tone: 'grisalho',
    style: 'curto',
    beard: true,
    top: '#2f7a72',
    dir: 1,
  });
  walker(S, 938, 972, 98, {
    ...common,
    skin: 'morena',
    style: 'marias',
    top: '#f2b705',
    bottom: '#7a3f66',
    skirt: true,
    dir: 1,
    look: -0.4,
  });
  walker(S, 1128, 906, 134, {
    ...common,
    skin: 'retinta',
    style: 'coque',
    top: '#8f6fb5',
    bottom: '#3a2450',
    dir: -1,
    earring: '#f2b705',
  });
}

function saopauloScene({ seed = 51 } = {}) {
  const S = new Scene(seed),
    r = rng(seed);
  S.sky(rows('0 #3b2c5a, 0.2 #7d3f66, 0.42 #d8634f, 0.6 #f6a75c, 0.72 #fdd98f, 1 #fdd98f'));
  for (const [R, a] of rows('420 0.1, 320 0.14'))
    S.add(`<circle cx="800" cy="430" r="${R}" fill="#ffd38a" opacity="${a}"/>`);
  S.form(circ(800, 430, 232), '#ffd68a', [800, 680, 800, 330, '#e8563a', 0.95]);
  for (const [x, y, w, h, c, a] of rows(
    '480 240 560 10 #f6a75c .7, 1180 190 520 9 #f08a5a .6, 800 340 700 8 #f4935a .9, 760 390 460 6 #e8734f .9, 1340 300 380 7 #fbc27a .7, 180 330 380 7 #fbc27a .6',
  ))
    S.path(bar(x, y, w, h), c, `opacity="${a}"`);
  const windows = (x, y, w, h, cw, ch, gx, gy, c, p, rr) => {
    let d = '';
    for (let yy = y; yy + ch <= y + h; yy += ch + gy)
      for (let xx = x; xx + cw <= x + w; xx += cw + gx) if (rr() < p) d += rect(xx, yy, cw, ch);
    S.path(d, c);
  };
  const layer = (sd, base, lo, hi, wlo, whi, c, sh, wc, p, ant) => {
    const q = rng(sd);
    let x = -20;
    while (x < 1620) {
      const w = q.r(wlo, whi),
        h = q.r(lo, hi) * (1 - 0.25 * Math.exp(-(((x - 760) / 300) ** 2))),
        y = base - h;
      let d = rect(x, y, w, h + 200);
      const k = q();
      if (k < 0.3) d += rect(x + w * 0.25, y - h * 0.07, w * 0.5, h * 0.08);
      else if (k < 0.5) d += rect(x + w * 0.12, y - h * 0.05, w * 0.3, h * 0.06);
      else if (k < 0.6)
        d += poly([
          [x, y],
          [x + w, y - w * 0.3],
          [x + w, y + 2],
          [x, y + 2],
        ]);
      S.form(
        d,
        c,
        [x + w, base, x, y, sh, 0.75],
        [0, base + 30, 0, base - 160, mix(c, '#fdc98a', 0.6), 0.6],
      );
      if (ant && q() < 0.3) S.line(`M${n(x + w / 2)} ${n(y)}v${n(-q.r(20, 70))}`, c, 3);
      windows(
        x + 7,
        y + 12,
        w - 12,
        h * 0.8,
        q.pick([5, 8]),
        q.pick([6, 9]),
        q.pick([5, 7]),
        q.pick([8, 10]),
        wc,
        p,
        q,
      );
      x += w + (q() < 0.25 ? q.r(4, 22) : 0);
    }
  };
  layer(3, 700, 90, 250, 34, 74, '#b8586a', '#8a3f62', '#ffd68a', 0.1, true);
  layer(6, 740, 90, 290, 44, 92, '#8a3f5e', '#5f2d56', '#ffd68a', 0.18, true);
  // broadcast tower on the ridge of Paulista
  const tw = (x, y, h, c) => {
    S.line(`M${x - 22} ${y}L${x - 3} ${y - h}M${x + 22} ${y}L${x + 3} ${y - h}`, c, 4);
    for (let i = 0; i < 11; i++) {
      const t = i / 11,
        t2 = (i + 1) / 11,
        w1 = lerp(22, 3, t),
        w2 = lerp(22, 3, t2);
      S.line(
        `M${n(x - w1)} ${n(y - h * t)}L${n(x + w2)} ${n(y - h * t2)}M${n(x + w1)} ${n(y - h * t)}L${n(x - w2)} ${n(y - h * t2)}`,
        c,
        2,
      );
    }
    S.line(`M${x} ${y - h}v-60`, c, 3);
    S.path(circ(x, y - h - 60, 5), '#ff7a4d');
  };
  tw(1085, 600, 330, '#5f2d56');
  layer(12, 790, 120, 250, 60, 120, '#5c2c56', '#3a1f48', '#ffca73', 0.3, false);
  // stepped white tower
  S.group('', () => {
    const x = 1330;
    for (const [dx, y, w, h] of rows(
      '0 470 190 500, 22 360 146 120, 44 276 102 90, 62 222 66 60',
    )) {
      S.form(
        rect(x + dx, y, w, h),
        '#e8b99a',
        [x + dx + w, y + h, x + dx + w * 0.1, y, '#6b335c', 0.95],
        [x + dx, y, x + dx + w * 0.3, y, '#fff0d0', 0.7],
      );
      for (let k = 1; k < w / 16; k++)
        S.line(
          `M${x + dx + k * 16} ${y + 12}V${Math.min(y + h, 800)}`,
          '#8a4a62',
          5,
          'opacity=".55"',
        );
    }
    S.line(`M${x + 95} 222V130`, '#6b335c', 5);
    S.path(`M${x + 97} 134q26 -12 48 2q20 10 36 0v30q-18 10 -38 0q-22 -12 -46 0Z`, '#f2b705');
  });
  serpentine(S, 26, 396, 226);
  // plaza and MASP
  S.form(
    rect(-10, 842, 1620, 170),
    '#3a2142',
    [0, 842, 0, 940, '#a54a54', 0.8],
    [0, 1000, 0, 900, '#1f1230', 0.9],
  );
  S.path(rect(470, 690, 660, 156), '#5c2c56');
  S.sh(
    `<rect x="470" y="690" width="660" height="156" fill="${S.lin(0, 690, 0, 850, rows('0 #2a1638 .8, .5 #f6a75c .25, 1 #ffca73 .75'))}"/>`,
  );
  {
    const q = rng(44);
    for (let i = 0; i < 12; i++)
      S.path(rect(480 + i * 54, 780 - q.r(0, 40), q.r(26, 50), 70), '#4a2450', 'opacity=".6"');
  }
  S.form(rect(410, 556, 780, 138), '#cfae9f', [1190, 690, 420, 560, '#5a3058', 0.95]);
  S.path(rect(426, 580, 748, 84), '#3a2142');
  for (let i = 0; i < 22; i++) {
    const x = 430 + i * 33.8;
    S.form(rect(x, 583, 30, 78), r() < 0.62 ? '#ffc45f' : '#d8814f', [
      x,
      662,
      x,
      590,
      '#8a3f4e',
      0.75,
    ]);
    S.line(`M${n(x + 15)} 583v78`, '#3a2142', 1.6, 'opacity=".5"');
  }
  S.form(rect(410, 664, 780, 9), '#e8c3ab');
  S.path(rect(410, 690, 780, 7), '#2a1638');
  const red = '#d23a2a';
  S.form('M352 500H1248V548H352Z', red, [800, 560, 800, 500, '#7a1b2c', 0.8]);
  S.form(
    'M352 500h46v350h-46Z',
    red,
    [398, 700, 352, 700, '#7a1b2c', 0.85],
    [352, 500, 352, 850, '#ff7a4d', 0.0],
  );
  S.form('M1202 500h46v350h-46Z', red, [1248, 700, 1202, 700, '#7a1b2c', 0.9]);
  S.path('M352 500H1248v7H352Z', '#ff7d5a');
  S.path(bar(375, 852, 130, 7), '#1f1230', 'opacity=".8"');
  S.path(bar(1225, 852, 130, 7), '#1f1230', 'opacity=".8"');
  // people under the span, small and far
  for (const [x, c, d] of rows(
    '560 #e8563a 1, 700 #2f7a72 -1, 805 #f3cfae 1, 985 #f2b705 -1, 1060 #7f6fb5 1',
  ))
    walker(S, x, 851, 66, { ...AFAR[x % 4], top: c, dir: d, light: 1, shadow: '#160c24' });
  // avenue: kerb, crosswalk, light trails
  S.path(rect(-10, 884, 1620, 8), '#e08a5a', 'opacity=".65"');
  S.path(rect(-10, 892, 1620, 120), '#21142f');
  S.sh(
    `<rect x="0" y="892" width="1600" height="110" fill="${S.lin(800, 0, 0, 0, rows('0 #e8734f 0.5, 1 #e8734f 0'))}"/><rect x="800" y="892" width="800" height="110" fill="${S.lin(800, 0, 1600, 0, rows('0 #e8734f 0.5, 1 #e8734f 0'))}"/>`,
  );
  for (let i = 0; i < 9; i++)
    S.path(
      poly([
        [640 + i * 40, 898],
        [662 + i * 40, 898],
        [600 + i * 52 + (i - 4) * 3, 1000],
        [568 + i * 52 + (i - 4) * 3, 1000],
      ]),
      '#f3cfae',
      'opacity=".8"',
    );
  for (const [y, x, w, c] of rows(
    '930 250 620 #ffca73, 944 180 420 #ffe7b0, 966 1330 620 #e8402f, 980 1400 420 #ff7a5a',
  ))
    S.path(bar(x, y, w, 4), c, 'opacity=".9"');
  ipe(S, 262, 872, 300, { seed: 3, trunk: '#22132f', dark: '#b8640f', c: '#eda91a' });
  ipe(S, 1362, 872, 270, { seed: 8, trunk: '#22132f', dark: '#b8640f', c: '#eda91a' });
  crowd(S);
  return S;
}

/** São Paulo, São Paulo. */
export const saopaulo = {
  draw: saopauloScene,
  portrait: [724, 0, 640, 1000],
  place: 'São Paulo, São Paulo',
  alt: 'Gente atravessa a Avenida Paulista ao entardecer, em São Paulo, diante do MASP e de ipês-amarelos.',
  scrim: '#241236',
};
