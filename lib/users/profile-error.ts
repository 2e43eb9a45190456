import 'server-only';
import { ActionError } from '@/lib/actions/action-error';
import { problem } from '@/lib/actions/form-parts';
import { POSTGRES, postgresCode } from '@/lib/db/postgres-codes';
import type { ProfileFields } from './form';

/**
 * The error to throw if saving these values failed with `error`. The only rule of the database's
 * own is that an active administrator remains; the fields that would leave none get the problem.
 */
export function profileError(error: unknown, { role, is_active }: ProfileFields): unknown {
  if (postgresCode(error) !== POSTGRES.ownRule) return error;
  const fields = {
    ...(role !== 'admin' && { role: problem('lastAdmin') }),
    ...(!is_active && { is_active: problem('lastAdmin') }),
  };
  return new ActionError('invalid', { fields });
}
