import { listQuery, page, words } from '@/lib/actions/list-query';

/** What is asked of the library. */
export const mediaListQuery = listQuery({ q: words, page });
