import { publishedPrice } from '@/lib/format/numbers';
import { ownMediaPath } from '@/lib/security/own-media-path';
import type { ShareCard } from '@/lib/seo/share-card';
import type { Hotel } from './model';

/** What a hotel's share card is made from. */
export type SharedHotel = Pick<Hotel, 'name' | 'location' | 'price' | 'image'> & {
  features: Pick<Hotel['features'], 'primaryColor'>;
};

/** The share card of a hotel's page. */
export function hotelCard({ name, location, price, image, features }: SharedHotel): ShareCard {
  return {
    kind: 'hotel',
    title: name,
    place: location,
    price: publishedPrice(price),
    until: null,
    image: ownMediaPath(image),
    color: features.primaryColor,
  };
}
