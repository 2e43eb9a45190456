/** The ipê flower's petals: one outline, turned by these angles; scripts/icons.mjs draws the same. */
export const BRAND_PETAL =
  'M0 1C-7-3-12-13-7-19-5-21.5-2-21 0-18.5 2-21 5-21.5 7-19 12-13 7-3 0 1Z';
export const BRAND_TURNS = [0, 72, 144, 216, 288];
