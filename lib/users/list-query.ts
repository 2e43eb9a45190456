import { listQuery, page, withQuery } from '@/lib/actions/list-query';
import { searchWords } from '@/lib/format/search-words';

/** The URL parameters of the list of accounts. */
export const userListQuery = listQuery({ q: searchWords, pagina: page });

export type UserListQuery = ReturnType<typeof userListQuery.parse>;

/** The URL of the list with a query. */
export const userListPath = (query: UserListQuery) => withQuery('/admin/users', query);

/** The list of accounts with the form of this one open. */
export const staffUserPath = (id: string) => `/admin/users?editar=${id}`;
