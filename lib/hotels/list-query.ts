import { listQuery, oneOf, page, uuid, withQuery } from '@/lib/actions/list-query';
import { searchWords } from '@/lib/format/search-words';
import { HOTEL_TYPES } from '@/lib/hotels/hotel-type';
import { TYPE_URL_VALUES } from './list/url-values';

/** Hotels on one page of the back office's list. */
export const STAFF_HOTELS_PER_PAGE = 50;

/** The URL parameters of the back office's list. */
export const hotelListQuery = listQuery({
  q: searchWords,
  situacao: oneOf(['ativos', 'inativos']),
  // By its word, or by its key as in older URLs.
  tipo: (text) =>
    HOTEL_TYPES.find((type) => text === TYPE_URL_VALUES[type] || text === type) ?? null,
  regiao: uuid,
  pagina: page,
});

export type HotelListQuery = ReturnType<typeof hotelListQuery.parse>;

/** The URL of the list for a query. */
export const hotelListPath = (query: HotelListQuery) =>
  withQuery('/admin/hotels', { ...query, tipo: query.tipo && TYPE_URL_VALUES[query.tipo] });
