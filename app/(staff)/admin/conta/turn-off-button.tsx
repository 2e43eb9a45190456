'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import { useRunAction } from '@/components/admin/use-run-action';
import { Button } from '@/components/ui/button';
import { mainHeading } from '@/components/ui/dialog';
import { notify } from '@/components/ui/notify';
import type { Result } from '@/lib/actions/result';

type TurnOffButtonProps = { turnOff: (input: null) => Promise<Result>; email: string };

/** Turns off the user's own authenticator, after confirmation. */
export function TurnOffButton({ turnOff, email }: TurnOffButtonProps) {
  const t = useTranslations('account.code');
  const { busy, run } = useRunAction();
  const [open, setOpen] = useState(false);
  const confirm = () =>
    run(
      () => turnOff(null),
      { failed: t('turnOffFailed') },
      () => {
        notify({ tone: 'success', title: t('turnedOff'), closesDialog: true });
        setOpen(false);
      },
    );
  return (
    <>
      <Button variant="link" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('turnOff')}
      </Button>
      <ConfirmDialog
        danger
        open={open}
        question={t('turnOffQuestion')}
        subject={email}
        consequence={t('turnOffConsequence')}
        confirm={t('turnOff')}
        busy={busy}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
        // The button disappears once it is off.
        returnTo={() => mainHeading()}
      />
    </>
  );
}
