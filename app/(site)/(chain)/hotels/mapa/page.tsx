import { getTranslations } from 'next-intl/server';
import { HotelResults } from '@/components/hotels/list/hotel-results';
import { PrintHead } from '@/components/site/print-head';
import { runQueries } from '@/lib/db/run-query';
import { hotelsPath, WHOLE_MAP } from '@/lib/hotels/list/filters';
import { NOTHING_NEAR } from '@/lib/hotels/list/near';
import { findHotelMap, listHotels } from '@/lib/hotels/queries';
import { siteUrl } from '@/lib/http/site-url';
import { unlistedMetadata } from '../../../unlisted-metadata';

export const revalidate = 60;

export async function generateMetadata() {
  const t = await getTranslations('hotels.results');
  return unlistedMetadata({
    title: t('title'),
    description: t('description'),
    canonical: '/hotels',
    path: hotelsPath(WHOLE_MAP),
  });
}

/**
 * The map of all hotels, which the site itself links to: stored like the plain list. Visitors reach
 * it as `/hotels?vista=mapa` (see middleware.ts).
 */
export default async function Page() {
  const [result, map] = await runQueries(listHotels(WHOLE_MAP), findHotelMap(WHOLE_MAP));
  return (
    <>
      <PrintHead url={siteUrl(hotelsPath(WHOLE_MAP))} code={false} />
      <HotelResults
        filters={WHOLE_MAP}
        result={result}
        facets={null}
        near={NOTHING_NEAR}
        regions={[]}
        map={map}
      />
    </>
  );
}
