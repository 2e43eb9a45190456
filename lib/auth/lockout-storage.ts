import { parseJson } from '@/lib/format/parse-json';

/**
 * A copy of a limit's state is stored in the browser to show a lock before anything is sent. Only
 * the database decides; losing or forging the copy affects nothing but a notice.
 */
export const LIMITS = {
  login: { attempts: 5, windowMs: 15 * 60_000, lockoutMs: 30 * 60_000 },
  code: { attempts: 5, windowMs: 15 * 60_000, lockoutMs: 30 * 60_000 },
  reset: { attempts: 3, windowMs: 60 * 60_000, lockoutMs: 60 * 60_000 },
} as const;

export type LockoutScope = keyof typeof LIMITS;

/** Times are milliseconds since 1970. */
export type LockoutRecord = {
  attempts: number;
  windowStart: number;
  isLocked: boolean;
  lockoutStart: number | null;
};

/** The key of the record in the local storage of the browser. */
export const lockoutKey = (scope: LockoutScope) => `rate_limit_${scope}`;

/** A wait in whole minutes, rounded up, at least 1. */
export const minutesOf = (seconds: number) => Math.max(1, Math.ceil(seconds / 60));

/** Parses a stored record. Null if it is absent, unreadable or expired. */
export function readLockout(
  stored: string | null,
  scope: LockoutScope,
  now: number,
): LockoutRecord | null {
  const record = parseJson(stored) as Partial<LockoutRecord> | null;
  if (!record || typeof record.attempts !== 'number' || typeof record.windowStart !== 'number') {
    return null;
  }
  const { windowMs } = LIMITS[scope];
  const { attempts, windowStart, isLocked = false, lockoutStart = null } = record;
  const known = { attempts, windowStart, isLocked: Boolean(isLocked), lockoutStart };
  if (known.isLocked) return secondsLocked(known, scope, now) > 0 ? known : null;
  return now < windowStart + windowMs ? known : null;
}

/** Seconds until a record's lock ends; 0 without a lock. */
export function secondsLocked(record: LockoutRecord, scope: LockoutScope, now: number): number {
  if (!record.isLocked || typeof record.lockoutStart !== 'number') return 0;
  return Math.max(0, Math.ceil((record.lockoutStart + LIMITS[scope].lockoutMs - now) / 1000));
}

/** The record after the server's answer to one more attempt. */
export function afterAttempt(
  before: LockoutRecord | null,
  scope: LockoutScope,
  answer: { attempts: number; retryAfter: number },
  now: number,
): LockoutRecord {
  const isLocked = answer.retryAfter > 0;
  return {
    attempts: answer.attempts,
    windowStart: before?.windowStart ?? now,
    isLocked,
    lockoutStart: isLocked ? now + answer.retryAfter * 1000 - LIMITS[scope].lockoutMs : null,
  };
}
