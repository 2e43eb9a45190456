import { useTranslations } from 'next-intl';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import { FollowSession } from './follow-session';
import { KeepEmailLink } from './keep-email-link';
import type { AuthAction, AuthHint } from './state';

type SignInProps = {
  action: AuthAction;
  /** Where to go afterwards, '' for the dashboard. */
  next: string;
  hint?: AuthHint;
};

/** E-mail and password; `next` is where the sign-in leads to. */
export function SignIn({ action, next, hint }: SignInProps) {
  const t = useTranslations('auth');
  return (
    <AuthFrame heading={t('heading')} lead={t('lead')}>
      <AuthForm
        // Modes follow each other in one place of the page: without keys they would share their state.
        key="sign-in"
        action={action}
        submit={t('submit')}
        scope="login"
        withEmail
        passwords={[{ name: 'password', label: t('password'), autoComplete: 'current-password' }]}
        hidden={{ next }}
        hint={hint}
      >
        <KeepEmailLink href="/auth?mode=recovery">{t('forgot')}</KeepEmailLink>
      </AuthForm>
      <FollowSession next={next || '/admin'} />
    </AuthFrame>
  );
}
