import { searchPattern } from '@/lib/db/search-pattern';

describe('searchPattern', () => {
  it('matches text with or without accents', () => {
    expect(searchPattern('são')).toBe(searchPattern('SAO'));
    expect(new RegExp(searchPattern('sao joao'), 'i').test('São  João'.replace(/ +/g, ' '))).toBe(
      true,
    );
  });

  it.each(['a*', 'b.', '(', '[x]', '{2}', '$', '|', '?', '+', 'c,d', '%', '_', "d'ávila"])(
    'matches %s literally',
    (typed) => {
      const pattern = new RegExp(searchPattern(typed), 'i');
      expect(pattern.test(`x${typed}x`)).toBe(true);
      expect(pattern.test('xxx')).toBe(false);
    },
  );

  it('contains nothing that would end the quotes of a filter', () => {
    expect(searchPattern('"\\^')).not.toMatch(/["\\]/);
  });
});
