/** @jest-environment node */
import { publicWriteClient } from '@/lib/db/public-client';
import type { SessionClient } from '@/lib/db/session-client';
import { rowToFields } from '@/lib/hotels/content/row-to-fields';
import type { HotelFields } from '@/lib/hotels/form';
import { saveHotelWithMerge } from '@/lib/hotels/save';

jest.mock('@/lib/env', () => ({
  env: () => ({ SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'key' }),
}));

const ID = 'c0000000-0000-4000-8000-000000000001';
const IMAGE = { id: ID, image_url: '/art/a.webp', is_main: true };
const ROW = {
  ...{ id: ID, slug: 'ipe-mar', name: 'Ipê do Mar', hotel_type: 'alternative', region_id: null },
  ...{ location: 'Bombinhas, SC', price: 100, is_active: true, updated_at: '1' },
  features: { foreign: { kept: true } },
  hotel_images: [{ ...IMAGE, place: 0, created_at: '1' }],
};
type Row = typeof ROW;
type Call = { hotel: string; fields: Record<string, unknown>; pictures: unknown; version?: string };

let calls: Call[] = [];
let row: Row | null = null;

/** A database where the row changes before each write, as if by other editors. */
function database(stored: Row | null, meanwhile: Partial<Row>[] = []) {
  row = stored;
  calls = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(String(input));
    if (pathname.endsWith('/last_author')) return Response.json('bia@ipehoteis.example');
    if (!pathname.endsWith('/rpc/save_hotel')) {
      return Response.json(row && searchParams.get('id') === `eq.${ID}` ? [row] : []);
    }
    const change = meanwhile.shift();
    if (change && row) row = { ...row, ...change, updated_at: `${row.updated_at}+` };
    const call: Call = JSON.parse(String(init?.body));
    calls.push(call);
    if (call.version !== row?.updated_at) return Response.json(null);
    row = { ...(row ?? ROW), ...(call.fields as Partial<Row>), updated_at: 'saved' };
    return Response.json(row);
  });
}

const BASE = rowToFields(ROW);

const save = (fields: Partial<HotelFields>, loaded: object | null = { version: '1', base: BASE }) =>
  saveHotelWithMerge(publicWriteClient() as SessionClient, {
    ...{ id: ID, loaded: loaded as never, sent: [] },
    fields: { ...BASE, ...fields },
  });

it('writes the change to the loaded version, and leaves unknown features alone', async () => {
  database(ROW);
  const { saved, states } = await save({ name: 'Ipê da Praia', phone: null });
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    hotel: ID,
    version: '1',
    fields: { name: 'Ipê da Praia', features: { foreign: { kept: true } } },
    pictures: [IMAGE],
  });
  expect(saved).toMatchObject({ name: 'Ipê da Praia', updated_at: 'saved' });
  expect(states).toMatchObject([{ id: ID, slug: 'ipe-mar', hotel_type: 'alternative' }]);
});

it('omits the slug from the write unless a new one is requested', async () => {
  for (const slug of ['ipe-mar', 'outro']) {
    database(ROW);
    await save({ slug });
    expect(calls[0]?.fields).not.toHaveProperty('slug');
  }
  database(ROW);
  await save({ slug: '' });
  expect(calls[0]?.fields).toHaveProperty('slug', '');
});

it('creates a hotel without a slug or a version, so that the database makes the slug', async () => {
  database(null);
  const { saved } = await save({ slug: 'meu' }, null);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.fields).toMatchObject({ name: 'Ipê do Mar', slug: '' });
  expect(calls[0]?.version).toBeUndefined();
  expect(saved.updated_at).toBe('saved');
});

it('merges changes of another editor, and returns every state that pages may show', async () => {
  database(ROW, [{ slug: 'ipe-bombinhas', hotel_type: 'corporate' }]);
  const { saved, states } = await save({ name: 'Ipê da Praia' });
  expect(saved).toMatchObject({ name: 'Ipê da Praia', hotel_type: 'corporate' });
  expect(states.map(({ slug, hotel_type }) => [slug, hotel_type])).toEqual([
    ['ipe-mar', 'alternative'],
    ['ipe-bombinhas', 'corporate'],
  ]);
  expect(calls.map(({ version }) => version)).toEqual(['1', '1+']);
});

it('names the editor who changed the same field, and writes nothing', async () => {
  database(ROW, [{ name: 'Ipê Bombinhas' }]);
  await expect(save({ name: 'Ipê da Praia' })).rejects.toMatchObject({
    code: 'conflict',
    details: { conflict: { author: 'bia@ipehoteis.example', fields: ['name'] } },
  });
  expect(row).toMatchObject({ name: 'Ipê Bombinhas' });
});

it('reports a conflict if the hotel was deleted', async () => {
  database(null);
  await expect(save({ name: 'X' })).rejects.toMatchObject({
    code: 'conflict',
    details: { conflict: { gone: true } },
  });
  expect(calls).toEqual([]);
});

it.each(['hotels', 'rpc/save_hotel'])(
  'rejects with the error code that %s returns',
  async (failing) => {
    database(ROW);
    const answer = jest.mocked(fetch).getMockImplementation();
    jest
      .mocked(fetch)
      .mockImplementation(async (input, init) =>
        String(input).includes(`/${failing}`)
          ? Response.json({ code: '57014', message: 'canceled' }, { status: 500 })
          : (answer?.(input, init) ?? Response.error()),
      );
    await expect(save({ name: 'X' })).rejects.toMatchObject({ code: '57014' });
  },
);
