import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { HotelsPage } from '@/components/hotels/list/hotels-page';
import { NotFoundStatus } from '@/components/site/not-found-status';
import { PageNotFound } from '@/components/site/page-not-found';
import { markUncacheable } from '@/lib/cache/uncacheable';
import { runQueries } from '@/lib/db/run-query';
import { inPlace } from '@/lib/format/place';
import { isUuid } from '@/lib/format/slug';
import { listHotels } from '@/lib/hotels/queries';
import { NO_REGION, regionPath } from '@/lib/regions/paths';
import { findRegion, listRegions } from '@/lib/regions/queries';
import { regionCard } from '@/lib/regions/share-card';
import { PageBreadcrumbs } from '../../../../breadcrumbs';
import { shareMetadata } from '../../../../share-metadata';

export const revalidate = 60;

type PageProps = { params: Promise<{ region: string }> };

const load = cache(async (id: string) => {
  if (id === NO_REGION) return { hotels: [], region: null, regions: await listRegions() };
  const [hotels, region, regions] = await runQueries(listHotels(id), findRegion(id), listRegions());
  if (!region) await markUncacheable();
  return { hotels, region, regions };
});

/** As visitors know it; see middleware.ts. */

export async function generateStaticParams() {
  const regions = await listRegions();
  return [{ region: NO_REGION }, ...regions.map(({ id }) => ({ region: id }))];
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations('hotels.list');
  const { region: id } = await params;
  if (!isUuid(id)) return { title: t('title'), robots: { index: false } };
  const { region, hotels } = await load(id);
  if (!region) return { title: t('title'), robots: { index: false } };
  const image = hotels.find((hotel) => hotel.image)?.image ?? null;
  const place = { in: inPlace(region.name), region: region.name };
  return shareMetadata({
    title: t('titleInRegion', place),
    description: t('descriptionInRegion', place),
    path: regionPath(region.id),
    card: regionCard({ name: region.name, image }),
    id: region.id,
  });
}

/** The list of one region. Visitors reach it as `/hotels?region={id}` (see middleware.ts). */
export default async function Page({ params }: PageProps) {
  const { region: id } = await params;
  // In capitals the same id would be a page of its own, and one for each way to write it.
  if (id !== NO_REGION && (!isUuid(id) || id !== id.toLowerCase())) {
    return (
      <NotFoundStatus>
        <PageNotFound />
      </NotFoundStatus>
    );
  }
  const { hotels, region, regions } = await load(id);
  const nav = await getTranslations('site.nav');
  const trail = (
    <PageBreadcrumbs
      items={[
        { name: nav('hotels'), path: '/hotels' },
        ...(region ? [{ name: region.name, path: regionPath(region.id) }] : []),
      ]}
    />
  );
  return (
    <HotelsPage
      hotels={hotels}
      regions={regions}
      region={region ?? { id, name: '' }}
      trail={trail}
    />
  );
}
