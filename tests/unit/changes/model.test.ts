import { siteChange } from '@/lib/changes/model';

const ID = 'b0000000-0000-4000-8000-000000000001';
const HOTEL = { id: ID, slug: 'ipe-mar', hotel_type: 'standard', region_id: ID };

it('reads a message of the database, with empty lists for what it does not name', () => {
  expect(siteChange.parse({ tables: ['hotels'], hotels: [HOTEL] })).toEqual({
    tables: ['hotels'],
    all: false,
    hotels: [HOTEL],
    offers: [],
    regions: [],
  });
});

it('accepts a hotel without a region', () => {
  const { region_id: _, ...hotel } = HOTEL;
  expect(siteChange.safeParse({ tables: ['hotels'], hotels: [hotel] }).success).toBe(true);
});

it.each([
  ...['general_config', 'hotel_images', 'hotel_packages', 'hotels', 'media_files', 'regions'],
])('accepts a change of %s', (table) => {
  expect(siteChange.safeParse({ tables: [table] }).success).toBe(true);
});

it('accepts as much as the database names in one message, and lowercases ids', () => {
  const { data } = siteChange.safeParse({
    tables: ['hotels', 'hotel_packages', 'regions'],
    hotels: Array(200).fill({ ...HOTEL, id: ID.toUpperCase() }),
    offers: Array(200).fill({ id: ID, name: 'n'.repeat(255) }),
    regions: Array(200).fill(ID),
  });
  const named = [data?.hotels, data?.offers, data?.regions];
  expect(named.map((rows) => rows?.length)).toEqual([200, 200, 200]);
  expect(data?.hotels[0]).toEqual(HOTEL);
});

const hotel = (change: object) => ({ tables: ['hotels'], hotels: [{ ...HOTEL, ...change }] });
const offers = (rows: object[]) => ({ tables: ['hotel_packages'], offers: rows });

it.each([
  ['nothing', undefined],
  ['no object', 'hotels'],
  ['a list', []],
  ['no tables', { hotels: [HOTEL] }],
  ['an empty list of tables', { tables: [] }],
  ['another table', { tables: ['user_profiles'] }],
  ['a table of the prototype', { tables: ['__proto__'] }],
  ['more tables than there are', { tables: Array(7).fill('hotels') }],
  ['a path for a slug', hotel({ slug: '../../admin' })],
  ['a slug with a query', hotel({ slug: 'ipe?x=1' })],
  ['a slug with a line break', hotel({ slug: 'ipe\n' })],
  ['another host for a slug', hotel({ slug: '/evil.example' })],
  ['an encoded slug', hotel({ slug: '%2e%2e' })],
  ['an empty slug', hotel({ slug: '' })],
  ['a slug that is too long', hotel({ slug: 'a'.repeat(301) })],
  ['another type', hotel({ hotel_type: '../x' })],
  ['an address for an id', hotel({ id: 'https://evil.example' })],
  ['a query for a region', hotel({ region_id: `${ID}&x=1` })],
  ['a list for a slug', hotel({ slug: ['ipe'] })],
  ['a path for a region', { tables: ['regions'], regions: ['../x'] }],
  ['an offer without an id', { tables: ['hotel_packages'], offers: [{ name: 'Praia' }] }],
  ['a name that is none', { tables: ['hotel_packages'], offers: [{ id: ID, name: {} }] }],
  ['a name that is too long', offers([{ id: ID, name: 'n'.repeat(256) }])],
  ['more offers than fit', offers(Array(201).fill({ id: ID, name: '' }))],
  ['more regions than fit', { tables: ['regions'], regions: Array(201).fill(ID) }],
  ['more than fits', { tables: ['hotels'], hotels: Array(201).fill(HOTEL) }],
  ['a word for all', { tables: ['hotels'], all: 'yes' }],
])('refuses %s', (_, message) => {
  expect(siteChange.safeParse(message).success).toBe(false);
});
