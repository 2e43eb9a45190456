import type { Hotel } from '@/lib/hotels/model';

type Placed = Pick<Hotel, 'location' | 'address'>;

/** The town of a hotel: of its address, else what its location begins with. */
export const townOf = ({ address, location }: Placed): string =>
  address.city ?? location.split(',')[0]?.trim() ?? location;

/** Which of the titles an itinerary has, and the towns that it names. */
export function itineraryTitle(hotels: readonly Placed[]) {
  const towns = hotels.map(townOf);
  const [first = '', last = first] = [towns[0], towns.at(-1)];
  if (first !== last) return { key: 'titleFrom', first, last } as const;
  return { key: towns.length > 1 ? 'titleRound' : 'titleOne', first, last } as const;
}
