import { useTranslations } from 'next-intl';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import type { AuthAction } from './state';

export function NewPassword({ action }: { action: AuthAction }) {
  const t = useTranslations('auth');
  return (
    <AuthFrame heading={t('updateHeading')} lead={t('updateLead')}>
      <AuthForm
        action={action}
        submit={t('updateSubmit')}
        passwords={[
          {
            name: 'password',
            label: t('newPassword'),
            autoComplete: 'new-password',
            placeholder: t('newPasswordPlaceholder'),
          },
          { name: 'confirmation', label: t('confirmation'), autoComplete: 'new-password' },
        ]}
      />
    </AuthFrame>
  );
}
