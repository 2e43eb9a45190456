/** Ink shared by the parts of the Noronha scene. */

export const NIGHT = '#231f45';

export const FOAM = '#fff8ea';
