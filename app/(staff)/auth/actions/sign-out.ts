'use server';

import { redirect } from 'next/navigation';
import { clearSessionCookies } from '@/lib/auth/clear-session-cookies';
import { requestCookies } from '@/lib/auth/cookie-jar';
import { isSameOrigin } from '@/lib/auth/same-origin';
import { setFlash } from '@/lib/auth/set-flash';
import { sessionClient } from '@/lib/db/session-client';

/** Ends this session, on this device even if the service can't be reached. */
export async function signOut(): Promise<void> {
  if (await isSameOrigin()) {
    await sessionClient(await requestCookies()).auth.signOut({ scope: 'local' });
    await clearSessionCookies('session');
    await setFlash('signed-out');
  }
  redirect('/auth');
}
