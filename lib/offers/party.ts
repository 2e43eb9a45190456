import { USUAL_PARTY } from '@/lib/booking/guests';
import type { Room } from '@/lib/hotels/content/features';
import type { Offer } from './model';
import { roomOfOffer } from './offer-price';

/** Whether an offer takes this many guests: its room holds them, and couples' offers two. */
export function holdsParty(
  offer: Pick<Offer, 'tags' | 'roomName'>,
  guests: number,
  rooms: readonly Room[],
): boolean {
  const room = roomOfOffer(offer, rooms);
  if (room && room.capacity < guests) return false;
  const isForTwo = offer.tags.length > 0 && offer.tags.every((tag) => tag === 'couple');
  return guests <= USUAL_PARTY || !isForTwo;
}
