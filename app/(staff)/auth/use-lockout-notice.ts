'use client';

import { useEffect, useState } from 'react';
import { browserStorage } from '@/components/ui/stored-text';
import {
  afterAttempt,
  type LockoutScope,
  lockoutKey,
  minutesOf,
  readLockout,
  secondsLocked,
} from '@/lib/auth/lockout-storage';
import type { Limit } from './state';

/**
 * Maintains the browser's copy of a limit: drops an expired one, stores what the server answered.
 * Returns how many whole minutes a stored lock still lasts; '' without one.
 */
export function useLockoutNotice(
  scope: LockoutScope | undefined,
  limit: Limit | undefined,
): string {
  const [minutes, setMinutes] = useState('');
  useEffect(() => {
    if (!scope) return;
    const key = lockoutKey(scope);
    const now = Date.now();
    let record = readLockout(browserStorage.read(key), scope, now);
    if (limit?.scope === scope) record = afterAttempt(record, scope, limit, now);
    // Without storage there is no copy; the server still decides on the next try.
    if (!browserStorage.write(key, record && JSON.stringify(record))) return;
    const seconds = record ? secondsLocked(record, scope, now) : 0;
    setMinutes(seconds > 0 ? String(minutesOf(seconds)) : '');
  }, [scope, limit]);
  return minutes;
}
