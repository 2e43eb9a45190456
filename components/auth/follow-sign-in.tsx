'use client';

import { useEffect } from 'react';
import { SESSION_CHANNEL } from '@/lib/auth/flash';

/** A sign-in in another tab opens the back office in this one, too. */
export function FollowSignIn({ next }: { next: string }) {
  useEffect(() => {
    const channel = new BroadcastChannel(SESSION_CHANNEL);
    channel.onmessage = ({ data }) => {
      if (data === 'signed-in') location.assign(next);
    };
    return () => channel.close();
  }, [next]);
  return null;
}
