'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type CallCode, callAction } from '@/components/admin/call-action';
import type { Draft } from '@/components/admin/drafts/draft-store';
import { afterSave, type Loaded, unconfirmed } from '@/components/admin/save-state';
import type { Saved, SaveInput } from '@/components/admin/use-save';
import { useSaveNotices } from '@/components/admin/use-save-notices';
import { useToastActionError } from '@/components/admin/use-toast-action-error';
import type { Conflict, Result } from '@/lib/actions/result';
import type { HotelFields, HotelValues } from '@/lib/hotels/form';
import { type FieldPath, fieldsToValues } from './hotel-values';
import { type FormTabName, firstMarkedTab, problemPaths } from './problems';
import { setChangedValues } from './use-hotel-form';

type UseHotelSave = {
  form: UseFormReturn<HotelValues>;
  id: string;
  /** The hotel as it was loaded, null for a new one. */
  loaded: Loaded | null;
  save: (input: SaveInput<HotelValues>) => Promise<Result<Saved>>;
  onSaved: () => void;
  /** The form has problems, the first of them in this tab. */
  onProblem: (tab: FormTabName) => void;
};

/**
 * Saves the form. What was typed stays, whatever fails: a refusal marks the fields, an outage or an
 * ended session shows a message, and the next try sends everything again.
 */
export function useHotelSave({ form, id, save, onSaved, onProblem, ...props }: UseHotelSave) {
  const t = useTranslations('hotels.admin');
  const reason = useTranslations('admin.errors')('failed');
  const toastActionError = useToastActionError();
  const [loaded, setLoaded] = useState(props.loaded);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [refusal, setRefusal] = useState<CallCode | null>(null);
  const isSending = useRef(false);
  const notices = useSaveNotices();
  const [sent, setSent] = useState<readonly HotelValues[]>([]);
  const messages = {
    failed: t(props.loaded ? 'errors.update' : 'errors.create'),
    reasons: { failed: reason },
  };

  /** Goes on from what was saved; what was typed since it was sent stays. */
  const goOnFrom = ({ updated_at: version, ...base }: Saved, sent: HotelValues) => {
    const stored = fieldsToValues(base as HotelFields);
    setLoaded({ version, base });
    setChangedValues(form, afterSave(form.getValues(), sent, stored));
    form.resetDefaultValues(stored);
  };

  type Known = { from: Loaded | null; tried: readonly HotelValues[] };
  const send = async (fields: HotelValues, { from, tried }: Known) => {
    const result = await callAction(() => save({ id, loaded: from, sent: tried, fields }));
    setSent(unconfirmed(tried, fields, result));
    setRefusal(result.ok ? null : result.code);
    if (result.ok) {
      setConflict(null);
      goOnFrom(result.data, fields);
      notices.succeed({ tone: 'success', title: t(from ? 'updated' : 'created') });
      onSaved();
      return;
    }
    for (const [path, message] of Object.entries(result.fields ?? {})) {
      form.setError(path as FieldPath, { type: 'server', message });
    }
    if (result.conflict) setConflict(result.conflict);
    notices.fail(result.conflict ? undefined : toastActionError(result, messages));
  };

  const submit = async (known: Known = { from: loaded, tried: sent }) => {
    // A second click before the first one is shown must not send twice.
    if (isSending.current) return;
    isSending.current = true;
    notices.begin();
    try {
      await form.handleSubmit((fields) => send(fields, known))();
    } catch {
      // The schema could not be loaded.
      notices.fail(toastActionError({ ok: false, code: 'no-answer' }, messages));
    }
    isSending.current = false;
    const tab = firstMarkedTab(problemPaths(form.getErrors()));
    if (tab) onProblem(tab);
  };

  /** Saves what was chosen, field by field, on top of what another person saved. */
  const resolve = (chosen: HotelValues) => {
    if (!conflict || conflict.gone) return;
    setChangedValues(form, chosen);
    setLoaded(conflict.theirs);
    // What is stored was shown and chosen from: nothing in it is unknown any more.
    void submit({ from: conflict.theirs, tried: [] });
  };

  return {
    submit: () => void submit(),
    resolve,
    conflict,
    closeConflict: () => setConflict(null),
    /** Why the last try was refused, if it was. */
    refusal,
    /** The stored record that the values are compared with when they are saved. */
    loaded,
    /** What was sent without an answer. */
    sent,
    /** Continues a draft, which was typed on this version. */
    restore: (draft: Draft<HotelValues>) => {
      // A draft from before the form had all its fields is without some: they keep what is stored.
      form.reset({ ...form.getValues(), ...draft.values }, { keepDefaultValues: true });
      setLoaded(draft.loaded);
      setSent(draft.sent);
    },
  };
}
