import { useMessages, useTranslations } from 'next-intl';
import { PackageCard } from '@/components/offers/offer-card';
import { PackageRail } from '@/components/offers/offer-rail';
import type { Hotel } from '@/lib/hotels/model';
import type { HotelPackage } from '@/lib/offers/offer';
import { SECTION_IDS } from './sections';

type PackagesProps = { hotel: Pick<Hotel, 'image'>; offers: HotelPackage[] };

/** 'Pacotes e experiências': the offers that count today. */
export function Packages({ hotel, offers }: PackagesProps) {
  const t = useTranslations('hotelPage.packages');
  const { carousel } = useMessages();
  if (offers.length === 0) return null;
  return (
    <PackageRail
      id={SECTION_IDS.packages}
      heading={t('heading')}
      texts={carousel}
      items={offers.map((offer) => ({
        id: offer.id,
        validUntil: offer.validUntil,
        card: <PackageCard offer={offer} hotelImage={hotel.image} />,
      }))}
    />
  );
}
