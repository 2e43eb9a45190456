import { useTranslations } from 'next-intl';
import { useCallAction } from '@/components/admin/use-call-action';
import { useToastActionError } from '@/components/admin/use-toast-action-error';
import { notify } from '@/components/ui/notify';
import { useUserMessages } from './use-user-messages';
import type { UserActions } from './user-values';

/** Returns a function that sends an account its link and reports the outcome. */
export function useSendLink(sendLink: UserActions['sendLink']) {
  const t = useTranslations('users');
  const callAction = useCallAction();
  const toastActionError = useToastActionError();
  const messages = useUserMessages().sendLink;
  return async (id: string, email: string, sent: 'invited' | 'link.sent'): Promise<void> => {
    const result = await callAction(() => sendLink({ id }));
    if (!result.ok) {
      toastActionError(result, { ...messages, record: email });
      return;
    }
    notify({ tone: 'success', title: t(sent, { email }), description: t('link.former') });
  };
}
