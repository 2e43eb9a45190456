import { useMessages, useTranslations } from 'next-intl';
import type { PageImages } from '@/components/hotels/images';
import { SECTION_IDS } from '@/components/hotels/page/sections';
import type { Hotel } from '@/lib/hotels/model';
import type { Offer } from '@/lib/offers/model';
import { OfferCard } from './offer-card';
import { OfferRail } from './offer-rail';
import { offerCardMessages, shownOffer } from './shown-offer';

type OffersSectionProps = {
  alts: Hotel['alts'];
  offers: Offer[];
  /** Which image each offer shows here, by its id. */
  images: PageImages['offers'];
};

/** 'Pacotes e experiências': today's offers. */
export function OffersSection({ alts, offers, images }: OffersSectionProps) {
  const t = useTranslations('hotels.page.packages');
  const catalogue = useMessages();
  const messages = offerCardMessages(catalogue);
  const alone = offers.length === 1;
  return (
    <OfferRail
      id={SECTION_IDS.packages}
      heading={t('heading')}
      messages={catalogue.ui.carousel}
      items={offers.map((offer) => {
        const shownAs = { image: images[offer.id] ?? null, alts, hotel: null, alone };
        const shown = shownOffer(offer, shownAs, catalogue);
        return {
          id: offer.id,
          validUntil: offer.validUntil,
          card: <OfferCard offer={shown} messages={messages} alone={alone} />,
        };
      })}
    />
  );
}
