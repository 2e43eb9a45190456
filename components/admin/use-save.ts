'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { notify, type Toast } from '@/components/site/notify';
import { type Fields, sameContent } from '@/lib/actions/merge';
import type { Conflict, Result } from '@/lib/actions/result';
import { notifyRefusal } from './refusal';

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
  check?: (values: Values) => Record<string, string> | null;
  /** The values of a saved record, where the form holds them otherwise than they are stored. */
  adopt?: (row: Saved) => Values;
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
  adopt,
}: UseSave<Values>) {
  const [loaded, setLoaded] = useState(first);
  const [values, setValues] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const changed = JSON.stringify(values) !== JSON.stringify(saved);

  const set = useCallback(
    <Name extends keyof Values>(name: Name, value: Values[Name], path = String(name)) => {
      setValues((before) => ({ ...before, [name]: value }));
      setErrors((before) => without(before, path));
    },
    [],
  );

  const mark = (problems: Record<string, string>) => {
    setErrors(problems);
    setRefusals((count) => count + 1);
  };

  /** A form that stays open goes on from what was saved; what was typed meanwhile stays. */
  const goOnFrom = (row: Saved, fields: Values) => {
    const names = Object.keys(fields).filter((name) => name in row);
    const base = Object.fromEntries(names.map((name) => [name, row[name]]));
    const values = adopt?.(row) ?? (base as Values);
    const stored = Object.fromEntries(names.map((name) => [name, values[name]]));
    setLoaded({ version: row.updated_at, base });
    setSaved({ ...fields, ...stored });
    setValues((now) => {
      const untouched = names.filter((name) => sameContent(now[name], fields[name]));
      return { ...now, ...Object.fromEntries(untouched.map((name) => [name, stored[name]])) };
    });
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
    notifyRefusal(texts.failed, result);
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

/** The problems without those of one path and of what lies below it. */
function without(problems: Record<string, string>, path: string) {
  const others = Object.entries(problems).filter(
    ([key]) => key !== path && !key.startsWith(`${path}.`),
  );
  return Object.fromEntries(others);
}

/** Ctrl/Cmd-S saves, wherever the focus is, while the form is open. */
export function useSaveShortcut(submit: () => void) {
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Whoever leaves the page with something unsaved is asked first. */
export function useLeaveWarning(changed: boolean) {
  useEffect(() => {
    if (!changed) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [changed]);
}

/** Leads the focus to the first field that an answer found wrong. */
export function useFocusOnError(
  form: RefObject<HTMLFormElement | null>,
  errors: Record<string, string>,
) {
  const marked = Object.keys(errors).length;
  const before = useRef(0);
  useEffect(() => {
    // Only when problems are new: mending one of them must not take the focus to another.
    if (marked > before.current) {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
    before.current = marked;
  }, [form, marked]);
}
