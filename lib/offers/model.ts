import { z } from 'zod';
import type { CalendarDate } from '@/lib/format/date';
import { type Hotel, readHotel, readHotels } from '@/lib/hotels/model';
import type { ImageAlts } from '@/lib/media/alternative-texts';
import { isVisible, type Offer, readOffers } from './offer';

/** An offer with the hotel it belongs to; null where that cannot be shown. */
export type OfferWithHotel = Offer & {
  hotel: Hotel | null;
  /** Of the offer's image and its hotel's images. */
  alts: ImageAlts;
};

/** What the packages page says of a hotel, and the offers of it that count. */
export type HotelOffers = Pick<
  Hotel,
  'id' | 'slug' | 'name' | 'type' | 'location' | 'rating' | 'image'
> & { offers: Offer[] };

const joined = z.object({ hotel: z.unknown().optional() });

/** One stored offer with its joined hotel; null for a row that cannot be an offer. */
export function readOffer(row: unknown): OfferWithHotel | null {
  const [offer] = readOffers([row]);
  return offer ? { ...offer, hotel: readHotel(joined.parse(row).hotel), alts: {} } : null;
}

const embedded = z.object({ id: z.string(), hotel_packages: z.unknown().optional() });

/**
 * Hotels with the offers that count on the given day; who has none of them is dropped. The answer
 * must be a list, its unusable rows drop one by one.
 */
export function readHotelOffers(rows: unknown, today: CalendarDate): HotelOffers[] {
  const packagesOf = new Map(
    z
      .array(z.unknown())
      .parse(rows)
      .flatMap((row) => {
        const result = embedded.safeParse(row);
        const packages = result.data?.hotel_packages;
        return result.success && Array.isArray(packages) ? [[result.data.id, packages]] : [];
      }),
  );
  return readHotels(rows).flatMap(({ id, slug, name, type, location, rating, image }) => {
    const offers = readOffers(packagesOf.get(id) ?? []).filter((o) => isVisible(o, today));
    return offers.length > 0 ? { id, slug, name, type, location, rating, image, offers } : [];
  });
}
