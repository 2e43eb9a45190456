/** Ink shared by the parts of the Lençóis scene. */

export const SAND = '#fff1dc';

export const LILAC = '#8d86c4';

export const DUSK = '#4a4a92';
