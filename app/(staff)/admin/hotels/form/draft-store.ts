import type { Loaded } from '@/components/admin/use-save';
import type { HotelValues } from '@/lib/hotels/form';
import { NEW_HOTEL } from './hotel-values';

/** What was typed of a hotel and not saved, and the version that it was typed on. */
export type Draft = {
  id: string;
  values: HotelValues;
  loaded: Loaded | null;
  /** What was sent without an answer. */
  sent: readonly HotelValues[];
  at: string;
};

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
    if (typeof draft.id !== 'string' || typeof draft.at !== 'string') return null;
    const sent = Array.isArray(draft.sent) ? draft.sent.filter(fits) : [];
    return { ...(draft as unknown as Draft), sent };
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

/** The keys of all drafts whose key begins like this. Never throws. */
export function draftKeys(scope: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${scope}:`));
  } catch {
    return [];
  }
}

/** How long a form that is being closed may take to give its draft up, in milliseconds. */
const WAIT_MS = 2_000;

/**
 * Makes a draft this form's own: calls `onClaimed` unless a form in another tab holds the draft.
 * Returns a function that gives it up. A browser without locks can't tell: there everything is free.
 */
export function claimDraft(key: string, onClaimed: () => void): () => void {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) {
    onClaimed();
    return () => {};
  }
  let giveUp = () => {};
  const givenUp = new Promise<void>((resolve) => {
    giveUp = resolve;
  });
  const claim = () => {
    onClaimed();
    return givenUp;
  };
  locks.request(key, { signal: AbortSignal.timeout(WAIT_MS) }, claim).catch(() => {});
  return giveUp;
}
