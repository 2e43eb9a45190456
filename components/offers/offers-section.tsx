import { useMessages, useTranslations } from 'next-intl';
import type { PagePictures } from '@/components/hotels/images';
import { SECTION_IDS } from '@/components/hotels/page/sections';
import type { Hotel } from '@/lib/hotels/model';
import type { Offer } from '@/lib/offers/model';
import { OfferCard } from './offer-card';
import { OfferRail } from './offer-rail';

type PackagesProps = {
  alts: Hotel['alts'];
  offers: Offer[];
  /** Which picture each offer shows here, by its id. */
  pictures: PagePictures['offers'];
};

/** 'Pacotes e experiências': the offers that count today. */
export function OffersSection({ alts, offers, pictures }: PackagesProps) {
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
            image={pictures[offer.id] ?? null}
            alts={alts}
            alone={offers.length === 1}
          />
        ),
      }))}
    />
  );
}
