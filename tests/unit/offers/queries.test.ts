/** @jest-environment node */
import { publicClient } from '@/lib/db/public-client';
import { staffContext } from '@/lib/db/read-context';
import type { SessionClient } from '@/lib/db/session-client';
import {
  findEndedOffer,
  findOffer,
  findOfferHotel,
  listFirstOffers,
  listOfferHotels,
  listOffers,
  offersOfHotel,
} from '@/lib/offers/queries';

jest.mock('@/lib/env', () => ({
  env: () => ({ SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'key' }),
}));

const STAY = { checkIn: '2027-01-10', checkOut: '2027-01-12' } as const;
type Asked = { path: string; filters: Record<string, unknown>; tags?: string[] };
let asked: Asked[] = [];

/** Makes the database respond with these rows, and records the requests. */
function answerWith(rows: unknown[]) {
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(String(input));
    const { select: _, ...filters } = Object.fromEntries(searchParams);
    const body = init?.body ? JSON.parse(String(init.body)) : {};
    const tags = init?.next?.tags;
    asked.push({ path: pathname.replace('/rest/v1/', ''), filters: { ...filters, ...body }, tags });
    return Response.json(rows, { headers: { 'content-range': `*/${rows.length}` } });
  });
}

const ACTIVE = { is_active: 'eq.true' };

it.each<[what: string, read: () => Promise<unknown>, expected: Required<Asked>]>([
  [
    'one page of all offers',
    () => listOffers(null, 2),
    { path: 'rpc/list_offers', filters: { page: 2 }, tags: ['hotels', 'offers'] },
  ],
  [
    'the offers of a hotel that fit',
    () => listOffers('h', 1, { tag: 'couple', stay: STAY }),
    {
      path: 'rpc/list_offers',
      filters: {
        ...{ page: 1, hotel: 'h', tag: 'couple' },
        ...{ arrival: STAY.checkIn, departure: STAY.checkOut },
      },
      tags: ['hotels', 'offers'],
    },
  ],
  [
    'the hotels that have offers',
    () => listOfferHotels('mar'),
    { path: 'rpc/list_offer_hotels', filters: { query: 'mar' }, tags: ['hotels', 'offers'] },
  ],
  [
    'a hotel by its name',
    () => findOfferHotel('Ipê Mar'),
    { path: 'hotels', filters: { slug: 'eq.ipe-mar', ...ACTIVE, limit: '1' }, tags: ['hotels'] },
  ],
  [
    'the offers of a page of a hotel',
    () => offersOfHotel('h'),
    {
      path: 'hotel_packages',
      filters: { hotel_id: 'eq.h', ...ACTIVE, order: 'created_at.desc', limit: '100' },
      tags: ['offers'],
    },
  ],
  [
    'an offer that is over',
    () => findEndedOffer('o'),
    { path: 'rpc/ended_offer', filters: { offer: 'o' }, tags: ['hotels', 'offers'] },
  ],
  [
    'an offer with its hotel',
    () => findOffer('o'),
    {
      path: 'hotel_packages',
      filters: { id: 'eq.o', ...ACTIVE, limit: '1' },
      tags: ['hotels', 'offers'],
    },
  ],
])(
  'requests %s, only active ones, and tags the page for their changes',
  async (_, read, expected) => {
    answerWith([]);
    await read().catch(() => null);
    expect(asked).toEqual([expected]);
  },
);

it('requests an inactive offer only for staff', async () => {
  answerWith([]);
  const client = publicClient({ tags: [] }) as SessionClient;
  expect(await findOffer('o', staffContext(client))).toBeNull();
  expect(asked[0]?.filters).toEqual({ id: 'eq.o', limit: '1' });
});

it('prerenders no page for an offer that is not visible', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T02:59:59Z'), advanceTimers: true });
  const row = (id: string, from: string, until: string) => ({
    ...{ id, hotel_id: 'h', name: 'Praia', is_active: true },
    ...{ valid_from: from, valid_until: until },
  });
  answerWith([
    row('over', '2026-11-01', '2026-11-19'),
    row('last-day', '2026-11-01', '2026-11-20'),
    row('first-day', '2026-11-20', '2026-12-01'),
    row('tomorrow', '2026-11-21', '2026-12-01'),
  ]);
  expect((await listFirstOffers()).map(({ id }) => id)).toEqual(['last-day', 'first-day']);
  expect(asked[0]).toMatchObject({ filters: ACTIVE, tags: ['offers'] });
  jest.useRealTimers();
});
