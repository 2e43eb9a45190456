import type { Stay } from './stay';

type Limits = { readonly min: number; readonly max: number; readonly initial: number };

/** Guests of 13 years or more in one search. */
export const ADULTS = { min: 1, max: 4, initial: 2 } as const satisfies Limits;
/** Guests of CHILD_AGE in one search; each has an age of its own. */
export const CHILDREN = { min: 0, max: 3, initial: 0 } as const satisfies Limits;
/** No stay is asked for with more guests. */
export const MOST_GUESTS = ADULTS.max + CHILDREN.max;
/** Guests whom a hotel's lowest price is meant for. */
export const USUAL_PARTY = ADULTS.initial;
/** Years. A child is 0 to 12; from 13 on a guest counts as an adult. */
export const CHILD_AGE = { min: 0, max: 12, initial: 0 } as const satisfies Limits;

/** `value` as a whole number inside the limits; what is no number becomes the initial value. */
export function clamp(value: number, limits: Limits): number {
  if (!Number.isFinite(value)) return limits.initial;
  return Math.min(limits.max, Math.max(limits.min, Math.trunc(value)));
}

/** The same ages for `count` children: the last ones go first, new ones get the initial age. */
export function withChildren(ages: readonly number[], count: number): number[] {
  return Array.from({ length: clamp(count, CHILDREN) }, (_, i) => ages[i] ?? CHILD_AGE.initial);
}

/** So many people: adults as far as one booking takes them, the others as children. */
export function partyOf(people: number) {
  const adults = clamp(people, ADULTS);
  return { adults, childrenAges: withChildren([], people - adults) };
}

/** How many people stay, children included. */
export const guestsOf = ({ adults, childrenAges }: Pick<Stay, 'adults' | 'childrenAges'>): number =>
  adults + childrenAges.length;

/** The guests whom the lowest price of a hotel is not meant for; null for fewer, and for no number. */
export const largeParty = (guests: number | undefined): number | null =>
  guests !== undefined && guests > USUAL_PARTY && guests <= MOST_GUESTS ? guests : null;
