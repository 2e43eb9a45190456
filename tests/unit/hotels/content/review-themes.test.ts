import { reviewThemes, themeParts } from '@/lib/hotels/content/review-themes';
import { growth, NEARLY_LINEAR } from '../../support/growth';

const TEXTS = [
  'Acordamos com o barulho do mar e cuca quente. Já marcamos a volta para julho.',
  'Equipe atenciosa com as crianças. A piscina rasa salvou duas tardes de vento.',
  'Falei com a recepção pelo telefone e cheguei já com o berço montado.',
  'Quarto do pátio é silencioso mesmo com a avenida cheia.',
];

describe('reviewThemes', () => {
  it('counts texts, not words, the most frequent theme first', () => {
    expect(reviewThemes(TEXTS)).toEqual([
      { theme: 'family', count: 2 },
      { theme: 'team', count: 2 },
      { theme: 'water', count: 2 },
      { theme: 'quiet', count: 1 },
      { theme: 'breakfast', count: 1 },
    ]);
    expect(reviewThemes(['Café, café e café', 'Mar', 'Nada'])).toEqual([
      { theme: 'breakfast', count: 1 },
      { theme: 'water', count: 1 },
    ]);
  });

  it.each([
    ['two texts', TEXTS.slice(0, 2)],
    ['one theme only', ['Café bom', 'O café', 'Voltarei']],
    ['no theme at all', ['Bom', 'Voltarei', 'Ótimo']],
    ['no text', []],
  ])('returns no themes for %s', (_case, texts) => {
    expect(reviewThemes(texts)).toEqual([]);
  });

  it.each(['marca', 'Mariana', 'riopretano', 'cafezal', 'camarote', 'centrocampista', 'bolota'])(
    'does not find a theme in %s',
    (word) => {
      expect(
        reviewThemes([word, 'piscina', 'silêncio'])
          .map(({ theme }) => theme)
          .sort(),
      ).toEqual(['quiet', 'water']);
    },
  );
});

describe('themeParts', () => {
  it.each([
    ['at both ends', 'Piscina e berço', ['[water]Piscina', ' e ', '[family]berço']],
    ['of a theme that is not asked for', 'Silêncio e mar', ['Silêncio e ', '[water]mar']],
    ['nowhere', 'Voltarei', ['Voltarei']],
    ['in an expression', 'O café da manhã!', ['O ', '[breakfast]café da manhã', '!']],
    ['in an empty text', '', []],
  ])('marks words %s', (_case, text, expected) => {
    const parts = themeParts(text, ['water', 'family', 'breakfast']);
    expect(parts.map((part) => `${part.theme ? `[${part.theme}]` : ''}${part.text}`)).toEqual(
      expected,
    );
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });

  it('takes time in proportion to the length of the text', () => {
    const read = (length: number) => void themeParts('cachoeira'.repeat(length), ['water']);
    expect(growth(read, 5_000)).toBeLessThan(NEARLY_LINEAR);
  });
});
