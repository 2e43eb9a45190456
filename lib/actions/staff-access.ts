import 'server-only';
import { mayDo, type Need } from '@/lib/auth/roles';
import { currentAccess, type StaffContext } from '@/lib/auth/staff';
import { ACCESS_ERROR_CODES, refusalFor } from './refusals';
import type { Result } from './result';

/**
 * The session of the caller of an action or a route, or why it does not meet the need: not signed
 * in, no active profile, or another role. Throws StaffCheckFailure.
 */
export async function staffAccess(need: Need): Promise<Result<StaffContext>> {
  const { client, access } = await currentAccess();
  if (access.state !== 'staff') {
    return { ok: false, code: refusalFor(ACCESS_ERROR_CODES[access.state], need) };
  }
  const { profile } = access;
  if (!mayDo(profile.role, need)) return { ok: false, code: refusalFor('denied', need) };
  return { ok: true, data: { client, profile } };
}
