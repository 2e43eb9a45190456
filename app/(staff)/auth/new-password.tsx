import { useTranslations } from 'next-intl';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import type { AuthAction } from './state';

type NewPasswordProps = {
  action: AuthAction;
  /** Whether the account's owner was invited, so never had a password before. */
  isInvited: boolean;
  /** Whether the account has an authenticator whose code was not given yet. */
  owesCode: boolean;
};

/** The form that the link of a recovery or an invitation opens. */
export function NewPassword({ action, isInvited, owesCode }: NewPasswordProps) {
  const t = useTranslations('auth');
  const welcome = isInvited ? `${t('welcome.lead')} ` : '';
  return (
    <AuthFrame
      heading={t(isInvited ? 'welcome.heading' : 'updateHeading')}
      lead={welcome + t('updateLead')}
    >
      <AuthForm
        action={action}
        submit={t('updateSubmit')}
        scope={owesCode ? 'code' : undefined}
        code={owesCode ? { hint: t('code.recoveryHint') } : null}
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
