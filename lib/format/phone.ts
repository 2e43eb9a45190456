/** A number as people write it. A word or a slash ends it: an extension or another number follows. */
const NUMBER = /(?:\+\s*)?\(?\d[\d\s().\u2010-\u2015-]*/g;

/** Area code and number; a mobile number has nine digits, from 9 on. */
const NATIONAL = /^(?:55)?0?([1-9]{2}9?\d{8})$/;
/** A number without area code such as 4000-0000, or a service number such as 0800. */
const LOCAL = /^(?:9?\d{8}|0[3589]00\d{6,7})$/;
/** With the code of its country, after '+' or '00'. */
const INTERNATIONAL = /^\d{8,15}$/;
const BRAZIL = '55';
/** A whole number and an extension without a word: '3333-4444 12' would be one of area 33. */
const BARE_EXTENSION = /\d{4}[-\u2010-\u2015]\d{4}\s+\d+\s*$/;

/** What is dialed for one number; null where its digits are none. */
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

/** Whether a text is one number that can be dialed; how it is written is up to those who write it. */
export function isPhone(text: string): boolean {
  const [number, ...others] = numbersIn(text);
  return number !== undefined && others.length === 0 && dialed(number) !== null;
}

/**
 * What is dialed for a number as it is written for people: '(41) 0000-0000' is a Brazilian one. Of a
 * text with an extension or several numbers, the first that can be dialed. Null without any.
 */
export function dialedNumber(text: string): string | null {
  for (const written of numbersIn(text)) {
    const number = dialed(written);
    if (number) return number;
  }
  return null;
}

/** The URL that dials it; null where there is nothing to dial. */
export function phoneHref(text: string): string | null {
  const number = dialedNumber(text);
  return number && `tel:${number}`;
}

/** The stored number where it can be dialed, else `standIn`; both as people write them. */
export const callablePhone = (stored: string | null, standIn: string): string =>
  stored && phoneHref(stored) ? stored : standIn;
