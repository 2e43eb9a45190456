import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PAGE_ACTION } from '@/components/booking/page-action';
import { ShareStayButton } from '@/components/booking/share-stay-button';
import { Testimonials } from '@/components/hotels/page/testimonials';
import { cn } from '@/components/ui/cn';
import { EndOfFirstScreen } from '@/components/ui/end-of-first-screen';
import type { EngineOverrides } from '@/lib/booking/engines';
import { offersPath } from '@/lib/offers/list-filters';
import type { OfferList } from '@/lib/offers/list-model';
import type { OfferWithHotel } from '@/lib/offers/model';
import { hotelImageOf } from './images';
import { OfferFacts } from './offer-facts';
import { OfferGuard } from './offer-guard';
import { OfferHero } from './offer-hero';
import { OfferHotel } from './offer-hotel';
import { OfferUnavailable } from './offer-unavailable';
import { OfferWhen } from './offer-when';
import { OtherOffers } from './other-offers';

type OfferPageProps = {
  offer: OfferWithHotel;
  trail: ReactNode;
  /** The hotel's current offers; null if they could not be read. */
  ofHotel?: OfferList | null;
  /** The chain's own engine URLs, from the environment. */
  overrides: EngineOverrides;
};

/** How many other offers of the hotel the page shows. */
const OTHERS_SHOWN = 3;

/** The page of one offer: opened from shared links, so self-contained; ends with the offer. */
export function OfferPage(props: OfferPageProps) {
  return (
    <OfferGuard validUntil={props.offer.validUntil} unavailable={<OfferUnavailable />}>
      <OfferContent {...props} />
    </OfferGuard>
  );
}

/** The content of an offer's page, whatever the date. */
export function OfferContent({ offer, trail, ofHotel = null, overrides }: OfferPageProps) {
  const { ui, site } = useMessages();
  const others = (ofHotel?.offers ?? []).filter(({ id }) => id !== offer.id);
  const shown = others.slice(0, OTHERS_SHOWN);
  return (
    <>
      <OfferHero offer={offer} />
      <OfferWhen offer={offer} overrides={overrides} />
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-1 pt-4">
        {trail}
        <ShareStayButton
          title={offer.hotel ? `${offer.name}, ${offer.hotel.name}` : offer.name}
          messages={{ ...ui.share, newTab: site.common.newTab }}
          className={cn(PAGE_ACTION, 'max-md:-ml-2 noscript:hidden')}
        />
      </div>
      <EndOfFirstScreen />
      <OfferFacts offer={offer} />
      <OfferHotel
        hotel={offer.hotel}
        alts={offer.alts}
        image={hotelImageOf(
          offer,
          shown.map(({ image }) => image),
        )}
      />
      <OthersOfHotel
        hotel={offer.hotel}
        offers={shown}
        total={others.length > shown.length ? (ofHotel?.total ?? null) : null}
      />
      {offer.hotel ? <Testimonials hotel={offer.hotel} /> : null}
    </>
  );
}

type OthersOfHotelProps = {
  hotel: OfferWithHotel['hotel'];
  offers: OfferList['offers'];
  /** How many are in the list; null if all are shown. */
  total: number | null;
};

function OthersOfHotel({ hotel, offers, total }: OthersOfHotelProps) {
  const t = useTranslations('offers.page.others');
  if (!hotel) return null;
  return (
    <OtherOffers
      id="oferta-outras"
      heading={t('heading')}
      offers={offers}
      more={
        total === null
          ? null
          : {
              path: offersPath({ hotel: hotel.slug || hotel.id }),
              text: t('all', { count: total }),
            }
      }
      ofOneHotel
    />
  );
}
