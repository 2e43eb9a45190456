import 'server-only';
import { cookies } from 'next/headers';
import { sessionCookieOptions } from '@/lib/db/session-client';
import { FLASH_COOKIE, FLASH_SECONDS, type Flash } from './flash-cookie';

/** Sets the flash for the page that follows an action (see flash-cookie.ts). */
export async function setFlash(flash: Flash): Promise<void> {
  const { secure } = sessionCookieOptions('session');
  (await cookies()).set(FLASH_COOKIE, flash, {
    maxAge: FLASH_SECONDS,
    path: '/',
    sameSite: 'lax',
    secure,
  });
}
