import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DealsPage } from '@/components/offer/deals-page';
import { offersByHotel } from '@/lib/data/offers';

export const revalidate = 60;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('deals');
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: '/deals' },
  };
}

export default async function Page() {
  return <DealsPage hotels={await offersByHotel()} />;
}
