import { z } from 'zod';
import { tooLong } from '@/lib/actions/form-parts';
import { loaded } from '@/lib/actions/record';
import { plainText } from '@/lib/format/plain-text';
import { MEDIA_LIMITS } from './limits';

/** What is asked of the library; whatever an address can't mean is left out. */
export const mediaListQuery = z.object({
  q: z
    .string()
    .transform((value) => value.trim().slice(0, 100))
    .catch(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

/** What staff may change of an image: its alternative text, empty for a decorative one. */
const mediaFields = z.object({
  alt: z.string().max(MEDIA_LIMITS.alt, tooLong).transform(plainText),
});

export const mediaInput = z.object({ id: z.uuid(), loaded, fields: mediaFields });
