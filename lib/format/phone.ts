/** Area code and number; longer ones name their country already. */
const LONGEST_NATIONAL = 11;
/** A number without area code, or a service number such as 0800, is dialed as it is. */
const SHORTEST_NATIONAL = 10;

/** Digits of the shortest number that is dialed from everywhere: 4000-0000. */
const SHORTEST = 8;

/** Digits of the longest number of any country. */
const LONGEST = 15;

/**
 * Whether a text is one number that can be dialed; how it is written is up to those who write it. An
 * extension or a second number would be dialed as a part of the first.
 */
export function isPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return digits.length >= SHORTEST && digits.length <= LONGEST;
  return (
    /^55\d{10,11}$/.test(digits) || (digits.length >= SHORTEST && digits.length <= LONGEST_NATIONAL)
  );
}

/**
 * The URL that dials a number as it is written for people: '(41) 0000-0000' is a Brazilian one.
 * Null where there is nothing to dial.
 */
export function phoneHref(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  if (digits === '') return null;
  if (phone.trim().startsWith('+') || digits.length > LONGEST_NATIONAL) return `tel:+${digits}`;
  const isLocal = digits.length < SHORTEST_NATIONAL || digits.startsWith('0');
  return isLocal ? `tel:${digits}` : `tel:+55${digits}`;
}

/** The stored number where it can be dialed, else `standIn`; both as people write them. */
export const callablePhone = (stored: string | null, standIn: string): string =>
  stored && phoneHref(stored) ? stored : standIn;
