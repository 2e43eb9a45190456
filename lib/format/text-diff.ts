import { diffWordsWithSpace } from 'diff';

/** A stretch of a text; `differs` where the other text does not have it. */
export type TextPart = { text: string; differs: boolean };

/**
 * Two texts in stretches of words that both have and words that only this one has. Texts without a
 * word in common are two texts, not a change: nothing of them differs.
 */
export function textDiff(before: string, after: string): { before: TextPart[]; after: TextPart[] } {
  const parts = diffWordsWithSpace(before, after);
  const related = parts.some(({ added, removed, value }) => !added && !removed && /\S/.test(value));
  const side = (otherOnly: 'added' | 'removed', own: 'added' | 'removed') =>
    parts.flatMap((part) =>
      part[otherOnly] ? [] : [{ text: part.value, differs: related && part[own] }],
    );
  return { before: side('added', 'removed'), after: side('removed', 'added') };
}
