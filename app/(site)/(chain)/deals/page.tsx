import type { Metadata } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import { DealsPage } from '@/components/offer/deals-page';
import { OffersOfDay } from '@/components/offer/offer-day-meta';
import { StructuredData } from '@/components/site/structured-data';
import { offersByHotel } from '@/lib/data/offers';
import { todayInSaoPaulo } from '@/lib/format/date';
import { faqPage } from '@/lib/seo/structured-data/page-parts';
import { Trail } from '../../trail';

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
  const [nav, { faq }, hotels] = await Promise.all([
    getTranslations('nav'),
    getMessages(),
    offersByHotel(today),
  ]);
  return (
    <>
      <OffersOfDay day={today} />
      <StructuredData nodes={[faqPage(faq.items)]} />
      <DealsPage
        hotels={hotels}
        trail={<Trail items={[{ name: nav('deals'), path: '/deals' }]} />}
      />
    </>
  );
}
