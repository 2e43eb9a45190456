import { resultsFilePath, resultsPath, resultsQuery } from '@/lib/results/list-query';

const HOTEL = 'b0000000-0000-4000-8000-000000000001';

it('reads the query of a URL, and treats invalid values as absent', () => {
  expect(
    resultsQuery.parse({ periodo: 'mes', hotel: ` ${HOTEL.toUpperCase()} `, por: 'campanhas' }),
  ).toEqual({ periodo: 'mes', hotel: HOTEL, por: 'campanhas' });
  const nothing = { periodo: null, hotel: null, por: null };
  expect(resultsQuery.parse({})).toEqual(nothing);
  expect(resultsQuery.parse({ periodo: 'ano', hotel: 'ipe', por: 'origem' })).toEqual(nothing);
  expect(resultsQuery.parse({ periodo: ['trimestre', 'mes'], hotel: {} })).toEqual({
    ...nothing,
    periodo: 'trimestre',
  });
});

it('writes the URLs of the page and of its file', () => {
  expect(resultsPath({})).toBe('/admin/resultados');
  const query = { periodo: 'semana', hotel: HOTEL, por: null } as const;
  expect(resultsPath(query)).toBe(`/admin/resultados?periodo=semana&hotel=${HOTEL}`);
  expect(resultsFilePath(query)).toBe(`/admin/resultados/csv?periodo=semana&hotel=${HOTEL}`);
});
