import { type Fits, isListOfTexts, isSingle } from '@/components/admin/drafts/draft-store';
import { isObject } from '@/lib/format/is-object';
import type { HotelValues } from '@/lib/hotels/form';
import { NEW_HOTEL } from './hotel-values';

const isListOfItems = (value: unknown) => Array.isArray(value) && value.every(isObject);

const OF_TEXTS = ['hero_images', 'banner_images', 'gallery_images'];
const isRoom = (room: unknown) =>
  isObject(room) && isListOfTexts(room.images) && isListOfTexts(room.included_items);

/**
 * Whether a draft fits the form: single values match, and lists hold strings or objects as in the
 * form.
 */
export const fitsHotel: Fits<HotelValues> = (values): values is HotelValues => {
  if (!isObject(values)) return false;
  const known = Object.entries(NEW_HOTEL).every(([name, empty]) => {
    const value = values[name];
    if (!Array.isArray(empty)) return isSingle(value);
    return OF_TEXTS.includes(name) ? isListOfTexts(value) : isListOfItems(value);
  });
  return known && (values.rooms as unknown[]).every(isRoom);
};
