import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { INVITED, isInvitation } from '@/lib/auth/invitation';
import { confirmRecovery } from '../actions/recovery';
import { AuthForm } from '../auth-form';
import { AuthFrame } from '../auth-frame';

type ConfirmProps = {
  searchParams: Promise<{ token_hash?: string | string[]; redirect_to?: string | string[] }>;
};

export async function generateMetadata({ searchParams }: ConfirmProps): Promise<Metadata> {
  const { redirect_to: mark } = await searchParams;
  const t = await getTranslations('auth.confirm');
  return { title: t(isInvitation(mark) ? 'welcome' : 'title') };
}

/**
 * The target of the link in a recovery or invitation e-mail. Opening it changes nothing; its button
 * uses up the token.
 */
export default async function ConfirmPage({ searchParams }: ConfirmProps) {
  const { token_hash: token, redirect_to: mark } = await searchParams;
  const t = await getTranslations('auth.confirm');
  const isInvited = isInvitation(mark);
  return (
    <AuthFrame
      heading={t(isInvited ? 'welcome' : 'heading')}
      lead={t(isInvited ? 'welcomeLead' : 'lead')}
    >
      <AuthForm
        action={confirmRecovery}
        submit={t('submit')}
        hidden={{
          token_hash: typeof token === 'string' ? token : '',
          ...(isInvited ? { [INVITED]: '1' } : {}),
        }}
        hint={token ? undefined : 'missing'}
      />
    </AuthFrame>
  );
}
