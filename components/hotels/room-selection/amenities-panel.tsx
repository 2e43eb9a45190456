import { useTranslations } from 'next-intl';
import { AmenityGrid, amenitiesOf, ServiceList } from '@/components/hotels/page/amenities';
import type { Hotel } from '@/lib/hotels/model';
import { PanelHeading } from './panel-heading';

/** 'Comodidades': everything that the hotel has and does. */
export function AmenitiesPanel({ hotel }: { hotel: Hotel }) {
  const t = useTranslations('hotels.roomSelection');
  const labels = useTranslations('hotels.amenities');
  const items = amenitiesOf(hotel, labels);
  const { services } = hotel.features;
  const nothing = items.length === 0 && services.length === 0;
  return (
    <>
      <PanelHeading lead={nothing ? t('amenities.none') : undefined}>
        {t('tabs.amenities')}
      </PanelHeading>
      {items.length > 0 ? <AmenityGrid items={items} columns="lg:grid-cols-3" /> : null}
      {services.length > 0 ? (
        <>
          <h3 className="mt-11 mb-1 text-[1.625rem] md:text-[1.75rem]">
            {t('amenities.services')}
          </h3>
          <ServiceList services={services} />
        </>
      ) : null}
    </>
  );
}
