import { storable, storableJson } from '@/lib/format/storable';

it.each([
  ['Pra\u0000ia', 'Praia'],
  ['\u0000', ''],
  ['half \ud83d of an emoji', 'half  of an emoji'],
  ['the other half \udf34', 'the other half '],
  ['whole 🌴 and 👨‍👩‍👧', 'whole 🌴 and 👨‍👩‍👧'],
  ['lines\nand\ttabs', 'lines\nand\ttabs'],
])('%j is stored as %j', (text, stored) => expect(storable(text)).toBe(stored));

it('cleans texts at any depth, and leaves everything else unchanged', () => {
  const sent = { 'a\u0000': ['b\u0000', 1, null, { c: '\u0000d', e: true }], f: undefined };
  expect(storableJson(sent)).toEqual({ a: ['b', 1, null, { c: 'd', e: true }], f: undefined });
});
