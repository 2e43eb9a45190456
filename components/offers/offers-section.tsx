import { useMessages, useTranslations } from 'next-intl';
import { SECTION_IDS } from '@/components/hotels/page/sections';
import type { Hotel } from '@/lib/hotels/model';
import type { Offer } from '@/lib/offers/model';
import { OfferCard } from './offer-card';
import { OfferRail } from './offer-rail';

type PackagesProps = { hotel: Pick<Hotel, 'image' | 'alts'>; offers: Offer[] };

/** 'Pacotes e experiências': the offers that count today. */
export function OffersSection({ hotel, offers }: PackagesProps) {
  const t = useTranslations('hotels.page.packages');
  const {
    ui: { carousel },
  } = useMessages();
  return (
    <OfferRail
      id={SECTION_IDS.packages}
      heading={t('heading')}
      messages={carousel}
      items={offers.map((offer) => ({
        id: offer.id,
        validUntil: offer.validUntil,
        card: (
          <OfferCard
            offer={offer}
            hotelImage={hotel.image}
            alts={hotel.alts}
            alone={offers.length === 1}
          />
        ),
      }))}
    />
  );
}
