/** Stylised mid-century figures: heads with faces, torsos and limbs, assembled by each scene. */
export { arm, limb, torso } from './people/body.mjs';
export { head } from './people/face.mjs';
export { SKIN } from './people/skin.mjs';
export { walker } from './people/walker.mjs';
