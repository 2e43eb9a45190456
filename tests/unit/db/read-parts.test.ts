import { readParts } from '@/lib/db/read-parts';

const ROWS = Array.from({ length: 7_321 }, (_, index) => index);
const read = jest.fn(async (from: number, to: number) => ROWS.slice(from, to + 1));

beforeEach(() => read.mockClear());

it.each([
  [0, 5_000, 5_000, 5],
  [5_000, 5_000, 2_321, 3],
  [0, 1_000, 1_000, 1],
  [0, 1_500, 1_500, 2],
  [7_321, 5_000, 0, 1],
  [0, 0, 0, 0],
])('from %i on, up to %i rows: %i in %i reads', async (start, limit, length, reads) => {
  expect(await readParts(start, limit, read)).toEqual(ROWS.slice(start, start + length));
  expect(read).toHaveBeenCalledTimes(reads);
  for (const [from, to] of read.mock.calls) expect(to - from).toBeLessThan(1_000);
});

it('rethrows a failure', async () => {
  read.mockRejectedValueOnce(new Error('away'));
  await expect(readParts(0, 10, read)).rejects.toThrow('away');
});
