'use client';

import { useEffect } from 'react';
import { onSessionEvent } from '@/components/admin/session-channel';

/** After a sign-in in another tab this one opens the back office too. */
export function FollowSignIn({ next }: { next: string }) {
  useEffect(
    () =>
      onSessionEvent((event) => {
        if (event === 'signed-in') location.assign(next);
      }),
    [next],
  );
  return null;
}
