'use client';

import { Mail } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import type { AdminUser } from '@/lib/users/staff-queries';
import { useSendLink } from './use-send-link';
import type { UserActions } from './user-values';

type LinkSectionProps = {
  user: Pick<AdminUser, 'id' | 'email'>;
  sendLink: UserActions['sendLink'];
};

/**
 * Sends an account the link with which its owner chooses a password. Offered for every account,
 * because it is unknown here whether the owner has signed in before.
 */
export function LinkSection({ user, sendLink }: LinkSectionProps) {
  const t = useTranslations('users.link');
  const tAuth = useTranslations('auth');
  const send = useSendLink(sendLink);
  const [busy, start] = useTransition();
  const onClick = () => {
    if (!busy) start(() => send(user.id, user.email, 'link.sent'));
  };
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3 border-t border-line pt-5">
      <p className="text-small text-ink-2">{t('lead')}</p>
      <Button
        variant="outline"
        size="touch"
        busy={busy}
        onClick={onClick}
        className="max-sm:w-full"
      >
        <Mail />
        {busy ? tAuth('working') : t('send')}
      </Button>
    </div>
  );
}
