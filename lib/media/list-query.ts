import { listQuery, page } from '@/lib/actions/list-query';
import { searchWords } from '@/lib/format/search-words';

/** A page of the library, of all images or of a search. */
export const mediaListQuery = listQuery({ q: searchWords, page });
