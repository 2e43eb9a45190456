/** @jest-environment node */
import {
  hotelChange,
  mediaChange,
  offerChange,
  regionChange,
  settingsChange,
} from '@/lib/changes/describe';
import { siteChange } from '@/lib/changes/model';
import { publicWriteClient } from '@/lib/db/public-client';
import type { SessionClient } from '@/lib/db/session-client';

jest.mock('@/lib/env', () => ({
  env: () => ({ SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'key' }),
}));
jest.mock('next/headers', () => ({}));

const id = (last: number) => `b0000000-0000-4000-8000-00000000000${last}`;
const [HOTEL, OTHER, OFFER, REGION] = [id(1), id(2), id(3), id(4)];
const row = (slug: string, hotel_type: string | null, region_id: string | null = null) => ({
  id: HOTEL,
  slug,
  hotel_type,
  region_id,
});
const state = { id: HOTEL, slug: 'ipe', hotel_type: 'standard', region_id: REGION };

type World = Record<string, unknown>;
const WORLD: World = {
  hotels: [{ ...state, hotel_type: 'resort' }],
  hotel_packages: [{ id: OFFER, name: 'Praia' }],
};
let asked: string[] = [];

/** A session client whose database gives these answers; tables without one fail. */
function client(world: World = WORLD) {
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(String(input));
    const table = pathname.replace(/^.*\//, '');
    asked.push(
      [table, searchParams.get('id'), searchParams.get('hotel_id'), searchParams.get('region_id')]
        .filter(Boolean)
        .join(' '),
    );
    const answer = world[table];
    return answer ? Response.json(answer) : Response.json({ message: 'away' }, { status: 500 });
  });
  return publicWriteClient() as SessionClient;
}

it('describes a hotel by every state that pages may show, and by its offers', async () => {
  const states = [row('ipe', 'corporate', REGION), row('ipe-mar', 'resort')];
  const change = await hotelChange(client(), states);
  expect(change).toEqual({
    tables: ['hotels'],
    hotels: [
      { id: HOTEL, slug: 'ipe', hotel_type: 'corporate', region_id: REGION },
      { id: HOTEL, slug: 'ipe-mar', hotel_type: 'standard', region_id: null },
    ],
    offers: [{ id: OFFER, name: 'Praia' }],
  });
  expect(asked).toEqual([`hotel_packages in.(${HOTEL})`]);
});

it('describes an offer by all its states, and by its current and former hotels', async () => {
  const states = [HOTEL, OTHER, HOTEL].map((hotel_id) => ({ id: OFFER, name: 'Praia', hotel_id }));
  const offer = { id: OFFER, name: 'Praia' };
  expect(await offerChange(client(), states)).toEqual({
    tables: ['hotel_packages'],
    offers: [offer, offer, offer],
    hotels: [state],
  });
  expect(asked).toEqual([`hotels in.(${HOTEL},${OTHER})`]);
});

it('describes a region by its id and its hotels', async () => {
  expect(await regionChange(client(), REGION)).toEqual({
    tables: ['regions'],
    regions: [REGION],
    hotels: [state],
  });
  expect(asked).toEqual([`hotels in.(${REGION})`]);
});

it('describes an image by the hotels and the offers that show it', async () => {
  const use = (kind: string, used: string | null, name: string | null) => ({
    kind,
    id: used,
    name,
    fields: ['image'],
  });
  const media_uses = [
    use('hotel', HOTEL, 'Ipê'),
    use('offer', OFFER, 'Praia'),
    use('offer', OTHER, null),
    use('config', null, null),
  ];
  expect(await mediaChange(client({ ...WORLD, media_uses }), OTHER)).toEqual({
    tables: ['media_files'],
    hotels: [state],
    offers: [
      { id: OFFER, name: 'Praia' },
      { id: OTHER, name: '' },
    ],
  });
  expect(asked).toEqual(['media_uses', `hotels in.(${HOTEL})`]);
});

it('describes the settings', () => {
  expect(settingsChange()).toEqual({ tables: ['general_config'] });
});

it.each([
  ['a hotel', (away: SessionClient) => hotelChange(away, [row('ipe', null)])],
  [
    'an offer',
    (away: SessionClient) => offerChange(away, [{ id: OFFER, name: '', hotel_id: HOTEL }]),
  ],
  ['a region', (away: SessionClient) => regionChange(away, REGION)],
  ['an image', (away: SessionClient) => mediaChange(away, OTHER)],
])(
  'describes a saved change of %s even if none of its records can be looked up',
  async (_, described) => {
    const { data } = siteChange.safeParse(await described(client({})));
    expect(data).toMatchObject({ all: false });
  },
);
