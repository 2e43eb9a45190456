import { listQuery, oneOf, uuid, withQuery } from '@/lib/actions/list-query';
import { keysOf } from '@/lib/format/keys-of';

/** Whole weeks, so that each day is compared with the same day of the week. */
export const WEEKS = { semana: 1, mes: 4, trimestre: 13 } as const;
export const RESULT_PERIODS = keysOf(WEEKS);

/** What the results are grouped by. */
export const RESULT_GROUPS = ['ofertas', 'hoteis', 'campanhas'] as const;
export type ResultGroup = (typeof RESULT_GROUPS)[number];

/** The parameters of the page of results. */
export const resultsQuery = listQuery({
  periodo: oneOf(RESULT_PERIODS),
  hotel: uuid,
  por: oneOf(RESULT_GROUPS),
});
export type ResultsQuery = ReturnType<typeof resultsQuery.parse>;

/** The URL of the page of results. */
export const resultsPath = (query: Partial<ResultsQuery>) => withQuery('/admin/resultados', query);

/** The URL of the same results as a CSV file. */
export const resultsFilePath = (query: Partial<ResultsQuery>) =>
  withQuery('/admin/resultados/csv', query);
