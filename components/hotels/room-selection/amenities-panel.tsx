import { useTranslations } from 'next-intl';
import { AmenityList, ServiceList } from '@/components/hotels/page/amenities';
import { amenityBadges } from '@/lib/hotels/content/amenities';
import type { Hotel } from '@/lib/hotels/model';
import { PanelHeading } from './panel-heading';

/** 'Comodidades': everything that the hotel has and does. */
export function AmenitiesPanel({ hotel }: { hotel: Hotel }) {
  const t = useTranslations('hotels.roomSelection');
  const labels = useTranslations('hotels.amenities');
  const badges = amenityBadges(hotel.features, labels);
  const { amenities, services } = hotel.features;
  const nothing = amenities.length + badges.length + services.length === 0;
  return (
    <>
      <PanelHeading lead={nothing ? t('amenities.none') : undefined}>
        {t('tabs.amenities')}
      </PanelHeading>
      <AmenityList described={amenities} badges={badges} columns={3} />
      {services.length > 0 ? (
        <>
          <h3 className="mt-11 mb-1 text-[min(1.625rem,11vw)] md:text-[1.75rem]">
            {t('amenities.services')}
          </h3>
          <ServiceList services={services} />
        </>
      ) : null}
    </>
  );
}
