/** Ink shared by the parts of the Recife scene, and the height of the far quay. */

export const CREAM = '#fff4de';

export const PLUM = '#4a1f4f';

export const IRON = '#5a2a55';

export const QUAY = 560;
