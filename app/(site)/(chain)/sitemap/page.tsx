import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SiteMapPage } from '@/components/documents/site-map-page';
import { OffersOfDay } from '@/components/offer/offer-day-meta';
import { readAll } from '@/lib/data/failure';
import { listHotels } from '@/lib/data/hotels';
import { listOfferLinks } from '@/lib/data/packages';
import { listRegions } from '@/lib/data/regions';
import { todayInSaoPaulo } from '@/lib/format/date';
import { Trail } from '../../trail';

export const revalidate = 60;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('siteMap');
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: '/sitemap' },
  };
}

export default async function Page() {
  const today = todayInSaoPaulo();
  const [hotels, regions, offers] = await readAll(listHotels(), listRegions(), listOfferLinks());
  const t = await getTranslations('siteMap');
  const trail = <Trail items={[{ name: t('title'), path: '/sitemap' }]} />;
  return (
    <>
      <OffersOfDay day={today} />
      <SiteMapPage hotels={hotels} regions={regions} offers={offers} trail={trail} />
    </>
  );
}
