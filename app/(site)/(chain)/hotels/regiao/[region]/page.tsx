import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { HotelResults } from '@/components/hotels/list/hotel-results';
import { MissingPage } from '@/components/site/missing-page';
import { PrintHead } from '@/components/site/print-head';
import { markUncacheable } from '@/lib/cache/uncacheable';
import { runQueries } from '@/lib/db/run-query';
import { inPlace } from '@/lib/format/place';
import { isUuid } from '@/lib/format/slug';
import { NO_FILTERS } from '@/lib/hotels/list/filters';
import { NO_HOTELS } from '@/lib/hotels/list/model';
import { NOTHING_NEAR } from '@/lib/hotels/list/near';
import { countHotelFacets, listHotels } from '@/lib/hotels/queries';
import { siteUrl } from '@/lib/http/site-url';
import { NO_REGION, regionPath } from '@/lib/regions/paths';
import { findRegion, listRegions } from '@/lib/regions/queries';
import { regionCard } from '@/lib/regions/share-card';
import { BreadcrumbsJsonLd } from '../../../../breadcrumbs';
import { shareMetadata } from '../../../../share-metadata';

export const revalidate = 60;

type PageProps = { params: Promise<{ region: string }> };

const filtersOf = (region: string) => ({ ...NO_FILTERS, regions: [region] });

const none = async () => ({
  result: NO_HOTELS,
  facets: await countHotelFacets(filtersOf(NO_REGION)),
  region: null,
});

const load = cache(async (id: string) => {
  // The facets show what the other regions have, and that no other filter helps.
  if (id === NO_REGION) return none();
  const [result, facets, region] = await runQueries(
    listHotels(filtersOf(id)),
    countHotelFacets(filtersOf(id)),
    findRegion(id),
  );
  if (region) return { result, facets, region };
  await markUncacheable();
  // A hidden region may have hotels, which are listed without it: its own list counts none of them.
  return none();
});

export async function generateStaticParams() {
  const regions = await listRegions();
  return [{ region: NO_REGION }, ...regions.map(({ id }) => ({ region: id }))];
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations('hotels.results');
  const { region: id } = await params;
  // Nothing to share: one page serves all missing regions, at the URL that was visited.
  const missing = { title: t('title'), robots: { index: false }, openGraph: null };
  if (!isUuid(id)) return missing;
  const { region, result } = await load(id);
  if (!region) return missing;
  const image = result.hotels.find((hotel) => hotel.image)?.image ?? null;
  const place = { in: inPlace(region.name), region: region.name };
  return shareMetadata({
    title: t('titleInRegion', place),
    description: t(result.total > 0 ? 'descriptionInRegion' : 'descriptionNoneInRegion', place),
    path: regionPath(region.id),
    card: regionCard({ name: region.name, image }),
    id: region.id,
  });
}

/** The list of one region. Visitors reach it as `/hotels?region={id}` (see middleware.ts). */
export default async function Page({ params }: PageProps) {
  const { region: id } = await params;
  // Uppercase variants of an id would each become a separate page.
  if (id !== NO_REGION && (!isUuid(id) || id !== id.toLowerCase())) return <MissingPage />;
  const { result, facets, region } = await load(id);
  const nav = await getTranslations('site.nav');
  return (
    <>
      <BreadcrumbsJsonLd
        items={[
          { name: nav('hotels'), path: '/hotels' },
          ...(region ? [{ name: region.name, path: regionPath(region.id) }] : []),
        ]}
      />
      <PrintHead url={siteUrl(regionPath(id))} code={false} />
      <HotelResults
        filters={filtersOf(id)}
        result={result}
        facets={facets}
        near={NOTHING_NEAR}
        regions={region ? [region] : []}
      />
    </>
  );
}
