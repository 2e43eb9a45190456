import { isObject } from '@/lib/format/is-object';
import { text } from './stored-values';

/** The marks for a month. The words are stored, and people read them in the history. */
export const SEASON_MARKS = ['melhor', 'boa', 'calma'] as const;
type SeasonMark = (typeof SEASON_MARKS)[number];

/** What staff say about a month. */
export type SeasonMonth = { text: string | null; mark: SeasonMark | null };

const MONTHS = 12;

/**
 * Reads `features.season`, the twelve months of a year in order. Always twelve: a missing or
 * malformed month is empty.
 */
export function readSeason(value: unknown): SeasonMonth[] {
  const stored: unknown[] = Array.isArray(value) ? value : [];
  return Array.from({ length: MONTHS }, (_, at) => {
    const month = stored[at];
    if (!isObject(month)) return { text: null, mark: null };
    const mark = SEASON_MARKS.find((known) => known === month.mark) ?? null;
    return { text: text(month.text), mark };
  });
}

/** Whether staff wrote about any month. */
export const hasSeason = (season: readonly SeasonMonth[]) =>
  season.some(({ text, mark }) => text !== null || mark !== null);
