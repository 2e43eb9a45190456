'use client';

import { useEffect } from 'react';
import { onSessionEvent } from '@/components/admin/session-channel';

/** A sign-in in another tab opens the back office in this one, too. */
export function FollowSignIn({ next }: { next: string }) {
  useEffect(
    () =>
      onSessionEvent((word) => {
        if (word === 'signed-in') location.assign(next);
      }),
    [next],
  );
  return null;
}
