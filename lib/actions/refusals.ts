import type { Need } from '@/lib/auth/roles';
import type { Access } from '@/lib/auth/staff';
import type { ErrorCode } from './result';

/** The code that an action or a route answers for each state of refused access. */
export const ACCESS_ERROR_CODES = {
  'signed-out': 'signed-out',
  'code-owed': 'signed-out',
  'no-profile': 'signed-out',
  inactive: 'inactive',
  denied: 'denied',
  'authenticator-owed': 'code-required',
} as const satisfies Record<Exclude<Access['state'], 'staff'>, ErrorCode>;

/** The code of a refusal: `forbidden`, not `denied`, if only administrators may do this. */
export const refusalFor = (code: ErrorCode, need: Need): ErrorCode =>
  code === 'denied' && need === 'admin' ? 'forbidden' : code;
