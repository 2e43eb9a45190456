import { z } from 'zod';

/** What a form of the back office says of a record that it loaded (see saveRow). */
export const loaded = z.object({
  version: z.string().min(1),
  base: z.record(z.string(), z.unknown()),
});

/** Keys of `adminProblems` in the catalogue. */
const required = 'required';
const tooLong = 'tooLong';

const blankIsNull = (value: string | null) => value?.trim() || null;

export const regionFields = z.object({
  name: z.string(required).trim().min(1, required).max(255, tooLong),
  description: z.string().max(1000, tooLong).nullable().transform(blankIsNull),
  is_active: z.boolean(),
});

/** A new region has no `loaded`; its id is chosen by the form, so that a form sent twice makes one. */
export const regionInput = z.object({
  id: z.uuid(),
  loaded: loaded.nullable(),
  fields: regionFields,
});
