import { isObject } from '@/lib/format/is-object';
import { distanceLine, readDistances } from '@/lib/hotels/content/distances';
import { FEATURE_KEYS, HOTEL_COLUMNS } from '@/lib/hotels/form';
import type { RecordKind } from './model';

/** A record's content by field: columns, keys of a hotel's stored JSON ('features.rooms'), 'images'. */
export type RecordFields = Record<string, unknown>;

/** The database's own bookkeeping; the history itself says who and when. */
const BOOK_KEEPING = new Set(['id', 'created_at', 'updated_at']);

/** The display order of a record's fields; the rest of a hotel's form follows, then all others. */
const ORDER: Record<RecordKind, readonly string[]> = {
  hotels: [
    'name',
    'is_active',
    'slug',
    'hotel_type',
    'region_id',
    'location',
    'price',
    'rating',
    'subtitle',
    'description',
    'reference_point',
    'image_url',
    'images',
    'features.rooms',
    'features.services',
    'features.testimonials',
    'features.faqs',
    'features.day_notes',
    ...HOTEL_COLUMNS,
    ...FEATURE_KEYS.map((key) => `features.${key}`),
  ],
  regions: ['name', 'is_active', 'description'],
  packages: [
    'name',
    'is_active',
    'hotel_id',
    'price',
    'description',
    'image_url',
    'tags',
    'offer_start_date',
    'offer_end_date',
    'min_nights',
    'max_nights',
    'arrival_days',
    'room_name',
    'valid_from',
    'valid_until',
    'offer_link',
    'features',
  ],
  users: ['email', 'role', 'hotel_ids', 'is_active', 'authenticator_removed_at'],
  config: [],
};

/** Formats distances in any stored form as lines of text; unchanged if they can't be read. */
function distances(value: unknown): unknown {
  const lines = readDistances(value).map(distanceLine);
  return lines.length > 0 ? lines.join('\n') : value;
}

/** The content of a stored record by field, in display order. */
export function recordFields(
  kind: RecordKind,
  { row, images }: { row: Record<string, unknown>; images: Record<string, unknown>[] },
): RecordFields {
  const { features, ...columns } = row;
  const nested = kind === 'hotels' && isObject(features) ? features : null;
  const all: RecordFields = {
    ...columns,
    ...(kind === 'hotels' ? { images } : {}),
    ...(nested
      ? Object.fromEntries(Object.entries(nested).map(([key, value]) => [`features.${key}`, value]))
      : features === undefined
        ? {}
        : { features }),
  };
  if ('features.distances' in all) {
    all['features.distances'] = distances(all['features.distances']);
  }
  const names = new Set([...ORDER[kind], ...Object.keys(all)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => name in all && !BOOK_KEEPING.has(name))
      .map((name) => [name, all[name]]),
  );
}
