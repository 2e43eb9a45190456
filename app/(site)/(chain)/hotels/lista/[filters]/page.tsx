import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HotelResults } from '@/components/hotels/list/hotel-results';
import { NotFoundStatus } from '@/components/site/not-found-status';
import { PageNotFound } from '@/components/site/page-not-found';
import { runQueries } from '@/lib/db/run-query';
import { filtersOfSegment, hotelsPath, NO_FILTERS } from '@/lib/hotels/list-filters';
import { listHotels } from '@/lib/hotels/queries';
import { NO_REGION } from '@/lib/regions/paths';
import { findRegion } from '@/lib/regions/queries';

// Visitors choose filters: what is rendered for one of their addresses is not stored.
export const dynamic = 'force-dynamic';

type PageProps = { params: Promise<{ filters: string }> };

/** Only the plain lists are found by search engines; the links of these are followed. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations('hotels.list');
  const { region = null } = filtersOfSegment((await params).filters) ?? {};
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: hotelsPath({ ...NO_FILTERS, region }) },
    robots: { index: false, follow: true },
  };
}

/** One page of the list with filters. Visitors reach it as `/hotels?…` (see middleware.ts). */
export default async function Page({ params }: PageProps) {
  const filters = filtersOfSegment((await params).filters);
  if (!filters) {
    return (
      <NotFoundStatus>
        <PageNotFound />
      </NotFoundStatus>
    );
  }
  const [result, region] = await runQueries(
    listHotels(filters),
    filters.region ? findRegion(filters.region) : Promise.resolve(null),
  );
  // As for its plain list: there are no hotels in a region that visitors don't know.
  const shown = filters.region && !region ? { ...filters, region: NO_REGION } : filters;
  return (
    <HotelResults
      filters={shown}
      result={shown === filters ? result : { total: 0, hotels: [] }}
      region={region}
    />
  );
}
