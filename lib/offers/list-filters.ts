import type { WholeDates } from '@/lib/booking/stay';
import { STAY_NAMES } from '@/lib/booking/stay-names';
import { isCalendarDate } from '@/lib/format/date';
import { pageNumber } from '@/lib/format/numbers';
import { pathWithQuery } from '@/lib/format/query-text';
import { searchWords } from '@/lib/format/search-words';
import { listedPath, queryOfSegment } from '@/lib/format/segment';
import { type OfferTag, tagOfWord, tagWord } from './tags';

/** Offers on one page of the list; `list_offers` returns as many. */
export const OFFERS_PER_PAGE = 24;

/** What the list of offers shows. */
export type OfferFilters = {
  /** The slug of a hotel, or words of its name as they were typed; '' for all hotels. */
  hotel: string;
  /** For whom; null for everybody. */
  tag: OfferTag | null;
  /**
   * The dates that they have to take; null for any. Not the guests: an offer states no number of them, and
   * its page says where its room holds fewer.
   */
  stay: WholeDates | null;
  page: number;
};

/** What the URL of the plain list asks for. */
export const NO_OFFER_FILTERS: OfferFilters = { hotel: '', tag: null, stay: null, page: 1 };

function readStay(query: URLSearchParams): OfferFilters['stay'] {
  const checkIn = query.get(STAY_NAMES.checkIn);
  const checkOut = query.get(STAY_NAMES.checkOut);
  const isStay = isCalendarDate(checkIn) && isCalendarDate(checkOut) && checkIn < checkOut;
  return isStay ? { checkIn, checkOut } : null;
}

/** What a URL asks for. A value that can't be one counts as absent. */
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

/** The URL of the list with these filters; those that are not named are not set. */
export const offersPath = (filters: Partial<OfferFilters>): string =>
  pathWithQuery('/deals', queryOf({ ...NO_OFFER_FILTERS, ...filters }).toString());

/**
 * Where a visit of `/deals` is answered: null for the whole list, else an internal path that names the
 * filters in a segment, is rendered for each visit and not stored.
 */
export function offersInternalPath(query: URLSearchParams): string | null {
  const asked = queryOf(readOfferFilters(query)).toString();
  return asked ? listedPath('/deals', asked) : null;
}

/** The filters that a segment of offersInternalPath names; null where it is none. */
export function offerFiltersOfSegment(segment: string): OfferFilters | null {
  const query = queryOfSegment(segment);
  return query && readOfferFilters(query);
}
