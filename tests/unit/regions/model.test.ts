import {
  offeredRegions,
  openFirst,
  readCountedRegions,
  suggestedRegions,
} from '@/lib/regions/model';

const region = (name: string, hotelCount: number) => ({ id: name, name, hotelCount });
const names = (regions: readonly { name: string }[]) => regions.map(({ name }) => name);

const REGIONS = [
  region('Paraná', 2),
  region('Amazonas', 0),
  region('Goiás', 1),
  region('Bahia', 2),
  region('Santa Catarina', 3),
  region('Ceará', 1),
];

it('suggests the regions with the most hotels, then by name, without those that have none', () => {
  expect(names(suggestedRegions(REGIONS))).toEqual(['Santa Catarina', 'Bahia', 'Paraná']);
  expect(suggestedRegions([region('Amazonas', 0)])).toEqual([]);
});

it('puts regions without hotels last, each part by name', () => {
  expect(names(openFirst([...REGIONS, region('Acre', 0)]))).toEqual([
    ...['Bahia', 'Ceará', 'Goiás', 'Paraná', 'Santa Catarina'],
    ...['Acre', 'Amazonas'],
  ]);
});

it('reads the counts of the database, and throws if it is not a list of regions', () => {
  expect(
    readCountedRegions([
      { id: 'a', name: 'A', hotels: [{ count: 3 }] },
      { id: 'b', name: 'B', hotels: 'x' },
    ]),
  ).toEqual([
    { id: 'a', name: 'A', hotelCount: 3 },
    { id: 'b', name: 'B', hotelCount: 0 },
  ]);
  expect(() => readCountedRegions({})).toThrow();
});

it('offers every region in a picker, upcoming ones marked and last', () => {
  expect(offeredRegions([region('Amazonas', 0), region('Goiás', 1)], ['São Paulo'])).toEqual([
    { id: 'Goiás', name: 'Goiás' },
    { id: 'Amazonas', name: 'Amazonas', isComing: true },
  ]);
});

it('offers the names of the messages if no region could be read', () => {
  expect(offeredRegions([], ['São Paulo'])).toEqual([{ id: '', name: 'São Paulo' }]);
});
