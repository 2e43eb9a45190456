import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { confirmRecovery } from '../actions/recovery';
import { AuthForm } from '../auth-form';
import { AuthFrame } from '../auth-frame';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.confirm');
  return { title: t('title') };
}

type ConfirmProps = { searchParams: Promise<{ token_hash?: string | string[] }> };

/** Where a recovery e-mail leads. Reading it changes nothing: the button uses the token up. */
export default async function ConfirmPage({ searchParams }: ConfirmProps) {
  const { token_hash: token } = await searchParams;
  const t = await getTranslations('auth.confirm');
  return (
    <AuthFrame heading={t('heading')} lead={t('lead')}>
      <AuthForm
        action={confirmRecovery}
        submit={t('submit')}
        hidden={{ token_hash: typeof token === 'string' ? token : '' }}
        hint={token ? undefined : 'missing'}
      />
    </AuthFrame>
  );
}
