import type { Metadata } from 'next';
import { useMessages, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Featured } from '@/components/hotels/featured';
import { MapBand } from '@/components/hotels/map/map-band';
import { OffersBand } from '@/components/offers/offers-band';
import { AboutChain } from '@/components/sections/about-chain';
import { FaqSection } from '@/components/sections/faq-section';
import { WhyBook } from '@/components/sections/why-book';
import { Charity } from '@/components/site/charity';
import { EndOfFirstScreen } from '@/components/ui/end-of-first-screen';
import { optional } from '@/lib/db/optional';
import { runQueries } from '@/lib/db/run-query';
import { WHOLE_MAP } from '@/lib/hotels/list/filters';
import type { HotelMap } from '@/lib/hotels/map/model';
import { featuredHotels, findHotelMap } from '@/lib/hotels/queries';
import type { OfferList } from '@/lib/offers/list-model';
import { listOffers } from '@/lib/offers/queries';
import { listCountedRegions } from '@/lib/regions/queries';
import { faqAnchor } from '@/lib/search/faq-anchors';
import { ChainJsonLd } from '../chain-json-ld';
import './home.css';

export const revalidate = 60;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site.home');
  return { title: t('title'), alternates: { canonical: '/' } };
}

const MISSING = 'A part is missing from the home page';

/**
 * The home page below its first screen (layout.tsx), for visitors. Static; re-rendered at
 * most once a minute, and after a change of hotels, regions, offers or settings.
 */
export default async function HomePage() {
  const [hotels, , map, offers] = await runQueries(
    featuredHotels(),
    // Read for the first screen (layout.tsx), which must not be stored without them.
    listCountedRegions(),
    // The page is complete enough without the map and the offers.
    optional(findHotelMap(WHOLE_MAP), null, MISSING),
    optional(listOffers(null, 1), null, MISSING),
  );
  return <Home {...{ hotels, map, offers }} />;
}

type HomeProps = {
  hotels: Awaited<ReturnType<typeof featuredHotels>>;
  map: HotelMap | null;
  offers: OfferList | null;
};

function Home({ hotels, map, offers }: HomeProps) {
  const faq = useTranslations('site.faq');
  const messages = useMessages();
  return (
    <>
      <ChainJsonLd faq={messages.site.faq.items} />
      <EndOfFirstScreen />
      <Featured hotels={hotels} total={map?.total} />
      {map ? <MapBand map={map} /> : null}
      {offers ? <OffersBand offers={offers.offers} /> : null}
      <WhyBook />
      <Charity />
      <AboutChain />
      <FaqSection
        heading={faq('heading')}
        lead={faq('lead')}
        items={messages.site.faq.items.map((item, index) => ({ ...item, id: faqAnchor(index) }))}
      />
    </>
  );
}
