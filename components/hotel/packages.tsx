import { useMessages, useTranslations } from 'next-intl';
import { PackageCard } from '@/components/offer/package-card';
import type { Hotel } from '@/lib/schemas/hotel';
import type { HotelPackage } from '@/lib/schemas/package';
import { PackageRail } from './package-rail';
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
