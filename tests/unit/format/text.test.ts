import { foldText, preview, storable, storableJson } from '@/lib/format/text';

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

describe('foldText', () => {
  const long =
    'Um começo de frase que já diz muito. Outra frase. E uma terceira, que fica para depois.';

  it.each([
    ['short enough', 'Uma frase. Outra.', 20, ['Uma frase. Outra.', '']],
    [
      'at the last end within the length',
      long,
      55,
      [
        'Um começo de frase que já diz muito. Outra frase.',
        'E uma terceira, que fica para depois.',
      ],
    ],
    [
      'at the first end when it comes late',
      long,
      20,
      [
        'Um começo de frase que já diz muito.',
        'Outra frase. E uma terceira, que fica para depois.',
      ],
    ],
    ['never in an abbreviation or a number', `R$ 1.200 na av. das ${'x'.repeat(200)}`, 40, null],
    ['whole when little is left', `${'a'.repeat(90)}. Fim.`, 100, null],
    ['empty', '', 100, ['', '']],
  ])('%s', (_case, text, length, expected) => {
    expect(foldText(text, length)).toEqual(expected ?? [text, '']);
  });

  it('loses nothing but the space between', () => {
    expect(foldText(long, 55).join(' ')).toBe(long);
  });
});
