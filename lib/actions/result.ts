/**
 * Why a write was refused; the catalogue has a text for each (`adminErrors`).
 *
 * - origin: sent from elsewhere; signed-out, inactive, forbidden: who asked may not
 * - invalid: see `fields`; conflict: somebody else changed or removed the record meanwhile
 * - unavailable: the service did not answer, the same try may succeed later; failed: anything else
 */
export type Refusal =
  | 'origin'
  | 'signed-out'
  | 'inactive'
  | 'forbidden'
  | 'invalid'
  | 'conflict'
  | 'unavailable'
  | 'failed';

/** What somebody else made of the record meanwhile; `gone` when it was removed. */
export type Conflict =
  | { gone: true }
  | {
      gone: false;
      theirs: { version: string; base: Record<string, unknown> };
      /** The fields that both changed. */
      fields: string[];
      /** Both versions put together, mine in the fields that both changed. */
      merged: Record<string, unknown>;
    };

/** What every action of the back office answers. `id` stands in the server's log beside the cause. */
export type Result<T = null> =
  | { ok: true; data: T }
  | {
      ok: false;
      code: Refusal;
      message: string;
      /** What is wrong with which field, by its path ('rooms.0.name'). */
      fields?: Record<string, string>;
      conflict?: Conflict;
      id?: string;
    };
