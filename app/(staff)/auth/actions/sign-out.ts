'use server';

import { redirect } from 'next/navigation';
import { requestCookies } from '@/lib/auth/cookie-jar';
import { forgetSession } from '@/lib/auth/forget-session';
import { leaveWord } from '@/lib/auth/leave-word';
import { comesFromOwnSite } from '@/lib/auth/origin';
import { sessionClient } from '@/lib/supabase/session';

/** Ends this session, on this device also when the service can't be reached. */
export async function signOut(): Promise<void> {
  if (await comesFromOwnSite()) {
    await sessionClient(await requestCookies()).auth.signOut({ scope: 'local' });
    await forgetSession('session');
    await leaveWord('signed-out');
  }
  redirect('/auth');
}
