import type { WholeDates } from '@/lib/booking/stay';
import { STAY_NAMES } from '@/lib/booking/stay-names';
import { isCalendarDate } from '@/lib/format/date';
import { pageNumber } from '@/lib/format/numbers';
import { pathWithQuery } from '@/lib/format/query-text';
import { searchWords } from '@/lib/format/search-words';
import { listedPath, queryOfSegment } from '@/lib/format/segment';
import { type OfferTag, tagOfWord, tagWord } from './tags';

/** Offers on one page of the list; `list_offers` has the same page size. */
export const OFFERS_PER_PAGE = 24;

/** What the list of offers shows. */
export type OfferFilters = {
  /** The slug of a hotel, or words of its name as they were typed; '' for all hotels. */
  hotel: string;
  /** The target group; null for all. */
  tag: OfferTag | null;
  /**
   * Only offers that take these dates; null for any. Guests are not a filter: an offer does not
   * state their number, and its page says if its room holds fewer.
   */
  stay: WholeDates | null;
  page: number;
};

/** The filters of the plain list. */
export const NO_OFFER_FILTERS: OfferFilters = { hotel: '', tag: null, stay: null, page: 1 };

function readStay(query: URLSearchParams): OfferFilters['stay'] {
  const checkIn = query.get(STAY_NAMES.checkIn);
  const checkOut = query.get(STAY_NAMES.checkOut);
  const isStay = isCalendarDate(checkIn) && isCalendarDate(checkOut) && checkIn < checkOut;
  return isStay ? { checkIn, checkOut } : null;
}

/** Reads the filters of a URL. Invalid values count as absent. */
export function readOfferFilters(query: URLSearchParams): OfferFilters {
  return {
    hotel: searchWords(query.get('hotel') ?? ''),
    tag: tagOfWord(query.get('para')),
    stay: readStay(query),
    page: pageNumber(query.get('pagina')),
  };
}

const queryOf = ({ hotel, tag, stay, page }: OfferFilters) =>
  new URLSearchParams({
    ...(hotel && { hotel }),
    ...(tag && { para: tagWord(tag) }),
    ...(stay && { [STAY_NAMES.checkIn]: stay.checkIn, [STAY_NAMES.checkOut]: stay.checkOut }),
    ...(page > 1 && { pagina: String(page) }),
  });

/** The URL of the list with these filters; omitted ones are not set. */
export const offersPath = (filters: Partial<OfferFilters>): string =>
  pathWithQuery('/deals', queryOf({ ...NO_OFFER_FILTERS, ...filters }).toString());

/**
 * The internal path that answers a visit of `/deals`: null for the whole list, else a path with the
 * filters in a segment, which is rendered for each visit and not stored.
 */
export function offersInternalPath(query: URLSearchParams): string | null {
  const asked = queryOf(readOfferFilters(query)).toString();
  return asked ? listedPath('/deals', asked) : null;
}

/** Parses a segment of offersInternalPath; null if it is none. */
export function offerFiltersOfSegment(segment: string): OfferFilters | null {
  const query = queryOfSegment(segment);
  return query && readOfferFilters(query);
}
