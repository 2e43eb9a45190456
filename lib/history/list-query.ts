import { listQuery, number, oneOf, uuid, withQuery } from '@/lib/actions/list-query';
import { OTHER_TABLES, RECORD_KINDS, type RecordKind } from './model';

/** The person filter for changes made in the database itself. */
export const NOBODY = 'sistema';

/** The URL parameters of the list of changes. */
export const historyQuery = listQuery({
  tipo: oneOf([...RECORD_KINDS, ...OTHER_TABLES]),
  pessoa: (id) => (id === NOBODY ? id : uuid(id)),
  excluidos: oneOf(['1']),
  /** Where the page begins: the id of a change. */
  antes: number,
});
export type HistoryQuery = ReturnType<typeof historyQuery.parse>;

/** The URL parameters of a record's history: a version, and what to compare it with. */
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
