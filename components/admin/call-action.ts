import { unstable_isUnrecognizedActionError as isUnrecognizedAction } from 'next/navigation';
import type { ErrorCode, Result } from '@/lib/actions/result';

/**
 * `no-answer`: the connection was lost, or the response is no result. `outdated`: the site was
 * updated since the page was opened, and no longer has the requested action.
 */
export type CallCode = ErrorCode | 'no-answer' | 'outdated';

/**
 * The code for an action that threw: `outdated` if the current site does not know it, else `other`.
 */
export const codeWithoutAnswer = <Other extends string>(error: unknown, other: Other) =>
  isUnrecognizedAction(error) ? 'outdated' : other;

/** Calls an action of the server. Never throws: a call without an answer is a failure like others. */
export async function callAction<T>(
  action: () => Promise<Result<T>>,
): Promise<Result<T, CallCode>> {
  try {
    return (await action()) ?? { ok: false, code: 'no-answer' };
  } catch (error) {
    return { ok: false, code: codeWithoutAnswer(error, 'no-answer') };
  }
}
