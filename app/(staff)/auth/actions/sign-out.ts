'use server';

import { redirect } from 'next/navigation';
import { forgetSession } from '@/lib/auth/clear-session-cookies';
import { requestCookies } from '@/lib/auth/cookie-jar';
import { comesFromOwnSite } from '@/lib/auth/same-origin';
import { leaveWord } from '@/lib/auth/set-flash';
import { sessionClient } from '@/lib/db/session-client';

/** Ends this session, on this device also when the service can't be reached. */
export async function signOut(): Promise<void> {
  if (await comesFromOwnSite()) {
    await sessionClient(await requestCookies()).auth.signOut({ scope: 'local' });
    await forgetSession('session');
    await leaveWord('signed-out');
  }
  redirect('/auth');
}
