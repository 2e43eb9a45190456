import {
  afterAttempt,
  LIMITS,
  type LockoutRecord,
  lockoutKey,
  minutesOf,
  readLockout,
  secondsLocked,
} from '@/lib/auth/lockout-storage';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const counting: LockoutRecord = {
  attempts: 2,
  windowStart: NOW,
  isLocked: false,
  lockoutStart: null,
};
const locked: LockoutRecord = { ...counting, attempts: 6, isLocked: true, lockoutStart: NOW };
const read = (stored: unknown, now: number, scope: 'login' | 'reset' = 'login') =>
  readLockout(typeof stored === 'string' ? stored : JSON.stringify(stored), scope, now);

it('has the limits that the message catalog states', () => {
  expect(LIMITS).toEqual({
    login: { attempts: 5, windowMs: 15 * MINUTE, lockoutMs: 30 * MINUTE },
    code: { attempts: 5, windowMs: 15 * MINUTE, lockoutMs: 30 * MINUTE },
    reset: { attempts: 3, windowMs: 60 * MINUTE, lockoutMs: 60 * MINUTE },
  });
  expect([lockoutKey('login'), lockoutKey('reset')]).toEqual([
    'rate_limit_login',
    'rate_limit_reset',
  ]);
});

it.each([
  [-5, 1],
  [0, 1],
  [1, 1],
  [60, 1],
  [61, 2],
  [1800, 30],
  [1800.1, 31],
])('shows %d seconds as %d minute(s)', (seconds, minutes) => {
  expect(minutesOf(seconds)).toBe(minutes);
});

it.each([
  ['a window that runs', counting, 15 * MINUTE - 1, counting],
  ['a window that is over', counting, 15 * MINUTE, null],
  ['a lock that holds, though its window is over', locked, 30 * MINUTE - 1, locked],
  ['a lock that has passed', locked, 30 * MINUTE, null],
  ['a lock without a beginning', { ...locked, lockoutStart: null }, 1, null],
])('%s', (_, record, later, expected) => {
  expect(read(record, NOW + later)).toEqual(expected);
});

it.each([
  null,
  '',
  'null',
  '[]',
  '7',
  '{',
  '"locked"',
  '{"attempts":"5"}',
  '{"attempts":1}',
  '{"attempts":1,"windowStart":"99999999999999"}',
  '{"windowStart":0,"attempts":null}',
])('drops an invalid record: %j', (stored) => {
  expect(readLockout(stored, 'login', NOW)).toBeNull();
});

it('reads a record without lock fields as not locked', () => {
  const { attempts, windowStart } = counting;
  expect(read({ attempts, windowStart }, NOW)).toEqual(counting);
});

it.each([
  ['no lock, whatever its beginning', { ...locked, isLocked: false }, 0],
  ['a lock without a beginning', { ...locked, lockoutStart: null }, 0],
  ['a lock that has passed', { ...locked, lockoutStart: NOW - 31 * MINUTE }, 0],
  ['a lock that has just begun', locked, 1800],
])('seconds left of %s', (_, record, seconds) => {
  expect(secondsLocked(record, 'login', NOW)).toBe(seconds);
});

it('drops unknown fields of a record', () => {
  expect(read({ ...counting, admin: true }, NOW)).toEqual(counting);
});

it('counts attempts in a window, and takes the end of a lock from the server', () => {
  const second = afterAttempt(counting, 'login', { attempts: 3, retryAfter: 0 }, NOW + MINUTE);
  expect(second).toEqual({ ...counting, attempts: 3 });
  // The server says 10 more minutes, so the lock began 20 minutes ago, in any browser.
  const elsewhere = afterAttempt(null, 'login', { attempts: 6, retryAfter: 600 }, NOW);
  expect(secondsLocked(elsewhere, 'login', NOW)).toBe(600);
  expect(secondsLocked(elsewhere, 'login', NOW + 10 * MINUTE)).toBe(0);
  expect(read(elsewhere, NOW + 9 * MINUTE)).toEqual(elsewhere);
});
