'use server';

import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { z } from 'zod';
import type { AuthState, Typed } from '@/components/auth/state';
import { requestCookies } from '@/lib/auth/cookie-jar';
import { FLASH_COOKIE, FLASH_SECONDS, type Flash } from '@/lib/auth/flash';
import { LIMITS, type LimitScope, minutesOf } from '@/lib/auth/limit-record';
import { comesFromOwnSite } from '@/lib/auth/origin';
import { countAttempt } from '@/lib/auth/rate-limit';
import { adminPath } from '@/lib/auth/roles';
import { atLeast } from '@/lib/auth/timing';
import { logFailure } from '@/lib/log';
import { newPasswordInput, resetInput, signInInput } from '@/lib/schemas/sign-in';
import { publicClient } from '@/lib/supabase/public';
import {
  type SessionClient,
  sessionClient,
  sessionCookieName,
  sessionCookieOptions,
} from '@/lib/supabase/session';

/** A refusal never comes sooner than this, so that its time tells nothing about the account. */
const REFUSAL_MS = 900;
const RESET_MS = 1_500;

const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const bad = (title: string, detail?: string): AuthState['notice'] => ({
  tone: 'bad',
  title,
  detail,
});

async function leaveWord(word: Flash) {
  const { secure } = sessionCookieOptions('session');
  (await cookies()).set(FLASH_COOKIE, word, {
    maxAge: FLASH_SECONDS,
    path: '/',
    sameSite: 'lax',
    secure,
  });
}

/** The first problem of each field, in the catalogue's words. */
async function problems(error: z.ZodError): Promise<Record<string, string>> {
  const t = await getTranslations('auth.problems');
  return Object.fromEntries(
    error.issues
      .toReversed()
      .map((issue) => [String(issue.path[0]), t(issue.message as Parameters<typeof t>[0])]),
  );
}

/** The notice of a limit that refuses, or null when the attempt may go ahead. */
async function limited(scope: LimitScope, email: string) {
  const t = await getTranslations('auth');
  const attempt = await countAttempt(publicClient({ tags: [] }) as SessionClient, scope, email);
  const limit = { scope, attempts: attempt.attempts, retryAfter: attempt.retryAfter };
  if (attempt.allowed) return { limit, notice: null };
  const minutes = minutesOf(attempt.retryAfter);
  return { limit, notice: bad(t(attempt.beginsLockout ? 'exceeded' : 'locked', { minutes })) };
}

/** Signs in with e-mail and password and leads on to where the visitor wanted to go. */
export async function signIn(_before: AuthState, form: FormData): Promise<AuthState> {
  const state = await atLeast(REFUSAL_MS, () => trySignIn(form));
  if (state) return state;
  await leaveWord('signed-in');
  redirect(adminPath(text(form, 'next')) ?? '/admin');
}

async function trySignIn(form: FormData): Promise<AuthState | null> {
  const t = await getTranslations('auth');
  const typed: Typed = { email: text(form, 'email') };
  if (!(await comesFromOwnSite())) return { typed, notice: bad(t('foreignOrigin')) };
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
    const id = logFailure('auth.sign-in', error);
    return { typed, notice: bad(t('unavailable'), t('errorId', { id })) };
  }
}

/** Sends the recovery e-mail; the answer is the same for an address that nobody has. */
export async function requestReset(_before: AuthState, form: FormData): Promise<AuthState> {
  const state = await atLeast(RESET_MS, () => tryReset(form), 'always');
  if (state) return state;
  await leaveWord('reset-sent');
  redirect('/auth?reset=true');
}

async function tryReset(form: FormData): Promise<AuthState | null> {
  const t = await getTranslations('auth');
  const typed: Typed = { email: text(form, 'email') };
  if (!(await comesFromOwnSite())) return { typed, notice: bad(t('foreignOrigin')) };
  const input = resetInput.safeParse(typed);
  if (!input.success) return { typed, fields: await problems(input.error) };
  try {
    const { limit, notice } = await limited('reset', input.data.email);
    if (notice) return { typed, limit, notice };
    const { error } = await publicClient({ tags: [] }).auth.resetPasswordForEmail(input.data.email);
    if (!error) return null;
    if (error.status === 429) return { typed, limit, notice: bad(t('resetTooOften')) };
    throw error;
  } catch (error) {
    const id = logFailure('auth.reset', error);
    return { typed, notice: bad(t('resetFailed'), t('errorId', { id })) };
  }
}

/** Uses up the one-time token of a recovery e-mail: on a POST, which a mail scanner never sends. */
export async function confirmRecovery(_before: AuthState, form: FormData): Promise<AuthState> {
  const t = await getTranslations('auth');
  if (!(await comesFromOwnSite())) return { notice: bad(t('foreignOrigin')) };
  const client = sessionClient(await requestCookies(), 'recovery');
  const { error } = await client.auth.verifyOtp({
    token_hash: text(form, 'token_hash').slice(0, 255),
    type: 'recovery',
  });
  if (error && isAuthRetryableFetchError(error)) {
    const id = logFailure('auth.confirm', error);
    return { notice: bad(t('unavailable'), t('errorId', { id })) };
  }
  if (error) return { notice: bad(t('confirm.usedUp'), t('confirm.askAgain')) };
  redirect('/auth?mode=update-password');
}

/** Sets the password that a recovery allows, ends every other session and signs in. */
export async function setPassword(_before: AuthState, form: FormData): Promise<AuthState> {
  const t = await getTranslations('auth');
  if (!(await comesFromOwnSite())) return { notice: bad(t('foreignOrigin')) };
  const input = newPasswordInput.safeParse({
    password: text(form, 'password'),
    confirmation: text(form, 'confirmation'),
  });
  if (!input.success) return { fields: await problems(input.error) };

  const jar = await requestCookies();
  const recovery = sessionClient(jar, 'recovery');
  const { data } = await recovery.auth.getSession();
  if (!data.session) return { notice: bad(t('confirm.over'), t('confirm.askAgain')) };
  const { error } = await recovery.auth.updateUser({ password: input.data.password });
  if (error) {
    if (error.code === 'weak_password') return { fields: { password: error.message } };
    const id = logFailure('auth.set-password', error);
    return { notice: bad(t('updateFailed'), t('errorId', { id })) };
  }
  await recovery.auth.signOut({ scope: 'others' });
  const { access_token, refresh_token } = data.session;
  const client = sessionClient(jar);
  await client.auth.setSession({ access_token, refresh_token });
  await client.rpc('forget_sign_in_attempts');
  await forget('recovery');
  await leaveWord('password-set');
  redirect('/admin');
}

/** Ends this session, on this device also when the service can't be reached. */
export async function signOut(): Promise<void> {
  if (await comesFromOwnSite()) {
    await sessionClient(await requestCookies()).auth.signOut({ scope: 'local' });
    await forget('session');
    await leaveWord('signed-out');
  }
  redirect('/auth');
}

/** Drops the cookies of a session without a word to the service. */
async function forget(kind: 'session' | 'recovery') {
  const name = sessionCookieName(kind);
  const options = { ...sessionCookieOptions(kind), maxAge: 0 };
  const store = await cookies();
  for (const cookie of store.getAll()) {
    if (cookie.name === name || cookie.name.startsWith(`${name}.`)) {
      store.set(cookie.name, '', options);
    }
  }
}
