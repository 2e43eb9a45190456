import { Testimonials } from '@/components/hotel/testimonials';
import type { Offer } from '@/lib/schemas/offer';
import { OfferUntil } from './offer-day-meta';
import { OfferFacts } from './offer-facts';
import { OfferGuard } from './offer-guard';
import { coverOf, OfferHero } from './offer-hero';
import { OfferHotel } from './offer-hotel';
import { OfferUnavailable } from './offer-unavailable';

/** The page of one offer: a shared link that has to stand alone. */
export function OfferPage({ offer }: { offer: Offer }) {
  return (
    <OfferGuard validUntil={offer.validUntil} unavailable={<OfferUnavailable />}>
      <OfferUntil day={offer.validUntil} />
      <OfferHero offer={offer} />
      <OfferFacts offer={offer} />
      <OfferHotel hotel={offer.hotel} cover={coverOf(offer)} />
      {offer.hotel ? <Testimonials hotel={offer.hotel} /> : null}
    </OfferGuard>
  );
}
