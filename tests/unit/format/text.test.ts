import { foldText, preview, withUnitSpace } from '@/lib/format/text';

const HUNDRED = 'a'.repeat(100);

it.each([
  ['shorter', 'Pé na areia', 100, 'Pé na areia'],
  ['exactly as long', HUNDRED, 100, HUNDRED],
  ['one longer, without a word to end after', `${HUNDRED}b`, 100, `${HUNDRED}…`],
  ['cut after a word', 'um dois tres', 9, 'um dois…'],
  ['a word that just fits', 'um dois tres', 7, 'um dois…'],
  ['never inside a word', 'a piscina aquecida', 14, 'a piscina…'],
  ['no comma before the ellipsis', 'pátio, varanda e rede', 9, 'pátio…'],
  [
    'no word before the ellipsis that only leads on',
    'um jantar no fogão do pátio',
    20,
    'um jantar no fogão…',
  ],
  ['nor several', 'a rede e, com o mar, a areia', 16, 'a rede…'],
  ['but the only one stays', 'de Bombinhas', 4, 'de…'],
  ['lines are words too', 'um\ndois tres', 8, 'um\ndois…'],
  ['emoji are characters, not halves', '💧💧💧', 2, '💧💧…'],
  ['emoji that fit', '💧💧', 2, '💧💧'],
  ['empty', '', 100, ''],
])('%s', (_case, text, length, expected) => {
  expect(preview(text, length)).toBe(expected);
});

it('returns a preview no longer than requested, except for the ellipsis', () => {
  const text =
    'Da recepção à areia são cem metros, e as cadeiras já saem do hotel com você. '.repeat(3);
  for (let length = 1; length < 120; length += 1) {
    expect([...preview(text, length)].length).toBeLessThanOrEqual(length + 1);
  }
});

it.each([
  ['32m²', '32\u00a0m²'],
  ['32 m²', '32\u00a0m²'],
  ['32m2', '32\u00a0m²'],
  ['25-30m² e varanda de 6m²', '25-30\u00a0m² e varanda de 6\u00a0m²'],
  ['ampla', 'ampla'],
  ['5 km de carro, 900m a pé', '5\u00a0km de carro, 900\u00a0m a pé'],
  ['m²', 'm²'],
  ['3m20', '3m20'],
])('puts a space before the unit of %j: %j', (stored, shown) => {
  expect(withUnitSpace(stored)).toBe(shown);
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
