/** @jest-environment node */
import { readPage } from '@/lib/db/pages';

/** A list with this many rows. Beyond its end it is empty, or refused with `code`. */
function list(total: number, code?: string) {
  const rows = Array.from({ length: total }, (_, at) => at);
  return {
    size: 24,
    read: jest.fn(async (from: number, to: number) =>
      code && from >= total
        ? { data: null, count: null, error: { code } }
        : { data: rows.slice(from, to + 1), count: total, error: null },
    ),
    count: async () => total,
  };
}

it.each([
  [0, 1],
  [1, 1],
  [24, 1],
  [25, 2],
])('%i rows take %i pages of 24', async (total, pages) => {
  expect(await readPage({ ...list(total), page: 1 })).toMatchObject({ total, pages, page: 1 });
});

it('reads only the rows of the page', async () => {
  const rows = list(50);
  expect(await readPage({ ...rows, page: 2 })).toMatchObject({ page: 2, pages: 3 });
  expect(rows.read.mock.calls).toEqual([[24, 47]]);
});

it.each([
  ['is empty', undefined],
  ['is refused', 'PGRST103'],
])('returns the last page for one beyond it that %s', async (_, code) => {
  const page = await readPage({ ...list(25, code), page: 9 });
  expect(page).toEqual({ rows: [24], total: 25, page: 2, pages: 2 });
});

it('rethrows a failure that is not the end of the list', async () => {
  await expect(readPage({ ...list(25, '57014'), page: 9 })).rejects.toMatchObject({
    code: '57014',
  });
});

it('stops reading even if the answers contradict each other', async () => {
  const rows = { ...list(0), count: async () => 120 };
  expect(await readPage({ ...rows, page: 9 })).toMatchObject({ rows: [], page: 5 });
  expect(rows.read).toHaveBeenCalledTimes(2);
});
