/** Target groups of offers, in the order in which tags are shown. */
export const OFFER_TAGS = ['couple', 'family', 'work'] as const;
export type OfferTag = (typeof OFFER_TAGS)[number];

/** The words for tags in URLs of the list, in Portuguese: `para=a-dois`. */
const WORDS = {
  couple: 'a-dois',
  family: 'familia',
  work: 'trabalho',
} as const satisfies Record<OfferTag, string>;

/** The word for a tag in URLs. */
export const tagWord = (tag: OfferTag) => WORDS[tag];

/** The tag for a word in a URL; null if there is none. */
export const tagOfWord = (word: string | null): OfferTag | null =>
  OFFER_TAGS.find((tag) => WORDS[tag] === word) ?? null;

/** The valid tags of a stored list, in their fixed order and without duplicates. */
export const readTags = (value: unknown): OfferTag[] =>
  Array.isArray(value) ? OFFER_TAGS.filter((tag) => value.includes(tag)) : [];
