/** For whom an offer is, in the order in which tags are shown. */
export const OFFER_TAGS = ['couple', 'family', 'work'] as const;
export type OfferTag = (typeof OFFER_TAGS)[number];

/** A tag in the URL of a list, in Portuguese words: `para=a-dois`. */
const WORDS = {
  couple: 'a-dois',
  family: 'familia',
  work: 'trabalho',
} as const satisfies Record<OfferTag, string>;

/** The tag as URLs name it. */
export const tagWord = (tag: OfferTag) => WORDS[tag];

/** The tag of a word in a URL, null for any other. */
export const tagOfWord = (word: string | null): OfferTag | null =>
  OFFER_TAGS.find((tag) => WORDS[tag] === word) ?? null;

/** The tags of a stored list, each once and in their order; what is none is left out. */
export const readTags = (value: unknown): OfferTag[] =>
  Array.isArray(value) ? OFFER_TAGS.filter((tag) => value.includes(tag)) : [];
