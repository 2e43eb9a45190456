'use client';

import { useEffect } from 'react';
import { onSessionEvent } from '@/components/admin/session-channel';

/**
 * After a sign-in in another tab this one opens the back office too: the page `next`, or without it
 * the page that is open.
 */
export function FollowSignIn({ next }: { next?: string }) {
  useEffect(
    () =>
      onSessionEvent((event, isOwn) => {
        if (event !== 'signed-in' || isOwn) return;
        if (next) location.assign(next);
        else location.reload();
      }),
    [next],
  );
  return null;
}
