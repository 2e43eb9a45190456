import type { Fields } from '@/lib/actions/merge';
import { deepEqual } from '@/lib/format/deep-equal';
import { isObject } from '@/lib/format/is-object';
import { FEATURE_KEYS, type HotelFields } from '@/lib/hotels/form';
import { featuresToFields } from './row-to-fields';

/**
 * Merges the form's features into the stored ones. Writes only keys whose content changed: unknown
 * keys, and the stored form of unchanged ones, stay as they are.
 */
export function mergeFeatures(stored: unknown, fields: HotelFields): Fields {
  const known: Fields = featuresToFields(stored);
  const mine: Fields = fields;
  const changed = FEATURE_KEYS.filter(
    (key) => mine[key] !== undefined && !deepEqual(mine[key], known[key]),
  );
  return {
    ...(isObject(stored) ? stored : {}),
    ...Object.fromEntries(changed.map((key) => [key, mine[key]])),
  };
}
