/** Longest texts of an offer, in characters, and the most features that a card can show. */
export const OFFER_LIMITS = {
  name: 255,
  description: 2000,
  url: 500,
  link: 2000,
  feature: 100,
  features: 30,
  room: 255,
} as const;
