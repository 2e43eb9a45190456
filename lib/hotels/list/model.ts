import { z } from 'zod';
import type { DayNote } from '@/lib/booking/minimum-stay';
import { anyColumn, imageColumn, numberColumn, textColumn, usableRows } from '@/lib/db/rows';
import { AMENITY_FLAGS, type AmenityFlag } from '@/lib/hotels/content/amenity-flags';
import { toDayNote } from '@/lib/hotels/content/day-notes';
import { type Distance, nearestPlace, readDistances } from '@/lib/hotels/content/distances';
import { objects } from '@/lib/hotels/content/stored-values';
import type { Hotel } from '@/lib/hotels/model';
import { nightlyPrices } from '@/lib/hotels/rooms/for-stay';
import { type NightlyPrices, priceSteps } from '@/lib/hotels/rooms/price-steps';
import { hotelUrlColumns } from '@/lib/hotels/url-parts';

/** What a card shows. Lists send no more of a hotel than this to the browser. */
export type HotelCard = Pick<
  Hotel,
  'id' | 'slug' | 'name' | 'location' | 'description' | 'price' | 'rating' | 'type' | 'image'
> & {
  flags: AmenityFlag[];
  /** The nearest stored place; omitted in lists that don't show it. */
  near?: Distance | null;
  nightly: NightlyPrices;
  /** Its day notes; lists only read those with minimum nights. */
  dayNotes: DayNote[];
};

/** One page of the list, and the total number of hotels. */
export type HotelList = { total: number; hotels: HotelCard[] };

/** A list without hotels. */
export const NO_HOTELS: HotelList = { total: 0, hotels: [] };

/** A row of a list with what a card shows. */
export const cardRow = z
  .object({
    ...hotelUrlColumns.shape,
    location: z.string(),
    description: textColumn,
    price: numberColumn.transform((price) => price ?? 0),
    rating: numberColumn,
    image_url: imageColumn,
    flags: z.array(z.unknown()).catch([]),
    distances: anyColumn,
    nightly: anyColumn.transform((prices) => priceSteps(Array.isArray(prices) ? prices : [])),
    day_notes: anyColumn.transform((notes) => objects(notes).flatMap(toDayNote)),
  })
  .transform(
    ({
      hotel_type: type,
      image_url: image,
      day_notes: dayNotes,
      flags,
      distances,
      ...row
    }): HotelCard => ({
      ...row,
      near: nearestPlace(placesOf(distances)),
      type,
      image,
      dayNotes,
      flags: AMENITY_FLAGS.filter((flag) => flags.includes(flag)),
    }),
  );

/** The only item of a list may itself be any other stored form of the places. */
function placesOf(distances: unknown): Distance[] {
  const only = Array.isArray(distances) && distances.length === 1 ? distances[0] : null;
  const places = readDistances(only);
  return places.length > 0 ? places : readDistances(distances);
}

const answer = z.tuple([z.object({ total: z.number().int(), hotels: z.array(z.unknown()) })]);

/** Throws unless it is a response of `list_hotels`; leaves out unusable hotels. */
export function readHotelList(rows: unknown): HotelList {
  const [{ total, hotels }] = answer.parse(rows);
  return { total, hotels: usableRows(hotels, cardRow) };
}

/** Makes the card of a fully read hotel. */
export function toCard(hotel: Hotel): HotelCard {
  const { id, slug, name, location, price, rating, type, image } = hotel;
  const description = hotel.description ?? hotel.subtitle ?? hotel.referencePoint;
  const flags = hotel.features.flags;
  const nightly = nightlyPrices(hotel);
  return {
    id,
    slug,
    name,
    location,
    description,
    price,
    rating,
    type,
    image,
    flags,
    nightly,
    dayNotes: hotel.features.dayNotes,
  };
}
