import { listQuery, oneOf, page, uuid, withQuery } from '@/lib/actions/list-query';
import { searchWords } from '@/lib/format/search-words';
import { HOTEL_TYPES, type HotelType } from '@/lib/hotels/hotel-type';

/** Hotels on one page of the back office's list. */
export const STAFF_HOTELS_PER_PAGE = 50;

/** What the list of the back office shows, by the parameters of its URL. */
export type HotelListQuery = {
  q: string;
  situacao: 'ativos' | 'inativos' | null;
  tipo: HotelType | null;
  regiao: string | null;
  pagina: number;
};

/** What the URL of the list in the back office may ask for, by the names of its parameters. */
export const hotelListQuery = listQuery<HotelListQuery>({
  q: searchWords,
  situacao: oneOf(['ativos', 'inativos']),
  tipo: oneOf(HOTEL_TYPES),
  regiao: uuid,
  pagina: page,
});

/** The URL of the list for a query. */
export const hotelListPath = (query: HotelListQuery) => withQuery('/admin/hotels', query);
