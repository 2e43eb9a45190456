'use client';

import { useEffect, useRef, useState } from 'react';
import type { Loaded } from '@/components/admin/use-save';
import type { HotelValues } from '@/lib/hotels/form';
import { type Draft, keepDraft, readDraft } from './draft-store';

/** Rest after the last letter before the draft is kept, in milliseconds. */
const REST_MS = 400;

type UseDraft = {
  /** Whose draft of what: a new hotel's key changes when it has been saved. */
  key: string;
  changed: boolean;
  id: string;
  values: HotelValues;
  loaded: Loaded | null;
};

/**
 * Keeps what is typed in this browser until it is saved. `found` is what an earlier visit left; it
 * is only offered, and nothing is written over it before it was taken up or put aside.
 */
export function useDraft({ key, changed, id, values, loaded }: UseDraft) {
  const first = useRef(key);
  const [found, setFound] = useState<Draft | null>(null);
  useEffect(() => setFound(readDraft(first.current)), []);

  const keep = useRef(() => {});
  useEffect(() => {
    const isKept = changed && !found;
    keep.current = () => {
      if (isKept) keepDraft(key, { id, values, loaded, at: new Date().toISOString() });
    };
    if (!isKept) return;
    const timer = setTimeout(() => keep.current(), REST_MS);
    return () => clearTimeout(timer);
  }, [key, changed, found, id, values, loaded]);

  // Whoever leaves before that: the last letters too.
  useEffect(() => {
    const now = () => keep.current();
    window.addEventListener('pagehide', now);
    return () => {
      window.removeEventListener('pagehide', now);
      now();
    };
  }, []);

  return {
    found,
    /** The draft was taken up: from now on it is kept anew. */
    taken: () => setFound(null),
    drop: () => {
      keep.current = () => {};
      keepDraft(key, null);
      setFound(null);
    },
  };
}
