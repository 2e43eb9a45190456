import { isPastEnd, pagesOf } from '@/lib/db/pages';

it.each([
  [0, 1],
  [1, 1],
  [24, 1],
  [25, 2],
])('%i rows take %i pages of 24', (total, pages) => {
  expect(pagesOf(total, 24)).toBe(pages);
});

it.each([
  ['an empty page behind the first', { data: [], error: null }, 3, true],
  [
    'a page that was refused as behind the last',
    { data: null, error: { code: 'PGRST103' } },
    99,
    true,
  ],
  ['an empty list', { data: [], error: null }, 1, false],
  ['a page with rows', { data: [{}], error: null }, 3, false],
  ['a failure', { data: null, error: { code: '57014' } }, 3, false],
])('%s', (_, answer, page, isPast) => {
  expect(isPastEnd(answer, page)).toBe(isPast);
});
