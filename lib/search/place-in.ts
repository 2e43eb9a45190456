import { normalizeForSearch } from '@/lib/format/normalize';

/** Shorter words ('de', 'do') are ignored in the names of places: people omit them. */
const SHORTEST_WORD = 3;

const wordsOf = (text: string) =>
  normalizeForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD);

/** How many typos a word may have: none in a short one, which would soon be another word. */
const slipsIn = ({ length }: string) => (length < 5 ? 0 : length < 9 ? 1 : 2);

/** The edit distance of two words: letters added, omitted, replaced or swapped with the next. */
function slipsBetween(typed: string, meant: string): number {
  let beforeLast: number[] = [];
  let last = [...meant, ''].map((_, at) => at);
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= meant.length; j += 1) {
      const isSame = typed[i - 1] === meant[j - 1];
      const isSwapped = typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + Number(!isSame),
        isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[meant.length] ?? 0;
}

/** The number of typos in the words of a place among the typed words, in order; null if absent. */
function slipsOf(typed: string[], place: string[]): number | null {
  let fewest: number | null = null;
  for (let at = 0; at + place.length <= typed.length; at += 1) {
    const slips = place.map((word, index) => {
      const other = typed[at + index] ?? '';
      // Words whose lengths differ by more can't match.
      const isFar = Math.abs(other.length - word.length) > slipsIn(word);
      const count = isFar ? Number.POSITIVE_INFINITY : slipsBetween(other, word);
      return count > slipsIn(word) ? Number.POSITIVE_INFINITY : count;
    });
    const sum = slips.reduce((total, count) => total + count, 0);
    if (Number.isFinite(sum) && (fewest === null || sum < fewest)) fewest = sum;
  }
  return fewest;
}

/**
 * The place that a search names among other words or with a typo: 'Gramado' in 'hotel em gramdo'.
 * Of several, the one with the most words, then with the fewest typos. Null if there is none.
 */
export function placeIn(query: string, places: Iterable<string>): string | null {
  const typed = wordsOf(query);
  let best: { place: string; words: number; slips: number } | null = null;
  for (const place of places) {
    const words = wordsOf(place);
    const slips = words.length > 0 ? slipsOf(typed, words) : null;
    if (slips === null) continue;
    const isBetter =
      !best || words.length > best.words || (words.length === best.words && slips < best.slips);
    if (isBetter) best = { place, words: words.length, slips };
  }
  return best?.place ?? null;
}

/** Whether a search has words that could name a place. */
export const hasWords = (query: string) => wordsOf(query).length > 0;
