'use client';

import { useEffect, useRef, useState } from 'react';
import type { Fields } from '@/lib/actions/merge';
import { claimDraft, type Draft, type Fits, keepDraft, onErased, readDraft } from './draft-store';

type Found<Values extends Fields> = { key: string; draft: Draft<Values> };

/**
 * Returns the drafts under these keys from earlier visits, newest first, except those of forms open
 * in other tabs. The keys are listed once.
 */
export function useFoundDrafts<Values extends Fields>(
  listKeys: () => string[],
  fits: Fits<Values>,
) {
  const [found, setFound] = useState<Found<Values>[]>([]);
  const first = useRef({ listKeys, fits });
  useEffect(() => {
    const { listKeys, fits } = first.current;
    const offer = (key: string) => {
      const draft = readDraft(key, fits);
      if (!draft) return;
      setFound((all) =>
        [...all, { key, draft }].sort((a, b) => (a.draft.at < b.draft.at ? 1 : -1)),
      );
    };
    const forget = (erased: string) => setFound((all) => all.filter(({ key }) => key !== erased));
    const ends = listKeys().flatMap((key) => [
      claimDraft(key, () => offer(key)),
      onErased(key, () => forget(key)),
    ]);
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return {
    found,
    /** Removes a draft, found or not, from this browser. */
    drop: (dropped: string) => {
      keepDraft(dropped, null);
      setFound((all) => all.filter(({ key }) => key !== dropped));
    },
    /** Stops offering them; they stay in this browser. */
    withdraw: () => setFound([]),
  };
}
