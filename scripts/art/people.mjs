/** Stylised mid-century figures: heads with faces, torsos, limbs and hands, assembled by each scene. */
export { arm, limb, torso } from './people/body.mjs';
export { head } from './people/face.mjs';
export { bareLimb, clothedLimb, limbPath, lit } from './people/flesh.mjs';
export { hand } from './people/hand.mjs';
export { SKIN } from './people/skin.mjs';
export { walker } from './people/walker.mjs';
