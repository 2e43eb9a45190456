import { useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { PAGE_ACTION } from '@/components/booking/page-action';
import { Testimonials } from '@/components/hotels/page/testimonials';
import { cn } from '@/components/ui/cn';
import { EndOfFirstScreen } from '@/components/ui/end-of-first-screen';
import { ShareButton } from '@/components/ui/share-button';
import type { OfferWithHotel } from '@/lib/offers/model';
import { OfferFacts } from './offer-facts';
import { OfferGuard } from './offer-guard';
import { coverOf, OfferHero } from './offer-hero';
import { OfferHotel } from './offer-hotel';
import { OfferUnavailable } from './offer-unavailable';

type OfferPageProps = { offer: OfferWithHotel; trail: ReactNode };

/** The page of one offer: a shared link that has to stand alone, and that ends with the offer. */
export function OfferPage({ offer, trail }: OfferPageProps) {
  return (
    <OfferGuard validUntil={offer.validUntil} unavailable={<OfferUnavailable />}>
      <OfferContent offer={offer} trail={trail} />
    </OfferGuard>
  );
}

/** What the page of an offer says, whichever day it is. */
export function OfferContent({ offer, trail }: OfferPageProps) {
  const {
    ui: { share },
    site: { common: site },
  } = useMessages();
  return (
    <>
      <OfferHero offer={offer} />
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-1 pt-4">
        {trail}
        <ShareButton
          title={offer.hotel ? `${offer.name}, ${offer.hotel.name}` : offer.name}
          messages={{ ...share, newTab: site.newTab }}
          className={cn(PAGE_ACTION, 'max-md:-ml-2 noscript:hidden')}
        />
      </div>
      <EndOfFirstScreen />
      <OfferFacts offer={offer} />
      <OfferHotel hotel={offer.hotel} alts={offer.alts} cover={coverOf(offer)} />
      {offer.hotel ? <Testimonials hotel={offer.hotel} /> : null}
    </>
  );
}
