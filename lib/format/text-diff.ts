import { diffWordsWithSpace } from 'diff';

/** A segment of a text; `differs` if the other text does not have it. */
export type DiffPart = { text: string; differs: boolean };

/**
 * Splits both texts into segments that the other one has or lacks. Texts without a common word are
 * unrelated: none of their segments is marked.
 */
export function textDiff(before: string, after: string): { before: DiffPart[]; after: DiffPart[] } {
  const parts = diffWordsWithSpace(before, after);
  const related = parts.some(({ added, removed, value }) => !added && !removed && /\S/.test(value));
  const side = (otherOnly: 'added' | 'removed', own: 'added' | 'removed') =>
    parts.flatMap((part) =>
      part[otherOnly] ? [] : [{ text: part.value, differs: related && part[own] }],
    );
  return { before: side('added', 'removed'), after: side('removed', 'added') };
}
