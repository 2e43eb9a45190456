import { blob, circ, n, near, poly, rect, rng, rows, rrect, Scene } from '../lib.mjs';
import { branch, leaf, taper } from '../nature.mjs';

function cafeScene({ seed = 101 } = {}) {
  const S = new Scene(seed),
    r = rng(seed),
    _SH = '#8a3f2c';
  // everything casts toward the lower right
  const shadow = (d, dx = 26, dy = 22, a = 0.34) => {
    S.path(d, '#5b2a33', `opacity="${a}" transform="translate(${dx} ${dy})"`);
    S.path(d, '#5b2a33', `opacity="${a * 0.4}" transform="translate(${dx * 1.5} ${dy * 1.5})"`);
  };
  const disc = (x, y, R, c, sh, lit, a = 0.8) =>
    S.form(
      circ(x, y, R),
      c,
      [x + R * 0.8, y + R * 0.8, x - R * 0.4, y - R * 0.4, sh, a, 0.8],
      ...(lit ? [[x - R * 0.8, y - R * 0.8, x + R * 0.1, y + R * 0.1, lit, 0.9, 0.8]] : []),
    );
  S.path(rect(-10, -10, 1620, 1020), '#d9784a');
  S.add(
    `<rect width="1600" height="1000" fill="${S.lin(0, 0, 1600, 1000, rows('0 #e9925c, 1 #b9523a'))}"/>`,
  );
  S.sh(
    `<rect width="1600" height="1000" fill="${S.lin(0, 0, 1600, 1000, rows('0 #ffcf8a .75, .5 #d9784a 0, 1 #7a2a33 .8'))}"/>`,
  );
  for (let k = 0; k < 8; k++) {
    S.line(
      `M-10 ${k * 132 + 60}C500 ${k * 132 + 52} 1100 ${k * 132 + 70} 1610 ${k * 132 + 58}`,
      '#8f3f30',
      3.4,
      'opacity=".55"',
    );
    for (let i = 0; i < 3; i++)
      S.line(
        `M${r.r(0, 1200)} ${n(k * 132 + r.r(80, 170))}q${n(r.r(80, 220))} ${n(r.r(-10, 10))} ${n(r.r(240, 420))} 0`,
        '#a54a34',
        2,
        'opacity=".35"',
      );
  }
  // table runner
  S.group('transform="rotate(-9 800 500)"', () => {
    shadow(rect(-200, 266, 2000, 470), 14, 16, 0.25);
    S.form(rect(-200, 266, 2000, 470), '#fff3dc', [1700, 700, 500, 300, '#e0b58a', 0.8]);
    for (const y of [290, 704]) {
      S.path(rect(-200, y, 2000, 8), '#2f7a72');
      for (let k = 0; k < 62; k++)
        S.path(
          poly([
            [-200 + k * 33, y + (y < 500 ? 26 : -18)],
            [-187 + k * 33, y + (y < 500 ? 16 : -28)],
            [-174 + k * 33, y + (y < 500 ? 26 : -18)],
            [-187 + k * 33, y + (y < 500 ? 36 : -8)],
          ]),
          k % 2 ? '#e8563a' : '#f2b705',
        );
      S.path(rect(-200, y + (y < 500 ? 44 : -44), 2000, 4), '#2f7a72');
    }
  });
  // plate rings
  const plate = (x, y, R, rim) => {
    shadow(circ(x, y, R));
    disc(x, y, R, '#fffaf0', '#d3a888', '#ffffff');
    S.line(circ(x, y, R * 0.92), rim, R * 0.035);
    S.path(circ(x, y, R * 0.7), '#f6e6cd');
    S.form(circ(x + R * 0.012, y + R * 0.012, R * 0.68), '#fffaf0', [
      x - R * 0.6,
      y - R * 0.6,
      x + R * 0.1,
      y + R * 0.1,
      '#d9b491',
      0.7,
    ]);
  };
  // 1 papaya and fruit plate (center-left)
  plate(560, 540, 232, '#2f7a72');
  S.group('transform="rotate(-24 540 530)"', () => {
    const pap = (x, y, w, h) => {
      const d = `M${x - w} ${y}C${x - w} ${y - h * 0.8} ${x - w * 0.3} ${y - h} ${x + w * 0.2} ${y - h * 0.9}C${x + w * 0.8} ${y - h * 0.7} ${x + w * 1.06} ${y - h * 0.3} ${x + w} ${y}C${x + w * 1.06} ${y + h * 0.3} ${x + w * 0.8} ${y + h * 0.7} ${x + w * 0.2} ${y + h * 0.9}C${x - w * 0.3} ${y + h} ${x - w} ${y + h * 0.8} ${x - w} ${y}Z`;
      shadow(d, 16, 18, 0.3);
      S.path(d, '#d99a2b');
      const i = (k) => `matrix(${k} 0 0 ${k} ${n(x * (1 - k))} ${n(y * (1 - k))})`;
      S.path(d, '#f9843c', `transform="${i(0.93)}"`);
      S.sh(
        `<path d="${d}" transform="${i(0.93)}" fill="${S.rad(x - w * 0.2, y - h * 0.3, w * 1.1, rows('0 #ffb46a 0.95, 1 #e8563a 0.9'))}"/>`,
      );
      const c = `M${x - w * 0.52} ${y}C${x - w * 0.5} ${y - h * 0.4} ${x} ${y - h * 0.44} ${x + w * 0.3} ${y - h * 0.3}C${x + w * 0.62} ${y - h * 0.16} ${x + w * 0.62} ${y + h * 0.16} ${x + w * 0.3} ${y + h * 0.3}C${x} ${y + h * 0.44} ${x - w * 0.5} ${y + h * 0.4} ${x - w * 0.52} ${y}Z`;
      S.form(c, '#c9431f', [x + w * 0.4, y + h * 0.3, x - w * 0.4, y - h * 0.3, '#ff9a55', 0.8]);
      const q = rng(5);
      for (let k = 0; k < 46; k++) {
        const a = q.r(0, 6.28),
          m = Math.sqrt(q()) * 0.84;
        const sx = x + w * 0.06 + Math.cos(a) * w * 0.5 * m,
          sy = y + Math.sin(a) * h * 0.32 * m;
        S.path(circ(sx, sy, 6.4, 5.4), '#2b1a24');
        S.path(circ(sx - 2, sy - 2, 1.8), '#8a7a86');
      }
    };
    pap(540, 505, 158, 98);
  });
  for (const [x, y, R] of rows('470 660 46, 556 688 46')) {
    shadow(circ(x, y, R), 10, 10, 0.3);
    S.path(circ(x, y, R), '#f2932b');
    S.path(circ(x, y, R * 0.88), '#ffe9b8');
    for (let k = 0; k < 9; k++) {
      const a = (k / 9) * 6.283,
        b = a + 0.56;
      S.form(
        `M${n(x + Math.cos(a + 0.28) * R * 0.1)} ${n(y + Math.sin(a + 0.28) * R * 0.1)}L${n(x + Math.cos(a) * R * 0.8)} ${n(y + Math.sin(a) * R * 0.8)}Q${n(x + Math.cos(a + 0.28) * R * 0.92)} ${n(y + Math.sin(a + 0.28) * R * 0.92)} ${n(x + Math.cos(b) * R * 0.8)} ${n(y + Math.sin(b) * R * 0.8)}Z`,
        '#f9a93b',
        [x + R, y + R, x - R, y - R, '#e8701f', 0.8],
      );
    }
  }
  for (const [x, y] of rows('650 640, 682 604, 640 590, 700 650, 664 676')) {
    shadow(circ(x, y, 19), 7, 7, 0.3);
    disc(x, y, 19, '#7a2450', '#3a1030', '#d2608a');
  }
  // 2 coffee
  const cx = 985,
    cy = 380;
  shadow(circ(cx, cy, 150));
  disc(cx, cy, 150, '#2f7a72', '#12404a', '#6fb5a5');
  S.line(circ(cx, cy, 134), '#fff3dc', 3, 'opacity=".7"');
  S.form(circ(cx, cy, 96), '#286a66', [cx + 70, cy + 70, cx - 60, cy - 60, '#12404a', 0.8]);
  shadow(circ(cx, cy, 88), 18, 16, 0.35);
  S.form(
    taper(
      [
        [cx + 74, cy - 40],
        [cx + 128, cy - 78],
        [cx + 138, cy - 50],
        [cx + 86, cy - 18],
      ],
      20,
      16,
    ),
    '#fff3dc',
    [cx + 140, cy, cx + 80, cy - 60, '#c98d6a', 0.8],
  );
  disc(cx, cy, 88, '#fffaf0', '#d3a888', '#ffffff');
  S.path(circ(cx, cy, 76), '#6b3a26');
  S.sh(
    `<circle cx="${cx}" cy="${cy}" r="76" fill="${S.lin(cx - 60, cy - 60, cx + 60, cy + 60, rows('0 #2b1418 .9, .5 #6b3a26 0, 1 #b5743f .8'))}"/>`,
  );
  S.line(circ(cx, cy, 70), '#c98d4a', 4, 'opacity=".8"');
  S.path(
    `M${cx - 40} ${cy + 16}C${cx - 20} ${cy - 30} ${cx + 26} ${cy - 34} ${cx + 36} ${cy - 6}C${cx + 40} ${cy + 18} ${cx + 6} ${cy + 26} ${cx - 4} ${cy + 8}C${cx - 10} ${cy - 6} ${cx + 8} ${cy - 14} ${cx + 16} ${cy - 4}`,
    'none',
    'stroke="#e9c08a" stroke-width="7" stroke-linecap="round" opacity=".85"',
  );
  S.group(`transform="rotate(38 ${cx - 110} ${cy + 96})"`, () => {
    const x = cx - 110,
      y = cy + 84;
    S.path(rect(x - 5, y - 10, 9, 120), '#5b2a33', 'opacity=".3" transform="translate(10 4)"');
    S.form(`M${x - 4} ${y}h8l3 100q0 8 -7 8t-7 -8Z`, '#f0d9b0', [
      x + 6,
      0,
      x - 6,
      0,
      '#a8713a',
      0.8,
    ]);
    S.form(circ(x, y - 16, 15, 22), '#f0d9b0', [x + 12, y, x - 10, y - 30, '#a8713a', 0.8]);
  });
  // 3 basket of pão de queijo
  const bx = 1240,
    by = 680;
  shadow(circ(bx, by, 196), 30, 26);
  disc(bx, by, 196, '#b5743f', '#5b2a26', '#e9b878');
  for (let k = 0; k < 44; k++) {
    const a = (k / 44) * 6.283;
    S.path(
      circ(bx + Math.cos(a) * 180, by + Math.sin(a) * 180, 17, 12),
      k % 2 ? '#d9a05c' : '#9a5a30',
      `transform="rotate(${n((a * 180) / Math.PI + 90)} ${n(bx + Math.cos(a) * 180)} ${n(by + Math.sin(a) * 180)})"`,
    );
  }
  S.form(circ(bx, by, 164), '#fff3dc', [bx - 120, by - 120, bx + 40, by + 40, '#b98a62', 0.85]);
  S.path(
    poly(near(bx, by, '-150 -20, -40 -150, 120 -96, 152 40, 20 154, -120 96')),
    '#2f7a72',
    'opacity=".16"',
  );
  for (const [dx, dy, R] of rows(
    '-86 -62 56, 8 -94 54, 92 -44 55, -96 44 55, 90 62 54, -6 98 55, 0 0 62',
  )) {
    const x = bx + dx,
      y = by + dy;
    shadow(circ(x, y, R), 12, 12, 0.35);
    const p = [];
    for (let j = 0; j < 11; j++) {
      const a = (j / 11) * 6.283 + dx;
      p.push([x + Math.cos(a) * R * r.r(0.95, 1.05), y + Math.sin(a) * R * r.r(0.94, 1.04)]);
    }
    S.form(
      blob(p),
      '#f3c06a',
      [x + R, y + R, x - R * 0.4, y - R * 0.4, '#b5651f', 0.95, 0.85],
      [x - R, y - R, x + R * 0.1, y + R * 0.1, '#fff0c4', 0.95, 0.75],
    );
    const q = rng(dx + 200);
    for (let k = 0; k < 7; k++)
      S.path(
        circ(x + q.r(-0.55, 0.55) * R, y + q.r(-0.55, 0.55) * R, q.r(2, 5), q.r(2, 4)),
        '#b5651f',
        'opacity=".45"',
      );
  }
  // 4 juice
  const jx = 300,
    jy = 270;
  shadow(circ(jx, jy, 84), 46, 40, 0.32);
  disc(jx, jy, 84, '#fff6e2', '#d9a878', '#ffffff', 0.7);
  S.path(circ(jx, jy, 73), '#f9a02b');
  S.sh(
    `<circle cx="${jx}" cy="${jy}" r="73" fill="${S.lin(jx - 60, jy - 60, jx + 60, jy + 60, rows('0 #d9641f .9, .5 #f9a02b 0, 1 #ffe08a .9'))}"/>`,
  );
  S.form(rrect(jx - 34, jy - 40, 44, 40, 8), '#fff0c4', [
    jx + 10,
    jy,
    jx - 30,
    jy - 40,
    '#f2a03b',
    0.6,
  ]);
  S.group(`transform="rotate(20 ${jx + 20} ${jy + 20})"`, () =>
    S.form(rrect(jx + 4, jy + 2, 40, 40, 8), '#fff0c4', [jx + 44, jy + 40, jx, jy, '#f2a03b', 0.6]),
  );
  S.line(
    `M${jx - 20} ${jy + 30}L${jx + 120} ${jy - 90}`,
    '#5b2a33',
    9,
    'opacity=".25" transform="translate(16 14)"',
  );
  S.line(`M${jx - 20} ${jy + 30}L${jx + 120} ${jy - 90}`, '#2f7a72', 10);
  S.line(
    `M${jx - 20} ${jy + 30}L${jx + 120} ${jy - 90}`,
    '#fff3dc',
    10,
    'stroke-dasharray="10 22"',
  );
  // 5 jam, butter
  const gx = 740,
    gy = 214;
  shadow(circ(gx, gy, 62), 20, 18);
  disc(gx, gy, 62, '#f3dfc0', '#b98a62', '#ffffff');
  S.form(
    circ(gx, gy, 50),
    '#8a1f33',
    [gx - 40, gy - 40, gx + 20, gy + 20, '#3a0f22', 0.8],
    [gx + 40, gy + 40, gx, gy, '#d2405a', 0.9],
  );
  S.path(circ(gx - 14, gy - 16, 9, 6), '#f08a9a', 'opacity=".8"');
  // 6 banana leaf and ipê branch at the corners
  leaf(S, 1640, 60, 560, 2.86, { w: 0.36, c: '#2a7055', lit: '#c8d678', shade: '#123f48' });
  leaf(S, 1640, 140, 430, 2.5, { w: 0.36, c: '#225c4c', lit: '#9fb65c', shade: '#0f363d' });
  leaf(S, -40, 960, 470, -0.5, { w: 0.36, c: '#2a7055', lit: '#c8d678', shade: '#123f48' });
  leaf(S, 20, 1040, 420, -0.2, { w: 0.34, c: '#225c4c', lit: '#9fb65c', shade: '#0f363d' });
  S.path(
    taper(rows('-20 60, 90 96, 170 150'), 12, 4),
    '#5b2a33',
    'opacity=".25" transform="translate(16 18)"',
  );
  branch(S, rows('-20 40, 60 70, 120 120, 150 190'), 10, { seed: 4, s: 30, count: 17 });
  branch(S, rows('880 1010, 900 940, 950 880, 960 850'), 9, { seed: 9, s: 26, count: 12 });
  for (const [x, y] of rows('1060 900, 1450 470, 410 860, 1010 640, 330 470'))
    branch(S, near(x, y, '0 0, 6 4'), 1, { seed: x, s: 13, count: 2 });
  return S;
}

/** Café da manhã. */
export const cafe = {
  draw: cafeScene,
  portrait: [430, 0, 640, 1000],
  place: 'Café da manhã',
  alt: 'Mesa de café da manhã brasileiro vista de cima, com mamão, café, suco e pão de queijo.',
  scrim: '#4a1a20',
};
