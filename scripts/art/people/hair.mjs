import { circ, rng } from '../lib.mjs';

/**
 * Hair styles in head units: the skull runs from -100 to the chin at 100, the face is 132 wide and
 * looks to the right. `back` lies behind the face, `front` over it; `puffs` are soft balls behind.
 */
const STYLES = {
  curto: {
    front:
      'M-70 6C-86 -66 -52 -118 4 -116C58 -116 84 -70 70 -2L64 -8C64 -38 54 -54 40 -64C8 -50 -34 -50 -54 -34C-62 -24 -60 -8 -62 4Z',
  },
  lado: {
    front:
      'M-70 8C-90 -60 -56 -122 10 -118C62 -114 84 -66 70 0L65 -6C66 -34 58 -50 44 -66C20 -48 -4 -44 -26 -62C-34 -44 -58 -36 -62 6Z',
  },
  crespo: {
    puffs: [7, 34, -14, 74],
    front:
      'M-68 -4C-84 -70 -50 -110 4 -110C58 -110 82 -70 68 -6C64 -34 52 -58 0 -58C-50 -58 -62 -34 -68 -4Z',
  },
  black: {
    puffs: [13, 34, -34, 74],
    front:
      'M-70 -2C-84 -70 -50 -112 4 -112C58 -112 84 -70 70 -4C66 -36 50 -62 0 -62C-50 -62 -62 -36 -70 -2Z',
  },
  coque: {
    back: 'M-72 20C-92 -66 -54 -120 4 -118C60 -118 84 -66 70 10L40 40H-50Z',
    ball: [-40, -116, 40],
    front:
      'M-70 10C-88 -64 -52 -118 6 -116C60 -114 82 -64 69 0C66 -36 48 -66 16 -74C-22 -66 -58 -40 -62 8Z',
  },
  solto: {
    back: 'M-72 -30C-88 -120 -40 -124 6 -122C66 -120 90 -70 82 0C80 60 96 104 82 140C70 152 50 150 40 138C46 110 40 80 34 66H-34C-40 90 -38 120 -46 150C-64 164 -88 160 -98 140C-108 96 -76 40 -72 -30Z',
    front:
      'M-68 30C-92 -60 -54 -120 4 -118C62 -116 88 -60 70 32C68 -10 58 -44 18 -78C-14 -60 -58 -44 -62 26Z',
  },
  chanel: {
    back: 'M-74 -20C-92 -112 -44 -124 4 -122C62 -120 92 -74 82 -6C82 40 84 66 70 86H-72C-90 60 -78 20 -74 -20Z',
    front:
      'M-66 60C-96 -50 -56 -122 6 -118C66 -116 92 -50 68 56C68 0 64 -36 52 -52C10 -40 -32 -46 -50 -58C-60 -30 -58 20 -66 60Z',
  },
  rabo: {
    back: 'M-56 -70C-112 -84 -140 -30 -124 40C-118 74 -128 96 -142 110C-104 108 -84 70 -86 30C-86 0 -74 -20 -50 -30Z',
    front:
      'M-70 6C-88 -64 -52 -118 6 -116C60 -114 82 -64 69 -2C66 -38 50 -62 26 -72C-10 -62 -52 -46 -62 6Z',
  },
  calvo: { front: 'M-70 14C-80 -20 -76 -50 -62 -66C-58 -44 -60 -20 -60 8Z' },
  touca: {
    front: 'M-76 -14C-98 -90 -60 -150 -4 -150C60 -152 100 -96 76 -18C50 -56 -46 -58 -76 -14Z',
  },
  infantil: {
    front:
      'M-70 0C-90 -70 -52 -120 4 -118C60 -118 86 -70 70 -4C62 -30 60 -40 52 -50C40 -40 30 -40 22 -52C12 -38 0 -38 -8 -52C-18 -38 -30 -38 -40 -50C-54 -40 -62 -24 -70 0Z',
  },
  degrade: {
    front:
      'M-67 -8C-72 -40 -74 -66 -62 -94C-44 -126 44 -126 62 -96C74 -70 72 -40 67 -10C64 -28 62 -44 56 -58C30 -66 -34 -66 -56 -56C-62 -42 -64 -26 -67 -8Z',
  },
  cachos: {
    puffs: [9, 25, -34, 70],
    front:
      'M-70 -8C-84 -70 -50 -116 4 -114C58 -114 84 -70 70 -6C66 -30 60 -44 50 -54C40 -40 26 -44 20 -60C8 -44 -10 -44 -16 -60C-26 -44 -42 -44 -48 -54C-58 -42 -66 -30 -70 -8Z',
  },
  ombro: {
    back: 'M-74 -24C-90 -116 -42 -124 4 -122C64 -122 90 -72 82 -4C82 40 92 72 84 104C66 118 40 112 30 96L36 60H-40L-44 96C-58 116 -86 112 -96 98C-86 60 -78 20 -74 -24Z',
    front:
      'M-69 24C-92 -60 -54 -120 4 -118C62 -116 88 -60 70 22C66 -12 58 -40 40 -66C0 -44 -40 -40 -54 -30C-60 -14 -60 4 -63 22Z',
  },
  bebe: {
    front:
      'M-70 -30C-80 -84 -46 -114 4 -112C54 -112 82 -84 70 -30C58 -62 44 -78 16 -82C10 -70 -4 -70 -8 -80C-40 -78 -60 -58 -70 -30Z',
  },
  marias: {
    sides: [-78, 10, 30],
    front:
      'M-70 4C-90 -66 -52 -118 4 -116C60 -116 86 -66 70 0C62 -36 50 -50 2 -74C-44 -52 -60 -36 -70 4Z',
  },
};

/** Everything that lies behind the face. `side` is +1 or -1: where the light comes from. */
export function hairBack(S, style, tone, seed) {
  const { back, puffs, ball, sides } = STYLES[style];
  const shade = [60, 120, -40, -80, '#140d14', 0.5];
  if (back) S.form(back, tone.c, shade);
  if (ball) S.form(circ(...ball), tone.c, [ball[0], ball[1] - 40, 0, ball[1] + 20, tone.lit, 0.7]);
  if (sides) for (const x of [sides[0], -sides[0]]) S.form(circ(x, sides[1], sides[2], 38), tone.c);
  if (!puffs) return;
  const [count, radius, cy, reach] = puffs;
  const r = rng(seed);
  for (let i = 0; i <= count; i++) {
    const a = Math.PI * (0.94 + (1.12 * i) / count);
    const R = radius * r.r(0.86, 1.12);
    S.path(circ(Math.cos(a) * reach * 0.82, cy + Math.sin(a) * reach, R), tone.c);
  }
}

/** The part that frames the forehead, lit on its top. */
export function hairFront(S, style, tone, side) {
  const { front } = STYLES[style];
  S.form(front, tone.c, [side * 70, -120, side * -10, -50, tone.lit, 0.8]);
}
