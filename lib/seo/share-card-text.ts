/** All characters that the fonts can't draw; next/og would query a font service for them. */
const UNDRAWABLE = /[^\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff–—‘’“”•…€]/gu;

/** The drawable characters of a text, in one line. */
export function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(UNDRAWABLE, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const WIDTH = 590;
/** Longest title → its size in px; the last for all longer ones. */
const SIZES = [
  [12, 98],
  [20, 90],
  [32, 74],
  [48, 60],
  [Number.POSITIVE_INFINITY, 46],
] as const;
const SMALLEST = 34;
/** Average width of a title's letter, relative to its size. */
const LETTER = 0.62;

/**
 * The size in px at which a title fits the middle square that chats crop the image to, and whether
 * its longest word fits too.
 */
export function fitTitle(title: string): { size: number; wordsFit: boolean } {
  const longestWord = Math.max(1, ...title.split(/[\s-]+/).map((word) => word.length));
  const byLength = SIZES.find(([length]) => title.length <= length)?.[1] ?? SMALLEST;
  const byWord = Math.floor(WIDTH / (longestWord * LETTER));
  return { size: Math.max(SMALLEST, Math.min(byLength, byWord)), wordsFit: byWord >= SMALLEST };
}
