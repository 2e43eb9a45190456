import { getTranslations } from 'next-intl/server';
import { HotelResults } from '@/components/hotels/list/hotel-results';
import { PrintHead } from '@/components/site/print-head';
import { NO_FILTERS } from '@/lib/hotels/list/filters';
import { NOTHING_NEAR } from '@/lib/hotels/list/near';
import { listHotels } from '@/lib/hotels/queries';
import { siteUrl } from '@/lib/http/site-url';
import { BreadcrumbsJsonLd } from '../../breadcrumbs';
import { listedMetadata } from '../../listed-metadata';

export const revalidate = 60;

export const generateMetadata = () => listedMetadata('hotels.results', '/hotels');

/** The first page of all hotels. Lists with filters have pages of their own (middleware.ts). */
export default async function Page() {
  const nav = await getTranslations('site.nav');
  return (
    <>
      <BreadcrumbsJsonLd items={[{ name: nav('hotels'), path: '/hotels' }]} />
      <PrintHead url={siteUrl('/hotels')} code={false} />
      <HotelResults
        filters={NO_FILTERS}
        result={await listHotels(NO_FILTERS)}
        facets={null}
        near={NOTHING_NEAR}
        regions={[]}
      />
    </>
  );
}
