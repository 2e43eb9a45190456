'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { siteAnswers } from '@/components/ui/connection';
import type { Toast } from '@/components/ui/notify';
import type { Fields, Loaded, Saved } from '@/lib/actions/merge';
import type { Conflict } from '@/lib/actions/result';
import type { CallCode } from './call-action';
import type { Draft } from './drafts/draft-store';
import type { Save } from './record-actions';
import { unconfirmed } from './save-state';
import { onSessionBack } from './session-back';
import { useCallAction } from './use-call-action';
import { useSaveNotices } from './use-save-notices';
import { type FailureMessages, useToastActionError } from './use-toast-action-error';

type UseRecordSave<Values extends Fields> = {
  id: string;
  /** The record as loaded; null for a new one. */
  loaded: Loaded | null;
  save: Save<Values>;
  messages: FailureMessages;
  /**
   * Continues the form from what is now stored. Returns the success notice, and the stored fields
   * that determine the next change.
   */
  onStored: (row: Saved, sent: Values, wasNew: boolean) => { base: Fields; notice: Toast };
  /** The notice is shown and all state is set. */
  onSaved: (row: Saved, sent: Values) => void;
  /** Called if the server refused fields, with the codes of their problems by path. */
  onProblems: (problems: Record<string, string>) => void;
};

/**
 * Resolves to the values to send; null if they have problems. Rejects if the validation script
 * can't be loaded.
 */
type Collect<Values> = () => Promise<Values | null>;

/**
 * Saves the values of a form as one record, on the version that they are based on, wherever the
 * form stores them. A refusal marks the fields, and a conflict waits for a choice; an outage, an
 * expired session or a slow answer shows a toast. The next try also sends the values of earlier
 * ones that got no answer.
 */
export function useRecordSave<Values extends Fields>({
  save,
  messages: words,
  onStored,
  onSaved,
  onProblems,
  ...first
}: UseRecordSave<Values>) {
  const toastActionError = useToastActionError();
  const callAction = useCallAction('draft');
  const outdated = useTranslations('admin.errors')('outdatedDraft');
  const messages = { ...words, reasons: { outdated, ...words.reasons }, hasSignedOutNote: true };
  const [id, setId] = useState(first.id);
  const [loaded, setLoaded] = useState(first.loaded);
  const [sent, setSent] = useState<readonly Values[]>([]);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [refused, setRefused] = useState<CallCode | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const notices = useSaveNotices();

  useEffect(() => {
    if (refused !== 'signed-out') return;
    return onSessionBack(() => {
      setRefused(null);
      notices.fail();
    });
  }, [refused, notices]);

  type Known = { from: Loaded | null; tried: readonly Values[] };
  const send = async (fields: Values, { from, tried }: Known) => {
    const result = await callAction(() => save({ id, loaded: from, sent: tried, fields }));
    setSent(unconfirmed(tried, fields, result));
    setRefused(result.ok ? null : result.code);
    if (result.ok) {
      setConflict(null);
      const { base, notice } = onStored(result.data, fields, from === null);
      setLoaded({ version: result.data.updated_at, base });
      notices.succeed(notice);
      onSaved(result.data, fields);
      return;
    }
    if (result.fields) onProblems(result.fields);
    if (result.conflict) setConflict(result.conflict);
    notices.fail(result.conflict ? undefined : toastActionError(result, messages));
  };

  const submit = async (
    collect: Collect<Values>,
    known: Known = { from: loaded, tried: sent },
  ): Promise<void> => {
    // A second click before the first one has rendered must not send twice.
    if (sending.current) return;
    sending.current = true;
    notices.begin();
    setBusy(true);
    try {
      const fields = await collect().catch(async () => {
        const code = (await siteAnswers()) ? 'outdated' : 'no-answer';
        notices.fail(toastActionError({ ok: false, code }, messages));
        return null;
      });
      if (fields) await send(fields, known);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return {
    id,
    /** The stored record that the values are compared with on saving. */
    loaded,
    /** Values that were sent without getting an answer. */
    sent,
    busy,
    /** Why the last try was refused, if it was. */
    refused,
    conflict,
    closeConflict: () => setConflict(null),
    submit: (collect: Collect<Values>) => submit(collect),
    /** Saves the choices, field by field, on top of what another person saved. */
    resolve: async (collect: Collect<Values>) => {
      if (!conflict || conflict.gone) return;
      setLoaded(conflict.theirs);
      // What is stored was shown and chosen from, so nothing in it is unknown anymore.
      await submit(collect, { from: conflict.theirs, tried: [] });
    },
    /** Continues as a new record: the original one is gone. */
    renew: () => {
      setId(crypto.randomUUID());
      setLoaded(null);
      setSent([]);
      setConflict(null);
    },
    /** Continues with a draft, on the version that it is based on. */
    restore: (draft: Draft<Values>) => {
      setId(draft.id);
      setLoaded(draft.loaded);
      setSent(draft.sent);
    },
  };
}
