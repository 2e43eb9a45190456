'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState, useTransition } from 'react';
import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import { useCallAction } from '@/components/admin/use-call-action';
import { useFocusOnError } from '@/components/admin/use-focus-on-error';
import { useToastActionError } from '@/components/admin/use-toast-action-error';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { notify } from '@/components/ui/notify';
import type { Result } from '@/lib/actions/result';

/** Each resolves to whether the e-mail is, or was, on the list. */
export type SubscriberActions = {
  find: (input: { email: string }) => Promise<Result<{ found: boolean }>>;
  remove: (input: { email: string }) => Promise<Result<{ removed: boolean }>>;
};

/** Takes an e-mail off the newsletter's list, for somebody who asked the chain to. */
export function RemoveSubscriber({ find, remove }: SubscriberActions) {
  const t = useTranslations('settings.newsletter.remove');
  const callAction = useCallAction();
  const toastActionError = useToastActionError();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<object>();
  const form = useRef<HTMLFormElement>(null);
  const [asking, setAsking] = useState(false);
  const [looking, startLooking] = useTransition();
  const [busy, start] = useTransition();

  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (looking) return;
    const refuse = (why: string) => {
      setProblem(why);
      setRefusal({});
    };
    if (!/\S@\S/.test(email)) return refuse(t('problem'));
    setProblem(undefined);
    startLooking(async () => {
      const result = await callAction(() => find({ email }));
      if (!result.ok) toastActionError(result, { failed: t('failed') });
      else if (result.data.found) setAsking(true);
      else refuse(t('unknown'));
    });
  };
  useFocusOnError(form, refusal);
  const confirm = () =>
    start(async () => {
      const result = await callAction(() => remove({ email }));
      if (!result.ok) {
        toastActionError(result, { failed: t('failed') });
        return;
      }
      setAsking(false);
      if (!result.data.removed) return setProblem(t('unknown'));
      setEmail('');
      notify({ tone: 'success', title: t('removed'), closesDialog: true });
    });

  return (
    <form ref={form} onSubmit={ask} noValidate className="grid gap-4 border-t border-line pt-5">
      <TextField
        label={t('label')}
        hint={t('hint')}
        error={problem}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={255}
        className="max-w-120"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button
        type="submit"
        variant="outline"
        busy={looking}
        className="justify-self-start max-sm:w-full"
      >
        {t('submit')}
      </Button>
      <ConfirmDialog
        danger
        open={asking}
        question={t('question')}
        subject={email.trim()}
        consequence={t('consequence')}
        confirm={t('confirm')}
        busy={busy}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </form>
  );
}
