import type { Metadata } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import { OffersPage } from '@/components/offers/offers-page';
import { JsonLd } from '@/components/site/json-ld';
import { todayInSaoPaulo } from '@/lib/format/date';
import { offersByHotel } from '@/lib/offers/queries';
import { faqPage } from '@/lib/seo/json-ld';
import { PageBreadcrumbs } from '../../breadcrumbs';

export const revalidate = 60;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('offers.list');
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: '/deals' },
  };
}

export default async function Page() {
  const today = todayInSaoPaulo();
  const [
    nav,
    {
      site: { faq },
    },
    hotels,
  ] = await Promise.all([getTranslations('site.nav'), getMessages(), offersByHotel(today)]);
  return (
    <>
      <JsonLd nodes={[faqPage(faq.items)]} />
      <OffersPage
        hotels={hotels}
        trail={<PageBreadcrumbs items={[{ name: nav('deals'), path: '/deals' }]} />}
      />
    </>
  );
}
