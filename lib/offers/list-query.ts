import {
  listQuery,
  oneOf,
  page,
  type SearchParams,
  uuid,
  withQuery,
} from '@/lib/actions/list-query';
import { searchWords } from '@/lib/format/search-words';

/** Which offers the list of the back office shows; all of it stands in the URL. */
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

/** Reads the URL of the list. */
export function readOfferQuery(params: SearchParams): OfferListQuery {
  const { q, hotel, situacao, pagina } = parameters.parse(params);
  const state = situacao === null ? null : situacao === 'ativas' ? 'active' : 'inactive';
  return { search: q, hotelId: hotel, state, page: pagina };
}

/** The URL of the list for a query. */
export const offerListPath = ({ search, hotelId, state, page: pagina }: OfferListQuery) =>
  withQuery('/admin/packages', {
    q: search,
    hotel: hotelId,
    situacao: state && (state === 'active' ? 'ativas' : 'inativas'),
    pagina,
  });
