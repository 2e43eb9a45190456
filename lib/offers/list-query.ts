import {
  listQuery,
  oneOf,
  page,
  type SearchParams,
  uuid,
  withQuery,
} from '@/lib/actions/list-query';
import { searchWords } from '@/lib/format/search-words';

/** Which offers the list of the back office shows; all of it stands in the address. */
export type OfferListQuery = {
  /** Part of the name; '' for all. */
  search: string;
  hotelId: string | null;
  state: 'active' | 'inactive' | null;
  /** From 1. */
  page: number;
};

const parameters = listQuery({
  q: searchWords,
  hotel: uuid,
  situacao: oneOf(['ativas', 'inativas']),
  pagina: page,
});

/** Reads the address of the list. */
export function readOfferQuery(params: SearchParams): OfferListQuery {
  const { q, hotel, situacao, pagina } = parameters.parse(params);
  const state = situacao === null ? null : situacao === 'ativas' ? 'active' : 'inactive';
  return { search: q, hotelId: hotel, state, page: pagina };
}

/** The address of the list for a query. */
export const offerListPath = ({ search, hotelId, state, page: pagina }: OfferListQuery) =>
  withQuery('/admin/packages', {
    q: search,
    hotel: hotelId,
    situacao: state && (state === 'active' ? 'ativas' : 'inativas'),
    pagina,
  });
