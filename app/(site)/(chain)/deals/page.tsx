import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DealsPage } from '@/components/offer/deals-page';
import { OffersOfDay } from '@/components/offer/offer-day-meta';
import { offersByHotel } from '@/lib/data/offers';
import { todayInSaoPaulo } from '@/lib/format/date';

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
  const today = todayInSaoPaulo();
  const hotels = await offersByHotel(today);
  return (
    <>
      <OffersOfDay day={today} />
      <DealsPage hotels={hotels} />
    </>
  );
}
