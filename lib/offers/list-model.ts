import { z } from 'zod';
import { imageColumn, readRows, usableRows } from '@/lib/db/rows';
import { type Offer, readOffers } from './model';
import type { OfferTag } from './tags';

/** An offer in a list of several hotels. Without an image it has one of its hotel's. */
export type ListedOffer = Offer & { hotelName: string; hotelLocation: string };

/** How many offers each tag would leave, and how many there are without a tag filter. */
export type TagCounts = Record<OfferTag | 'all', number>;

/** One page of today's offers that match, and the total number of matches. */
export type OfferList = { total: number; counts: TagCounts; offers: ListedOffer[] };

/** A hotel with the number of its offers today. */
type OfferHotel = { id: string; slug: string; name: string; location: string; offers: number };

/** The first hotels with offers today, the number of all such hotels, and that of their offers. */
export type OfferHotels = { total: number; offers: number; hotels: OfferHotel[] };

const count = z.number().int();
const tagCounts = z.object({ all: count, couple: count, family: count, work: count });
const offersAnswer = z.tuple([
  z.object({ total: count, counts: tagCounts, offers: z.array(z.unknown()) }),
]);
const hotelsAnswer = z.tuple([
  z.object({ total: count, offers: count, hotels: z.array(z.unknown()) }),
]);

const ofHotel = z.object({
  hotel_name: z.string().catch(''),
  hotel_location: z.string().catch(''),
  hotel_image: imageColumn,
});
const hotelRow = z.object({
  id: z.string().min(1),
  slug: z.string().catch(''),
  name: z.string(),
  location: z.string().catch(''),
  offers: count,
});

function toListedOffer(row: unknown): ListedOffer | null {
  const [offer] = readOffers([row]);
  const hotel = ofHotel.safeParse(row).data;
  if (!offer || !hotel) return null;
  return {
    ...offer,
    image: offer.image ?? hotel.hotel_image,
    hotelName: hotel.hotel_name,
    hotelLocation: hotel.hotel_location,
  };
}

/** Throws when the answer is not a list; its unusable offers are left out. */
export const readListedOffers = (rows: unknown): ListedOffer[] => readRows(rows, toListedOffer);

/** Throws unless it is the answer of `list_offers`; unusable offers are left out. */
export function readOfferList(rows: unknown): OfferList {
  const [{ total, counts, offers }] = offersAnswer.parse(rows);
  return { total, counts, offers: readListedOffers(offers) };
}

/** Throws unless it is the answer of `list_offer_hotels`; unusable hotels are left out. */
export function readOfferHotels(rows: unknown): OfferHotels {
  const [{ total, offers, hotels }] = hotelsAnswer.parse(rows);
  return { total, offers, hotels: usableRows(hotels, hotelRow) };
}
