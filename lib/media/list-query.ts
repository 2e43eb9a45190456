import { listQuery, page } from '@/lib/actions/list-query';
import { searchWords } from '@/lib/format/search-words';

/** One page of the library: all images, or those that a search finds. */
export const mediaListQuery = listQuery({ q: searchWords, page });
