/** @jest-environment node */

import type { z } from 'zod';
import { publicWriteClient } from '@/lib/db/public-client';
import type { SessionClient } from '@/lib/db/session-client';
import type { offerInput } from '@/lib/offers/form';
import { saveOfferWithMerge } from '@/lib/offers/save';

jest.mock('@/lib/env', () => ({
  env: () => ({ SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'key' }),
}));
jest.mock('next/headers', () => ({}));

const ID = 'c0000000-0000-4000-8000-000000000001';
const BASE = {
  ...{ hotel_id: ID, name: 'Praia', description: null, price: 100, image_url: null, features: [] },
  ...{ valid_from: null, valid_until: null, offer_start_date: null, offer_end_date: null },
  ...{ offer_link: null, is_active: true, tags: [], min_nights: null, max_nights: null },
  ...{ arrival_days: [], room_name: null },
};
type Row = typeof BASE & { id: string; updated_at: string };
const ROW: Row = { ...BASE, id: ID, updated_at: '1' };
type Write = { method: string; filters: Record<string, string>; sent: Record<string, unknown> };

let writes: Write[] = [];
let row: Row | null = null;

/** A database in which another person makes this change before the first write. */
function database(stored: Row | null, meanwhile?: Partial<Row>) {
  row = stored;
  writes = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(String(input));
    const { select: _, columns: __, ...filters } = Object.fromEntries(searchParams);
    if (pathname.endsWith('/last_author')) return Response.json('bia@ipehoteis.example');
    if (pathname.endsWith('/hotels')) return Response.json([{ id: ID, rooms: [{ name: 'Luxo' }] }]);
    const method = init?.method ?? 'GET';
    if (method === 'GET') return Response.json(row && !filters.room_name ? [row] : []);
    if (meanwhile && row && writes.length === 0) row = { ...row, ...meanwhile, updated_at: '2' };
    const sent = JSON.parse(String(init?.body));
    writes.push({ method, filters, sent });
    if (method === 'PATCH' && filters.updated_at !== `eq.${row?.updated_at}`)
      return Response.json([]);
    row = { ...(row ?? ROW), ...sent, updated_at: 'saved' };
    return Response.json([row]);
  });
}

type Input = z.output<typeof offerInput>;
const save = (fields: object, loaded: object | null = { version: '1', base: BASE }) =>
  saveOfferWithMerge(publicWriteClient() as SessionClient, {
    ...{ id: ID, loaded: loaded as Input['loaded'], sent: [] },
    fields: { ...BASE, ...fields } as Input['fields'],
  });

it('writes to the version that was loaded', async () => {
  database(ROW);
  expect(await save({ name: 'Serra' })).toMatchObject({ name: 'Serra', updated_at: 'saved' });
  expect(writes).toMatchObject([
    { method: 'PATCH', filters: { id: `eq.${ID}`, updated_at: 'eq.1' }, sent: { name: 'Serra' } },
  ]);
});

it('creates an offer under the id that the form chose', async () => {
  database(null);
  await save({ room_name: 'Luxo' }, null);
  expect(writes).toMatchObject([{ method: 'POST', sent: { id: ID, room_name: 'Luxo' } }]);
});

it('merges its changes with those of others', async () => {
  database(ROW, { price: 90 });
  expect(await save({ name: 'Serra' })).toMatchObject({ name: 'Serra', price: 90 });
  expect(writes.map(({ filters }) => filters.updated_at)).toEqual(['eq.1', 'eq.2']);
});

it('names the editor who changed the same field, and writes nothing', async () => {
  database(ROW, { name: 'Mar' });
  await expect(save({ name: 'Serra' })).rejects.toMatchObject({
    code: 'conflict',
    details: { conflict: { author: 'bia@ipehoteis.example', fields: ['name'] } },
  });
  expect(row).toMatchObject({ name: 'Mar' });
});

it.each([
  ['a new offer', null, null],
  ['a stored one', ROW, undefined],
])('writes no room to %s that its hotel does not have', async (_, stored, loaded) => {
  database(stored);
  await expect(save({ room_name: 'Bangalô' }, loaded)).rejects.toMatchObject({
    details: { fields: { room_name: 'room' } },
  });
  expect(writes).toEqual([]);
});
