import type { HotelRoom, LocationFeatureSpecification, Offer as OfferNode } from 'schema-dts';
import { dialedNumber } from '@/lib/format/phone';
import { formatPrice } from '@/lib/format/price';
import { absolute, type Node, type Origin } from '@/lib/seo/json-ld';
import { chainId } from '@/lib/settings/json-ld';
import type { Room } from './content/features';
import type { Hotel } from './model';
import { type HotelUrlParts, hotelPath } from './paths';
import { townOf } from './town';

/** The id that nodes of other pages reference a hotel by. */
export function hotelId(origin: Origin, hotel: HotelUrlParts): string {
  return absolute(origin, `${hotelPath(hotel)}#hotel`);
}

type HotelWords = {
  /** Names of the hotel's amenities, as on its page. */
  amenities: readonly string[];
  /** 'A partir de R$ 489,00' */
  priceFrom: (price: string) => string;
};

/**
 * A hotel as its page shows it. No stars and no ratings: the site's own number is partly a
 * placeholder (see Rating), and testimonials chosen by the hotel are not reviews.
 */
export function hotelNode(
  origin: Origin,
  hotel: Hotel,
  makesOffer: readonly OfferNode[],
  { amenities, priceFrom }: HotelWords,
): Node {
  const { name, price, address, images, image, features } = hotel;
  const description = hotel.description ?? hotel.subtitle;
  const telephone = features.phone && dialedNumber(features.phone);
  const allImages = [...new Set([...(image ? [image] : []), ...images, ...features.galleryImages])];
  return {
    '@type': 'Hotel',
    '@id': hotelId(origin, hotel),
    name,
    url: absolute(origin, hotelPath(hotel)),
    ...(description && { description }),
    ...(allImages.length > 0 && { image: allImages.map((src) => absolute(origin, src)) }),
    ...(telephone && { telephone }),
    ...(price > 0 && { priceRange: priceFrom(formatPrice(price)) }),
    address: postalAddress(hotel),
    ...(address.point && { geo: { '@type': 'GeoCoordinates', ...address.point } }),
    ...(amenities.length > 0 && { amenityFeature: amenities.map(feature) }),
    ...(features.rooms.length > 0 && {
      containsPlace: features.rooms.map((item) => room(origin, item)),
    }),
    ...(makesOffer.length > 0 && { makesOffer: [...makesOffer] }),
    parentOrganization: { '@id': chainId(origin) },
  };
}

/** A hotel's known address; search engines require one for each hotel that is named. */
export function postalAddress(hotel: Hotel) {
  const { street, state, postalCode } = hotel.address;
  const region = state ?? hotel.region?.name;
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: townOf(hotel),
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    addressCountry: 'BR',
  } as const;
}

const feature = (name: string): LocationFeatureSpecification => ({
  '@type': 'LocationFeatureSpecification',
  name,
  value: true,
});

/**
 * Only what staff wrote: size, beds and capacity may be the form's defaults. Included items are on
 * the page; with a node for each they would make up a third of all this. One image per room: the
 * node is sent twice, and search engines show no more.
 */
function room(origin: Origin, { name, description, images: [image] }: Room): HotelRoom {
  return {
    '@type': 'HotelRoom',
    name,
    ...(description && { description }),
    ...(image && { image: absolute(origin, image) }),
  };
}
