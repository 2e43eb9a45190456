'use client';

import { useEffect } from 'react';
import { onSessionEvent } from '@/components/admin/session-channel';

/**
 * Follows another tab's sign-in or sign-out: opens the page `next` after a sign-in. Without `next`,
 * reloads the current page after either.
 */
export function FollowSession({ next }: { next?: string }) {
  useEffect(
    () =>
      onSessionEvent((event, isOwn) => {
        if (isOwn) return;
        if (!next) location.reload();
        else if (event === 'signed-in') location.assign(next);
      }),
    [next],
  );
  return null;
}
