'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { notify } from '@/components/ui/notify';
import { browserStorage } from '@/components/ui/stored-text';
import { FLASH_COOKIE, isNotDownloaded, readFlash } from '@/lib/auth/flash-cookie';
import { lockoutKey } from '@/lib/auth/lockout-storage';
import { broadcastSession } from './session-channel';

/** Shows the message of the last action, once, and tells every tab if the session changed. */
export function FlashToast() {
  const t = useTranslations('auth.flashes');
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page may bring a message
  useEffect(() => {
    const flash = readFlash(document.cookie);
    if (!flash) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available everywhere yet
    document.cookie = `${FLASH_COOKIE}=; path=/; max-age=0`;
    if (isNotDownloaded(flash)) return notify({ tone: 'destructive', title: t(flash) });
    if (flash !== 'signed-out') notify({ tone: 'success', title: t(flash) });
    if (flash === 'reset-sent') return;
    broadcastSession(flash === 'signed-out' ? 'signed-out' : 'signed-in');
    if (flash !== 'signed-out') forgetLock();
  }, [pathname, t]);
  return null;
}

/** Clears the attempts stored in this browser, as a sign-in resets those in the database. */
function forgetLock() {
  browserStorage.write(lockoutKey('login'), null);
  browserStorage.write(lockoutKey('code'), null);
}
