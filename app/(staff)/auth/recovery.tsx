import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import type { AuthAction } from './state';

export function Recovery({ action }: { action: AuthAction }) {
  const t = useTranslations('auth');
  return (
    <AuthFrame heading={t('recoveryHeading')} lead={t('recoveryLead')}>
      <AuthForm action={action} submit={t('recoverySubmit')} scope="reset" withEmail>
        <Link
          href="/auth"
          className={buttonVariants({ variant: 'link', className: 'justify-self-start' })}
        >
          {t('back')}
        </Link>
      </AuthForm>
    </AuthFrame>
  );
}
