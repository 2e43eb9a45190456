import { z } from 'zod';
import { MAX_TRIES } from './merge';

const instant = z.iso.datetime({ offset: true });

/** An instant as Postgres writes it as text, '2026-11-29 10:45:05.622+00', in the form of ISO 8601. */
const isoForm = (written: string) => written.replace(' ', 'T').replace(/(?<=:.*[+-]\d{2})$/, ':00');

/**
 * The version of a row: its `updated_at` as it was read. Anything else fails in the database, which looks
 * like a fault of the site and not of what was sent.
 */
const recordVersion = z.string().refine((version) => instant.safeParse(isoForm(version)).success);

/** What a form of the back office says of a record that it loaded (see saveWithMerge). */
export const loaded = z.object({
  version: recordVersion,
  base: z.record(z.string(), z.unknown()),
});

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

/** A record as it was shown. A newer version is refused as a conflict. */
const shownRecord = z.object({ id: recordId, version: recordVersion });

/** The input of a removal. `affected`: how many other records were said to go or to change with this one. */
export const removalInput = shownRecord.extend({ affected: z.int().min(0).default(0) });

/** The input of the switch of a record. */
export const switchInput = shownRecord.extend({ isActive: z.boolean() });

export type RemovalInput = z.infer<typeof removalInput>;
export type SwitchInput = z.infer<typeof switchInput>;
