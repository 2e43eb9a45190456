'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Toast } from '@/components/ui/notify';
import type { Fields } from '@/lib/actions/merge';
import type { Conflict, Result } from '@/lib/actions/result';
import { deepEqual } from '@/lib/format/deep-equal';
import { type CallCode, callAction } from './call-action';
import { useDraftScope } from './drafts/draft-owner';
import type { Draft } from './drafts/draft-store';
import { fitsForm } from './drafts/fits-form';
import { useDraft } from './drafts/use-draft';
import {
  afterSave,
  isChanged,
  type Loaded,
  type Problems,
  unconfirmed,
  without,
} from './save-state';
import { useProblemMessages } from './use-problem-messages';
import { useSaveNotices } from './use-save-notices';
import { type FailureMessages, useToastActionError } from './use-toast-action-error';

export type SaveInput<Values> = {
  id: string;
  loaded: Loaded | null;
  /** What earlier tries sent whose answers got lost, oldest first. */
  sent: readonly Values[];
  fields: Values;
};
export type Saved = Fields & { updated_at: string };

type UseSave<Values extends Fields> = {
  id: string;
  draft: {
    /** What the record is, in the name of its drafts. */
    noun: string;
    /** The fields that hold a list or null. */
    optionalLists?: readonly string[];
    /** Values for what no draft may keep, such as a password. */
    without?: Partial<Values>;
  };
  /** The record as it was loaded, null for a new one. */
  loaded: Loaded | null;
  initial: Values;
  save: (input: SaveInput<Values>) => Promise<Result<Saved>>;
  messages: FailureMessages & { created: string; updated: string };
  /** The toast of a success, where the answer tells more than 'created' or 'updated'. */
  success?: (row: Saved) => Toast;
  onSaved?: (row: Saved) => void;
  /** All is saved; not called while the form holds what was typed since it was sent. */
  onDone?: () => void;
};

/**
 * The state of a form that saves one record. What was typed always stays: a refusal marks the
 * fields, an outage or an ended session shows a toast, and the next try sends everything again. Until
 * it is saved, this browser keeps it as a draft.
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
  const toastActionError = useToastActionError();
  const problemMessages = useProblemMessages();
  const [id, setId] = useState(firstId);
  const [loaded, setLoaded] = useState(first);
  const [values, setValues] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [errors, setErrors] = useState<Problems>({});
  const [marked, setMarked] = useState<Problems>();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [refused, setRefused] = useState<CallCode | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const [sent, setSent] = useState<readonly Values[]>([]);
  const notices = useSaveNotices();
  const changed = isChanged(values, saved);
  const typed = useRef(values);
  useEffect(() => {
    typed.current = values;
  }, [values]);

  const kept = (typed: Values): Values => ({ ...typed, ...secrets });
  const draft = useDraft({
    scope: useDraftScope(noun, loaded && id),
    isChanged: isChanged(kept(values), saved),
    getValues: () => kept(values),
    fits: fitsForm(initial, optionalLists),
    id,
    loaded,
    sent: sent.map(kept),
  });
  // After every rendering: values, version and what was sent are all part of the draft.
  useEffect(draft.touch);

  const set = useCallback(<Name extends keyof Values>(name: Name, value: Values[Name]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => without(before, String(name)));
  }, []);

  /** A form that stays open continues from what was saved; what was typed meanwhile stays. */
  const continueFrom = (row: Saved, fields: Values) => {
    const names = Object.keys(fields).filter((name) => name in row);
    const base = Object.fromEntries(names.map((name) => [name, row[name]]));
    setLoaded({ version: row.updated_at, base });
    setSaved({ ...fields, ...base });
    setValues((now) => afterSave(now, fields, base));
  };

  type Known = { from: Loaded | null; tried: readonly Values[] };
  const send = async (fields: Values, { from, tried }: Known) => {
    // A second click before the screen shows the first one must not send twice.
    if (sending.current) return;
    sending.current = true;
    notices.begin();
    setBusy(true);
    const result = await callAction(() => save({ id, loaded: from, sent: tried, fields }));
    setSent(unconfirmed(tried, fields, result));
    sending.current = false;
    setBusy(false);
    setRefused(result.ok ? null : result.code);
    if (result.ok) {
      setConflict(null);
      setErrors({});
      continueFrom(result.data, fields);
      const title = from ? messages.updated : messages.created;
      const isDone = onDone !== undefined && deepEqual(typed.current, fields);
      const notice = success?.(result.data) ?? { tone: 'success' as const, title };
      notices.succeed({ closesDialog: isDone, ...notice });
      draft.drop();
      onSaved?.(result.data);
      if (isDone) onDone();
      return;
    }
    if (result.fields) {
      const problems = problemMessages(result.fields);
      setErrors(problems);
      setMarked(problems);
    }
    if (result.code === 'conflict' && result.conflict) {
      setConflict(result.conflict);
      notices.fail();
      return;
    }
    notices.fail(toastActionError(result, messages));
  };

  /** Saves what the editor chose, field by field, on top of what the other one saved. */
  const resolve = (chosen: Values) => {
    if (!conflict || conflict.gone) return;
    setValues(chosen);
    setLoaded(conflict.theirs);
    // What is stored was shown and chosen from: nothing in it is unknown any more.
    void send(chosen, { from: conflict.theirs, tried: [] });
  };

  /** Goes on with a draft, on the version that it was typed on. */
  const restore = (found: Draft<Values>) => {
    setId(found.id);
    setValues(found.values);
    setLoaded(found.loaded);
    setSent(found.sent);
    setErrors({});
    draft.markRestored();
  };

  return {
    values,
    set,
    errors,
    /** What the last refusal marked, also when some of it was mended since. */
    marked,
    busy,
    changed,
    /** Why the last try was refused, if it was. */
    refused,
    conflict,
    closeConflict: () => setConflict(null),
    resolve,
    submit: () => void send(values, { from: loaded, tried: sent }),
    /** The draft of an earlier visit that waits for a decision. */
    found: draft.found,
    restore,
    discard: draft.discard,
  };
}

/** What the parts of a form need of it. */
export type SaveState<Values extends Fields> = ReturnType<typeof useSave<Values>>;
