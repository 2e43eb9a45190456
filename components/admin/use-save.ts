'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { notify } from '@/components/site/notify';
import type { Fields } from '@/lib/actions/merge';
import type { Conflict, Result } from '@/lib/actions/result';

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
  onSaved: (row: Saved) => void;
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
  onSaved,
}: UseSave<Values>) {
  const router = useRouter();
  const [loaded, setLoaded] = useState(first);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const changed = JSON.stringify(values) !== JSON.stringify(initial);

  const set = useCallback(<Name extends keyof Values>(name: Name, value: Values[Name]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ [name as string]: _, ...others }) => others);
  }, []);

  const send = async (fields: Values, from: Loaded | null) => {
    // A second click before the screen shows the first one must not send twice.
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const result = await save({ id, loaded: from, fields }).catch(() => null);
    sending.current = false;
    setBusy(false);
    if (result?.ok) {
      setConflict(null);
      setErrors({});
      notify({ tone: 'success', title: from ? texts.updated : texts.created });
      onSaved(result.data);
      router.refresh();
      return;
    }
    if (result?.fields) setErrors(result.fields);
    if (result?.code === 'conflict' && result.conflict) {
      setConflict(result.conflict);
      return;
    }
    const reason = result?.message === texts.failed ? undefined : result?.message;
    notify({ tone: 'destructive', title: texts.failed, description: reason });
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
    submit: () => void send(values, loaded),
  };
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
