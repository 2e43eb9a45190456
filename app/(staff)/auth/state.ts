import type { Failure } from '@/lib/actions/result';
import type { LockoutScope } from '@/lib/auth/lockout-storage';

/** Why a form of the sign-in pages was refused; `useAuthNotice` has the words. */
export type AuthCode =
  | 'foreignOrigin'
  | 'invalid'
  | 'wrong'
  | 'wrongCode'
  | 'locked'
  | 'exceeded'
  | 'signInTooOften'
  | 'resetTooOften'
  | 'resetFailed'
  | 'updateFailed'
  | 'setUpFailed'
  | 'usedUp'
  | 'over'
  | 'unavailable'
  | 'outdated'
  | 'failed';

/** Input that is restored after an error; passwords never are. */
export type Typed = { email: string };

/** The database's count of attempts; `retryAfter` in seconds. */
export type Limit = { scope: LockoutScope; attempts: number; retryAfter: number };

/** The fields of the sign-in pages, by name. */
export type AuthField = 'email' | 'password' | 'confirmation' | 'code';

/**
 * `typed` refills the form; `limit` holds the number of counted attempts; `isUnanswered`: the site
 * itself did not answer, so the same input may be sent again.
 */
export type AuthFailure = Failure<AuthCode, Partial<Record<AuthField, string>>> & {
  typed?: Typed;
  limit?: Limit;
  isUnanswered?: boolean;
};

/**
 * The last answer to a form of the sign-in pages. Only failures are stored, because a success leads
 * elsewhere.
 */
export type AuthState = AuthFailure | null;

export type AuthAction = (before: AuthState, form: FormData) => Promise<AuthState>;

/** The notice of a page before its form was sent. */
export type AuthHint = 'signInFirst' | 'checkEmail' | 'over' | 'missing';

/** An authenticator that awaits its first code. */
export type NewAuthenticator = {
  id: string;
  /** Its URI, which an app on the same telephone opens. */
  uri: string;
  /** Its secret in groups, for typing by hand. */
  key: string;
  /** The URI as a QR code: the path of an SVG and the width of its view box. */
  qr: { size: number; path: string };
};

/** The progress of setting up an authenticator, and why its last step was refused. */
export type SetupState = { pending: NewAuthenticator | null; failure: AuthFailure | null };

export type SetupAction = (before: SetupState, form: FormData) => Promise<SetupState>;
