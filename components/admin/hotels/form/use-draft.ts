'use client';

import { useEffect, useState } from 'react';
import type { HotelValues } from '@/lib/schemas/hotel-form';
import type { Loaded } from '../../use-save';

/** Rest after the last letter before the draft is kept, in milliseconds. */
const REST_MS = 400;

export type Draft = { id: string; values: HotelValues; loaded: Loaded | null; at: string };

function readDraft(key: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null');
    return draft && typeof draft.values === 'object' && typeof draft.at === 'string' ? draft : null;
  } catch {
    return null;
  }
}

/** A browser that keeps nothing (full, forbidden) keeps no draft: the form itself is not harmed. */
function keepDraft(key: string, draft: Draft | null) {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {}
}

type UseDraft = {
  key: string;
  changed: boolean;
  draft: Omit<Draft, 'at'>;
};

/**
 * Keeps what is typed in this browser until it is saved. `found` is what an earlier visit left; it
 * is only offered, and nothing is written over it before it was taken up or put aside.
 */
export function useDraft({ key, changed, draft }: UseDraft) {
  const [found, setFound] = useState<Draft | null>(null);
  useEffect(() => setFound(readDraft(key)), [key]);

  const { id, values, loaded } = draft;
  useEffect(() => {
    if (!changed || found) return;
    const keep = () => keepDraft(key, { id, values, loaded, at: new Date().toISOString() });
    const timer = setTimeout(keep, REST_MS);
    return () => clearTimeout(timer);
  }, [key, changed, found, id, values, loaded]);

  return {
    found,
    /** The draft was taken up: from now on it is kept anew. */
    taken: () => setFound(null),
    drop: () => {
      keepDraft(key, null);
      setFound(null);
    },
  };
}
