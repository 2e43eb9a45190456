import { useTranslations } from 'next-intl';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import { FollowSession } from './follow-session';
import { KeepEmailLink } from './keep-email-link';
import type { AuthAction, AuthHint } from './state';

type SignInProps = {
  action: AuthAction;
  /** Where to go after signing in; '' for the dashboard. */
  next: string;
  hint?: AuthHint;
};

/** The form for e-mail and password; a sign-in leads to `next`. */
export function SignIn({ action, next, hint }: SignInProps) {
  const t = useTranslations('auth');
  return (
    <AuthFrame heading={t('heading')} lead={t('lead')}>
      <AuthForm
        // Modes replace each other in the same place: without keys they would share their state.
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
