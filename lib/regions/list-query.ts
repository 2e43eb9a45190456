import { listQuery, page, withQuery } from '@/lib/actions/list-query';
import { searchWords } from '@/lib/format/search-words';

/** What the list of the back office shows, by the parameters of its URL. */
export const regionListQuery = listQuery({ q: searchWords, pagina: page });

export type RegionListQuery = ReturnType<typeof regionListQuery.parse>;

/** The URL of the list for a query. */
export const regionListPath = (query: RegionListQuery) => withQuery('/admin/regions', query);
