import { z } from 'zod';
import { earlierTries, loaded, recordInput, removalInput, switchInput } from '@/lib/actions/record';
import { recordKey } from '@/lib/history/form';
import { hotelFields, hotelInput } from '@/lib/hotels/form';
import { mediaInput } from '@/lib/media/form';
import { offerInput } from '@/lib/offers/form';
import { regionInput } from '@/lib/regions/form';
import { profileFields, profileInput } from '@/lib/users/form';

/** Postgres accepts this as a UUID; RFC 9562 does not. */
const ID = '11111111-1111-1111-1111-111111111111';

const IDS: [field: string, schema: z.ZodType, inserted: unknown][] = [
  ['a record', recordInput.shape.id, ID],
  ['a switch', switchInput.shape.id, ID],
  ['a restore', recordKey, ID],
  ['a hotel', hotelInput.shape.id, ID],
  ['the region of a hotel', hotelFields.in.shape.region_id, ID],
  [
    'an image of a hotel',
    hotelFields.in.shape.images,
    [{ id: ID, image_url: 'https://example.com/a.jpg', is_main: false }],
  ],
  ['an offer', offerInput.shape.id, ID],
  ['the hotel of an offer', offerInput.shape.fields.shape.hotel_id, ID],
  ['a region', regionInput.shape.id, ID],
  ['an image', mediaInput.shape.id, ID],
  ['a user', profileInput.shape.id, ID],
  ['the hotels of an editor', profileFields.shape.hotel_ids, [ID]],
];

it.each(IDS)('accepts the id that was inserted with SQL for %s', (_, schema, inserted) => {
  expect(schema.safeParse(inserted).success).toBe(true);
});

it('requires the version of the record that a switch changes', () => {
  expect(switchInput.safeParse({ id: ID, isActive: true }).success).toBe(false);
});

const SHOWN = { id: ID, version: '2026-11-29T10:45:05.622+00:00' };

it('parses what a form loaded, sent earlier and switches, within limits', () => {
  const base = { name: 'Ipê', features: [1] };
  expect(loaded.parse({ version: SHOWN.version, base })).toEqual({ version: SHOWN.version, base });
  expect(loaded.safeParse({ version: SHOWN.version }).success).toBe(false);
  const tries = earlierTries(z.object({ name: z.string() }));
  const sent = ['a', 'b', 'c'].map((name) => ({ name }));
  expect(tries.parse(sent)).toEqual(sent);
  expect(tries.parse([...sent, { name: 'd' }])).toEqual([]);
  expect(tries.parse([{ name: 7 }])).toEqual([]);
  expect(switchInput.parse({ ...SHOWN, isActive: false }).isActive).toBe(false);
  expect(switchInput.safeParse(SHOWN).success).toBe(false);
});

it.each([
  [{}, 0],
  [{ affected: 0 }, 0],
  [{ affected: 12 }, 12],
  [{ affected: -1 }, null],
  [{ affected: 1.5 }, null],
  [{ affected: '1' }, null],
])('reads from %j that a removal may affect %j other records', (said, affected) => {
  expect(removalInput.safeParse({ ...SHOWN, ...said }).data?.affected ?? null).toBe(affected);
});

it.each(['', '1', 'x', `${ID}0`, `'${ID}'`])('refuses the id %j', (id) => {
  expect(recordInput.safeParse({ id }).success).toBe(false);
});

const VERSIONS: [input: string, accepts: (version: string) => boolean][] = [
  ['a switch', (version) => switchInput.safeParse({ id: ID, version, isActive: true }).success],
  ['a removal', (version) => removalInput.safeParse({ id: ID, version }).success],
  ['a loaded record', (version) => loaded.safeParse({ version, base: {} }).success],
];

describe.each(VERSIONS)('%s', (_, accepts) => {
  it.each([
    '2026-11-29T10:45:00.123456+00:00',
    '2026-11-29T10:45:00+00:00',
    '2026-11-29T10:45:00.1-03:00',
    '2026-11-29T10:45:00.123Z',
    '2026-11-29 10:45:05.622+00',
    '2026-11-29 10:45:05-03',
  ])('accepts %j as a version', (version) => {
    expect(accepts(version)).toBe(true);
  });

  it.each(['', 'x', '1', '2026-11-29', '2026-02-30T10:45:00Z', "2026-11-29T10:45:00Z' or true"])(
    'refuses the version %j',
    (version) => expect(accepts(version)).toBe(false),
  );
});
