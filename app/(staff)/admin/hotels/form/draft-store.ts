import type { Loaded } from '@/components/admin/use-save';
import type { HotelValues } from '@/lib/hotels/form';
import { NEW_HOTEL } from './hotel-values';

/** What was typed of a hotel and not saved, and the version that it was typed on. */
export type Draft = { id: string; values: HotelValues; loaded: Loaded | null; at: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of a draft has what the list of a form has: texts, or items with a field of their own. */
const isList = (value: unknown, ofTexts: boolean) =>
  Array.isArray(value) &&
  value.every((item) => (ofTexts ? typeof item === 'string' : isObject(item)));

const OF_TEXTS = ['hero_images', 'banner_images', 'gallery_images'];
const isRoom = (room: unknown) =>
  isObject(room) && isList(room.images, true) && isList(room.included_items, true);

/** Whether stored values can be shown by the form as it is today. */
function fits(values: unknown): values is HotelValues {
  if (!isObject(values)) return false;
  const known = Object.entries(NEW_HOTEL).every(([name, empty]) => {
    const value = values[name];
    if (Array.isArray(empty)) return isList(value, OF_TEXTS.includes(name));
    return value !== undefined && (value === null || typeof value !== 'object');
  });
  return known && (values.rooms as unknown[]).every(isRoom);
}

const isLoaded = (value: unknown) =>
  value === null || (isObject(value) && typeof value.version === 'string' && isObject(value.base));

/** The draft under a key; null when there is none that this form can show. Never throws. */
export function readDraft(key: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!isObject(draft) || !fits(draft.values) || !isLoaded(draft.loaded)) return null;
    return typeof draft.id === 'string' && typeof draft.at === 'string'
      ? (draft as unknown as Draft)
      : null;
  } catch {
    return null;
  }
}

/** A browser that keeps nothing (full, forbidden) keeps no draft: the form itself is not harmed. */
export function keepDraft(key: string, draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {}
}
