/** The codes of Postgres and PostgREST errors that the code tells apart. */
export const POSTGRES = {
  /** A required column without a value. */
  notNullViolation: '23502',
  /** A row references one that does not exist. */
  foreignKeyViolation: '23503',
  /** A row with this key already exists. */
  uniqueViolation: '23505',
  checkViolation: '23514',
  /** A grant or a row policy refused. */
  insufficientPrivilege: '42501',
  /** A write to a read-only database, which Supabase's becomes when its disk is nearly full. */
  readOnly: '25006',
  diskFull: '53100',
  /** Raised by the schema's own triggers, with a message written for staff. */
  ownRule: 'PT409',
  /** A page that begins after the last row. */
  rangeNotSatisfiable: 'PGRST103',
  /** One row was requested, but there are none or several. */
  notOneRow: 'PGRST116',
  /** A session token that the API does not accept. */
  invalidToken: 'PGRST301',
} as const;

/** The code of an error thrown by a query; '' for any other value. */
export const postgresCode = (error: unknown): string =>
  String((error as { code?: unknown } | null | undefined)?.code ?? '');
