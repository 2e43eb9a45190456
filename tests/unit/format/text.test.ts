import { preview } from '@/lib/format/text';

const HUNDRED = 'a'.repeat(100);

it.each([
  ['shorter', 'Pé na areia', 100, 'Pé na areia'],
  ['exactly as long', HUNDRED, 100, HUNDRED],
  ['one longer', `${HUNDRED}b`, 100, `${HUNDRED}…`],
  ['cut after a word', 'um dois tres', 8, 'um dois…'],
  ['emoji are characters, not halves', '💧💧💧', 2, '💧💧…'],
  ['emoji that fit', '💧💧', 2, '💧💧'],
  ['empty', '', 100, ''],
])('%s', (_case, text, length, expected) => {
  expect(preview(text, length)).toBe(expected);
});
