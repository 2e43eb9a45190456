import { z } from 'zod';
import { FIRST_TYPED_DAY, isCalendarDate } from '@/lib/format/date';
import { isBlank } from '@/lib/format/is-blank';
import { wholeNumber } from '@/lib/format/numbers';
import { dialedNumber, isPhone } from '@/lib/format/phone';
import { plainText } from '@/lib/format/plain-text';
import { MAX_PRICE, toAmount } from '@/lib/format/typed-price';
import type { messages } from '@/lib/i18n/catalogue';

/** Why a field is refused: a key of `admin.problems` in the catalog. */
export type FieldProblem = keyof (typeof messages)['admin']['problems'];
/** A problem with a message in the catalog; any other key fails to compile. */
export const problem = (key: FieldProblem) => key;

export const required = problem('required');
export const tooLong = problem('tooLong');
export const tooMany = problem('tooMany');

const blankIsNull = (value: string | null) =>
  value === null || isBlank(value) ? null : value.trim();

/** A line of text with markup removed; null if nothing is left. */
export const line = (max: number) =>
  z
    .string()
    .max(max, tooLong)
    .nullable()
    .transform((value) => blankIsNull(value && plainText(value)));

/** A required line of text. */
export const neededLine = (max: number) =>
  z
    .string(required)
    .max(max, tooLong)
    .transform(plainText)
    .refine((value) => !isBlank(value), required);

/** A long text as typed, with surrounding blanks trimmed. */
export const longText = (max: number) =>
  z.string().max(max, tooLong).nullable().transform(blankIsNull);

/** A required long text. */
export const neededLongText = (max: number) =>
  z
    .string(required)
    .max(max, tooLong)
    .transform((value) => value.trim())
    .refine((value) => !isBlank(value), required);

type Check = (value: string) => unknown;

/** A URL that passes `check`, or null. */
export const optionalUrl = (max: number, check: Check, refusal: FieldProblem) =>
  longText(max).refine((value) => value === null || check(value) !== null, refusal);

/** A URL that passes `check`. */
export const requiredUrl = (max: number, check: Check, refusal: FieldProblem) =>
  neededLongText(max).refine((value) => value === '' || check(value) !== null, refusal);

/**
 * A typed number, or null if blank. `read` returns null if it is not one. `missing`: nothing was
 * sent.
 */
export const typedNumber = (
  read: (typed: string | number) => number | null,
  refusal: FieldProblem,
  missing = refusal,
) =>
  z
    .union([z.string(), z.number()], missing)
    .nullable()
    .transform((typed, context) => {
      if (typed === null || String(typed).trim() === '') return null;
      const value = read(typed);
      if (value !== null) return value;
      context.addIssue({ code: 'custom', message: refusal });
      // Not null: a rule about two fields must not treat it as left empty.
      return z.NEVER;
    });

/** A whole number in digits within bounds, or null. Refuses '1.000': it means a thousand, not 1. */
export const optionalWhole = (min: number, max: number, refusal: FieldProblem) =>
  typedNumber(
    (typed) => (/^\s*\d+\s*$/.test(String(typed)) ? wholeNumber(typed, { min, max }) : null),
    refusal,
  );

const typedPrice = (missing?: FieldProblem) =>
  typedNumber(toAmount, 'price', missing).refine(
    (value) => value === null || value <= MAX_PRICE,
    problem('priceTooHigh'),
  );

/** A price in BRL, or null. */
export const optionalPrice = typedPrice();

/** A required price in BRL. */
export const price = typedPrice(required)
  .refine((value) => value !== null, required)
  .transform(Number);

/** Whether it is a plausible date, not a typing error. */
export const isTypedDay = (value: string) => isCalendarDate(value) && value >= FIRST_TYPED_DAY;

/** A plausible date, or null. */
export const optionalDay = longText(255).refine(
  (value) => value === null || isTypedDay(value),
  problem('date'),
);

/**
 * A phone number as people write it, or null. If an extension or a second number makes it too long,
 * the problem says to drop that, not to shorten it.
 */
export const optionalPhone = (max: number) =>
  z
    .string()
    .max(max, { error: ({ input }) => (dialedNumber(String(input)) ? problem('phone') : tooLong) })
    .nullable()
    .pipe(line(max))
    .refine((value) => value === null || isPhone(value), problem('phone'));
