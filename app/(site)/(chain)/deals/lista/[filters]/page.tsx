import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OffersPage, type OffersView } from '@/components/offers/offers-page';
import { MissingPage } from '@/components/site/missing-page';
import { PrintHead } from '@/components/site/print-head';
import { runQueries } from '@/lib/db/run-query';
import { todayInSaoPaulo } from '@/lib/format/date';
import { siteUrl } from '@/lib/http/site-url';
import {
  NO_OFFER_FILTERS,
  type OfferFilters,
  offerFiltersOfSegment,
  offersPath,
} from '@/lib/offers/list-filters';
import { findOfferHotel, listOfferHotels, listOffers } from '@/lib/offers/queries';
import { PageBreadcrumbs } from '../../../../breadcrumbs';
import { unlistedMetadata } from '../../../../unlisted-metadata';
import { LeftOut } from '../../../left-out';

// Visitors choose filters, so pages rendered for their URLs are not stored.
export const dynamic = 'force-dynamic';

type PageProps = { params: Promise<{ filters: string }> };

const NONE = { total: 0, counts: { all: 0, couple: 0, family: 0, work: 0 }, offers: [] };

/** Names the hotel and the offer tag, to tell tabs and bookmarks apart. */
async function titleOf({ hotel: slug, tag }: OfferFilters): Promise<string> {
  const t = await getTranslations('offers');
  // The page itself reports a failed read.
  const hotel = slug ? await findOfferHotel(slug).catch(() => null) : null;
  const list = hotel ? t('list.packagesOf', { hotel: hotel.name }) : t('list.title');
  return tag ? `${list}: ${t(`tags.${tag}`)}` : list;
}

/** Search engines index only the plain list, but follow the links of these pages. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations('offers.list');
  const filters = offerFiltersOfSegment((await params).filters) ?? NO_OFFER_FILTERS;
  return unlistedMetadata({
    title: await titleOf(filters),
    description: t('description'),
    canonical: '/deals',
    path: offersPath(filters),
  });
}

/** Whether the requested days have passed, as in an old link. */
const isPast = ({ stay }: OfferFilters) => stay !== null && stay.checkIn < todayInSaoPaulo();

async function load(asked: OfferFilters): Promise<OffersView> {
  const filters = isPast(asked) ? { ...asked, stay: null } : asked;
  const [hotels, hotel] = await runQueries(
    listOfferHotels(),
    filters.hotel ? findOfferHotel(filters.hotel) : Promise.resolve(null),
  );
  const isUnclear = filters.hotel !== '' && !hotel;
  const [list, matches] = await runQueries(
    isUnclear ? Promise.resolve(NONE) : listOffers(hotel?.id ?? null, filters.page, filters),
    isUnclear ? listOfferHotels(filters.hotel) : Promise.resolve(null),
  );
  const isEmpty = hotel !== null && filters.tag !== null && list.total === 0;
  const elsewhere = isEmpty ? (await listOffers(null, 1, filters)).total : 0;
  return { filters, hotels, hotel, list, matches, elsewhere };
}

/** The offers of one hotel, or a further page. Visitors reach it as `/deals?…` (see middleware.ts). */
export default async function Page({ params }: PageProps) {
  const filters = offerFiltersOfSegment((await params).filters);
  if (!filters) return <MissingPage />;
  const t = await getTranslations('site');
  return (
    <>
      <PrintHead url={siteUrl(offersPath(filters))} code={false} />
      <OffersPage
        view={await load(filters)}
        trail={<PageBreadcrumbs items={[{ name: t('nav.deals'), path: '/deals' }]} />}
        leftOut={<LeftOut sentences={[isPast(filters) && t('leftOut.past')]} />}
      />
    </>
  );
}
