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
  /** The kind of record, part of the keys of its drafts. */
  noun: string;
  /** The record that the form was opened for; null for a new one. */
  recordId: string | null;
  isChanged: boolean;
  getValues: () => Values;
  fits: Fits<Values>;
};

/**
 * Stores unsaved values in this browser, each open form under its own key. Drafts of earlier visits
 * are only offered, newest first, and not overwritten until restored or discarded. Drafts of forms
 * open in other tabs are left alone.
 */
export function useDraft<Values extends Fields>(props: UseDraft<Values>) {
  const { noun, recordId, isChanged, getValues, fits, id, loaded, sent } = props;
  // A form for a new record keeps its scope after saving: a reload opens such a form again.
  const [scope, newScope] = [useDraftScope(noun, recordId), useDraftScope(noun, null)];
  const [formId] = useState(() => crypto.randomUUID());
  const [restoredKey, setRestoredKey] = useState<string | null>(null);
  const key = restoredKey ?? `${scope}:${formId}`;
  useEffect(() => claimDraft(key, () => {}), [key]);

  // Includes those of a new record's form that were stored after it had created this record.
  const isOfThis = (key: string) => readDraft(key, fits)?.id === recordId;
  const { found, drop, withdraw } = useFoundDrafts(
    () => [...draftKeys(scope), ...(recordId ? draftKeys(newScope).filter(isOfThis) : [])],
    fits,
  );

  /** The values whose draft was deliberately erased. Only different values are stored again. */
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
      // Input that was reverted is no draft, even if it was stored in between.
      keepDraft(key, isChanged ? { id, values, loaded, sent, at } : null);
    };
    // Not only on the next input: an answer arrived, and the page may close before more is typed.
    const answered = `${loaded?.version} ${sent.length} ${isChanged}`;
    if (answered !== lastAnswered.current) keep.current();
    lastAnswered.current = answered;
  });

  const resting = useLatestTask();
  const touch = useCallback(() => resting.startAfter(REST_MS, () => keep.current()), [resting]);
  useEffect(() => {
    // Also stores when the page is left before the pause is over.
    const keepNow = () => keep.current();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);

  const [newest] = found;
  return {
    /** The newest draft that awaits a decision. */
    found: newest?.draft ?? null,
    /** Call when something was typed. */
    touch,
    /** Call when the draft was restored: from now on this form updates it. */
    markRestored: () => {
      if (!newest) return;
      drop(key);
      setRestoredKey(newest.key);
      withdraw();
    },
    discard: () => newest && drop(newest.key),
    /** Call when this form was saved. */
    drop: () => {
      keep.current = () => {};
      drop(key);
    },
  };
}
