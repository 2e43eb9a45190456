import { MOST_GUESTS } from '@/lib/booking/guests';
import { publishedPrice } from '@/lib/format/numbers';
import type { Room } from '@/lib/hotels/content/features';
import type { Hotel } from '@/lib/hotels/model';
import { type NightlyPrices, priceSteps } from './price-steps';

type Priced = Pick<Hotel, 'price'> & { features: Pick<Hotel['features'], 'rooms'> };

/**
 * What a hotel has for a number of guests: the cheapest room that holds them and its price per
 * night in BRL. `room` is null if the hotel lists none; `nightly` is null if the price is not
 * published; `fits` is false if no listed room holds the guests.
 */
export type RoomForStay = { fits: boolean; room: Room | null; nightly: number | null };

/** `guests` share one room. A room without a price has the hotel's; one that has neither comes last. */
export function roomForStay({ price, features }: Priced, guests: number): RoomForStay {
  const general = publishedPrice(price);
  if (features.rooms.length === 0) return { fits: true, room: null, nightly: general };
  const offered = features.rooms
    .filter((room) => room.capacity >= guests)
    .map((room) => ({ fits: true, room, nightly: room.price ?? general }));
  // A room without a price comes last.
  offered.sort((a, b) => (a.nightly ?? Infinity) - (b.nightly ?? Infinity) || 0);
  return offered[0] ?? { fits: false, room: null, nightly: null };
}

/**
 * The prices that `roomForStay` finds for each number of guests, for pages that are the same for
 * all visitors: only the browser knows the guests.
 */
export function nightlyPrices(hotel: Priced): NightlyPrices {
  const prices = Array.from({ length: MOST_GUESTS }, (_, others) => {
    const { fits, nightly } = roomForStay(hotel, others + 1);
    return fits ? (nightly ?? 0) : null;
  });
  return priceSteps(prices);
}
