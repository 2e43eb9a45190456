import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SiteMapPage } from '@/components/site/documents/site-map-page';
import { runQueries } from '@/lib/db/run-query';
import { listHotels } from '@/lib/hotels/queries';
import { listOfferLinks } from '@/lib/offers/queries';
import { listRegions } from '@/lib/regions/queries';
import { PageBreadcrumbs } from '../../breadcrumbs';

export const revalidate = 60;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site.siteMap');
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: '/sitemap' },
  };
}

export default async function Page() {
  const [hotels, regions, offers] = await runQueries(listHotels(), listRegions(), listOfferLinks());
  const t = await getTranslations('site.siteMap');
  const trail = <PageBreadcrumbs items={[{ name: t('title'), path: '/sitemap' }]} />;
  return <SiteMapPage hotels={hotels} regions={regions} offers={offers} trail={trail} />;
}
