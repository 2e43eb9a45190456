'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { notify } from '@/components/ui/notify';
import { FLASH_COOKIE, readFlash } from '@/lib/auth/flash-cookie';
import { lockoutKey } from '@/lib/auth/lockout-storage';
import type messages from '@/messages/pt-BR.json';
import { broadcastSession } from './session-channel';

/** Says what the last action did, once, and tells every tab when it changed the session. */
export function FlashToast({ texts }: { texts: (typeof messages)['auth']['flashes'] }) {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page may bring a new word
  useEffect(() => {
    const word = readFlash(document.cookie);
    if (!word) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the newer cookie interface is not everywhere yet
    document.cookie = `${FLASH_COOKIE}=; path=/; max-age=0`;
    if (word !== 'signed-out') notify({ tone: 'success', title: texts[word] });
    if (word === 'reset-sent') return;
    broadcastSession(word === 'signed-out' ? 'signed-out' : 'signed-in');
    if (word !== 'signed-out') forgetLock();
  }, [pathname, texts]);
  return null;
}

/** The database has forgotten the tries of whoever is in; so does the screen's mirror of them. */
function forgetLock() {
  try {
    localStorage.removeItem(lockoutKey('login'));
  } catch {
    // No storage, no mirror.
  }
}
