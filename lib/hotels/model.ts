import { z } from 'zod';
import { toNumber } from '@/lib/format/numbers';
import type { ImageAlts } from '@/lib/media/alternative-texts';
import { imageUrl } from '@/lib/security/safe-url';
import { type HotelFeatures, readFeatures } from './features';
import { type HotelType, toHotelType } from './hotel-type';
import { addressColumns, type HotelAddress, toAddress } from './postal-address';

const text = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value?.trim() || null);

/** Anything, also nothing: a query may leave out what it does not need. */
const stored = z.unknown().optional();

const hotelRow = z.object({
  id: z.string().min(1),
  slug: z.string().catch(''),
  name: z.string(),
  location: z.string(),
  subtitle: text,
  description: text,
  reference_point: text,
  price: stored.transform((value) => toNumber(value) ?? 0),
  rating: stored.transform(toNumber),
  image_url: stored.transform(imageUrl),
  hotel_type: stored.transform(toHotelType),
  updated_at: z.string().nullish().catch(null),
  ...addressColumns,
  features: stored.transform(readFeatures),
  region: z.object({ id: z.string(), name: z.string() }).nullish().catch(null),
  hotel_images: z
    .array(
      z
        .object({ image_url: stored.transform(imageUrl), is_main: z.boolean().catch(false) })
        .catch({ image_url: null, is_main: false }),
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
  /** The main picture: flagged is_main, else the first, else the hotel's own image_url. */
  image: string | null;
  /** All pictures from hotel_images, main first. */
  images: string[];
  /** Of all images in this record; empty in lists, which show none of these texts. */
  alts: ImageAlts;
  address: HotelAddress;
  features: HotelFeatures;
};

/**
 * Turns one stored row into a Hotel. Returns null for rows without id, string name or string
 * location (the specification drops them); a malformed detail drops alone.
 */
export function readHotel(row: unknown): Hotel | null {
  const result = hotelRow.safeParse(row);
  if (!result.success) return null;
  const hotel = result.data;
  const images = [...hotel.hotel_images]
    .sort((a, b) => Number(b.is_main) - Number(a.is_main))
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
    address: toAddress(hotel),
    features: hotel.features,
  };
}

/** A list answer must be a list; its unusable rows are dropped one by one. */
export function readHotels(rows: unknown): Hotel[] {
  return z
    .array(z.unknown())
    .parse(rows)
    .flatMap((row) => readHotel(row) ?? []);
}
