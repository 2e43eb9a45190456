import { z } from 'zod';
import { anyColumn, imageColumn, numberColumn, readRows, textColumn } from '@/lib/db/rows';
import type { CalendarDate } from '@/lib/format/date';
import { publishedPrice, wholeNumber } from '@/lib/format/numbers';
import { type Hotel, readHotel } from '@/lib/hotels/model';
import type { ImageAlts } from '@/lib/media/alternative-texts';
import { httpsUrl } from '@/lib/security/safe-url';
import { LONGEST_OFFER_STAY, readWeekdays } from './stay-fit';
import { type OfferTag, readTags } from './tags';

/** An offer as pages use it. The price is in BRL for the whole stay, null if none is shown. */
export type Offer = {
  id: string;
  hotelId: string;
  name: string;
  description: string | null;
  price: number | null;
  image: string | null;
  features: string[];
  validFrom: CalendarDate | null;
  validUntil: CalendarDate | null;
  stayFrom: CalendarDate | null;
  stayUntil: CalendarDate | null;
  link: string | null;
  isActive: boolean;
  tags: OfferTag[];
  /** Fewest and most nights of a stay. If they are equal, the price per night is known. */
  minNights: number | null;
  maxNights: number | null;
  /** Days of the week on which a stay can begin, 0 for Sunday; empty means any. */
  arrivalDays: number[];
  /** The name of the hotel's room that the offer is for. */
  roomName: string | null;
};

/** An offer with its hotel; null if the hotel can't be shown. */
export type OfferWithHotel = Offer & {
  hotel: Hotel | null;
  /** The alternative texts of the offer's image and its hotel's images. */
  alts: ImageAlts;
};

const date = anyColumn.transform((value) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, 10) : null,
);

const nights = anyColumn.transform((value) =>
  wholeNumber(value, { min: 1, max: LONGEST_OFFER_STAY }),
);

const offerRow = z.object({
  id: z.string().min(1),
  hotel_id: z.string().min(1),
  name: z.string().min(1),
  description: z.string().nullish().catch(null),
  price: numberColumn,
  image_url: imageColumn,
  features: z.array(z.unknown()).catch([]),
  valid_from: date,
  valid_until: date,
  offer_start_date: date,
  offer_end_date: date,
  offer_link: anyColumn.transform(httpsUrl),
  is_active: z.boolean().catch(false),
  tags: anyColumn.transform(readTags),
  min_nights: nights,
  max_nights: nights,
  arrival_days: anyColumn.transform(readWeekdays),
  room_name: textColumn,
});

/** Strings and numbers as text; blank items and other types are left out. */
function featureTexts(items: unknown[]): string[] {
  return items.flatMap((item) => {
    if (typeof item !== 'string' && typeof item !== 'number') return [];
    return String(item).trim() || [];
  });
}

function toOffer(row: unknown): Offer | null {
  const { data } = offerRow.safeParse(row);
  if (!data) return null;
  const { min_nights: minNights, max_nights: maxNights } = data;
  const isContrary = minNights !== null && maxNights !== null && minNights > maxNights;
  return {
    id: data.id,
    hotelId: data.hotel_id,
    name: data.name,
    description: data.description?.trim() || null,
    price: publishedPrice(data.price),
    image: data.image_url,
    features: featureTexts(data.features),
    validFrom: data.valid_from,
    validUntil: data.valid_until,
    stayFrom: data.offer_start_date,
    stayUntil: data.offer_end_date,
    link: data.offer_link,
    isActive: data.is_active,
    tags: data.tags,
    minNights: isContrary ? null : minNights,
    maxNights: isContrary ? null : maxNights,
    arrivalDays: data.arrival_days,
    roomName: data.room_name,
  };
}

/** Throws when the answer is not a list; its unusable rows are left out. */
export const readOffers = (rows: unknown): Offer[] => readRows(rows, toOffer);

const withHotel = z.object({ hotel: z.unknown().optional() });

/** Reads one stored offer with its joined hotel; null if the row is not a usable offer. */
export function readOffer(row: unknown): OfferWithHotel | null {
  const offer = toOffer(row);
  return offer && { ...offer, hotel: readHotel(withHotel.parse(row).hotel), alts: {} };
}
