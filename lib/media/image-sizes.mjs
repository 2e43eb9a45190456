// Plain JavaScript, because next.config.mjs reads it as well: the optimiser answers only to these.

/** Widths in pixels, for pictures that fill (part of) the screen and for small ones. */
export const SCREEN_WIDTHS = [390, 640, 828, 1080, 1440, 1920, 2400];
export const SMALL_WIDTHS = [96, 192, 320];
export const IMAGE_QUALITY = 72;
