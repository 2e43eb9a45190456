import 'server-only';
import { mayDo, type Need } from '@/lib/auth/roles';
import { isSameOrigin } from '@/lib/auth/same-origin';
import { currentAccess, StaffCheckFailure, type StaffContext } from '@/lib/auth/staff';
import { ACCESS_ERROR_CODES, refusalFor } from './refusals';
import type { ErrorCode, Failure, Result } from './result';

/** Keeps caches from storing back-office responses, and browsers from guessing their type. */
export const NO_STORE = {
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
};

/** A result as a response. */
export const resultResponse = (result: Result<unknown, string>, status = 200) =>
  Response.json(result, { status, headers: NO_STORE });

/** A refusal as a response. */
export const errorResponse = (status: number, failure: Omit<Failure<string>, 'ok'>) =>
  resultResponse({ ok: false, ...failure }, status);

type Options = {
  need?: Need;
  /** Makes the response to a refusal; JSON by default. */
  refuse?: (status: number, failure: { code: ErrorCode }) => Response | Promise<Response>;
};

/**
 * Runs a back-office route handler after checking the session, the active profile and its role, and
 * before them the origin if the request changes something. A refusal is answered with its code and
 * nothing else.
 */
export async function withStaff(
  changes: boolean,
  handler: (context: StaffContext) => Promise<Response>,
  { need = 'staff', refuse = errorResponse }: Options = {},
): Promise<Response> {
  if (changes && !(await isSameOrigin())) return refuse(403, { code: 'origin' });
  try {
    const { client, access } = await currentAccess();
    if (access.state !== 'staff') {
      const code = refusalFor(ACCESS_ERROR_CODES[access.state], need);
      return refuse(code === 'signed-out' ? 401 : 403, { code });
    }
    if (!mayDo(access.profile.role, need)) {
      return refuse(403, { code: refusalFor('denied', need) });
    }
    return await handler({ client, profile: access.profile });
  } catch (error) {
    if (error instanceof StaffCheckFailure) return refuse(503, { code: 'unavailable' });
    throw error;
  }
}
