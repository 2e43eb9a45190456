import { listQuery, page, withQuery } from '@/lib/actions/list-query';

/** The URL parameters of the list of accounts. */
export const userListQuery = listQuery({ pagina: page });

/** The URL of one page of the list. */
export const userListPath = (pagina: number) => withQuery('/admin/users', { pagina });

/** The list of accounts with the form of this one open. */
export const staffUserPath = (id: string) => `/admin/users?editar=${id}`;
