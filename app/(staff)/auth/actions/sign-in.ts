'use server';

import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { requestCookies } from '@/lib/auth/cookie-jar';
import { signInInput } from '@/lib/auth/form';
import { LIMITS } from '@/lib/auth/lockout-storage';
import { adminPath } from '@/lib/auth/roles';
import { isSameOrigin } from '@/lib/auth/same-origin';
import { setFlash } from '@/lib/auth/set-flash';
import { withMinDuration } from '@/lib/auth/timing';
import { sessionClient } from '@/lib/db/session-client';
import type { AuthState, Typed } from '../state';
import { bad, failed, limited, problems, text } from './answers';

/** A refusal never comes sooner than this, so that its time tells nothing about the account. */
const REFUSAL_MS = 900;

/** Signs in with e-mail and password and leads on to where the visitor wanted to go. */
export async function signIn(_before: AuthState, form: FormData): Promise<AuthState> {
  const state = await withMinDuration(REFUSAL_MS, () => trySignIn(form));
  if (state) return state;
  await setFlash('signed-in');
  redirect(adminPath(text(form, 'next')) ?? '/admin');
}

async function trySignIn(form: FormData): Promise<AuthState | null> {
  const t = await getTranslations('auth');
  const typed: Typed = { email: text(form, 'email') };
  if (!(await isSameOrigin())) return { typed, notice: bad(t('foreignOrigin')) };
  const input = signInInput.safeParse({ email: typed.email, password: text(form, 'password') });
  if (!input.success) return { typed, fields: await problems(input.error) };
  try {
    const { limit, notice } = await limited('login', input.data.email);
    if (notice) return { typed, limit, notice };
    const client = sessionClient(await requestCookies());
    const { error } = await client.auth.signInWithPassword(input.data);
    if (!error) {
      // The count is only a courtesy to the account: a sign-in does not fail for it.
      await client.rpc('forget_sign_in_attempts');
      return null;
    }
    if (error.status === 429) return { typed, notice: bad(t('signInTooOften')) };
    if (isAuthRetryableFetchError(error)) throw error;
    if (error.code !== 'invalid_credentials') return { typed, limit, notice: bad(error.message) };
    const left = LIMITS.login.attempts - limit.attempts;
    return { typed, limit, notice: bad(t('wrong'), t('attemptsLeft', { left })) };
  } catch (error) {
    return { typed, notice: await failed('auth.sign-in', error, t('unavailable')) };
  }
}
