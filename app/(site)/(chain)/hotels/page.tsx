import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HotelsPage } from '@/components/hotels/list/hotels-page';
import { runQueries } from '@/lib/db/run-query';
import { listHotels } from '@/lib/hotels/queries';
import { listRegions } from '@/lib/regions/queries';
import { PageBreadcrumbs } from '../../breadcrumbs';

export const revalidate = 60;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('hotels.list');
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: '/hotels' },
  };
}

export default async function Page() {
  const nav = await getTranslations('site.nav');
  const [hotels, regions] = await runQueries(listHotels(), listRegions());
  return (
    <HotelsPage
      hotels={hotels}
      regions={regions}
      region={null}
      trail={<PageBreadcrumbs items={[{ name: nav('hotels'), path: '/hotels' }]} />}
    />
  );
}
