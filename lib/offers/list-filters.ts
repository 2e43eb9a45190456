import { fromSegment, toSegment } from '@/lib/format/segment';
import { storable } from '@/lib/format/text';

/** Offers on one page of the list; `list_offers` returns as many. */
export const OFFERS_PER_PAGE = 24;

/** What the list of offers shows. */
export type OfferFilters = {
  /** The slug of a hotel, or words of its name as they were typed; '' for all hotels. */
  hotel: string;
  page: number;
};

export const NO_OFFER_FILTERS: OfferFilters = { hotel: '', page: 1 };

const MAX_TEXT = 100;
const MAX_PAGE = 100_000;

/** What an address asks for. A value that can't be one counts as absent. */
export function readOfferFilters(query: URLSearchParams): OfferFilters {
  const page = query.get('pagina') ?? '';
  return {
    hotel: storable(query.get('hotel') ?? '')
      .trim()
      .slice(0, MAX_TEXT),
    page: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), MAX_PAGE) : 1,
  };
}

const queryOf = ({ hotel, page }: OfferFilters) =>
  new URLSearchParams({ ...(hotel && { hotel }), ...(page > 1 && { pagina: String(page) }) });

/** The address of the list with these filters. */
export function offersPath(filters: OfferFilters): string {
  const query = queryOf(filters).toString();
  return query ? `/deals?${query}` : '/deals';
}

const LIST = '/deals/lista/';

/** Whether an internal path is that of a list that is rendered for each visit. */
export const isFilteredOffers = (path: string) => path.startsWith(LIST);

/**
 * Where a visit of `/deals` is answered: null for the whole list, else an internal path that names the
 * filters in a segment, is rendered for each visit and not stored.
 */
export function offersInternalPath(query: URLSearchParams): string | null {
  const asked = queryOf(readOfferFilters(query)).toString();
  return asked ? `${LIST}${toSegment(asked)}` : null;
}

/** The filters that a segment of offersInternalPath names; null where it is none. */
export function offerFiltersOfSegment(segment: string): OfferFilters | null {
  const query = fromSegment(segment);
  return query === null ? null : readOfferFilters(new URLSearchParams(query));
}
