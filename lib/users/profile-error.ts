import 'server-only';
import { ActionError } from '@/lib/actions/admin-action';
import { POSTGRES, postgresCode } from '@/lib/db/postgres-codes';
import type { ProfileFields } from './form';

/**
 * The error to throw where saving these values failed with `error`. The one rule that the database has of its
 * own is that an active administrator stays; the fields that would leave none get the problem.
 */
export function profileError(error: unknown, { role, is_active }: ProfileFields): unknown {
  if (postgresCode(error) !== POSTGRES.ownRule) return error;
  const fields = {
    ...(role === 'admin' ? {} : { role: 'lastAdmin' }),
    ...(is_active ? {} : { is_active: 'lastAdmin' }),
  };
  return new ActionError('invalid', { fields });
}
