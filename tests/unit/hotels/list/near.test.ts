import { criteriaOf, withoutCriterion } from '@/lib/hotels/list/criteria';
import { hotelsPath, NO_FILTERS, readHotelFilters } from '@/lib/hotels/list/filters';
import { nearSteps, readNearGroups } from '@/lib/hotels/list/near';

const ID = '0b6f3f1e-58a4-4c0e-9d2b-7a1f2c3d4e5f';
const read = (query: string) => readHotelFilters(new URLSearchParams(query));

const ROW = {
  missing: ['tipo'],
  total: 2,
  low: '489.00',
  cheapest: 1,
  hotels: [{ name: 'Ipê Praia', location: 'Bombinhas', image_url: '/art/bombinhas.webp' }],
};

it('reads groups, and drops only malformed ones', () => {
  const groups = readNearGroups([
    ROW,
    { ...ROW, missing: ['quiet', 'access_step_free'] },
    { ...ROW, missing: ['rooms'] },
    { ...ROW, missing: ['pool', 'constructor'] },
    { ...ROW, missing: [] },
    { ...ROW, missing: 'pool' },
    { ...ROW, total: 0 },
    {
      ...ROW,
      hotels: [null, { name: 7 }, { name: 'A', location: 'B', image_url: 'javascript:x' }],
    },
    null,
  ]);
  expect(groups.map(({ missing }) => missing)).toEqual([
    [{ name: 'tipo' }],
    [
      { name: 'lugar', value: 'quiet' },
      { name: 'acesso', value: 'access_step_free' },
    ],
    [{ name: 'tipo' }],
  ]);
  expect(groups[0]?.low).toBe(489);
  expect(groups[2]?.hotels).toEqual([{ name: 'A', location: 'B', image: null }]);
});

it.each([null, {}, 'x', 7])('throws for the answer %j', (rows) => {
  expect(() => readNearGroups(rows)).toThrow();
});

const FILTERS = read(`region=${ID}&tipo=lazer&comodidade=piscina&preco-ate=430&vista=lista`);
const group = (missing: string[], total: number, low: number | null = null) => {
  const [read] = readNearGroups([{ ...ROW, missing, total, low, cheapest: 1 }]);
  if (!read) throw new Error('no group');
  return read;
};

it('offers single filters before pairs, which include the hotels of both filters', () => {
  const { steps, without } = nearSteps(FILTERS, [
    // A price is raised only if it is the only missing filter.
    group(['preco-ate', 'tipo'], 5, 489),
    group(['tipo'], 2, 489),
    group(['region', 'pool'], 1),
    group(['region', 'tipo'], 1),
  ]);
  expect(steps.map(({ total, filters }) => [total, hotelsPath(filters)])).toEqual([
    [2, `/hotels?region=${ID}&comodidade=piscina&preco-ate=430&vista=lista`],
    [7, `/hotels?region=${ID}&comodidade=piscina&vista=lista`],
    [1, '/hotels?tipo=lazer&preco-ate=430&vista=lista'],
  ]);
  expect(without).toEqual([
    { name: 'region' },
    { name: 'preco-ate' },
    { name: 'comodidade', value: 'pool' },
  ]);
});

it('raises a price that is too low instead of removing it, to whole reais', () => {
  const { steps } = nearSteps(FILTERS, [group(['preco-ate'], 9, 488.01)]);
  expect(steps[0]).toMatchObject({ total: 1, priceTo: 489 });
  expect(steps[0]?.filters).toMatchObject({ priceTo: 489, types: ['alternative'] });
});

it('has no steps if no hotel is near', () => {
  expect(nearSteps(NO_FILTERS, [])).toEqual({ steps: [], without: [] });
});

it('removes every filter, one value at a time', () => {
  const all = read(
    `q=mar&region=${ID}&tipo=padrao&tipo=corporativo&comodidade=piscina&comodidade=spa&acesso=cegos&lugar=mar&preco-de=1&preco-ate=2&nota=4&ordem=nome&pagina=3`,
  );
  const criteria = criteriaOf(all, true);
  expect(criteria).toHaveLength(11);
  expect(hotelsPath(criteria.reduce(withoutCriterion, all))).toBe('/hotels?ordem=nome');
  expect(withoutCriterion(all, { name: 'tipo', value: 'standard' }).types).toEqual(['corporate']);
  expect(withoutCriterion(all, { name: 'tipo' }).types).toEqual([]);
});
