/**
 * What must not precede an ellipsis: 'perto da praia, …' looks like a mistake, and so does a word
 * that only leads to the next one, 'e um jantar no fogão do…'.
 */
const LOOSE_END =
  /(?<=\S)[\s,;:.(\u2013\u2014-]+(?:[dn]?[oa]s?|[dn]?uma?|aos?|às?|e|ou|de|em|por|pel[oa]s?|para|com|sem|que|se|seus?|suas?|até|entre|sob|sobre|mais|cada)?$/iu;

/**
 * Truncates a text to `length` characters, with an ellipsis. Cuts after a whole word that can end a
 * phrase, or inside a word if that alone is longer.
 */
export function preview(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const head = characters.slice(0, length).join('');
  const isWhole = /\s/.test(characters[length] ?? '');
  const end = isWhole ? -1 : head.search(/\s\S*$/u);
  let kept = end > 0 ? head.slice(0, end) : head;
  while (LOOSE_END.test(kept)) kept = kept.replace(LOOSE_END, '');
  return `${kept}…`;
}

/**
 * Splits a long text in two: what is shown at once and what unfolds. Splits at the last end of a
 * sentence within `length` characters, else at the first one after them; with less than half of
 * `length` left to unfold, the text stays whole.
 */
export function foldText(text: string, length: number): [shown: string, folded: string] {
  const ends = [...text.matchAll(/[.!?…][”"’)]*\s+(?=[\p{Lu}\d“"])/gu)].map(
    (end) => end.index + end[0].length,
  );
  const at = ends.filter((end) => end <= length).at(-1) ?? ends[0];
  if (!at || text.length - at < length / 2) return [text, ''];
  return [text.slice(0, at).trimEnd(), text.slice(at)];
}

/** Puts a no-break space between numbers and units of length and area: '32m2' becomes '32 m²'. */
export const withUnitSpace = (text: string) =>
  text.replace(
    /(\d)\s*(?:m[²2]|(k?m))(?![\w²])/g,
    (_, digit, unit = 'm²') => `${digit}\u00a0${unit}`,
  );

/** Keeps numbers on one line with what they count: '3 noites, 2 adultos'. */
export const withCountSpace = (text: string) => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');

/** Sorts by name in Brazilian Portuguese order; the database's order depends on its own locale. */
export function byName<T extends { name: string }>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}
