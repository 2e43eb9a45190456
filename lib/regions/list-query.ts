import { listQuery, page, withQuery } from '@/lib/actions/list-query';
import { searchWords } from '@/lib/format/search-words';

/** The URL parameters of the list in the back office. */
export const regionListQuery = listQuery({ q: searchWords, pagina: page });

export type RegionListQuery = ReturnType<typeof regionListQuery.parse>;

/** The URL of the list with a query. */
export const regionListPath = (query: RegionListQuery) => withQuery('/admin/regions', query);
