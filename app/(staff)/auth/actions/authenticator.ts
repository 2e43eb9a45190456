'use server';

import type { AuthError } from '@supabase/supabase-js';
import { refresh } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { readableSecret, readCode } from '@/lib/auth/authenticator';
import { isSameOrigin } from '@/lib/auth/same-origin';
import { setFlash } from '@/lib/auth/set-flash';
import { currentAccess } from '@/lib/auth/staff';
import type { SessionClient } from '@/lib/db/session-client';
import { qrPath } from '@/lib/format/qr-path';
import type { AuthFailure, NewAuthenticator, SetupState } from '../state';
import { failed, formText, refused } from './answers';

/** The data of an answer of the auth service. Throws its error. */
function dataOf<Data>({ data, error }: { data: Data; error: AuthError | null }) {
  if (error) throw error;
  return data as NonNullable<Data>;
}

/** Removes the account's authenticators except `kept`; only unconfirmed ones unless `all`. */
async function removeOthers(client: SessionClient, kept: string | null, all: boolean) {
  const { all: known } = dataOf(await client.auth.mfa.listFactors());
  for (const { id, status } of known) {
    if (id === kept || !(all || status === 'unverified')) continue;
    dataOf(await client.auth.mfa.unenroll({ factorId: id }));
  }
}

async function enrol(client: SessionClient): Promise<NewAuthenticator> {
  // Removes authenticators of earlier tries, which were never confirmed.
  await removeOthers(client, null, false);
  const t = await getTranslations('site.common');
  const { id, totp } = dataOf(
    await client.auth.mfa.enroll({
      factorType: 'totp',
      issuer: t('name'),
      // Each authenticator of an account needs a unique name.
      friendlyName: `${t('name')} ${crypto.randomUUID().slice(0, 8)}`,
    }),
  );
  return { id, uri: totp.uri, key: readableSecret(totp.secret), qr: qrPath(totp.uri) };
}

/** Confirms the authenticator with a code. Returns the refusal; null if it was confirmed. */
async function confirm(client: SessionClient, id: string, typed: string) {
  const code = readCode(typed);
  if (!code) return refused('invalid', { fields: { code: 'code' } });
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: id, code });
  if (error?.code === 'mfa_verification_failed') {
    return refused('wrongCode', { fields: { code: 'wrong' } });
  }
  if (error?.status === 429) return refused('signInTooOften');
  if (error) throw error;
  // Removes that of the previous telephone.
  await removeOthers(client, id, true);
  return null;
}

/**
 * Sets up an authenticator in two calls: the first returns the code for the telephone to scan, the
 * second confirms it with what the telephone shows. Until then, an existing authenticator remains
 * valid.
 */
export async function setUpAuthenticator(
  before: SetupState | undefined,
  form: FormData,
): Promise<SetupState> {
  const pending = before?.pending ?? null;
  const refuse = (failure: AuthFailure): SetupState => ({ pending, failure });
  if (!(await isSameOrigin())) return refuse(refused('foreignOrigin'));
  try {
    const { client, access } = await currentAccess();
    if (access.state !== 'staff' && access.state !== 'authenticator-owed') {
      refresh();
      return { pending: null, failure: null };
    }
    const id = formText(form, 'id');
    if (!id) return { pending: await enrol(client), failure: null };
    const refusal = await confirm(client, id, formText(form, 'code'));
    if (refusal) return refuse(refusal);
  } catch (error) {
    return refuse(failed('auth.authenticator', error, 'setUpFailed'));
  }
  await setFlash('code-on');
  refresh();
  return { pending: null, failure: null };
}
