/** Ink shared by the parts of the Ouro Preto scene. */

export const WALL = '#fff3dc';

export const STONE = '#c08a58';

export const SHADE = '#3b2a44';
