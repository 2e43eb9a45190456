'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Toast } from '@/components/ui/notify';
import type { Fields, Loaded, Saved } from '@/lib/actions/merge';
import { deepEqual } from '@/lib/format/deep-equal';
import type { Draft } from './drafts/draft-store';
import { fitsForm } from './drafts/fits-form';
import { useDraft } from './drafts/use-draft';
import type { Save } from './record-actions';
import { afterSave, isChanged, overlong, type Problems, without } from './save-state';
import { useProblemMessages } from './use-problem-messages';
import { useRecordSave } from './use-record-save';
import type { FailureMessages } from './use-toast-action-error';

type UseSave<Values extends Fields> = {
  id: string;
  draft: {
    /** The kind of record, part of the keys of its drafts. */
    noun: string;
    /** The fields that hold a list or null. */
    optionalLists?: readonly string[];
    /** Replacement values for fields that no draft may store, such as a password. */
    without?: Partial<Values>;
  };
  /** The record as loaded; null for a new one. */
  loaded: Loaded | null;
  initial: Values;
  save: Save<Values>;
  messages: FailureMessages & { created: string; updated: string };
  /** The success toast, if the answer says more than 'created' or 'updated'. */
  success?: (row: Saved) => Toast;
  onSaved?: (row: Saved) => void;
  /** Called when everything is saved, unless the form holds input typed since it was sent. */
  onDone?: () => void;
};

/**
 * Returns the state of a form that saves one record. Input is never lost, and this browser stores
 * it as a draft until it is saved.
 */
export function useSave<Values extends Fields>({
  id: firstId,
  draft: { noun, optionalLists, without: secrets },
  loaded: first,
  initial,
  save,
  messages,
  success,
  onSaved,
  onDone,
}: UseSave<Values>) {
  const problemMessages = useProblemMessages();
  const [values, setValues] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [errors, setErrors] = useState<Problems>({});
  const [marked, setMarked] = useState<Problems>();
  const [isRenewed, setRenewed] = useState(false);
  const changed = isChanged(values, saved);
  const typed = useRef(values);
  useEffect(() => {
    typed.current = values;
  }, [values]);

  /** A form that stays open continues from what was saved and keeps what was typed since. */
  const continueFrom = (row: Saved, sent: Values): Fields => {
    const names = Object.keys(sent).filter((name) => name in row);
    const base = Object.fromEntries(names.map((name) => [name, row[name]]));
    setErrors({});
    setSaved({ ...sent, ...base });
    setValues((now) => afterSave(now, sent, base));
    return base;
  };
  const mark = (codes: Record<string, string>) => {
    const problems = problemMessages(codes);
    setErrors(problems);
    setMarked(problems);
  };
  const isDone = (sent: Values) => onDone !== undefined && deepEqual(typed.current, sent);
  const { id, loaded, sent, busy, refused, conflict, ...record } = useRecordSave<Values>({
    id: firstId,
    loaded: first,
    save,
    messages,
    onStored: (row, sent, wasNew) => {
      const title = wasNew ? messages.created : messages.updated;
      const notice = success?.(row) ?? { tone: 'success', title };
      return { base: continueFrom(row, sent), notice: { closesDialog: isDone(sent), ...notice } };
    },
    onSaved: (row, sent) => {
      draft.drop();
      onSaved?.(row);
      if (isDone(sent)) onDone?.();
    },
    onProblems: mark,
  });

  const kept = (typed: Values): Values => ({ ...typed, ...secrets });
  const draft = useDraft({
    noun,
    recordId: isRenewed ? null : first && firstId,
    isChanged: isChanged(kept(values), saved),
    getValues: () => kept(values),
    fits: fitsForm(initial, optionalLists),
    id,
    loaded,
    sent: sent.map(kept),
  });
  // After every render: values, version and sent values are all part of the draft.
  useEffect(draft.touch);

  const set = useCallback(<Name extends keyof Values>(name: Name, value: Values[Name]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => without(before, String(name)));
  }, []);

  return {
    values,
    set,
    errors,
    /** The fields marked by the last refusal, including those fixed since. */
    marked,
    busy,
    changed,
    refused,
    conflict,
    closeConflict: record.closeConflict,
    /** Whether the next save creates the record. */
    isNew: loaded === null,
    /** Turns the input of a removed record into a new one. */
    renew: () => {
      draft.drop();
      record.renew();
      setRenewed(true);
    },
    resolve: (chosen: Values) =>
      void record.resolve(async () => {
        setValues(chosen);
        return chosen;
      }),
    submit: () =>
      void record.submit(async () => {
        const problems = overlong(values);
        const canBeSent = Object.keys(problems).length === 0;
        if (!canBeSent) mark(problems);
        return canBeSent ? values : null;
      }),
    /** The draft of an earlier visit that waits for a decision. */
    found: draft.found,
    restore: (found: Draft<Values>) => {
      record.restore(found);
      setValues(found.values);
      setErrors({});
      draft.markRestored();
    },
    discard: draft.discard,
  };
}

/** What the parts of a form need from `useSave`. */
export type SaveState<Values extends Fields> = ReturnType<typeof useSave<Values>>;
