import { normalizeForSearch, removeAccents } from '@/lib/format/normalize';

test.each([
  ['São João', 'sao joao'],
  ['FLORIANÓPOLIS', 'florianopolis'],
  ['Ipe\u0302', 'ipe'],
  ['Ç ñ Ü', 'c n u'],
  ['İstanbul', 'istanbul'],
  ['Straße', 'straße'],
  ['\u0301', ''],
  ['%_"(\\', '%_"(\\'],
])('%j folds to %j', (text, folded) => expect(removeAccents(text)).toBe(folded));

test('collapses white space for the search', () => {
  expect(normalizeForSearch(' \tSão\n\u00a0 Luís ')).toBe('sao luis');
});
