/** @jest-environment node */
import { findAttention } from '@/lib/dashboard/attention';
import { countContent } from '@/lib/dashboard/counts';
import { load } from '@/lib/db/load';
import { type SessionClient, sessionClient } from '@/lib/db/session-client';
import { hotelListQuery } from '@/lib/hotels/list-query';
import { listAdminHotels } from '@/lib/hotels/staff-queries';
import { countSubscribers } from '@/lib/newsletter/staff-queries';
import { offerListQuery } from '@/lib/offers/list-query';
import { listAdminOffers } from '@/lib/offers/staff-queries';
import { regionListQuery } from '@/lib/regions/list-query';
import { listAdminRegions } from '@/lib/regions/staff-queries';
import { userListQuery } from '@/lib/users/list-query';
import { listUsers } from '@/lib/users/staff-queries';

jest.mock('@/lib/env', () => ({
  env: () => ({
    SITE_URL: 'http://localhost',
    SUPABASE_URL: 'http://127.0.0.1:1',
    SUPABASE_ANON_KEY: 'key',
  }),
}));

type Read = [what: string, read: (client: SessionClient) => Promise<unknown>];

const COUNTS: Read[] = [
  ['dashboard', countContent],
  ['subscribers', countSubscribers],
  ['hotels', (client) => listAdminHotels(client, hotelListQuery.parse({}))],
  ['offers', (client) => listAdminOffers(client, offerListQuery.parse({}))],
  ['users', (client) => listUsers(client, userListQuery.parse({}))],
];

const REGIONS: Read = ['regions', (client) => listAdminRegions(client, regionListQuery.parse({}))];

const ATTENTION: Read = ['attention', (client) => findAttention(client, null, '2026-11-20')];

const CHECKS = [
  { kind: 'unbookable', total: 0, hotels: [] },
  { kind: 'numbers', total: 0, hotels: [] },
];

const client = sessionClient({ getAll: () => [], setAll: () => {} });
let answer: (url: string, method: string) => Response;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url, init) => answer(String(url), String(init?.method)));
});

it.each(COUNTS)('reports a refused count of %s', async (_, read) => {
  const body = JSON.stringify({ code: '42501', message: 'permission denied' });
  answer = (url, method) => {
    const isCount = new URL(url).searchParams.get('select') === 'id';
    // Refuse only the count, even if something else is read with it.
    if (!isCount && method !== 'HEAD')
      return Response.json([], { headers: { 'content-range': '*/0' } });
    return new Response(method === 'HEAD' ? null : body, { status: 403 });
  };
  expect(await load('x', read(client))).toMatchObject({ ok: false, denied: true });
});

it.each([...COUNTS, REGIONS, ATTENTION])(
  'treats an empty list without a count as a failure for %s',
  async (_, read) => {
    answer = (url) => Response.json(url.includes('/rpc/hotel_checks') ? CHECKS : []);
    expect(await load('x', read(client))).toMatchObject({ ok: false, denied: false });
  },
);
