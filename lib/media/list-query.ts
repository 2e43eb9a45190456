import { listQuery, page, words } from '@/lib/actions/list-query';

/** A page of the library, of all images or of a search. */
export const mediaListQuery = listQuery({ q: words, page });
