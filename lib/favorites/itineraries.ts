import { STOPS_NAME } from '@/lib/booking/stay-link';
import { storedList } from '@/lib/format/stored-list';

/** How many itineraries open offline: those opened last. */
const MOST_ITINERARIES = 3;
const LONGEST = 1_000;

/** Reads the itinerary URLs from the browser's storage, skipping malformed ones. */
export function readKeptItineraries(text: string | null): string[] {
  const paths = storedList(text).filter(
    (path): path is string =>
      typeof path === 'string' && path.length <= LONGEST && /^\/roteiro\?[\w.,=&%-]+$/.test(path),
  );
  return [...new Set(paths)].slice(0, MOST_ITINERARIES);
}

/** The hotels of an itinerary's URL. */
const hotelsOf = (path: string) =>
  new URLSearchParams(path.split('?')[1])
    .getAll(STOPS_NAME)
    .flatMap((stops) => stops.split(','))
    .map((stop) => stop.split('.')[0]);

const hasAll = (hotels: unknown[], wanted: unknown[]) =>
  wanted.every((hotel) => hotels.includes(hotel));

/**
 * The stored itineraries after `path` was opened. Every step of making one has its own URL: an
 * itinerary that has all hotels of the previous one, or only some of them, replaces it. A link that
 * someone sent is never a step, whatever its hotels.
 */
export function withItinerary(kept: readonly string[], path: string, isSent: boolean): string[] {
  const [last, ...earlier] = kept;
  const hotels = hotelsOf(path);
  const before = last && !isSent ? hotelsOf(last) : null;
  const isStep = before && (hasAll(before, hotels) || hasAll(hotels, before));
  return [...new Set([path, ...(isStep ? earlier : kept)])].slice(0, MOST_ITINERARIES);
}
