import { rowsOfIds } from '@/lib/db/rows-of-ids';

it('asks for many ids in parts that an address has room for, and puts the rows together', async () => {
  const ids = Array.from({ length: 420 }, (_, i) => `id-${i}`);
  const parts: number[] = [];
  const rows = await rowsOfIds(ids, async (part) => {
    parts.push(part.length);
    return { data: part, error: null };
  });
  expect(rows).toEqual(ids);
  expect(parts).toEqual([100, 100, 100, 100, 20]);
});

it('asks nothing for no id, and throws what one part fails with', async () => {
  const read = jest.fn();
  expect(await rowsOfIds([], read)).toEqual([]);
  expect(read).not.toHaveBeenCalled();
  const error = new Error('away');
  await expect(rowsOfIds(['a'], async () => ({ data: null, error }))).rejects.toBe(error);
});
