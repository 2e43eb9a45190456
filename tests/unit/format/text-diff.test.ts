import { textDiff } from '@/lib/format/text-diff';

const different = (parts: { text: string; differs: boolean }[]) =>
  parts.filter(({ differs }) => differs).map(({ text }) => text.trim());

it.each([
  ['Vista mar', 'Vista para o mar', [], ['para o']],
  ['no deque, sempre', 'na varanda, sempre', ['no', 'deque'], ['na', 'varanda']],
  ['Café às 7h, piscina às 9h', 'Café às 8h, piscina às 10h', ['7h', '9h'], ['8h', '10h']],
  ['pão e água', 'pão e maçã', ['água'], ['maçã']],
  ['igual', 'igual', [], []],
  ['sol 😀 e mar', 'sol 😁 e mar', ['😀'], ['😁']],
  ['um\ndois', 'um\ntrês', ['dois'], ['três']],
  ['mar e sol', 'sol e mar', ['mar', 'sol'], ['sol', 'mar']],
])('%j → %j', (before, after, was, is) => {
  const found = textDiff(before, after);
  expect(different(found.before)).toEqual(was);
  expect(different(found.after)).toEqual(is);
});

it.each([
  ['nada em comum', 'outra coisa'],
  ['', 'novo'],
  ['velho', ''],
  ['', ''],
])('marks nothing in two texts without a common word: %j → %j', (before, after) => {
  const found = textDiff(before, after);
  expect([...different(found.before), ...different(found.after)]).toEqual([]);
});

it('loses nothing of either text', () => {
  const before = 'Da recepção à areia  são cem metros.\n\nO café vai das 7h às 11h <b>&amp;</b>';
  const after = 'Da recepção à areia são 100 metros.\nO café: das 7h às 10h <i>&lt;</i> ';
  const found = textDiff(before, after);
  expect(found.before.map(({ text }) => text).join('')).toBe(before);
  expect(found.after.map(({ text }) => text).join('')).toBe(after);
});
