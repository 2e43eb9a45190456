import { z } from 'zod';
import type { CalendarDate } from '@/lib/format/date';
import { readListedOffers } from '@/lib/offers/list-model';
import { nightlyPrice } from '@/lib/offers/offer-price';
import { offerPath } from '@/lib/offers/paths';
import { readDestinations } from '@/lib/regions/model';
import { regionPath } from '@/lib/regions/paths';

/** What the search shows before anything is typed. */
export type SearchStartData = {
  /** Totals of the whole site. */
  counts: { hotels: number; regions: number; offers: number };
  /** The places with the most hotels. */
  places: { name: string; path: string; image: string | null; hotels: number }[];
  /** The offers that end next. `nights` is null if the price is not for a fixed number of them. */
  offers: {
    name: string;
    path: string;
    image: string | null;
    hotel: string;
    until: CalendarDate | null;
    price: number | null;
    nights: number | null;
  }[];
};

const count = z.number().int();
const answer = z.tuple([
  z.object({
    hotels: count,
    regions: count,
    offers: count,
    places: z.array(z.unknown()),
    ending: z.array(z.unknown()),
  }),
]);

/** Throws unless it is the answer of `search_start`; unusable offers are left out. */
export function readSearchStart(rows: unknown): SearchStartData {
  const [{ hotels, regions, offers, places, ending }] = answer.parse(rows);
  return {
    counts: { hotels, regions, offers },
    places: readDestinations(places).map(({ id, name, image, hotelCount }) => ({
      name,
      path: regionPath(id),
      image,
      hotels: hotelCount,
    })),
    offers: readListedOffers(ending).map((offer) => ({
      name: offer.name,
      path: offerPath(offer),
      image: offer.image,
      hotel: offer.hotelName,
      until: offer.validUntil,
      price: offer.price,
      nights: nightlyPrice(offer)?.nights ?? null,
    })),
  };
}
