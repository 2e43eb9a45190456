import { listQuery, oneOf, page, uuid, withQuery } from '@/lib/actions/list-query';
import { searchWords } from '@/lib/format/search-words';

/** The parameters of the back office's list of offers. */
export const offerListQuery = listQuery({
  q: searchWords,
  hotel: uuid,
  situacao: oneOf(['ativas', 'inativas']),
  pagina: page,
});

export type OfferListQuery = ReturnType<typeof offerListQuery.parse>;

/** The URL of the list for a query. */
export const offerListPath = (query: OfferListQuery) => withQuery('/admin/packages', query);
