import { browserStorage, onStoredElsewhere } from '@/components/ui/stored-text';
import type { Fields, Loaded } from '@/lib/actions/merge';
import { isObject } from '@/lib/format/is-object';
import { parseJson } from '@/lib/format/parse-json';

/** Unsaved input for a record, and the version that it is based on. */
export type Draft<Values extends Fields> = {
  id: string;
  values: Values;
  loaded: Loaded | null;
  /** Values that were sent without getting an answer. */
  sent: readonly Values[];
  at: string;
};

/** Whether the form, as it is today, can show stored values. */
export type Fits<Values extends Fields> = (values: unknown) => values is Values;

/** Whether a field holds one value, as a text, a number or a switch does. */
export const isSingle = (value: unknown) =>
  value !== undefined && (value === null || typeof value !== 'object');

/** Whether a value is a list of strings only. */
export const isListOfTexts = (value: unknown) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isLoaded = (value: unknown) =>
  value === null || (isObject(value) && typeof value.version === 'string' && isObject(value.base));

/** The draft under a key; null if there is none that this form can show. Never throws. */
export function readDraft<Values extends Fields>(
  key: string,
  fits: Fits<Values>,
): Draft<Values> | null {
  const draft = parseJson(browserStorage.read(key));
  if (!isObject(draft) || !fits(draft.values) || !isLoaded(draft.loaded)) return null;
  if (typeof draft.id !== 'string' || typeof draft.at !== 'string') return null;
  const sent = Array.isArray(draft.sent) ? draft.sent.filter(fits) : [];
  return { ...(draft as unknown as Draft<Values>), sent };
}

let isLastKept = true;

/** Whether the browser has stored the draft last passed to it. */
export const keepsDrafts = (): boolean => isLastKept;

/**
 * Stores a draft; null removes it. Fails silently if the browser refuses (full, forbidden): the
 * form still works.
 */
export function keepDraft<Values extends Fields>(key: string, draft: Draft<Values> | null): void {
  const isDone = browserStorage.write(key, draft && JSON.stringify(draft));
  if (draft) isLastKept = isDone;
}

/** The keys of all drafts in a scope. Never throws. */
export const draftKeys = (scope: string): string[] =>
  browserStorage.keys().filter((key) => key.startsWith(`${scope}:`));

/** The keys of one person's drafts of all nouns. Never throws. */
export const draftKeysOf = (owner: string): string[] =>
  browserStorage.keys().filter((key) => {
    const [site, , of, id] = key.split(':');
    return site === 'vitrine' && of === owner && id !== undefined;
  });

/** Removes a person's drafts from this browser and notifies open forms, here and in other tabs. */
export function eraseDrafts(owner: string): void {
  for (const key of draftKeysOf(owner)) keepDraft(key, null);
  // The browser only sends this event to other tabs. Without a key it means that everything was
  // removed.
  window.dispatchEvent(new StorageEvent('storage'));
}

/**
 * Calls back when the draft is removed from outside the form. Returns a function that unsubscribes.
 */
export const onErased = (key: string, callback: () => void): (() => void) =>
  onStoredElsewhere(key, (text) => {
    if (text === null) callback();
  });

/** How long to wait for a closing form to release its draft, in milliseconds. */
const WAIT_MS = 2_000;

/**
 * Claims a draft for this form: calls `onClaimed` unless a form in another tab holds it. Returns a
 * function that releases it. In browsers without locks, every draft counts as free.
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
