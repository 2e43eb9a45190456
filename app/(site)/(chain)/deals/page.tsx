import { getMessages, getTranslations } from 'next-intl/server';
import { OffersPage } from '@/components/offers/offers-page';
import { JsonLd } from '@/components/site/json-ld';
import { PrintHead } from '@/components/site/print-head';
import { runQueries } from '@/lib/db/run-query';
import { siteUrl } from '@/lib/http/site-url';
import { NO_OFFER_FILTERS } from '@/lib/offers/list-filters';
import { listOfferHotels, listOffers } from '@/lib/offers/queries';
import { faqPage } from '@/lib/seo/json-ld';
import { PageBreadcrumbs } from '../../breadcrumbs';
import { listedMetadata } from '../../listed-metadata';

export const revalidate = 60;

export const generateMetadata = () => listedMetadata('offers.list', '/deals');

/** The first page of all offers. Filtered lists have pages of their own (middleware.ts). */
export default async function Page() {
  const [list, hotels] = await runQueries(listOffers(null, 1), listOfferHotels());
  const nav = await getTranslations('site.nav');
  const { site } = await getMessages();
  return (
    <>
      <JsonLd nodes={[faqPage(site.faq.items)]} />
      <PrintHead url={siteUrl('/deals')} code={false} />
      <OffersPage
        view={{
          filters: NO_OFFER_FILTERS,
          hotels,
          hotel: null,
          list,
          matches: null,
          elsewhere: 0,
        }}
        trail={<PageBreadcrumbs items={[{ name: nav('deals'), path: '/deals' }]} />}
      />
    </>
  );
}
