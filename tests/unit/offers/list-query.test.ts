import { offerListPath, offerListQuery } from '@/lib/offers/list-query';

const HOTEL = 'b0000000-0000-4000-8000-000000000001';
const ALL = { q: '', hotel: null, situacao: null, pagina: 1 };

it.each([
  [{}, ALL, ''],
  [
    { q: ' café & mar ', hotel: HOTEL.toUpperCase(), situacao: 'ativas', pagina: '3' },
    { q: 'café & mar', hotel: HOTEL, situacao: 'ativas', pagina: 3 },
    `?q=caf%C3%A9+%26+mar&hotel=${HOTEL}&situacao=ativas&pagina=3`,
  ],
  [{ situacao: 'inativas' }, { ...ALL, situacao: 'inativas' }, '?situacao=inativas'],
  [{ situacao: 'toString', hotel: "'; drop", pagina: '-1' }, ALL, ''],
  [
    { situacao: ['ativas', 'x'], pagina: ['2', '3'] },
    { ...ALL, situacao: 'ativas', pagina: 2 },
    '?situacao=ativas&pagina=2',
  ],
  [{ pagina: '1e9' }, ALL, ''],
  [{ pagina: '99999999999999999999' }, { ...ALL, pagina: 100_000 }, '?pagina=100000'],
])('reads %p', (params, query, address) => {
  expect(offerListQuery.parse(params)).toEqual(query);
  expect(offerListPath(query as never)).toBe(`/admin/packages${address}`);
});
