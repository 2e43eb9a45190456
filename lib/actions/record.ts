import { z } from 'zod';

/** What a form of the back office says of a record that it loaded (see saveWithMerge). */
export const loaded = z.object({
  version: z.string().min(1),
  base: z.record(z.string(), z.unknown()),
});

/** The input of an action that needs only a record's id. */
export const recordInput = z.object({ id: z.uuid() });

/** What the switch of a record sends. */
export const switchInput = z.object({ id: z.uuid(), isActive: z.boolean() });
