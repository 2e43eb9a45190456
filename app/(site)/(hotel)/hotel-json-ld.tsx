import { useTranslations } from 'next-intl';
import { JsonLd } from '@/components/site/json-ld';
import { env } from '@/lib/env';
import { amenityBadges } from '@/lib/hotels/content/amenities';
import { hotelNode } from '@/lib/hotels/json-ld';
import type { Hotel } from '@/lib/hotels/model';
import { hotelPath } from '@/lib/hotels/paths';
import { offer as offerNodeWithPrice } from '@/lib/offers/json-ld';
import type { Offer } from '@/lib/offers/model';
import { regionPath } from '@/lib/regions/paths';
import { faqPage } from '@/lib/seo/json-ld';
import { PageBreadcrumbs } from '../breadcrumbs';

/** The JSON-LD of a hotel for search engines: exactly what its page shows. */
export function HotelJsonLd({ hotel, offers }: { hotel: Hotel; offers: Offer[] }) {
  const t = useTranslations('seo');
  const labels = useTranslations('hotels.amenities');
  const accessLabels = useTranslations('hotels.access');
  const { amenities, services, faqs, access } = hotel.features;
  const badges = amenityBadges(hotel.features, labels);
  const origin = env().SITE_URL;
  // The text and images of an offer are on its own page.
  const makesOffer = offers.flatMap(
    (item) => offerNodeWithPrice(origin, { ...item, description: null, image: null }) ?? [],
  );
  const node = hotelNode(origin, hotel, makesOffer, {
    amenities: [
      ...new Set([
        ...[...amenities, ...badges, ...services].map(({ name }) => name),
        ...access.map(({ fact, detail }) =>
          detail ? `${accessLabels(fact)}: ${detail}` : accessLabels(fact),
        ),
      ]),
    ],
    priceFrom: (price) => t('priceFrom', { price }),
  });
  return <JsonLd nodes={faqs.length > 0 ? [node, faqPage(faqs)] : [node]} />;
}

/** The breadcrumbs of a hotel: home, hotels, the hotel's region, the hotel. */
export function HotelBreadcrumbs({ hotel }: { hotel: Hotel }) {
  const t = useTranslations('site.nav');
  const { name, region } = hotel;
  return (
    <PageBreadcrumbs
      items={[
        { name: t('hotels'), path: '/hotels' },
        ...(region ? [{ name: region.name, path: regionPath(region.id) }] : []),
        { name, path: hotelPath(hotel) },
      ]}
    />
  );
}
