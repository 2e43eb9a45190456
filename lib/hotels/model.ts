import { z } from 'zod';
import { anyColumn, imageColumn, numberColumn, readRows, textColumn } from '@/lib/db/rows';
import type { ImageAlts } from '@/lib/media/alternative-texts';
import type { ImageScrims } from '@/lib/media/artwork';
import { type HotelFeatures, readFeatures } from './content/features';
import type { HotelType } from './hotel-type';
import { addressColumns, type PostalAddress, toAddress } from './postal-address';
import { hotelUrlColumns } from './url-parts';

const hotelRow = z.object({
  ...hotelUrlColumns.shape,
  location: z.string(),
  subtitle: textColumn,
  description: textColumn,
  reference_point: textColumn,
  price: numberColumn.transform((price) => price ?? 0),
  rating: numberColumn,
  image_url: imageColumn,
  ...addressColumns,
  features: anyColumn.transform(readFeatures),
  region: z.object({ id: z.string(), name: z.string() }).nullish().catch(null),
  hotel_images: z
    .array(
      z
        .object({
          image_url: imageColumn,
          is_main: z.boolean().catch(false),
          place: z.number().catch(0),
        })
        .catch({ image_url: null, is_main: false, place: 0 }),
    )
    .catch([]),
});

/** A hotel as every page reads it. Prices in BRL per night; rating 0–5 or null. */
export type Hotel = {
  id: string;
  slug: string;
  name: string;
  location: string;
  subtitle: string | null;
  description: string | null;
  referencePoint: string | null;
  price: number;
  rating: number | null;
  type: HotelType;
  region: { id: string; name: string } | null;
  /** The main image: flagged is_main, else the first, else the hotel's own image_url. */
  image: string | null;
  /** All images from hotel_images, the main one first, the others by `place`. */
  images: string[];
  /** The alternative texts of all images in this record; empty in lists, which show none. */
  alts: ImageAlts;
  /** The scrims of its library images; empty in lists, too. */
  scrims: ImageScrims;
  address: PostalAddress;
  features: HotelFeatures;
};

/**
 * Converts a stored row to a Hotel. Null without an id, a string name or a string location (the
 * specification leaves such rows out); any other malformed value becomes its default.
 */
export function readHotel(row: unknown): Hotel | null {
  const result = hotelRow.safeParse(row);
  if (!result.success) return null;
  const hotel = result.data;
  const images = [...hotel.hotel_images]
    .sort((a, b) => Number(b.is_main) - Number(a.is_main) || a.place - b.place)
    .flatMap(({ image_url }) => image_url ?? []);
  return {
    id: hotel.id,
    slug: hotel.slug,
    name: hotel.name,
    location: hotel.location,
    subtitle: hotel.subtitle,
    description: hotel.description,
    referencePoint: hotel.reference_point,
    price: hotel.price,
    rating: hotel.rating,
    type: hotel.hotel_type,
    region: hotel.region ?? null,
    image: images[0] ?? hotel.image_url,
    images,
    alts: {},
    scrims: {},
    address: toAddress(hotel),
    features: hotel.features,
  };
}

/** Throws if the response is not a list; leaves out unusable rows. */
export const readHotels = (rows: unknown): Hotel[] => readRows(rows, readHotel);
