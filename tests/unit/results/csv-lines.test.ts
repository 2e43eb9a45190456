import { dayLines, groupLines } from '@/app/(staff)/admin/resultados/csv/lines';
import { periodOf } from '@/lib/results/report';

it('has a line for each day, with the same weekday of the previous period', () => {
  const lines = dayLines(
    [
      { day: '2026-11-17', step: 'entry', visits: 20 },
      { day: '2026-11-17', step: 'engine', visits: 2 },
      { day: '2026-11-10', step: 'phone', visits: 5 },
    ],
    periodOf(1, '2026-11-22'),
    '2026-11-10',
    (name) => name,
  );
  expect(lines).toHaveLength(8);
  expect(lines[0]).toEqual(
    'day entry page bar engine phone whatsapp exits dayBefore exitsBefore difference'.split(' '),
  );
  expect(lines[2]).toEqual('17/11/2026 20 0 0 2 0 0 2 10/11/2026 5 -3'.split(' '));
  // The day compared with it is older than the first count.
  expect(lines[1]).toEqual(['16/11/2026', ...'0 0 0 0 0 0 0 09/11/2026'.split(' '), '', '']);
  expect(dayLines([], periodOf(13, '2026-11-22'), null, (name) => name)).toHaveLength(92);
});

it('has the columns of the table shown, and a text for what has no name', () => {
  const counts = { key: 'a', pages: 4, bars: 3, exits: 2, before: 1 };
  const words = {
    ...{ first: 'Nome', unnamed: 'Sem nome', hotel: null, entries: null, counts: ['…'] },
    comparable: true,
    cut: (count: number) => `Só ${count}`,
  };
  expect(groupLines([{ ...counts, name: null, hotel: null, entries: null }], words)).toEqual([
    ['Nome', '…'],
    ['Sem nome', '4', '3', '2', '1', '1'],
  ]);
  expect(
    groupLines([{ ...counts, name: 'A', hotel: 'H', entries: null }], { ...words, hotel: 'Hotel' }),
  ).toEqual([
    ['Nome', 'Hotel', '…'],
    ['A', 'H', '4', '3', '2', '1', '1'],
  ]);
  expect(
    groupLines([{ ...counts, name: 'C', hotel: null, entries: 9 }], {
      ...words,
      entries: 'Entradas',
    }),
  ).toEqual([
    ['Nome', 'Entradas', '…'],
    ['C', '9', '4', '3', '2', '1', '1'],
  ]);
  const many = Array(10_000).fill({ ...counts, name: 'A', hotel: null, entries: null });
  expect(groupLines(many, words).at(-1)).toEqual(['Só 10000']);
  expect(groupLines(many.slice(1), words).at(-1)).toEqual(['A', '4', '3', '2', '1', '1']);
});

it('does not compare with a period before the first count', () => {
  const row = { key: 'a', name: 'A', hotel: null, entries: null, pages: 4, bars: 3, exits: 2 };
  const words = {
    ...{ first: 'Nome', unnamed: 'Sem nome', hotel: null, entries: null, counts: ['…'] },
    ...{ comparable: false, cut: String },
  };
  expect(groupLines([{ ...row, before: 0 }], words)[1]).toEqual(['A', '4', '3', '2', '', '']);
});
