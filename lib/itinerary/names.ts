import { townOf } from '@/lib/hotels/town';

type Placed = Parameters<typeof townOf>[0];

/** Which of the titles an itinerary has, and the towns that it names. */
export function itineraryTitle(hotels: readonly Placed[]) {
  const towns = hotels.map(townOf);
  const [first = '', last = first] = [towns[0], towns.at(-1)];
  if (first !== last) return { key: 'titleFrom', first, last } as const;
  return { key: towns.length > 1 ? 'titleRound' : 'titleOne', first, last } as const;
}
