import { unstable_isUnrecognizedActionError as isUnrecognizedAction } from 'next/navigation';
import type { ErrorCode, Result } from '@/lib/actions/result';

/**
 * `no-answer`: the connection is lost, or what came back is no result. `outdated`: the site was updated since
 * the page was opened, and no longer has what the page asks for.
 */
export type CallCode = ErrorCode | 'no-answer' | 'outdated';

/** What an action that threw is answered with: it is unknown to the site as it is now, or `other`. */
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
