import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import { FollowSignIn } from './follow-sign-in';
import type { AuthAction, AuthHint } from './state';

type SignInProps = {
  action: AuthAction;
  /** Where to go afterwards, '' for the dashboard. */
  next: string;
  hint?: AuthHint;
};

export function SignIn({ action, next, hint }: SignInProps) {
  const t = useTranslations('auth');
  return (
    <AuthFrame heading={t('heading')} lead={t('lead')}>
      <AuthForm
        action={action}
        submit={t('submit')}
        scope="login"
        withEmail
        passwords={[{ name: 'password', label: t('password'), autoComplete: 'current-password' }]}
        hidden={{ next }}
        hint={hint}
      >
        <Link
          href="/auth?mode=recovery"
          className={buttonVariants({ variant: 'link', className: 'justify-self-start' })}
        >
          {t('forgot')}
        </Link>
      </AuthForm>
      <FollowSignIn next={next || '/admin'} />
    </AuthFrame>
  );
}
