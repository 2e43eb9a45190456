import { z } from 'zod';
import { tooLong } from '@/lib/actions/form-parts';
import { earlierTries, loaded, recordId } from '@/lib/actions/record';
import { plainText } from '@/lib/format/plain-text';
import { MEDIA_LIMITS } from './limits';

/** What staff may change about an image: its alternative text, empty for a decorative one. */
const mediaFields = z.object({
  alt: z.string().max(MEDIA_LIMITS.alt, tooLong).transform(plainText),
});

/** `loaded` is never null: an image's record is created by its upload, not by this form. */
export const mediaInput = z.object({
  id: recordId,
  loaded,
  sent: earlierTries(mediaFields),
  fields: mediaFields,
});
