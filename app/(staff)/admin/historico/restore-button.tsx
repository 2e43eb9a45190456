'use client';

import { Undo2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef, useState, useTransition } from 'react';
import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import {
  type Restore,
  type RestoreInput,
  useRestore,
} from '@/components/admin/history/use-restore';
import { Button } from '@/components/ui/button';
import { mainHeading } from '@/components/ui/dialog';
import { recordHistoryPath } from '@/lib/history/list-query';

type RestoreButtonProps = {
  input: RestoreInput;
  name: string;
  /** What will happen. */
  consequence: string;
  restore: Restore;
  /** The path of the version that this one replaces; none for a deleted record. */
  replaced?: string;
  /** Several records are listed: the button is small, with the record's name in its label. */
  inList?: boolean;
};

/**
 * Asks for confirmation, restores, reports what differs, then shows the newest version: the
 * restored one.
 */
export function RestoreButton({
  input,
  name,
  consequence,
  restore,
  replaced,
  inList = false,
}: RestoreButtonProps) {
  const t = useTranslations('history.restore');
  const run = useRestore(restore);
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [busy, start] = useTransition();
  const isDone = useRef(false);

  const confirm = () =>
    start(async () => {
      const link = replaced ? { label: t('replaced'), href: replaced } : undefined;
      const code = await run(input, { link });
      if (code !== null && code !== 'conflict') return;
      isDone.current = true;
      setOpen(false);
      if (code === null) router.push(recordHistoryPath(input.kind, input.id));
      else router.refresh();
    });

  return (
    <>
      <Button
        onClick={() => {
          isDone.current = false;
          setOpen(true);
        }}
        {...(inList ? { variant: 'outline', size: 'touch' } : { className: 'max-sm:w-full' })}
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
        onConfirm={confirm}
        onClose={() => setOpen(false)}
        // The button disappears when the restored version is shown.
        returnTo={() => (isDone.current ? mainHeading() : null)}
      />
    </>
  );
}
