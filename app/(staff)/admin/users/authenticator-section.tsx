'use client';

import { ShieldOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import { useRunAction } from '@/components/admin/use-run-action';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import type { ListedUser } from '@/lib/users/staff-queries';
import type { UserActions } from './user-values';

type AuthenticatorSectionProps = {
  user: Pick<ListedUser, 'id' | 'email'>;
  remove: UserActions['removeAuthenticator'];
  onRemoved: () => void;
};

/** Removes the authenticator of a colleague who lost their telephone, after confirmation. */
export function AuthenticatorSection({ user, remove, onRemoved }: AuthenticatorSectionProps) {
  const t = useTranslations('users.code');
  const { busy, run } = useRunAction();
  const [open, setOpen] = useState(false);
  const confirm = () =>
    run(
      () => remove({ id: user.id }),
      { failed: t('removeFailed'), record: user.email },
      () => {
        notify({ tone: 'success', title: t('removed'), description: user.email });
        setOpen(false);
        onRemoved();
      },
    );
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3 border-t border-line pt-5">
      <p className="text-small text-ink-2">{t('lead')}</p>
      <Button
        variant="outline"
        size="touch"
        onClick={() => setOpen(true)}
        className="max-sm:w-full"
      >
        <ShieldOff />
        {t('remove')}
      </Button>
      <ConfirmDialog
        danger
        open={open}
        question={t('removeQuestion')}
        subject={user.email}
        consequence={t('removeConsequence')}
        confirm={t('remove')}
        busy={busy}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
