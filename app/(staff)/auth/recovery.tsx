import { useTranslations } from 'next-intl';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import { KeepEmailLink } from './keep-email-link';
import type { AuthAction } from './state';

/** Asks for the e-mail address to send a new-password link to. */
export function Recovery({ action }: { action: AuthAction }) {
  const t = useTranslations('auth');
  return (
    <AuthFrame heading={t('recoveryHeading')} lead={t('recoveryLead')}>
      <AuthForm key="recovery" action={action} submit={t('recoverySubmit')} scope="reset" withEmail>
        <KeepEmailLink href="/auth">{t('back')}</KeepEmailLink>
      </AuthForm>
    </AuthFrame>
  );
}
