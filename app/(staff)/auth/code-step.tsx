import { useTranslations } from 'next-intl';
import { SignOutForm } from '@/components/admin/sign-out-form';
import { Button } from '@/components/ui/button';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import type { AuthAction } from './state';

type CodeStepProps = { userId: string; action: AuthAction; signOut: () => Promise<void> };

/** The second step of a sign-in, at the URL of the requested page. */
export function CodeStep({ userId, action, signOut }: CodeStepProps) {
  const t = useTranslations('auth.code');
  return (
    <AuthFrame heading={t('heading')} lead={t('lead')}>
      <AuthForm action={action} submit={t('submit')} scope="code" code={{}}>
        <p className="text-small text-ink-2">{t('lost')}</p>
      </AuthForm>
      <SignOutForm owner={userId} signOut={signOut} className="mt-3">
        <Button type="submit" variant="link">
          {t('leave')}
        </Button>
      </SignOutForm>
    </AuthFrame>
  );
}
