import { searchPattern } from '@/lib/db/search-pattern';

describe('searchPattern', () => {
  it('finds accents that were not typed, and ignores those that were', () => {
    expect(searchPattern('são')).toBe(searchPattern('SAO'));
    expect(new RegExp(searchPattern('sao joao'), 'i').test('São  João'.replace(/ +/g, ' '))).toBe(
      true,
    );
  });

  it.each(['a*', 'b.', '(', '[x]', '{2}', '$', '|', '?', '+', 'c,d', '%', '_', "d'ávila"])(
    'takes %s literally',
    (typed) => {
      const pattern = new RegExp(searchPattern(typed), 'i');
      expect(pattern.test(`x${typed}x`)).toBe(true);
      expect(pattern.test('xxx')).toBe(false);
    },
  );

  it('never writes what would end the quotes of a filter', () => {
    expect(searchPattern('"\\^')).not.toMatch(/["\\]/);
  });
});
