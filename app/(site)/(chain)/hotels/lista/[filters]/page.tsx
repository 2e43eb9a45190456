import type { Metadata } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import { criterionLabel } from '@/components/hotels/list/filter-labels';
import { HotelResults, type HotelResultsProps } from '@/components/hotels/list/hotel-results';
import { MissingPage } from '@/components/site/missing-page';
import { PrintHead } from '@/components/site/print-head';
import { runQueries } from '@/lib/db/run-query';
import { inPlace } from '@/lib/format/place';
import { criteriaOf } from '@/lib/hotels/list/criteria';
import {
  filtersOfSegment,
  type HotelFilters,
  hotelsPath,
  isNarrowed,
  isWholeList,
  NO_FILTERS,
} from '@/lib/hotels/list/filters';
import { NO_HOTELS } from '@/lib/hotels/list/model';
import { NOTHING_NEAR } from '@/lib/hotels/list/near';
import { countHotelFacets, findHotelMap, findNearSteps, listHotels } from '@/lib/hotels/queries';
import { siteUrl } from '@/lib/http/site-url';
import { NO_REGION } from '@/lib/regions/paths';
import { listRegions } from '@/lib/regions/queries';
import { meantList } from '@/lib/search/place-queries';
import { unlistedMetadata } from '../../../../unlisted-metadata';

// Visitors choose filters, so pages rendered for their URLs are not stored.
export const dynamic = 'force-dynamic';

type PageProps = { params: Promise<{ filters: string }> };

/** Names the filters, to tell tabs and bookmarks apart. */
async function titleOf(filters: HotelFilters): Promise<string> {
  const [t, { hotels }] = await Promise.all([getTranslations('hotels.results'), getMessages()]);
  // The page itself reports a failed read.
  const known = filters.regions.length > 0 ? await listRegions().catch(() => null) : [];
  const regions = known ?? [];
  const [id, another] = filters.regions;
  const region = another ? undefined : regions.find((one) => one.id === id)?.name;
  const asked = criteriaOf(filters)
    .filter(({ name }) => name !== 'region' || (known && !region))
    .map((criterion) => criterionLabel(criterion, filters, regions, hotels));
  const page = filters.page > 1 ? t('page', { page: filters.page }) : '';
  const list = region ? t('titleInRegion', { in: inPlace(region), region }) : t('title');
  const details = [...asked, page].filter(Boolean).join(', ');
  return details ? `${list}: ${details}` : list;
}

/** Search engines index only the plain lists, but follow the links of these pages. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations('hotels.results');
  const filters = filtersOfSegment((await params).filters) ?? NO_FILTERS;
  const { regions } = filters;
  return unlistedMetadata({
    title: await titleOf(filters),
    description: t('description'),
    canonical: hotelsPath({ ...NO_FILTERS, regions: regions.length === 1 ? regions : [] }),
    path: hotelsPath(filters),
  });
}

/**
 * As in a plain list, a region that visitors don't know has no hotels. A hidden region may have
 * hotels, which are listed without it.
 */
async function load(filters: HotelFilters): Promise<HotelResultsProps> {
  const [result, facets, all, map] = await runQueries(
    listHotels(filters),
    isWholeList(filters) ? Promise.resolve(null) : countHotelFacets(filters),
    filters.regions.length > 0 ? listRegions() : Promise.resolve([]),
    filters.view === 'mapa' ? findHotelMap(filters) : Promise.resolve(null),
  );
  const regions = all.filter(({ id }) => filters.regions.includes(id));
  if (regions.length < filters.regions.length && filters.regions[0] !== NO_REGION) {
    if (regions.length === 0) return load({ ...filters, regions: [NO_REGION] });
    return { ...(await load({ ...filters, regions: regions.map(({ id }) => id) })), filters };
  }
  const isKnown = filters.regions.length === 0 || regions.length > 0;
  const isEmpty = isKnown && result.total === 0 && isNarrowed(filters);
  const [near, meant] = await Promise.all([
    isEmpty ? findNearSteps(filters) : NOTHING_NEAR,
    isEmpty ? meantList(filters.text) : null,
  ]);
  return {
    filters,
    result: isKnown ? result : NO_HOTELS,
    facets,
    near,
    meant,
    regions,
    map,
  };
}

/** One page of the list with filters. Visitors reach it as `/hotels?…` (see middleware.ts). */
export default async function Page({ params }: PageProps) {
  const filters = filtersOfSegment((await params).filters);
  if (!filters) return <MissingPage />;
  return (
    <>
      <PrintHead url={siteUrl(hotelsPath(filters))} code={false} />
      <HotelResults {...(await load(filters))} />
    </>
  );
}
