import { z } from 'zod';
import { recordId } from '@/lib/actions/record';
import { isRecordKind, type RecordKind } from './model';

/** The settings are one record, number 1; everything else has a UUID. */
export const recordKey = z.union([recordId, z.literal('1')]);

/** The change to restore, and the newest change of the record that the editor has seen. */
export const restoreInput = z.object({
  kind: z.custom<RecordKind>(isRecordKind),
  id: recordKey,
  change: z.int().min(1),
  seen: z.int().min(1),
});
