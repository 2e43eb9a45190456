import { z } from 'zod';

/** What a form of the back office says of a record that it loaded (see saveRow). */
export const loaded = z.object({
  version: z.string().min(1),
  base: z.record(z.string(), z.unknown()),
});

/** Which record is meant, where nothing else has to be said. */
export const recordInput = z.object({ id: z.uuid() });

/** What the switch of a record sends. */
export const switchInput = z.object({ id: z.uuid(), isActive: z.boolean() });
