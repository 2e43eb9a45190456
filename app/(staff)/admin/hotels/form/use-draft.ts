'use client';

import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Loaded } from '@/components/admin/use-save';
import type { HotelValues } from '@/lib/hotels/form';
import { type Draft, keepDraft, readDraft } from './draft-store';

/** Milliseconds without a change before the draft is written. */
const REST_MS = 400;

type UseDraft = {
  form: UseFormReturn<HotelValues>;
  /** Whose draft of what: a new hotel's key changes when it has been saved. */
  key: string;
  isChanged: boolean;
  id: string;
  loaded: Loaded | null;
};

/**
 * Keeps unsaved values in this browser. `found` is what an earlier visit left: it is only offered,
 * and not overwritten before it was restored or discarded.
 */
export function useDraft({ form, key, isChanged, id, loaded }: UseDraft) {
  const firstKey = useRef(key);
  const [found, setFound] = useState<Draft | null>(null);
  useEffect(() => setFound(readDraft(firstKey.current)), []);

  const keep = useRef(() => {});
  useEffect(() => {
    keep.current = () => {
      if (!isChanged || found) return;
      keepDraft(key, { id, values: form.getValues(), loaded, at: new Date().toISOString() });
    };
  }, [form, key, isChanged, found, id, loaded]);

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

  return {
    found,
    /** The draft was restored: from now on it is kept up to date. */
    markRestored: () => setFound(null),
    drop: () => {
      keep.current = () => {};
      keepDraft(key, null);
      setFound(null);
    },
  };
}
