/** @jest-environment node */
import { recallHotel, rememberHotel } from '@/lib/hotels/known-url';

const kept = new Map<string, unknown>();
jest.mock('@/lib/cache/last-known-good', () => ({
  remember: async (name: string, value: unknown) => kept.set(name, value),
  recall: async (name: string) => kept.get(name) ?? null,
  forget: async (name: string) => kept.delete(name),
}));

const ID = 'b0000000-0000-4000-8000-000000000001';
const HOTEL = { id: ID, name: 'Ipê', slug: 'ipe', type: 'standard' } as const;
beforeEach(() => kept.clear());

it('finds a hotel by slug, id or former slug, and stores nothing else', async () => {
  await rememberHotel('ipe-velho', HOTEL);
  for (let i = 0; i < 50; i += 1) await rememberHotel(`quaisquer-palavras-${i}-${ID}`, HOTEL);
  for (const slug of ['ipe', 'IPE', 'ipe-velho', ID, `outras-${ID}`]) {
    expect(await recallHotel(slug)).toEqual(HOTEL);
  }
  expect(kept.size).toBe(3);
});

it('removes a hotel that no longer exists', async () => {
  await rememberHotel('ipe', HOTEL);
  await rememberHotel('ipe', null);
  await rememberHotel('nada', null);
  expect(await recallHotel('ipe')).toBeNull();
  expect(kept.size).toBe(1);
});
