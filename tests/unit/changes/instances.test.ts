/** @jest-environment node */
import { channel } from 'node:diagnostics_channel';
import { showChangesOfInstances } from '@/lib/changes/instances';
import { everything, showChange } from '@/lib/changes/show';
import { allowConsoleError } from '../../setup/console';

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

it('shows the changes of other instances, in their order', async () => {
  const hotel = { id: ID, slug: 'ipe', hotel_type: 'standard' };
  const changes = [{ tables: ['hotels'], hotels: [hotel] }, region];
  expect(await shownOf(changes)).toMatchObject(changes);
});

it('shows up to 20 changes one by one', async () => {
  expect(await shownOf(Array(20).fill(region))).toMatchObject(Array(20).fill(region));
});

it('shows a change only after the previous one is shown', async () => {
  let finish = () => {};
  const first = new Promise<void>((done) => {
    finish = done;
  });
  jest.mocked(showChange).mockReturnValueOnce(first);
  channel('vitrine:changed-elsewhere').publish([region, region]);
  await settled();
  expect(showChange).toHaveBeenCalledTimes(1);
  finish();
  await settled();
  expect(showChange).toHaveBeenCalledTimes(2);
});

it('logs a change that could not be shown, and shows the next one', async () => {
  allowConsoleError(/another instance changed.*no answer/);
  jest.mocked(showChange).mockRejectedValueOnce(new Error('no answer'));
  channel('vitrine:changed-elsewhere').publish([region, region]);
  await settled();
  expect(showChange).toHaveBeenCalledTimes(2);
  expect(console.error).toHaveBeenCalledTimes(1);
});

it.each([
  ['changes that are no longer stored', []],
  ['more changes than are worth naming', Array(21).fill(region)],
  ['an address in place of a slug', [{ tables: ['hotels'], hotels: [{ slug: '//evil.example' }] }]],
  ['a table of another version', [{ tables: ['menus'] }]],
  ['nonsense', [null, 'x', 7]],
])('treats everything as changed after %s', async (_, message) => {
  expect(await shownOf(message)).toEqual([everything]);
});
