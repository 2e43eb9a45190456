'use client';

import { Undo2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { callAction } from '@/components/admin/call-action';
import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import { useToastActionError } from '@/components/admin/use-toast-action-error';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import type { Result } from '@/lib/actions/result';
import { recordHistoryPath } from '@/lib/history/list-query';
import type { RecordKind, RestoreReport } from '@/lib/history/model';

/** One version of a record, and the newest one that the page shows. */
export type RestoreInput = { kind: RecordKind; id: string; change: number; seen: number };

type RestoreButtonProps = {
  input: RestoreInput;
  name: string;
  /** What will happen. */
  consequence: string;
  restore: (input: RestoreInput) => Promise<Result<RestoreReport>>;
  /** Of one record among several: a small button, with the name in its label. */
  inList?: boolean;
};

/** Asks, restores, tells what is not as it was, and then shows the newest version: the restored one. */
export function RestoreButton({
  input,
  name,
  consequence,
  restore,
  inList = false,
}: RestoreButtonProps) {
  const t = useTranslations('history.restore');
  const tErrors = useTranslations('history.errors');
  const conflict = useTranslations('admin.errors')('conflict');
  const toastActionError = useToastActionError();
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [busy, start] = useTransition();

  const summarize = ({ notes, slug, returned }: RestoreReport) => {
    const sentences = notes.map((note) => t(note, { slug }));
    const counted = input.kind === 'regions' ? 'hotelsReturned' : 'offersReturned';
    if (returned > 0) sentences.push(t(counted, { count: returned }));
    return sentences.join(' ');
  };
  const run = () =>
    start(async () => {
      const result = await callAction(() => restore(input));
      if (result.ok) {
        setOpen(false);
        notify({ tone: 'success', title: t('done'), description: summarize(result.data) });
        router.push(recordHistoryPath(input.kind, input.id));
        return;
      }
      if (result.code !== 'conflict') {
        const reasons = { forbidden: tErrors('onlyAdmins') };
        toastActionError(result, { failed: tErrors('restore'), reasons });
        return;
      }
      setOpen(false);
      notify({ tone: 'destructive', title: conflict, description: t('conflict') });
      router.refresh();
    });

  return (
    <>
      <Button
        onClick={() => setOpen(true)}
        {...(inList ? { variant: 'outline', size: 'compact' } : { className: 'max-sm:w-full' })}
        aria-label={inList ? t('actionNamed', { name }) : undefined}
      >
        <Undo2 />
        {t(inList ? 'confirm' : 'action')}
      </Button>
      <ConfirmDialog
        open={open}
        question={t('question')}
        subject={name}
        consequence={consequence}
        confirm={t('confirm')}
        busy={busy}
        onConfirm={run}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
