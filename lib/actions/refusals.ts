import type { Need } from '@/lib/auth/roles';
import type { Access } from '@/lib/auth/staff';
import type { ErrorCode } from './result';

/** The code with which an action or a route refuses an access of each state. */
export const ACCESS_ERROR_CODES = {
  'signed-out': 'signed-out',
  'code-owed': 'signed-out',
  'no-profile': 'signed-out',
  inactive: 'inactive',
  denied: 'denied',
  'authenticator-owed': 'code-required',
} as const satisfies Record<Exclude<Access['state'], 'staff'>, ErrorCode>;

/** The code of a refusal; where only administrators may do something, that is the reason. */
export const refusalFor = (code: ErrorCode, need: Need): ErrorCode =>
  code === 'denied' && need === 'admin' ? 'forbidden' : code;
