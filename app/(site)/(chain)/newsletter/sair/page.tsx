import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LeaveNewsletter } from '@/components/newsletter/leave-newsletter';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('newsletter.leave');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** The target of the link in each e-mail. Opening it changes nothing; its button unsubscribes. */
export default async function LeavePage({ searchParams }: PageProps<'/newsletter/sair'>) {
  const { t: token, feito: done, falhou: failed } = await searchParams;
  return (
    <LeaveNewsletter
      token={typeof token === 'string' ? token : ''}
      hasLeft={done !== undefined}
      hasFailed={failed !== undefined}
    />
  );
}
