'use client';

import { useEffect } from 'react';
import { onSessionEvent } from '@/components/admin/session-channel';

/**
 * Does what another tab's sign-in or sign-out asks for: after a sign-in it opens the page `next`. Without
 * `next` the page that is open is asked for again after both.
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
