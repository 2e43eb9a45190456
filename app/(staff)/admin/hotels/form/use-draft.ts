'use client';

import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { HotelValues } from '@/lib/hotels/form';
import { claimDraft, type Draft, draftKeys, keepDraft, readDraft } from './draft-store';

/** Milliseconds without a change before the draft is written. */
const REST_MS = 400;

type UseDraft = Omit<Draft, 'values' | 'at'> & {
  form: UseFormReturn<HotelValues>;
  /** How the keys of this hotel's drafts begin. */
  scope: string;
  isChanged: boolean;
};

type Found = { key: string; draft: Draft };

/**
 * Keeps unsaved values in this browser, each open form under a key of its own. The drafts that earlier
 * visits left are only offered, the newest first, and not overwritten before one was restored or
 * discarded; those of forms that are open in other tabs are left alone.
 */
export function useDraft({ form, scope, isChanged, id, loaded, sent }: UseDraft) {
  const [formId] = useState(() => crypto.randomUUID());
  const [restoredKey, setRestoredKey] = useState<string | null>(null);
  const key = restoredKey ?? `${scope}:${formId}`;
  const [found, setFound] = useState<Found[]>([]);
  useEffect(() => claimDraft(key, () => {}), [key]);

  const firstScope = useRef(scope);
  useEffect(() => {
    const offer = (key: string) => {
      const draft = readDraft(key);
      if (!draft) return;
      setFound((all) =>
        [...all, { key, draft }].sort((a, b) => (a.draft.at < b.draft.at ? 1 : -1)),
      );
    };
    const claims = draftKeys(firstScope.current).map((key) => claimDraft(key, () => offer(key)));
    return () => {
      for (const giveUp of claims) giveUp();
    };
  }, []);

  const keep = useRef(() => {});
  useEffect(() => {
    keep.current = () => {
      if (!isChanged) return;
      const values = form.getValues();
      keepDraft(key, { id, values, loaded, sent, at: new Date().toISOString() });
    };
  }, [form, key, isChanged, id, loaded, sent]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => keep.current(), REST_MS);
      },
    });
    // Also when the page is left before the rest is over.
    const keepNow = () => keep.current();
    window.addEventListener('pagehide', keepNow);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [form]);

  const drop = (dropped: string) => {
    keepDraft(dropped, null);
    setFound((all) => all.filter(({ key }) => key !== dropped));
  };
  const [newest] = found;
  return {
    /** The newest draft that waits for a decision. */
    found: newest?.draft ?? null,
    /** It was restored: from now on this form keeps it up to date. */
    markRestored: () => {
      if (!newest) return;
      drop(key);
      setRestoredKey(newest.key);
      setFound([]);
    },
    discard: () => newest && drop(newest.key),
    /** This form was saved. */
    drop: () => {
      keep.current = () => {};
      drop(key);
    },
  };
}
