import { hotelListPath, hotelListQuery } from '@/lib/hotels/list-query';

const ALL = { q: '', situacao: null, tipo: null, regiao: null, pagina: 1 };
const REGION = '0b0e9f5c-6c0e-4f57-9d6e-0d2a4a2f2a11';

describe('hotelListQuery', () => {
  it.each([
    [{}, ALL],
    [{ situacao: 'x', tipo: "' or 1=1", regiao: '../..', pagina: '-3' }, ALL],
    [{ pagina: '1e9' }, ALL],
    [
      { q: ['  rio ', 'x'], situacao: 'ativos', pagina: '2' },
      { ...ALL, q: 'rio', situacao: 'ativos', pagina: 2 },
    ],
    [
      { tipo: 'corporativo', regiao: REGION },
      { ...ALL, tipo: 'corporate', regiao: REGION },
    ],
    // Older URLs name types in English.
    [{ tipo: 'corporate' }, { ...ALL, tipo: 'corporate' }],
  ])('reads %j', (address, query) => {
    expect(hotelListQuery.parse(address)).toEqual(query);
  });
});

describe('the URL of the staff list of hotels', () => {
  it('names a type in Portuguese', () => {
    const query = hotelListQuery.parse({ tipo: 'standard' });
    expect(hotelListPath(query)).toBe('/admin/hotels?tipo=padrao');
  });

  it('omits default values', () => {
    expect(hotelListPath(ALL as never)).toBe('/admin/hotels');
  });

  it('parses back to the same query', () => {
    const query = hotelListQuery.parse({
      q: 'a&b=c',
      tipo: 'standard',
      regiao: REGION,
      pagina: '3',
    });
    const address = new URL(hotelListPath(query), 'https://ipe.example');
    expect(hotelListQuery.parse(Object.fromEntries(address.searchParams))).toEqual(query);
  });
});
