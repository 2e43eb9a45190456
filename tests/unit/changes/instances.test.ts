/** @jest-environment node */
import { channel } from 'node:diagnostics_channel';
import { showChangesOfInstances } from '@/lib/changes/instances';
import { everything, showChange } from '@/lib/changes/show';

jest.mock('@/lib/changes/show', () => ({
  everything: { tables: ['general_config'], all: true },
  showChange: jest.fn(),
}));

const settled = () => new Promise((done) => setImmediate(done));
const ID = 'c0000000-0000-4000-8000-000000000001';
const region = { tables: ['regions'], regions: [ID] };

async function shownOf(message: unknown) {
  jest.mocked(showChange).mockClear();
  channel('vitrine:changed-elsewhere').publish(message);
  await settled();
  return jest.mocked(showChange).mock.calls.map(([change]) => change);
}

beforeAll(showChangesOfInstances);

it('shows what other instances have changed, in their order', async () => {
  const hotel = { id: ID, slug: 'ipe', hotel_type: 'standard' };
  const changes = [{ tables: ['hotels'], hotels: [hotel] }, region];
  expect(await shownOf(changes)).toMatchObject(changes);
});

it.each([
  ['changes that nobody knows any more', []],
  ['more changes than are worth naming', Array.from({ length: 100 }, () => region)],
  ['an address in place of a slug', [{ tables: ['hotels'], hotels: [{ slug: '//evil.example' }] }]],
  ['a table of another version', [{ tables: ['menus'] }]],
  ['nonsense', [null, 'x', 7]],
])('takes everything for changed after %s', async (_, message) => {
  expect(await shownOf(message)).toEqual([everything]);
});
