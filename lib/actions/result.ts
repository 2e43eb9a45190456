import type { Fields, Loaded } from './merge';

/**
 * Why a write was refused; the catalog has a message for each (`adminErrors`).
 *
 * - origin: sent from another site; signed-out, inactive, denied: the sender may not; forbidden:
 *   only administrators may; code-required: the account needs an authenticator
 * - invalid, taken: see `fields`; conflict: another person changed or removed the record meanwhile
 * - affects-more: a removal would delete or change more records than was said before it
 * - not-accepted, missing, no-account, no-hotel: a version that can't be restored
 * - too-often: a service's rate limit was reached
 * - full: nothing can be written until someone frees space
 * - unavailable: a service did not answer, a retry may succeed; failed: anything else
 */
export type ErrorCode =
  | 'origin'
  | 'signed-out'
  | 'inactive'
  | 'denied'
  | 'forbidden'
  | 'code-required'
  | 'invalid'
  | 'taken'
  | 'conflict'
  | 'affects-more'
  | 'not-accepted'
  | 'missing'
  | 'no-account'
  | 'no-hotel'
  | 'too-often'
  | 'full'
  | 'unavailable'
  | 'failed';

/** What another person made of the record meanwhile; `gone` if it was removed. */
export type Conflict =
  | { gone: true }
  | {
      gone: false;
      theirs: Loaded;
      /** The e-mail of the person who saved it; null if it is unknown or the reader may not see it. */
      author: string | null;
      /** The fields that both changed. */
      fields: string[];
      /** Both versions merged, mine in the fields that both changed. */
      merged: Fields;
    };

/** Who saved the version that a switch or a removal conflicts with; `gone` if it was removed. */
export type Changed =
  | { gone: true }
  | {
      gone: false;
      /** When it was saved: its version. */
      at: string;
      /** As in Conflict. */
      author: string | null;
      /** Whether the reader saved it. */
      isOwn: boolean;
    };

/** What was refused and why, as codes; the messages are in the catalog. */
export type Failure<Code extends string = ErrorCode, Problems = Record<string, string>> = {
  ok: false;
  code: Code;
  /** The code of each field's problem, by the field's path ('rooms.0.name'). */
  fields?: Problems;
  conflict?: Conflict;
  /** For a conflict without fields to choose from. */
  changed?: Changed;
  /** The failure's id in the server's log. */
  id?: string;
  /** The message of the database or the auth service, for a rule of their own. */
  detail?: string;
};

/** The result of every action and of each of the site's own routes. */
export type Result<T = null, Code extends string = ErrorCode> =
  | { ok: true; data: T }
  | Failure<Code>;
