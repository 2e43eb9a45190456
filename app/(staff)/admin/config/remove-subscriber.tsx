'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import { useFocusOnError } from '@/components/admin/use-focus-on-error';
import { useRunAction } from '@/components/admin/use-run-action';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { notify } from '@/components/ui/notify';
import type { Result } from '@/lib/actions/result';

/** Each resolves to whether the e-mail is, or was, on the list. */
export type SubscriberActions = {
  find: (input: { email: string }) => Promise<Result<{ found: boolean }>>;
  remove: (input: { email: string }) => Promise<Result<{ removed: boolean }>>;
};

/** Removes an e-mail from the newsletter's list at its owner's request. */
export function RemoveSubscriber({ find, remove }: SubscriberActions) {
  const t = useTranslations('settings.newsletter.remove');
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<object>();
  const form = useRef<HTMLFormElement>(null);
  const [asking, setAsking] = useState(false);
  const { busy: looking, run: look } = useRunAction();
  const { busy, run } = useRunAction();

  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (looking) return;
    const refuse = (why: string) => {
      setProblem(why);
      setRefusal({});
    };
    if (!/\S@\S/.test(email)) return refuse(t('problem'));
    setProblem(undefined);
    look(
      () => find({ email }),
      { failed: t('failed') },
      ({ found }) => (found ? setAsking(true) : refuse(t('unknown'))),
    );
  };
  useFocusOnError(form, refusal);
  const confirm = () =>
    run(
      () => remove({ email }),
      { failed: t('failed') },
      ({ removed }) => {
        setAsking(false);
        if (!removed) return setProblem(t('unknown'));
        setEmail('');
        notify({ tone: 'success', title: t('removed'), closesDialog: true });
      },
    );

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
