import { useTranslations } from 'next-intl';
import { StructuredData } from '@/components/ui/json-ld';
import { env } from '@/lib/env';
import { hotelNode } from '@/lib/hotels/json-ld';
import type { Hotel } from '@/lib/hotels/model';
import { hotelPath } from '@/lib/hotels/paths';
import type { HotelPackage } from '@/lib/offers/offer';
import { faqPage } from '@/lib/seo/page-json-ld';
import { Trail } from '../breadcrumbs';

/** What search engines read of a hotel: exactly what its page shows. */
export function HotelData({ hotel, offers }: { hotel: Hotel; offers: HotelPackage[] }) {
  const t = useTranslations('seo');
  const labels = useTranslations('amenities');
  const { amenities, services, flags, faqs } = hotel.features;
  const shown = amenities.length > 0 ? amenities : flags.map((flag) => ({ name: labels(flag) }));
  const node = hotelNode(env().SITE_URL, hotel, offers, {
    amenities: [...shown, ...services].map(({ name }) => name),
    priceFrom: (price) => t('priceFrom', { price }),
  });
  return <StructuredData nodes={faqs.length > 0 ? [node, faqPage(faqs)] : [node]} />;
}

/** Home, hotels, the hotel's region, the hotel. */
export function HotelTrail({ hotel }: { hotel: Hotel }) {
  const t = useTranslations('nav');
  const { name, region } = hotel;
  return (
    <Trail
      items={[
        { name: t('hotels'), path: '/hotels' },
        ...(region ? [{ name: region.name, path: `/hotels?region=${region.id}` }] : []),
        { name, path: hotelPath(hotel) },
      ]}
    />
  );
}
