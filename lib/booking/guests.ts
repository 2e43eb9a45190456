import type { Stay } from './stay';

type Limits = { readonly min: number; readonly max: number; readonly initial: number };

/** Guests aged 13 or older in one search. */
export const ADULTS = { min: 1, max: 4, initial: 2 } as const satisfies Limits;
/** Guests of CHILD_AGE in one search; each has an age of its own. */
export const CHILDREN = { min: 0, max: 3, initial: 0 } as const satisfies Limits;
/** The most guests of any stay. */
export const MOST_GUESTS = ADULTS.max + CHILDREN.max;
/** Guests that a hotel's lowest price is for. */
export const USUAL_PARTY = ADULTS.initial;
/** Years. A child is 0 to 12; from 13 on a guest counts as an adult. */
export const CHILD_AGE = { min: 0, max: 12, initial: 0 } as const satisfies Limits;

/** `value` as a whole number within the limits; the initial value if it is not a finite number. */
export function clamp(value: number, limits: Limits): number {
  if (!Number.isFinite(value)) return limits.initial;
  return Math.min(limits.max, Math.max(limits.min, Math.trunc(value)));
}

/** Resizes the ages to `count` children: drops the last ones or appends the initial age. */
export function withChildren(ages: readonly number[], count: number): number[] {
  return Array.from({ length: clamp(count, CHILDREN) }, (_, i) => ages[i] ?? CHILD_AGE.initial);
}

/** Splits a number of people into as many adults as one booking takes, and children. */
export function partyOf(people: number) {
  const adults = clamp(people, ADULTS);
  return { adults, childrenAges: withChildren([], people - adults) };
}

/** How many people stay, children included. */
export const guestsOf = ({ adults, childrenAges }: Pick<Stay, 'adults' | 'childrenAges'>): number =>
  adults + childrenAges.length;

/** `guests` if more than a hotel's lowest price is for; null if fewer, too many or undefined. */
export const largeParty = (guests: number | undefined): number | null =>
  guests !== undefined && guests > USUAL_PARTY && guests <= MOST_GUESTS ? guests : null;
