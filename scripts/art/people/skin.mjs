/** Skin and hair tones of the figures, each with its own shade and light. */
export const SKIN = {
  clara: { c: '#efbd94', sh: '#b5694d', lit: '#ffe3bf', lip: '#b8463f' },
  morena: { c: '#d3955f', sh: '#8d4d38', lit: '#f6c78c', lip: '#a33b36' },
  parda: { c: '#b4734a', sh: '#6e3a2e', lit: '#dfa06a', lip: '#8d2f30' },
  negra: { c: '#85502f', sh: '#472420', lit: '#bb7b49', lip: '#7a2529' },
  retinta: { c: '#633a2a', sh: '#331a1b', lit: '#96603e', lip: '#6e2226' },
};

export const HAIR = {
  preto: { c: '#261a20', lit: '#5a4450' },
  castanho: { c: '#4a2a20', lit: '#8a5434' },
  mel: { c: '#8a5227', lit: '#c98a45' },
  grisalho: { c: '#b3a79c', lit: '#efe6d8' },
  branco: { c: '#ddd2c2', lit: '#fffaf0' },
};
