import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';
import type messages from '@/messages/pt-BR.json';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import { FollowSignIn } from './follow-sign-in';
import type { AuthState } from './state';

export type AuthTexts = (typeof messages)['auth'];
export type AuthAction = (before: AuthState, form: FormData) => Promise<AuthState>;

type SignInProps = {
  texts: AuthTexts;
  action: AuthAction;
  /** Where to go afterwards, '' for the dashboard. */
  next: string;
  notice?: AuthState['notice'];
};

export function SignIn({ texts, action, next, notice }: SignInProps) {
  return (
    <AuthFrame heading={texts.heading} lead={texts.lead}>
      <AuthForm
        action={action}
        texts={texts}
        scope="login"
        withEmail
        passwords={[{ name: 'password', label: texts.password, autoComplete: 'current-password' }]}
        hidden={{ next }}
        notice={notice}
      >
        <Link
          href="/auth?mode=recovery"
          className={buttonVariants({ variant: 'link', className: 'justify-self-start' })}
        >
          {texts.forgot}
        </Link>
      </AuthForm>
      <FollowSignIn next={next || '/admin'} />
    </AuthFrame>
  );
}
