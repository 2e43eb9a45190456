import { useTranslations } from 'next-intl';

/** Returns the toast messages for all actions on an account. */
export function useUserMessages() {
  const t = useTranslations('users');
  const unknown = t('errors.unknown');
  const reasons = (forbidden: string) => ({ forbidden, failed: unknown, 'no-answer': unknown });
  const saved = {
    created: t('created'),
    updated: t('updated'),
    failed: (reason: string) => t('errors.save', { reason }),
  };
  return {
    create: { ...saved, reasons: reasons(t('errors.createDenied')) },
    update: { ...saved, reasons: reasons(t('errors.updateDenied')) },
    sendLink: { failed: t('link.failed'), reasons: reasons(t('errors.updateDenied')) },
    toggle: {
      failed: (reason: string) => t('errors.toggle', { reason }),
      reasons: reasons(t('errors.updateDenied')),
    },
  };
}
