/** Ink shared by the parts of the Salvador scene. */

export const PLUM = '#4a2350';

export const CREAM = '#fff6e4';

export const TILE = '#c9552f';

export const NAVY = '#1d3f78';
