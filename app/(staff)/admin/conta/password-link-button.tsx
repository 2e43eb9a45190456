'use client';

import { useTranslations } from 'next-intl';
import { useRunAction } from '@/components/admin/use-run-action';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import type { Result } from '@/lib/actions/result';

type PasswordLinkButtonProps = { send: (input: null) => Promise<Result>; email: string };

/** Requests the recovery e-mail for the user's own account. */
export function PasswordLinkButton({ send, email }: PasswordLinkButtonProps) {
  const t = useTranslations('account.password');
  const { busy, run } = useRunAction();
  const press = () => {
    if (busy) return;
    run(
      () => send(null),
      { failed: t('failed') },
      () => notify({ tone: 'success', title: t('sent', { email }) }),
    );
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
