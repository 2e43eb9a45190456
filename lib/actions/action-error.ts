import type { FieldProblem } from './form-parts';
import type { ErrorCode, Failure } from './result';

type Details = Pick<Failure, 'conflict' | 'changed' | 'detail'> & {
  /** The problem of each field, by the field's path. */
  fields?: Record<string, FieldProblem>;
};

/** Thrown inside an action to refuse with a code. */
export class ActionError extends Error {
  override name = 'ActionError';

  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(details.detail ?? code);
  }
}

/** An ActionError for one field of a form. Name its type: `fieldError<OfferFields>('price', …)`. */
export const fieldError = <Fields extends object>(
  field: keyof NoInfer<Fields> & string,
  problem: FieldProblem,
  code: ErrorCode = 'invalid',
) => new ActionError(code, { fields: { [field]: problem } });
