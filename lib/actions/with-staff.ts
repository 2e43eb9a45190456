import 'server-only';
import type { Need } from '@/lib/auth/roles';
import { isSameOrigin } from '@/lib/auth/same-origin';
import { StaffCheckFailure, type StaffContext } from '@/lib/auth/staff';
import type { ErrorCode, Failure, Result } from './result';
import { staffAccess } from './staff-access';

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
    const access = await staffAccess(need);
    if (access.ok) return await handler(access.data);
    return refuse(access.code === 'signed-out' ? 401 : 403, { code: access.code });
  } catch (error) {
    if (error instanceof StaffCheckFailure) return refuse(503, { code: 'unavailable' });
    throw error;
  }
}
