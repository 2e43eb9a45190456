import 'server-only';
import { cookies } from 'next/headers';
import { sessionCookieOptions } from '@/lib/db/session-client';
import { FLASH_COOKIE, FLASH_SECONDS, type Flash } from './flash-cookie';

/** Leaves a word for the page that follows an action (see flash.ts). */
export async function setFlash(word: Flash): Promise<void> {
  const { secure } = sessionCookieOptions('session');
  (await cookies()).set(FLASH_COOKIE, word, {
    maxAge: FLASH_SECONDS,
    path: '/',
    sameSite: 'lax',
    secure,
  });
}
