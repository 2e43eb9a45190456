'use server';

import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { redirect } from 'next/navigation';
import { authenticatorOf } from '@/lib/auth/authenticator';
import { requestCookies } from '@/lib/auth/cookie-jar';
import { completeSignIn } from '@/lib/auth/device-cookie';
import { signInInput } from '@/lib/auth/form';
import { adminPath } from '@/lib/auth/roles';
import { isSameOrigin } from '@/lib/auth/same-origin';
import { setFlash } from '@/lib/auth/set-flash';
import { withMinDuration } from '@/lib/auth/timing';
import { sessionClient } from '@/lib/db/session-client';
import type { AuthState, Typed } from '../state';
import { countedAttempt, failed, formText, invalid, refused } from './answers';

/** The minimum duration of a refusal, so that timing reveals nothing about the account. */
const REFUSAL_MS = 900;

/**
 * Signs in with e-mail and password and redirects to the requested page, where an account with an
 * authenticator first has to give its code.
 */
export async function signIn(_before: AuthState, form: FormData): Promise<AuthState> {
  const state = await withMinDuration(REFUSAL_MS, () => trySignIn(form));
  if (state) return state;
  redirect(adminPath(formText(form, 'next')) ?? '/admin');
}

async function trySignIn(form: FormData): Promise<AuthState> {
  const typed: Typed = { email: formText(form, 'email') };
  if (!(await isSameOrigin())) return refused('foreignOrigin', { typed });
  const input = signInInput.safeParse({ email: typed.email, password: formText(form, 'password') });
  if (!input.success) return { ...invalid(input.error), typed };
  try {
    const { limit, refusal } = await countedAttempt('login', input.data.email);
    if (refusal) return { ...refusal, typed };
    const client = sessionClient(await requestCookies());
    const { data, error } = await client.auth.signInWithPassword(input.data);
    if (!error) {
      if (authenticatorOf(data.user)) return null;
      await completeSignIn(client);
      await setFlash('signed-in');
      return null;
    }
    if (error.status === 429) return refused('signInTooOften', { typed });
    if (isAuthRetryableFetchError(error)) throw error;
    if (error.code === 'invalid_credentials') return refused('wrong', { typed, limit });
    return refused('failed', { typed, limit, detail: error.message });
  } catch (error) {
    return { ...failed('auth.sign-in', error, 'unavailable'), typed };
  }
}
