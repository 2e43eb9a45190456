/** A number as people write it. A word or a slash ends it: an extension or another number follows. */
const NUMBER = /(?:\+\s*)?\(?\d[\d\s().\u2010-\u2015-]*/g;

/** Area code and number; a mobile number has nine digits, the first a 9. */
const NATIONAL = /^(?:55)?0?([1-9]{2}9?\d{8})$/;
/** A number without area code such as 4000-0000, or a service number such as 0800. */
const LOCAL = /^(?:9?\d{8}|0[3589]00\d{6,7})$/;
/** With a country code, after '+' or '00'. */
const INTERNATIONAL = /^\d{8,15}$/;
const BRAZIL = '55';
/** A number, then an extension without a word: '3333-4444 12' would be read as area code 33. */
const BARE_EXTENSION = /\d{4}[-\u2010-\u2015]\d{4}\s+\d+\s*$/;

/** What to dial for one number; null if it is not valid. */
function dialed(number: string): string | null {
  if (BARE_EXTENSION.test(number)) return null;
  const digits = number.replace(/\D/g, '');
  const full = number.startsWith('+') ? digits : /^00(\d{10,})$/.exec(digits)?.[1];
  if (full && !full.startsWith(BRAZIL)) return INTERNATIONAL.test(full) ? `+${full}` : null;
  const national = NATIONAL.exec(full?.slice(BRAZIL.length) ?? digits)?.[1];
  if (national) return `+${BRAZIL}${national}`;
  return !full && LOCAL.test(digits) ? digits : null;
}

/** The numbers in a text; an extension counts as one. */
export const numbersIn = (text: string): string[] => text.match(NUMBER) ?? [];

/** Whether a text is one number that can be dialed, in any notation. */
export function isPhone(text: string): boolean {
  const [number, ...others] = numbersIn(text);
  return number !== undefined && others.length === 0 && dialed(number) !== null;
}

/**
 * What to dial for a number as people write it: '(41) 0000-0000' is Brazilian. For a text with an
 * extension or several numbers, the first that can be dialed. Null if there is none.
 */
export function dialedNumber(text: string): string | null {
  for (const written of numbersIn(text)) {
    const number = dialed(written);
    if (number) return number;
  }
  return null;
}

/** The URL that dials the number; null if there is none. */
export function phoneHref(text: string): string | null {
  const number = dialedNumber(text);
  return number && `tel:${number}`;
}

/** The stored number if it can be dialed, else `standIn`; both as people write them. */
export const callablePhone = (stored: string | null, standIn: string): string =>
  stored && phoneHref(stored) ? stored : standIn;
