import type { Fields, Loaded } from './merge';

/**
 * Why a write was refused; the catalogue has words for each (`adminErrors`).
 *
 * - origin: sent from another site; signed-out, inactive, denied: the sender may not; forbidden: only
 *   administrators may; code-required: not without an authenticator
 * - invalid, taken: see `fields`; conflict: another person changed or removed the record meanwhile
 * - affects-more: more records go or change with a removal than was said before it
 * - not-accepted, missing, no-account, no-hotel: a version that can't be restored
 * - too-often: a service has done this as often as it does for now
 * - full: nothing can be written before somebody has made room
 * - unavailable: a service did not answer, the same try may succeed later; failed: anything else
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

/** What another person made of the record meanwhile; `gone` when it was removed. */
export type Conflict =
  | { gone: true }
  | {
      gone: false;
      theirs: Loaded;
      /** The e-mail of the person who saved it; null if it is unknown or the reader may not see it. */
      author: string | null;
      /** The fields that both changed. */
      fields: string[];
      /** Both versions put together, mine in the fields that both changed. */
      merged: Fields;
    };

/** Who saved the version that stands in the way of a switch or a removal; `gone` when it was removed. */
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

/** What was refused and why, in codes: the words are the catalogue's. */
export type Failure<Code extends string = ErrorCode, Problems = Record<string, string>> = {
  ok: false;
  code: Code;
  /** The code of each field's problem, by the field's path ('rooms.0.name'). */
  fields?: Problems;
  conflict?: Conflict;
  /** Of a conflict without fields to choose from. */
  changed?: Changed;
  /** The name of the failure in the server's log. */
  id?: string;
  /** The words of the database or of the auth service, for a rule of their own. */
  detail?: string;
};

/** What every action and every route of the site's own answers. */
export type Result<T = null, Code extends string = ErrorCode> =
  | { ok: true; data: T }
  | Failure<Code>;
