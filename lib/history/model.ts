import { z } from 'zod';

/** The kinds of records that have a history, as addresses name them, with their tables. */
export const RECORD_TABLES = {
  hotels: 'hotels',
  regions: 'regions',
  packages: 'hotel_packages',
  users: 'user_profiles',
  config: 'general_config',
} as const;

export const RECORD_KINDS = Object.keys(RECORD_TABLES) as RecordKind[];
export type RecordKind = keyof typeof RECORD_TABLES;
export type RecordTable = (typeof RECORD_TABLES)[RecordKind];

export function isRecordKind(value: unknown): value is RecordKind {
  return RECORD_KINDS.some((kind) => kind === value);
}

/** The kind that a table's records are; null for a table that has no history of its own. */
export function kindOf(table: string): RecordKind | null {
  return RECORD_KINDS.find((kind) => RECORD_TABLES[kind] === table) ?? null;
}

/** The settings are one record, number 1; everything else has a UUID. */
export const recordKey = z.union([z.uuid(), z.literal('1')]);

/** Who is asked for when changes were made in the database itself. */
export const NOBODY = 'sistema';

const one = (value: unknown) => (Array.isArray(value) ? value[0] : value);
const entryId = z.preprocess(one, z.coerce.number().int().min(1).nullable().catch(null));

/** What the address of the list of changes asks for; whatever it can't mean is left out. */
export const historyQuery = z.object({
  tipo: z.preprocess(one, z.custom<RecordKind>(isRecordKind).nullable().catch(null)),
  pessoa: z.preprocess(
    one,
    z
      .union([z.uuid(), z.literal(NOBODY)])
      .nullable()
      .catch(null),
  ),
  excluidos: z.preprocess(one, z.literal('1').nullable().catch(null)),
  antes: entryId,
});
export type HistoryQuery = z.infer<typeof historyQuery>;

/** What the address of one record's history asks for: a version, what it is compared with. */
export const recordQuery = z.object({
  versao: entryId,
  com: z.preprocess(one, z.enum(['anterior', 'atual']).nullable().catch(null)),
  antes: entryId,
});
export type RecordQuery = z.infer<typeof recordQuery>;

function withQuery(path: string, asked: Record<string, string | number | null>): string {
  const entries = Object.entries(asked)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [name, String(value)]);
  const search = new URLSearchParams(entries).toString();
  return search ? `${path}?${search}` : path;
}

/** The address of the list of changes. */
export function historyPath(query: Partial<HistoryQuery> = {}): string {
  return withQuery('/admin/historico', query);
}

/** The address of one record's history. */
export function recordHistoryPath(
  kind: RecordKind,
  id: string,
  query: Partial<RecordQuery> = {},
): string {
  return withQuery(`/admin/historico/${kind}/${id}`, query);
}

/** Which change is to be restored, and the newest one of the record that whoever asks has seen. */
export const restoreInput = z.object({
  kind: z.custom<RecordKind>(isRecordKind),
  id: recordKey,
  change: z.int().min(1),
  seen: z.int().min(1),
});
