import { normalizeForSearch } from '@/lib/format/normalize';

/** The accented letters that each plain letter matches: people search without accents. */
const ACCENTED: Record<string, string> = {
  a: 'áàâãäÁÀÂÃÄ',
  c: 'çÇ',
  e: 'éèêëÉÈÊË',
  i: 'íìîïÍÌÎÏ',
  n: 'ñÑ',
  o: 'óòôõöÓÒÔÕÖ',
  u: 'úùûüÚÙÛÜ',
};

/** By name, because neither a filter's quotes nor a bracket expression can contain them. */
const NAMED: Record<string, string> = {
  '"': '[[.quotation-mark.]]',
  '\\': '[[.backslash.]]',
  '^': '[[.circumflex.]]',
};

/**
 * Returns the regular expression, for a query's `imatch`, of texts that contain `typed`, ignoring
 * accents and case. All other characters match literally; none is escaped by a backslash, which
 * would have to survive the filter's own escaping.
 */
export function searchPattern(typed: string): string {
  return [...normalizeForSearch(typed)]
    .map((character) => {
      const accented = ACCENTED[character];
      if (accented) return `[${character}${character.toUpperCase()}${accented}]`;
      return NAMED[character] ?? (/[$()*+.?[{|]/.test(character) ? `[${character}]` : character);
    })
    .join('');
}
