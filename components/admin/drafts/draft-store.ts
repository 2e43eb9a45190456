import { browserStorage, onStoredElsewhere } from '@/components/ui/stored-text';
import type { Fields, Loaded } from '@/lib/actions/merge';
import { isObject } from '@/lib/format/is-object';
import { parseJson } from '@/lib/format/parse-json';

/** What was typed of a record and not saved, and the version that it was typed on. */
export type Draft<Values extends Fields> = {
  id: string;
  values: Values;
  loaded: Loaded | null;
  /** What was sent without an answer. */
  sent: readonly Values[];
  at: string;
};

/** Whether stored values can be shown by the form as it is today. */
export type Fits<Values extends Fields> = (values: unknown) => values is Values;

/** Whether a field holds one value, as a text, a number or a switch does. */
export const isSingle = (value: unknown) =>
  value !== undefined && (value === null || typeof value !== 'object');

/** Whether a value is a list of nothing but texts. */
export const isListOfTexts = (value: unknown) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isLoaded = (value: unknown) =>
  value === null || (isObject(value) && typeof value.version === 'string' && isObject(value.base));

/** The draft under a key; null when there is none that this form can show. Never throws. */
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

/** Whether the browser has kept the draft that was given to it last. */
export const keepsDrafts = (): boolean => isLastKept;

/** A browser that keeps nothing (full, forbidden) keeps no draft: the form itself is not harmed. */
export function keepDraft<Values extends Fields>(key: string, draft: Draft<Values> | null): void {
  const isDone = browserStorage.write(key, draft && JSON.stringify(draft));
  if (draft) isLastKept = isDone;
}

/** The keys of all drafts whose key begins like this. Never throws. */
export const draftKeys = (scope: string): string[] =>
  browserStorage.keys().filter((key) => key.startsWith(`${scope}:`));

/** The keys of one person's drafts of all nouns. Never throws. */
export const draftKeysOf = (owner: string): string[] =>
  browserStorage.keys().filter((key) => {
    const [site, , of, id] = key.split(':');
    return site === 'vitrine' && of === owner && id !== undefined;
  });

/** Removes one person's drafts from this browser; open forms, here and in other tabs, are notified. */
export function eraseDrafts(owner: string): void {
  for (const key of draftKeysOf(owner)) keepDraft(key, null);
  // The browser sends this event to other tabs only. Without a key it says that everything is gone.
  window.dispatchEvent(new StorageEvent('storage'));
}

/** Calls back when somebody else than the form removed its draft. Returns the function that ends it. */
export const onErased = (key: string, callback: () => void): (() => void) =>
  onStoredElsewhere(key, (text) => {
    if (text === null) callback();
  });

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
