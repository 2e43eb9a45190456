import 'server-only';
import { z } from 'zod';
import type { SessionClient } from '@/lib/db/session-client';
import { type HistoryQuery, NOBODY } from './list-query';
import { mediaLines } from './media-lines';
import { isOtherTable, kindOf, RECORD_TABLES, type RecordKind } from './model';

/** Lines of one page of changes. */
const CHANGES_PER_PAGE = 30;

const text = z.string().nullable();

const changeRow = z
  .object({
    id: z.coerce.number(),
    change_id: z.coerce.number(),
    subject_table: z.string(),
    subject_id: z.string(),
    action: z.enum(['INSERT', 'UPDATE', 'DELETE']),
    parts: z.array(z.string()),
    name: text,
    offers: z.coerce.number(),
    actor_id: text,
    actor_email: text,
    changed_at: z.string(),
    restored_id: z.coerce.number().nullable(),
  })
  .transform((row) => ({
    id: row.id,
    change: row.change_id,
    kind: kindOf(row.subject_table),
    table: row.subject_table,
    recordId: row.subject_id,
    action: row.action,
    /** Columns, and keys of the stored JSON ('features.rooms'); 'images' for those of the hotel. */
    parts: row.parts,
    /** The record's current or last name; the e-mail of a profile. */
    name: row.name,
    /** Offers deleted with a hotel. */
    offers: row.offers,
    /** Null for changes made in the database itself. */
    actor: row.actor_id ? { id: row.actor_id, email: row.actor_email } : null,
    at: row.changed_at,
    restored: row.restored_id !== null,
  }));

/** One line of history: a change of one record by one person. */
export type Change = z.output<typeof changeRow>;

/** A page of changes, the newest first; `older` is where the next page begins, null on the last. */
export type ChangePage = { changes: Change[]; older: number | null };

type Asked = {
  kind?: string;
  record_id?: string;
  person?: string;
  by_nobody?: boolean;
  only_removed?: boolean;
  before?: number;
};

async function ask(client: SessionClient, asked: Asked, size: number): Promise<ChangePage> {
  const { data, error } = await client.rpc('record_changes', { ...asked, page_size: size + 1 });
  if (error) throw error;
  const rows = z.array(changeRow).parse(data);
  const changes = rows.slice(0, size);
  return { changes, older: rows.length > size ? (changes.at(-1)?.id ?? null) : null };
}

/**
 * One page of the changes that match the query; an upload or a removal is one line. Throws on any
 * failure.
 */
export async function listChanges(
  client: SessionClient,
  { tipo, pessoa, excluidos, antes }: HistoryQuery,
  size = CHANGES_PER_PAGE,
): Promise<ChangePage> {
  const kind = tipo && !isOtherTable(tipo) ? RECORD_TABLES[tipo] : tipo;
  const page = await ask(
    client,
    {
      kind: kind ?? undefined,
      person: pessoa && pessoa !== NOBODY ? pessoa : undefined,
      by_nobody: pessoa === NOBODY,
      only_removed: excluidos === '1',
      before: antes ?? undefined,
    },
    size,
  );
  return { ...page, changes: await mediaLines(client, page.changes) };
}

/** One page of the changes of one record. Throws on any failure. */
export function listRecordChanges(
  client: SessionClient,
  kind: RecordKind,
  id: string,
  { before, size = CHANGES_PER_PAGE }: { before?: number | null; size?: number },
): Promise<ChangePage> {
  const asked = { kind: RECORD_TABLES[kind], record_id: id, before: before ?? undefined };
  return ask(client, asked, size);
}
