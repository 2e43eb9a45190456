import { z } from 'zod';

/** What a form of the back office says of a record that it loaded (see saveWithMerge). */
export const loaded = z.object({
  version: z.string().min(1),
  base: z.record(z.string(), z.unknown()),
});

/** More tries without an answer than are sent along. */
const MAX_TRIES = 3;

/**
 * What earlier tries of a form sent whose answers got lost, oldest first. One that can't be read
 * counts as unknown: at worst the editor is asked about a field.
 */
export const earlierTries = <Schema extends z.ZodType>(fields: Schema) =>
  z.array(fields).max(MAX_TRIES).catch([]);

/**
 * The id of a row, in the form that Postgres accepts. RFC 9562 accepts fewer, and a row that was inserted
 * by SQL may have an id that is none of these.
 */
export const recordId = z.guid();

/** The input of an action that needs only a record's id. */
export const recordInput = z.object({ id: recordId });

/** The input of a removal: the id, and the version that was shown. A newer version is refused as a conflict. */
export const removalInput = z.object({ id: recordId, version: z.string().min(1) });

/** The input of the switch of a record. A newer version than the one that was shown is refused as a conflict. */
export const switchInput = removalInput.extend({ isActive: z.boolean() });

export type RemovalInput = z.infer<typeof removalInput>;
export type SwitchInput = z.infer<typeof switchInput>;
