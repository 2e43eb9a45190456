import { fold } from './fold';

/** Letters that a search takes for one another, by the one without an accent. */
const ALIKE: Record<string, string> = {
  a: 'aáàâãäå',
  c: 'cç',
  e: 'eéèêë',
  i: 'iíìîï',
  n: 'nñ',
  o: 'oóòôõö',
  u: 'uúùûü',
  y: 'yýÿ',
};

/**
 * A pattern for the database's `~*` that finds the typed text literally, whatever its case and
 * accents, and any white space for a blank.
 */
export function searchPattern(typed: string): string {
  return [...fold(typed.trim().replace(/\s+/g, ' '))]
    .map((character) => {
      if (character === ' ') return '\\s+';
      if (Object.hasOwn(ALIKE, character)) return `[${ALIKE[character]}]`;
      return /[\p{L}\p{N}]/u.test(character) || (character.codePointAt(0) ?? 0) > 127
        ? character
        : `\\${character}`;
    })
    .join('');
}
