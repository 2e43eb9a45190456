import type { Fields } from '@/lib/actions/merge';
import { isObject } from '@/lib/format/is-object';
import { type Fits, isListOfTexts, isSingle } from './draft-store';

/**
 * Whether a draft has the fields of a form, each of the type of its initial value. `optional` names
 * the lists that may be null.
 */
export const fitsForm =
  <Values extends Fields>(initial: Values, optional: readonly string[] = []): Fits<Values> =>
  (values): values is Values =>
    isObject(values) &&
    Object.entries(initial).every(([name, start]) => {
      const value = values[name];
      if (optional.includes(name)) return value === null || isListOfTexts(value);
      return Array.isArray(start) ? isListOfTexts(value) : isSingle(value);
    });
