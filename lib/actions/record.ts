import { z } from 'zod';
import { MAX_TRIES } from './merge';

const instant = z.iso.datetime({ offset: true });

/** Converts Postgres's text form of an instant, '2026-11-29 10:45:05.622+00', to ISO 8601. */
const isoForm = (written: string) => written.replace(' ', 'T').replace(/(?<=:.*[+-]\d{2})$/, ':00');

/**
 * The version of a row: its `updated_at` as read. Anything else would fail in the database, which
 * would look like an error of the site and not of the input.
 */
const recordVersion = z.string().refine((version) => instant.safeParse(isoForm(version)).success);

/** What a back-office form sends about a record that it loaded (see saveWithMerge). */
export const loaded = z.object({
  version: recordVersion,
  base: z.record(z.string(), z.unknown()),
});

/**
 * What earlier tries of a form sent whose answers got lost, oldest first. Empty if one can't be
 * read: at worst the editor is asked about a field.
 */
export const earlierTries = <Schema extends z.ZodType>(fields: Schema) =>
  z.array(fields).max(MAX_TRIES).catch([]);

/**
 * The id of a row, in any form that Postgres accepts. RFC 9562 is stricter, and a row inserted by
 * SQL may have an id that does not comply.
 */
export const recordId = z.guid();

/** The input of an action that needs only a record's id. */
export const recordInput = z.object({ id: recordId });

/** A record as shown. A newer stored version is a conflict. */
const shownRecord = z.object({ id: recordId, version: recordVersion });

/** The input of a removal. `affected`: how many other records it was said to delete or change. */
export const removalInput = shownRecord.extend({ affected: z.int().min(0).default(0) });

/** The input to switch a record on or off. */
export const switchInput = shownRecord.extend({ isActive: z.boolean() });

export type RemovalInput = z.infer<typeof removalInput>;
export type SwitchInput = z.infer<typeof switchInput>;
