import { useTranslations } from 'next-intl';
import { SignOutForm } from '@/components/admin/sign-out-form';
import { Button } from '@/components/ui/button';
import { AuthFrame } from './auth-frame';
import { AuthenticatorSetup } from './authenticator-setup';
import type { SetupAction } from './state';

type AuthenticatorOwedProps = {
  userId: string;
  action: SetupAction;
  signOut: () => Promise<void>;
};

/** Shown to an account whose role requires an authenticator that it does not have. */
export function AuthenticatorOwed({ userId, action, signOut }: AuthenticatorOwedProps) {
  const t = useTranslations('auth');
  return (
    <AuthFrame heading={t('authenticator.heading')} lead={t('authenticator.lead')}>
      <div className="mt-8">
        <AuthenticatorSetup action={action} start={t('authenticator.start')} />
      </div>
      <SignOutForm owner={userId} signOut={signOut} className="mt-5">
        <Button type="submit" variant="link">
          {t('code.leave')}
        </Button>
      </SignOutForm>
    </AuthFrame>
  );
}
