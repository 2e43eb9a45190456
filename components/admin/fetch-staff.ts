import type { Result } from '@/lib/actions/result';
import { type CallCode, callAction } from './call-action';

/** Fetches from a route of the back office. Never throws: no answer is a failure like others. */
export const fetchStaff = <T>(path: string, signal: AbortSignal): Promise<Result<T, CallCode>> =>
  callAction<T>(async () => {
    const response = await fetch(path, { signal, redirect: 'manual' });
    // A request without a session is redirected to the sign-in page, which is HTML and not JSON.
    if (response.type === 'opaqueredirect') return { ok: false, code: 'signed-out' } as const;
    return (await response.json()) as Result<T>;
  });
