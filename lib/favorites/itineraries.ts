import { STOPS_NAME } from '@/lib/booking/stay-link';
import { storedList } from '@/lib/format/stored-list';

/** Itineraries that open without a connection: the last ones that were opened. */
const MOST_ITINERARIES = 3;
const LONGEST = 1_000;

/** The URLs of itineraries out of what the browser has stored; anything malformed drops alone. */
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
 * The kept itineraries once `path` was opened. Every step of making one has a URL of its own: what has all
 * hotels of the one before it, or only such, is that one and takes its place. A link that somebody has
 * sent is no step, whatever its hotels.
 */
export function withItinerary(kept: readonly string[], path: string, isSent: boolean): string[] {
  const [last, ...earlier] = kept;
  const hotels = hotelsOf(path);
  const before = last && !isSent ? hotelsOf(last) : null;
  const isStep = before && (hasAll(before, hotels) || hasAll(hotels, before));
  return [...new Set([path, ...(isStep ? earlier : kept)])].slice(0, MOST_ITINERARIES);
}
