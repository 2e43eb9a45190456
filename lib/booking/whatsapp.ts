import { numbersIn } from '@/lib/format/phone';

/** A Brazilian area code in use, and a mobile number (nine digits, from 9 on) or a landline one. */
const NATIONAL =
  /^(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])(?:9\d{8}|[2-5]\d{7})$/;
const BRAZIL = '55';
/** Digits with the country code; the minimum is what the form has always required. */
const INTERNATIONAL = /^[1-9]\d{9,14}$/;

const digitsOf = (text: string) => text.replace(/\D/g, '');
const isBrazilian = (digits: string) =>
  digits.startsWith(BRAZIL) && NATIONAL.test(digits.slice(BRAZIL.length));

/**
 * The digits that WhatsApp dials, country code first, for a number as people type it; null if it
 * can't be one. A number without a country is Brazilian; one of another country begins with '+'.
 */
export function whatsappNumber(typed: string): string | null {
  const [text, ...others] = numbersIn(typed);
  if (!text || others.length > 0) return null;
  const digits = digitsOf(text).replace(/^0+/, '');
  if (isBrazilian(digits)) return digits;
  if (/^(?:\+|00)/.test(text)) {
    return INTERNATIONAL.test(digits) && !digits.startsWith(BRAZIL) ? digits : null;
  }
  return NATIONAL.test(digits) ? BRAZIL + digits : null;
}

/**
 * The digits for a stored number; '' if it can't be dialed. Numbers stored before validation
 * existed are dialed as what they most likely are.
 */
export function storedWhatsappNumber(stored: string): string {
  const numbers = numbersIn(stored);
  const known = numbers.map(whatsappNumber).find((number) => number !== null);
  const [digits = '', ...others] = numbers.map(digitsOf);
  return known ?? (others.length === 0 && INTERNATIONAL.test(digits) ? digits : '');
}

/** How a number is stored: digits only, with '+' if the country is not Brazil. */
export const toStoredNumber = (number: string) => (isBrazilian(number) ? number : `+${number}`);

/** Formats a number as it will be dialed: '+55 12 90000-0000'. */
export function formatWhatsappNumber(number: string): string {
  const [, area, first, last] = /^55(\d{2})(\d{4,5})(\d{4})$/.exec(number) ?? [];
  return area && isBrazilian(number) ? `+55 ${area} ${first}-${last}` : `+${number}`;
}

/** A typed number as it will be dialed; unchanged if it can't be one. */
export function completedWhatsappNumber(typed: string): string {
  const number = whatsappNumber(typed);
  return number ? formatWhatsappNumber(number) : typed;
}

/** What a form shows for a value: a number in its stored form is shown as it is dialed. */
export function shownWhatsappNumber(value: string): string {
  const number = whatsappNumber(value);
  return number && toStoredNumber(number) === value ? formatWhatsappNumber(number) : value;
}

/** The URL of a chat with a number, given in the digits that are dialed. */
export const chatUrl = (number: string) => `https://wa.me/${number}`;
