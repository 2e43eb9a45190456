'use client';

import { useEffect, useState } from 'react';
import {
  afterAttempt,
  type LockoutScope,
  lockoutKey,
  minutesOf,
  readLockout,
  secondsLocked,
} from '@/lib/auth/lockout-storage';
import type { AuthState } from './state';

/**
 * Keeps the browser's mirror of a limit: drops what is over, writes what the server answered.
 * Returns the whole minutes that a lock known from before still lasts, '' without one.
 */
export function useLockoutNotice(
  scope: LockoutScope | undefined,
  limit: AuthState['limit'],
): string {
  const [minutes, setMinutes] = useState('');
  useEffect(() => {
    if (!scope) return;
    const key = lockoutKey(scope);
    const now = Date.now();
    try {
      let record = readLockout(localStorage.getItem(key), scope, now);
      if (limit?.scope === scope) record = afterAttempt(record, scope, limit, now);
      if (record) localStorage.setItem(key, JSON.stringify(record));
      else localStorage.removeItem(key);
      const seconds = record ? secondsLocked(record, scope, now) : 0;
      setMinutes(seconds > 0 ? String(minutesOf(seconds)) : '');
    } catch {
      // No storage, no mirror: the server answers the next try all the same.
    }
  }, [scope, limit]);
  return minutes;
}
