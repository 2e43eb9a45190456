import type { Offer } from 'schema-dts';
import { slugWithId } from '@/lib/format/slug';
import { type HotelPackage, isVisible } from '@/lib/schemas/package';
import { absolute, type Origin } from './types';

type Offered = Omit<HotelPackage, 'hotelId' | 'link' | 'features'>;

/**
 * An offer that counts today and has a price; null for every other one: a search engine must not
 * promise what the page would not sell.
 */
export function offer(origin: Origin, offered: Offered, today?: string) {
  const { id, name, description, price, image, validFrom, validUntil } = offered;
  if (price === null || !isVisible(offered, today)) return null;
  return {
    '@type': 'Offer',
    name,
    ...(description && { description }),
    ...(image && { image: absolute(origin, image) }),
    url: absolute(origin, `/oferta/${slugWithId(name, id)}`),
    price: price.toFixed(2),
    priceCurrency: 'BRL',
    ...(validFrom && { validFrom }),
    ...(validUntil && { validThrough: validUntil, priceValidUntil: validUntil }),
  } satisfies Offer;
}
