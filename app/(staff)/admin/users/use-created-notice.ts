import { useTranslations } from 'next-intl';
import type { Toast } from '@/components/ui/notify';
import type { Saved } from '@/lib/actions/merge';
import { useSendLink } from './use-send-link';
import type { UserActions } from './user-values';

/**
 * Returns a function that creates the notice about a new account: the account exists in any case,
 * but its permissions may not be set, and its invitation may not have been sent.
 */
export function useCreatedNotice(sendLink: UserActions['sendLink']) {
  const t = useTranslations('users');
  const send = useSendLink(sendLink);
  return ({ id, email, permissions, mustConfirm, delivery }: Saved): Toast => {
    const address = String(email);
    const invited = delivery === 'sent' ? t('invited', { email: address }) : t('notInvited');
    if (permissions === 'unset') {
      const description = delivery ? invited : undefined;
      return { tone: 'destructive', title: t('createdUnset'), description };
    }
    const unsure = permissions === 'set' ? undefined : t('createdUnsure');
    if (delivery === 'sent') return { tone: 'success', title: invited, description: unsure };
    if (delivery) {
      const onClick = () => void send(String(id), address, 'invited');
      const action = { label: t('inviteAgain'), onClick };
      return { tone: 'destructive', title: invited, description: t('notInvitedHow'), action };
    }
    const title = unsure ?? t('created');
    const description = t(mustConfirm ? 'createdConfirm' : 'createdTell');
    return { tone: 'success', title, description };
  };
}
