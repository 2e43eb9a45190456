import { ownMediaPath } from '@/lib/security/own-media-path';
import type { ShareCard } from '@/lib/seo/share-card';
import type { LoadedItinerary } from './queries';

/** The card of an itinerary: the images of its stops in a row, above title and dates. */
export function itineraryCard({ stops, title, facts }: LoadedItinerary): ShareCard {
  return {
    kind: 'itinerary',
    title,
    place: facts,
    price: null,
    until: null,
    image: null,
    images: stops.map(({ record }) => ownMediaPath(record.image)),
    color: null,
  };
}
