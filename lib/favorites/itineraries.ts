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
