import { rowsOfIds } from '@/lib/db/rows-of-ids';

it('splits many ids into parts that fit in a URL, and joins the rows', async () => {
  const ids = Array.from({ length: 420 }, (_, i) => `id-${i}`);
  const parts: number[] = [];
  const rows = await rowsOfIds(ids, async (part) => {
    parts.push(part.length);
    return { data: part, error: null };
  });
  expect(rows).toEqual(ids);
  expect(parts).toEqual([100, 100, 100, 100, 20]);
});

it('makes no request for no ids, and throws the error of a part', async () => {
  const read = jest.fn();
  expect(await rowsOfIds([], read)).toEqual([]);
  expect(read).not.toHaveBeenCalled();
  const error = new Error('away');
  await expect(rowsOfIds(['a'], async () => ({ data: null, error }))).rejects.toBe(error);
});
