'use server';

import { redirect } from 'next/navigation';
import { isAuthAway } from '@/lib/auth/auth-away';
import { authenticatorOf, readCode } from '@/lib/auth/authenticator';
import { clearSessionCookies } from '@/lib/auth/clear-session-cookies';
import { requestCookies } from '@/lib/auth/cookie-jar';
import { completeSignIn } from '@/lib/auth/device-cookie';
import { newPasswordInput, resetInput } from '@/lib/auth/form';
import { INVITED } from '@/lib/auth/invitation';
import { recoverySession } from '@/lib/auth/recovery-session';
import { isSameOrigin } from '@/lib/auth/same-origin';
import { setFlash } from '@/lib/auth/set-flash';
import { withMinDuration } from '@/lib/auth/timing';
import { publicWriteClient } from '@/lib/db/public-client';
import { sessionClient } from '@/lib/db/session-client';
import type { AuthState, Typed } from '../state';
import { countedAttempt, failed, formText, invalid, refused } from './answers';
import { checkCode } from './check-code';

/**
 * The minimum duration of every answer, so that timing does not reveal whether an e-mail was sent.
 */
const RESET_MS = 1_500;

/** Sends the recovery e-mail; the answer is the same for an address without an account. */
export async function requestReset(_before: AuthState, form: FormData): Promise<AuthState> {
  const state = await withMinDuration(RESET_MS, () => tryReset(form), 'always');
  if (state) return state;
  await setFlash('reset-sent');
  redirect('/auth?reset=true');
}

async function tryReset(form: FormData): Promise<AuthState> {
  const typed: Typed = { email: formText(form, 'email') };
  if (!(await isSameOrigin())) return refused('foreignOrigin', { typed });
  const input = resetInput.safeParse(typed);
  if (!input.success) return { ...invalid(input.error), typed };
  try {
    const { limit, refusal } = await countedAttempt('reset', input.data.email);
    if (refusal) return { ...refusal, typed };
    const { error } = await publicWriteClient().auth.resetPasswordForEmail(input.data.email);
    if (!error) return null;
    if (error.status === 429) return refused('resetTooOften', { typed, limit });
    throw error;
  } catch (error) {
    return { ...failed('auth.reset', error, 'resetFailed'), typed };
  }
}

/** Uses up the one-time token of a recovery e-mail: on a POST, which a mail scanner never sends. */
export async function confirmRecovery(_before: AuthState, form: FormData): Promise<AuthState> {
  if (!(await isSameOrigin())) return refused('foreignOrigin');
  const client = sessionClient(await requestCookies(), 'recovery');
  const { error } = await client.auth.verifyOtp({
    token_hash: formText(form, 'token_hash').slice(0, 255),
    type: 'recovery',
  });
  // The service counts by network address, here the server's: the link remains valid.
  if (error?.status === 429) return refused('signInTooOften');
  if (error && isAuthAway(error)) return failed('auth.confirm', error, 'unavailable');
  if (error) return refused('usedUp');
  const mark = formText(form, INVITED) === '1' ? `&${INVITED}=1` : '';
  redirect(`/auth?mode=update-password${mark}`);
}

/**
 * Sets the password that a recovery allows, ends every session of the account, the recovery itself
 * included, and signs in with the new password: a recovery is used once, and only a password opens
 * the back office. An account with an authenticator gives its code first, so that a mailbox in other
 * hands is not enough.
 */
export async function setPassword(_before: AuthState, form: FormData): Promise<AuthState> {
  if (!(await isSameOrigin())) return refused('foreignOrigin');
  const input = newPasswordInput.safeParse({
    password: formText(form, 'password'),
    confirmation: formText(form, 'confirmation'),
  });
  if (!input.success) return invalid(input.error);
  const { password } = input.data;
  const jar = await requestCookies();
  try {
    const recovery = await recoverySession(jar);
    if (!recovery) return refused('over');
    const { client, email, owed } = recovery;
    const code = readCode(formText(form, 'code'));
    if (owed && !code) return refused('invalid', { fields: { code: 'code' } });
    const refusal = owed && code && (await checkCode(client, email, owed.id, code));
    if (refusal) return refusal;
    const { error } = await client.auth.updateUser({ password });
    // About the password itself: the same one would be refused every time.
    if (error?.code === 'weak_password' || error?.code === 'same_password') {
      return refused('invalid', { fields: { password: error.message } });
    }
    // The token's session is gone: another tab has used the recovery meanwhile.
    if (error?.status === 401 || error?.status === 403) return refused('over');
    if (error) throw error;
    await completeSignIn(client);
    await client.auth.signOut({ scope: 'global' });
    const session = sessionClient(jar);
    // If this fails, the new password is set anyway, and the page asks for it.
    const signedIn = await session.auth.signInWithPassword({ email, password });
    const authenticator = authenticatorOf(signedIn.data.user);
    // A code is valid for half a minute, so the one just typed also works for this session. If it
    // has expired, the back office asks for the next.
    if (authenticator && code) {
      await session.auth.mfa.challengeAndVerify({ factorId: authenticator.id, code });
    }
    if (!signedIn.error) await completeSignIn(session);
  } catch (error) {
    return failed('auth.set-password', error, 'updateFailed');
  }
  await clearSessionCookies('recovery');
  await setFlash('password-set');
  redirect('/admin');
}
