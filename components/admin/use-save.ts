'use client';

import { useCallback, useRef, useState } from 'react';
import { notify, type Toast } from '@/components/ui/notify';
import type { Fields } from '@/lib/actions/merge';
import type { Conflict, Refusal, Result } from '@/lib/actions/result';
import { afterSave, applied, type Change, isChanged, type Problems, without } from './save-state';
import { toastActionError } from './toast-action-error';

export type Loaded = { version: string; base: Fields };
export type SaveInput<Values> = { id: string; loaded: Loaded | null; fields: Values };
export type Saved = Fields & { updated_at: string };

type UseSave<Values extends Fields> = {
  id: string;
  /** The record as it was loaded, null for a new one. */
  loaded: Loaded | null;
  initial: Values;
  save: (input: SaveInput<Values>) => Promise<Result<Saved>>;
  texts: { created: string; updated: string; failed: string };
  /** What to say instead when the answer tells more than 'created' or 'updated'. */
  say?: (row: Saved) => Toast;
  onSaved: (row: Saved) => void;
  /** What is wrong by path, before anything is sent; the server asks the same again. */
  check?: (values: Values) => Problems | null;
  /** The values of a saved record, where the form holds them otherwise than they are stored. */
  fromSaved?: (row: Saved) => Values;
};

/**
 * The state of a form that saves one record. Whatever goes wrong, what was typed stays: a refusal
 * marks the fields, an outage or an ended session only says so, and the next try sends it all again.
 */
export function useSave<Values extends Fields>({
  id,
  loaded: first,
  initial,
  save,
  texts,
  say,
  onSaved,
  check,
  fromSaved,
}: UseSave<Values>) {
  const [loaded, setLoaded] = useState(first);
  const [values, setValues] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [errors, setErrors] = useState<Problems>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [refused, setRefused] = useState<Refusal | null>(null);
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

  /** A form that stays open goes on from what was saved; what was typed meanwhile stays. */
  const goOnFrom = (row: Saved, fields: Values) => {
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
    const result = await save({ id, loaded: from, fields }).catch(() => null);
    sending.current = false;
    setBusy(false);
    setRefused(result?.ok === false ? result.code : null);
    if (result?.ok) {
      setConflict(null);
      setErrors({});
      goOnFrom(result.data, fields);
      const title = from ? texts.updated : texts.created;
      notify(say?.(result.data) ?? { tone: 'success', title });
      onSaved(result.data);
      return;
    }
    if (result?.fields) mark(result.fields);
    if (result?.code === 'conflict' && result.conflict) {
      setConflict(result.conflict);
      return;
    }
    toastActionError(texts.failed, result);
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
