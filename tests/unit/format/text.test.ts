import { preview, storable, storableJson } from '@/lib/format/text';

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

it.each([
  ['Pra\u0000ia', 'Praia'],
  ['\u0000', ''],
  ['half \ud83d of an emoji', 'half  of an emoji'],
  ['the other half \udf34', 'the other half '],
  ['whole 🌴 and 👨‍👩‍👧', 'whole 🌴 and 👨‍👩‍👧'],
  ['lines\nand\ttabs', 'lines\nand\ttabs'],
])('%j is stored as %j', (text, stored) => expect(storable(text)).toBe(stored));

it('cleans texts at any depth, and changes nothing else', () => {
  const sent = { 'a\u0000': ['b\u0000', 1, null, { c: '\u0000d', e: true }], f: undefined };
  expect(storableJson(sent)).toEqual({ a: ['b', 1, null, { c: 'd', e: true }], f: undefined });
});
