import { z } from 'zod';
import { longText, neededLine } from '@/lib/actions/form-parts';
import { earlierTries, loaded, recordId } from '@/lib/actions/record';
import { REGION_LIMITS } from './limits';

const regionFields = z.object({
  name: neededLine(REGION_LIMITS.name),
  description: longText(REGION_LIMITS.description),
  is_active: z.boolean(),
});

/** A new region has no `loaded`. Its form chooses the id, so sending it twice creates one. */
export const regionInput = z.object({
  id: recordId,
  loaded: loaded.nullable(),
  sent: earlierTries(regionFields),
  fields: regionFields,
});
