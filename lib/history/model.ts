import { keysOf } from '@/lib/format/keys-of';

/** The kinds of records that have a history, as URLs name them, with their tables. */
export const RECORD_TABLES = {
  hotels: 'hotels',
  regions: 'regions',
  packages: 'hotel_packages',
  users: 'user_profiles',
  config: 'general_config',
} as const;

export const RECORD_KINDS = keysOf(RECORD_TABLES);
export type RecordKind = keyof typeof RECORD_TABLES;

/** Whether a value names a kind of record that has a history of its own. */
export function isRecordKind(value: unknown): value is RecordKind {
  return RECORD_KINDS.some((kind) => kind === value);
}

/** The kind of a table's records; null if they have no history of their own. */
export function kindOf(table: string): RecordKind | null {
  return RECORD_KINDS.find((kind) => RECORD_TABLES[kind] === table) ?? null;
}

/** Tables whose changes are listed, though their records have no history of their own. */
export const OTHER_TABLES = ['media_files', 'newsletter_subscribers', 'code_rules'] as const;
export type OtherTable = (typeof OTHER_TABLES)[number];

/** Whether changes of a table are shown but can't be restored. */
export function isOtherTable(table: string): table is OtherTable {
  return OTHER_TABLES.some((known) => known === table);
}

/** What differs from the restored version. */
export type RestoreReport = {
  /**
   * `slug`: the old one now belongs to another record; `region`: the old one is gone; `hotels`:
   * some of an editor's are gone; `images`: it shows images that were deleted from the library.
   */
  notes: ('slug' | 'region' | 'hotels' | 'images')[];
  /** The record's slug now. */
  slug: string;
  /** How many dependent records were restored with it: a hotel's offers, a region's hotels. */
  returned: number;
};
