import type { ErrorCode, Result } from '@/lib/actions/result';

/** `no-answer`: the connection is lost, or what came back is no result. */
export type CallCode = ErrorCode | 'no-answer';

/** Calls an action of the server. Never throws: a call without an answer is a failure like others. */
export async function callAction<T>(
  action: () => Promise<Result<T>>,
): Promise<Result<T, CallCode>> {
  try {
    return (await action()) ?? { ok: false, code: 'no-answer' };
  } catch {
    return { ok: false, code: 'no-answer' };
  }
}
