import { inPlace, TRAVEL_PREPOSITIONS } from '@/lib/format/place';
import { townOf } from '@/lib/hotels/town';

type Placed = Parameters<typeof townOf>[0];

/** The key of an itinerary's title, and the towns in it with the prepositions before them. */
export function itineraryTitle(hotels: readonly Placed[]) {
  const towns = hotels.map(townOf);
  const [first = '', last = first] = [towns[0], towns.at(-1)];
  const [inFirst, inLast] = [inPlace(first), inPlace(last)];
  const [{ from: fromFirst, to: toFirst }, { to: toLast }] = [
    TRAVEL_PREPOSITIONS[inFirst],
    TRAVEL_PREPOSITIONS[inLast],
  ];
  const words = { first, last, inFirst, fromFirst, toFirst, toLast };
  if (first !== last) return { key: 'titleFrom', ...words } as const;
  const isAway = towns.some((town) => town !== first);
  return { key: isAway ? 'titleRound' : 'titleOne', ...words } as const;
}
