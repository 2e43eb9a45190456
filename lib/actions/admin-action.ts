import 'server-only';
import { refresh } from 'next/cache';
import type { z } from 'zod';
import type { Need } from '@/lib/auth/roles';
import { isSameOrigin } from '@/lib/auth/same-origin';
import { StaffCheckFailure, type StaffContext } from '@/lib/auth/staff';
import { isFull, outageKind } from '@/lib/db/outage';
import { POSTGRES, postgresCode } from '@/lib/db/postgres-codes';
import { storableJson } from '@/lib/format/storable';
import { logFailure } from '@/lib/log';
import { count } from '@/lib/telemetry/metrics.cjs';
import { ActionError } from './action-error';
import { refusalFor } from './refusals';
import type { Result } from './result';
import { staffAccess } from './staff-access';

type Definition<Schema extends z.ZodType, T> = {
  /** For the log: 'hotel.toggle'. */
  name: string;
  need: Need;
  schema: Schema;
  run: (input: z.output<Schema>, context: StaffContext) => Promise<T>;
};

/**
 * Where row policies hide the referenced table, Postgres names only the constraint, no column or
 * key.
 */
const MISSING =
  /^insert or update on table "(\w+)" violates foreign key constraint "\1_(\w+)_fkey"$/;

/**
 * Whether an error came from something between the site and the database, such as a gateway: errors
 * of the database itself have a code.
 */
const isForeign = (error: unknown) =>
  typeof error === 'object' && error !== null && !(error instanceof Error) && !postgresCode(error);

/** Maps an error of the database or of a service to an ActionError. */
function toActionError(error: unknown): ActionError {
  if (error instanceof ActionError) return error;
  if (error instanceof StaffCheckFailure) return new ActionError('unavailable');
  const code = postgresCode(error);
  const message = String((error as Partial<Error> | null | undefined)?.message ?? '');
  if (code === POSTGRES.insufficientPrivilege || code === POSTGRES.invalidToken) {
    return new ActionError('denied');
  }
  if (code === POSTGRES.foreignKeyViolation) {
    // For example a hotel's region that someone else removed while the form was open.
    const [, , field] = MISSING.exec(message) ?? [];
    if (field) return new ActionError('invalid', { fields: { [field]: 'gone' } });
  }
  if (code === POSTGRES.ownRule) return new ActionError('failed', { detail: message });
  if (isFull(error)) return new ActionError('full');
  const isAway = outageKind(message) || isForeign(error);
  return new ActionError(isAway ? 'unavailable' : 'failed');
}

/**
 * Wraps every write of the back office. Checks own origin, session, active profile, role and input,
 * in this order, and only then calls `run` (which checks version and row count). Never throws:
 * every failure is returned as a Result, and its cause is logged under the result's id. Input is
 * not logged.
 */
export function adminAction<Schema extends z.ZodType, T>(definition: Definition<Schema, T>) {
  const { name, need, schema, run } = definition;
  const attempt = async (input: unknown): Promise<Result<T>> => {
    try {
      if (!(await isSameOrigin())) return { ok: false, code: 'origin' };
      const access = await staffAccess(need);
      if (!access.ok) return access;
      const parsed = schema.safeParse(storableJson(input));
      if (!parsed.success) {
        return { ok: false, code: 'invalid', fields: problemsOf(parsed.error) };
      }
      const data = await run(parsed.data, access.data);
      // Sends the re-rendered page along: revalidating a tag alone would leave it unchanged.
      refresh();
      return { ok: true, data };
    } catch (error) {
      const id = logFailure(name, error);
      const { code, details } = toActionError(error);
      return { ok: false, code, ...details, id };
    }
  };
  return async (input: unknown): Promise<Result<T>> => {
    const answer = await attempt(input);
    const result = answer.ok ? answer : { ...answer, code: refusalFor(answer.code, need) };
    count('vitrine.actions', { action: name, outcome: result.ok ? 'ok' : result.code });
    return result;
  };
}

/** The first problem of each field, by the field's path: keys of `admin.problems`. */
const problemsOf = (error: z.ZodError): Record<string, string> =>
  Object.fromEntries(
    error.issues
      .toReversed()
      .map(({ path, message }) => [path.filter((part) => part !== 'fields').join('.'), message]),
  );
