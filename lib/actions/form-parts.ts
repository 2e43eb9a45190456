import { z } from 'zod';
import { plainText } from '@/lib/format/plain-text';

/** Keys of `admin.problems` in the catalogue. */
export const required = 'required';
export const tooLong = 'tooLong';
export const tooMany = 'tooMany';

const blankIsNull = (value: string | null) => value?.trim() || null;

/** A line of text without markup; null when nothing is left of it. */
export const line = (max: number) =>
  z
    .string()
    .max(max, tooLong)
    .nullable()
    .transform((value) => blankIsNull(value && plainText(value)));

/** A line of text that has to be there. */
export const neededLine = (max: number) =>
  z
    .string(required)
    .max(max, tooLong)
    .transform(plainText)
    .refine((value) => value !== '', required);

/** A long text, kept as it was typed but for blanks around it. */
export const longText = (max: number) =>
  z.string().max(max, tooLong).nullable().transform(blankIsNull);

/** A long text that has to be there. */
export const neededLongText = (max: number) =>
  z
    .string(required)
    .max(max, tooLong)
    .transform((value) => value.trim())
    .refine((value) => value !== '', required);

type Check = (value: string) => unknown;

/** A URL that passes `check`, or nothing. */
export const optionalUrl = (max: number, check: Check, problem: string) =>
  longText(max).refine((value) => value === null || check(value) !== null, problem);

/** A URL that passes `check`. */
export const requiredUrl = (max: number, check: Check, problem: string) =>
  neededLongText(max).refine((value) => value === '' || check(value) !== null, problem);

/** What was typed as a number, or nothing; `read` gives null for what is none. */
export const typedNumber = (read: (typed: string | number) => number | null, problem: string) =>
  z
    .union([z.string(), z.number()])
    .nullable()
    .transform((typed, context) => {
      if (typed === null || String(typed).trim() === '') return null;
      const value = read(typed);
      if (value !== null) return value;
      context.addIssue({ code: 'custom', message: problem });
      // Not null: a rule about two fields must not take it for left empty.
      return z.NEVER;
    });
