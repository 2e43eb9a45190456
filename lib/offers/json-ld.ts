import type { Offer as OfferNode } from 'schema-dts';
import { hotelId, postalAddress } from '@/lib/hotels/json-ld';
import type { Hotel } from '@/lib/hotels/model';
import { hotelPath } from '@/lib/hotels/paths';
import { absolute, type Node, type Origin } from '@/lib/seo/json-ld';
import type { Offer } from './model';
import { offerPath } from './paths';
import { isVisible } from './status';

type Offered = Omit<Offer, 'hotelId' | 'link' | 'features'>;

/**
 * An offer that is visible today and has a price; null for every other one, because search engines
 * must not show what the page does not offer.
 */
export function offer(origin: Origin, offered: Offered, today?: string) {
  const { id, name, description, price, image, validFrom, validUntil } = offered;
  if (price === null || !isVisible(offered, today)) return null;
  return {
    '@type': 'Offer',
    name,
    ...(description && { description }),
    ...(image && { image: absolute(origin, image) }),
    url: absolute(origin, offerPath({ id, name })),
    price: price.toFixed(2),
    priceCurrency: 'BRL',
    ...(validFrom && { validFrom }),
    ...(validUntil && { validThrough: validUntil, priceValidUntil: validUntil }),
  } satisfies OfferNode;
}

/** The offer on its own page, with the hotel that makes it. */
export function offerNode(origin: Origin, offered: Offered, hotel: Hotel | null): Node | null {
  const node = offer(origin, offered);
  if (!node || !hotel) return node;
  return {
    ...node,
    offeredBy: {
      '@type': 'Hotel',
      '@id': hotelId(origin, hotel),
      name: hotel.name,
      url: absolute(origin, hotelPath(hotel)),
      address: postalAddress(hotel),
    },
  };
}
