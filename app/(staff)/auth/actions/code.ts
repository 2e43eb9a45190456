'use server';

import { refresh } from 'next/cache';
import { readCode } from '@/lib/auth/authenticator';
import { completeSignIn } from '@/lib/auth/device-cookie';
import { isSameOrigin } from '@/lib/auth/same-origin';
import { setFlash } from '@/lib/auth/set-flash';
import { currentAccess } from '@/lib/auth/staff';
import type { AuthState } from '../state';
import { failed, formText, refused } from './answers';
import { checkCode } from './check-code';

/**
 * The second step of a sign-in. The requested page then replaces the form, also if another tab has
 * given the code, or the session has ended.
 */
export async function enterCode(_before: AuthState, form: FormData): Promise<AuthState> {
  if (!(await isSameOrigin())) return refused('foreignOrigin');
  const code = readCode(formText(form, 'code'));
  if (!code) return refused('invalid', { fields: { code: 'code' } });
  try {
    const { client, access } = await currentAccess();
    if (access.state === 'code-owed') {
      const refusal = await checkCode(client, access.email, access.authenticatorId, code);
      if (refusal) return refusal;
      await completeSignIn(client);
      await setFlash('signed-in');
    }
  } catch (error) {
    return failed('auth.code', error, 'unavailable');
  }
  refresh();
  return null;
}
