'use client';

import { useCallback, useRef, useState } from 'react';
import { notify, type Toast } from '@/components/ui/notify';
import type { Fields } from '@/lib/actions/merge';
import type { Conflict, Result } from '@/lib/actions/result';
import { type CallCode, callAction } from './call-action';
import { afterSave, applied, type Change, isChanged, type Problems, without } from './save-state';
import { useProblemMessages } from './use-problem-messages';
import { type FailureMessages, useToastActionError } from './use-toast-action-error';

export type Loaded = { version: string; base: Fields };
export type SaveInput<Values> = { id: string; loaded: Loaded | null; fields: Values };
export type Saved = Fields & { updated_at: string };

type UseSave<Values extends Fields> = {
  id: string;
  /** The record as it was loaded, null for a new one. */
  loaded: Loaded | null;
  initial: Values;
  save: (input: SaveInput<Values>) => Promise<Result<Saved>>;
  messages: FailureMessages & { created: string; updated: string };
  /** The toast of a success, where the answer tells more than 'created' or 'updated'. */
  success?: (row: Saved) => Toast;
  onSaved: (row: Saved) => void;
  /** The problems by path, before anything is sent; the server checks the same again. */
  check?: (values: Values) => Problems | null;
  /** The values of a saved record, where the form holds them otherwise than they are stored. */
  fromSaved?: (row: Saved) => Values;
};

/**
 * The state of a form that saves one record. What was typed always stays: a refusal marks the
 * fields, an outage or an ended session shows a toast, and the next try sends everything again.
 */
export function useSave<Values extends Fields>({
  id,
  loaded: first,
  initial,
  save,
  messages,
  success,
  onSaved,
  check,
  fromSaved,
}: UseSave<Values>) {
  const toastActionError = useToastActionError();
  const problemMessages = useProblemMessages();
  const [loaded, setLoaded] = useState(first);
  const [values, setValues] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [errors, setErrors] = useState<Problems>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [refused, setRefused] = useState<CallCode | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const changed = isChanged(values, saved);

  const set = useCallback(
    <Name extends keyof Values>(name: Name, change: Change<Values[Name]>, path = String(name)) => {
      setValues((before) => ({
        ...before,
        [name]: applied(change, before[name]),
      }));
      setErrors((before) => without(before, path));
    },
    [],
  );

  const mark = (problems: Problems) => {
    setErrors(problems);
    setRefusals((count) => count + 1);
  };

  /** A form that stays open continues from what was saved; what was typed meanwhile stays. */
  const continueFrom = (row: Saved, fields: Values) => {
    const names = Object.keys(fields).filter((name) => name in row);
    const base = Object.fromEntries(names.map((name) => [name, row[name]]));
    const adopted: Fields = fromSaved?.(row) ?? base;
    const stored = Object.fromEntries(names.map((name) => [name, adopted[name]]));
    setLoaded({ version: row.updated_at, base });
    setSaved({ ...fields, ...stored });
    setValues((now) => afterSave(now, fields, stored));
  };

  const send = async (fields: Values, from: Loaded | null) => {
    // A second click before the screen shows the first one must not send twice.
    if (sending.current) return;
    const problems = check?.(fields);
    if (problems) {
      mark(problems);
      return;
    }
    sending.current = true;
    setBusy(true);
    const result = await callAction(() => save({ id, loaded: from, fields }));
    sending.current = false;
    setBusy(false);
    setRefused(result.ok ? null : result.code);
    if (result.ok) {
      setConflict(null);
      setErrors({});
      continueFrom(result.data, fields);
      const title = from ? messages.updated : messages.created;
      notify(success?.(result.data) ?? { tone: 'success', title });
      onSaved(result.data);
      return;
    }
    if (result.fields) mark(problemMessages(result.fields));
    if (result.code === 'conflict' && result.conflict) {
      setConflict(result.conflict);
      return;
    }
    toastActionError(result, messages);
  };

  /** Saves what the editor chose, field by field, on top of what the other one saved. */
  const resolve = (chosen: Values) => {
    if (!conflict || conflict.gone) return;
    setValues(chosen);
    setLoaded(conflict.theirs);
    void send(chosen, conflict.theirs);
  };

  return {
    values,
    set,
    errors,
    busy,
    changed,
    /** Why the last try was refused, if it was. */
    refused,
    conflict,
    closeConflict: () => setConflict(null),
    resolve,
    /** Counts the times that fields were marked: then the first of them is shown. */
    refusals,
    /** The record that the values are compared with when they are saved. */
    loaded,
    /** Takes up a draft where it was left. */
    restore: (draft: Values, from: Loaded | null) => {
      setValues(draft);
      setLoaded(from);
      setErrors({});
    },
    submit: () => void send(values, loaded),
  };
}

/** What the parts of a form need of it. */
export type SaveState<Values extends Fields> = ReturnType<typeof useSave<Values>>;
