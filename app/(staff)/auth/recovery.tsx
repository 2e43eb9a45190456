import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import type { AuthAction, AuthTexts } from './sign-in';

export function Recovery({ texts, action }: { texts: AuthTexts; action: AuthAction }) {
  return (
    <AuthFrame heading={texts.recoveryHeading} lead={texts.recoveryLead}>
      <AuthForm
        action={action}
        texts={{ ...texts, submit: texts.recoverySubmit }}
        scope="reset"
        withEmail
      >
        <Link
          href="/auth"
          className={buttonVariants({ variant: 'link', className: 'justify-self-start' })}
        >
          {texts.back}
        </Link>
      </AuthForm>
    </AuthFrame>
  );
}
