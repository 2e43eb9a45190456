/** @jest-environment node */
import { revalidate } from '@/lib/changes/revalidate';
import { publicWriteClient } from '@/lib/db/public-client';
import type { SessionClient } from '@/lib/db/session-client';
import type { RecordKind } from '@/lib/history/model';
import { restoreRecord } from '@/lib/history/restore';

jest.mock('@/lib/changes/revalidate', () => ({ revalidate: jest.fn() }));
jest.mock('@/lib/env', () => ({
  env: () => ({ SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'key' }),
}));

const ID = 'c0000000-0000-4000-8000-000000000001';
const REGION = 'c0000000-0000-4000-8000-00000000000a';
const IMAGE = 'c0000000-0000-4000-8000-0000000000aa';
const HOTEL = { id: ID, slug: 'ipe', hotel_type: 'corporate', region_id: REGION };
const RESTORED = { status: 'restored', before: null, after: HOTEL, notes: [], returned: 0 };
const failure = (code: string) => Response.json({ code, message: code }, { status: 400 });

let asked: [path: string, body: unknown][] = [];

/** Restores a record of a database with these answers, by table and function. */
function restored(kind: RecordKind, answers: Record<string, unknown>) {
  asked = [];
  jest.mocked(revalidate).mockClear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = new URL(String(input)).pathname.replace('/rest/v1/', '');
    asked.push([path, init?.body ? JSON.parse(String(init.body)) : null]);
    const answer = answers[path] ?? [];
    return answer instanceof Response ? answer : Response.json(answer);
  });
  const client = publicWriteClient() as SessionClient;
  return restoreRecord(client, { kind, id: ID, change: 7, seen: 9 });
}

const shown = () => jest.mocked(revalidate).mock.calls.map(([change]) => change);

it('requests the version, with the change that the editor saw last', async () => {
  await restored('packages', {
    'rpc/restore_record': { ...RESTORED, after: { ...HOTEL, hotel_id: ID, name: 'Praia' } },
  });
  expect(asked[0]).toEqual([
    'rpc/restore_record',
    { kind: 'hotel_packages', record_id: ID, change: 7, seen: 9 },
  ]);
});

it('shows a hotel in its previous and its restored state, with its offers', async () => {
  const before = { ...HOTEL, slug: 'outro', region_id: null };
  const report = await restored('hotels', {
    'rpc/restore_record': { ...RESTORED, before, notes: ['slug', 'region'], returned: 3 },
    hotel_packages: [{ id: REGION, name: 'Praia' }],
  });
  expect(shown()).toEqual([
    { tables: ['hotels'], hotels: [HOTEL, before], offers: [{ id: REGION, name: 'Praia' }] },
  ]);
  expect(report).toEqual({ notes: ['slug', 'region'], slug: 'ipe', returned: 3 });
});

const OFFER = { id: ID, name: 'Praia', hotel_id: REGION };

it.each<[kind: RecordKind, after: object, change: object | null]>([
  [
    'packages',
    OFFER,
    { tables: ['hotel_packages'], offers: [{ id: ID, name: 'Praia' }], hotels: [HOTEL] },
  ],
  ['regions', { id: ID }, { tables: ['regions'], regions: [ID], hotels: [HOTEL] }],
  ['config', { id: 1 }, { tables: ['general_config'] }],
  ['users', { id: ID }, null],
])('shows what a record of %s affects', async (kind, after, change) => {
  await restored(kind, { 'rpc/restore_record': { ...RESTORED, after }, hotels: [HOTEL] });
  expect(shown()).toEqual(change ? [change] : []);
});

it.each<[what: string, answer: unknown, code: string]>([
  ['somebody was faster', { status: 'conflict' }, 'conflict'],
  ['there is no such version', { status: 'missing' }, 'missing'],
  ['its account is gone', { status: 'no-account' }, 'no-account'],
  ['its hotel is gone', { status: 'no-hotel' }, 'no-hotel'],
  ['a value has to be there today', failure('23502'), 'not-accepted'],
  ['a value is not allowed today', failure('23514'), 'not-accepted'],
  ['it may not', failure('42501'), '42501'],
])('rejects if %s, and shows nothing', async (_, answer, code) => {
  await expect(restored('hotels', { 'rpc/restore_record': answer })).rejects.toMatchObject({
    code,
  });
  expect(shown()).toEqual([]);
});

it.each([
  ['shows', [IMAGE], ['images']],
  ['does not show', [], []],
  ['may show', failure('57014'), []],
])('reports whether the record %s images that are gone', async (_, missing, notes) => {
  jest.spyOn(console, 'warn').mockImplementation();
  const report = await restored('hotels', {
    'rpc/restore_record': RESTORED,
    'rpc/missing_media': missing,
    hotel_images: [{ image_url: `/media/${IMAGE}/a.webp` }],
  });
  expect(report.notes).toEqual(notes);
  expect(asked.map(([path]) => path)).toContain('rpc/missing_media');
});

it('restores a record even if its images can’t be read', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const answers = { 'rpc/restore_record': RESTORED, hotel_images: failure('57014') };
  expect(await restored('hotels', answers)).toMatchObject({ slug: 'ipe', notes: [] });
});
