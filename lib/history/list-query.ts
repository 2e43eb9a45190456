import { listQuery, number, oneOf, uuid, withQuery } from '@/lib/actions/list-query';
import { OTHER_TABLES, RECORD_KINDS, type RecordKind } from './model';

/** The person of a filter that stands for changes made in the database itself. */
export const NOBODY = 'sistema';

/** What the list of changes shows, by the parameters of its URL. */
export const historyQuery = listQuery({
  tipo: oneOf([...RECORD_KINDS, ...OTHER_TABLES]),
  pessoa: (id) => (id === NOBODY ? id : uuid(id)),
  excluidos: oneOf(['1']),
  /** Where the page begins: the id of a change. */
  antes: number,
});
export type HistoryQuery = ReturnType<typeof historyQuery.parse>;

/** What the history of one record shows: a version, and what it is compared with. */
export const recordQuery = listQuery({
  versao: number,
  com: oneOf(['anterior', 'atual']),
  antes: number,
});
export type RecordQuery = ReturnType<typeof recordQuery.parse>;

/** The URL of the list of changes. */
export const historyPath = (query: Partial<HistoryQuery> = {}) =>
  withQuery('/admin/historico', query);

/** The URL of one record's history. */
export const recordHistoryPath = (kind: RecordKind, id: string, query: Partial<RecordQuery> = {}) =>
  withQuery(`/admin/historico/${kind}/${id}`, query);
