import { normalizeForSearch } from '@/lib/format/normalize';
import { toCents } from '@/lib/format/numbers';
import type { Room } from '@/lib/hotels/content/features';
import type { Offer } from './model';
import { fixedNights } from './stay-fit';

/** The price per night of an offer with a price and a single length of stay; in BRL. */
export type NightlyPrice = {
  nights: number;
  perNight: number;
  /** False if the price does not divide into whole cents, so that `perNight` is an average. */
  isExact: boolean;
};

type Priced = Pick<Offer, 'price' | 'minNights' | 'maxNights'>;

/** Null if the offer has no price or takes stays of different lengths. */
export function nightlyPrice(offer: Priced): NightlyPrice | null {
  const nights = fixedNights(offer);
  if (nights === null || offer.price === null) return null;
  const total = toCents(offer.price);
  return { nights, perNight: Math.round(total / nights) / 100, isExact: total % nights === 0 };
}

/** The room of the hotel that an offer names; null if it names none of them. */
export function roomOfOffer<Named extends Pick<Room, 'name'>>(
  { roomName }: Pick<Offer, 'roomName'>,
  rooms: readonly Named[],
): Named | null {
  const wanted = normalizeForSearch(roomName ?? '');
  if (wanted === '') return null;
  return rooms.find(({ name }) => normalizeForSearch(name) === wanted) ?? null;
}

/** How much less an offer costs than the same number of nights in its room; in BRL. */
export type Savings = { amount: number; room: string; nights: number; regular: number };

/**
 * The savings compared with the offer's room at the hotel's price of today. Null if the offer names
 * no room of the hotel, the room has no price, or nothing is saved.
 */
export function savings(offer: Offer, rooms: readonly Room[]): Savings | null {
  const nightly = nightlyPrice(offer);
  const room = roomOfOffer(offer, rooms);
  if (!nightly || offer.price === null || !room?.price) return null;
  const regular = toCents(room.price) * nightly.nights;
  const less = regular - toCents(offer.price);
  if (less <= 0) return null;
  return { amount: less / 100, room: room.name, nights: nightly.nights, regular: regular / 100 };
}
