'use client';

import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { useCallAction } from '@/components/admin/use-call-action';
import { useToastActionError } from '@/components/admin/use-toast-action-error';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import type { Result } from '@/lib/actions/result';

type PasswordLinkButtonProps = { send: (input: null) => Promise<Result>; email: string };

/** Asks for the recovery e-mail of one's own account. */
export function PasswordLinkButton({ send, email }: PasswordLinkButtonProps) {
  const t = useTranslations('account.password');
  const callAction = useCallAction();
  const toastActionError = useToastActionError();
  const [busy, start] = useTransition();
  const press = () => {
    if (busy) return;
    start(async () => {
      const result = await callAction(() => send(null));
      if (!result.ok) {
        toastActionError(result, { failed: t('failed') });
        return;
      }
      notify({ tone: 'success', title: t('sent', { email }) });
    });
  };
  return (
    <Button
      variant="outline"
      busy={busy}
      onClick={press}
      className="max-sm:w-full sm:justify-self-start"
    >
      {t(busy ? 'sending' : 'send')}
    </Button>
  );
}
