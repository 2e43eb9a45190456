'use client';

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLatestTask } from '@/components/ui/latest-task';
import type { Fields } from '@/lib/actions/merge';
import { useDraftScope } from './draft-owner';
import {
  claimDraft,
  type Draft,
  draftKeys,
  type Fits,
  keepDraft,
  onErased,
  readDraft,
} from './draft-store';
import { useFoundDrafts } from './use-found-drafts';

/** Milliseconds without a change before the draft is written. */
const REST_MS = 400;

type UseDraft<Values extends Fields> = Omit<Draft<Values>, 'values' | 'at'> & {
  /** What the record is, in the name of its drafts. */
  noun: string;
  /** The record that the form was opened for, null for a new one. */
  recordId: string | null;
  isChanged: boolean;
  getValues: () => Values;
  fits: Fits<Values>;
};

/**
 * Keeps unsaved values in this browser, each open form under a key of its own. The drafts that earlier
 * visits left are only offered, the newest first, and not overwritten before one was restored or
 * discarded; those of forms that are open in other tabs are left alone.
 */
export function useDraft<Values extends Fields>(props: UseDraft<Values>) {
  const { noun, recordId, isChanged, getValues, fits, id, loaded, sent } = props;
  // A form for a new record stays one when it was saved: a reload opens such a form again.
  const [scope, newScope] = [useDraftScope(noun, recordId), useDraftScope(noun, null)];
  const [formId] = useState(() => crypto.randomUUID());
  const [restoredKey, setRestoredKey] = useState<string | null>(null);
  const key = restoredKey ?? `${scope}:${formId}`;
  useEffect(() => claimDraft(key, () => {}), [key]);

  // Also those that a form for a new record left after it had created this one.
  const isOfThis = (key: string) => readDraft(key, fits)?.id === recordId;
  const { found, drop, withdraw } = useFoundDrafts(
    () => [...draftKeys(scope), ...(recordId ? draftKeys(newScope).filter(isOfThis) : [])],
    fits,
  );

  /** The values whose draft was erased on purpose: they are not written again, others are. */
  const erased = useRef<string | null>(null);
  const markErased = useEffectEvent(() => {
    erased.current = JSON.stringify(getValues());
  });
  useEffect(() => onErased(key, () => markErased()), [key]);
  const keep = useRef(() => {});
  const lastAnswered = useRef('');
  useEffect(() => {
    keep.current = () => {
      const values = getValues();
      if (erased.current === JSON.stringify(values)) return;
      erased.current = null;
      const at = new Date().toISOString();
      // What was typed and taken back is no draft, also where it was kept in between.
      keepDraft(key, isChanged ? { id, values, loaded, sent, at } : null);
    };
    // Not only at the next key: an answer came, and the page may be gone before anything else is typed.
    const answered = `${loaded?.version} ${sent.length} ${isChanged}`;
    if (answered !== lastAnswered.current) keep.current();
    lastAnswered.current = answered;
  });

  const resting = useLatestTask();
  const touch = useCallback(() => resting.startAfter(REST_MS, () => keep.current()), [resting]);
  useEffect(() => {
    // Also when the page is left before the rest is over.
    const keepNow = () => keep.current();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);

  const [newest] = found;
  return {
    /** The newest draft that waits for a decision. */
    found: newest?.draft ?? null,
    /** Something was typed. */
    touch,
    /** It was restored: from now on this form keeps it up to date. */
    markRestored: () => {
      if (!newest) return;
      drop(key);
      setRestoredKey(newest.key);
      withdraw();
    },
    discard: () => newest && drop(newest.key),
    /** This form was saved. */
    drop: () => {
      keep.current = () => {};
      drop(key);
    },
  };
}
