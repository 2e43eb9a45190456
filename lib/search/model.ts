import type { Result } from '@/lib/actions/result';
import { normalizeForSearch } from '@/lib/format/normalize';

/** Kinds of results in the order of their groups. A list is that of the hotels that have something. */
const SEARCH_TYPES = ['hotel', 'package', 'faq', 'section', 'region', 'list', 'page'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** What the dialog shows of one result. */
export type SearchResult = {
  type: SearchType;
  id: string;
  title: string;
  text: string | null;
  href: string;
  image: string | null;
  /** BRL, null when none is to be shown. */
  price: number | null;
  /** Of a hotel, that no room holds the guests whom prices were asked for. */
  isFull?: true;
  /** Name of the page that shows a text of the site. */
  page: string | null;
};

/** The parameter of the guests whom prices are for, as the list has it. */
export const PARTY_NAME = 'pessoas';

/** What the search answers. */
export type SearchAnswer = Result<SearchResult[], 'unavailable'>;

export type SearchGroup = { type: SearchType; results: SearchResult[] };

/** In characters, longer than any name of a hotel or town; the rest of a query is ignored. */
export const QUERY_LENGTH = 100;

/** The query for a typed text; '' when there is nothing to search for. */
export function cleanQuery(typed: string): string {
  const blank = typed.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return [...blank].slice(0, QUERY_LENGTH).join('').trim();
}

/** Whether the text contains the query; accents, case and the kind of white space do not matter. */
export function contains(text: string | null, query: string): boolean {
  return text !== null && normalizeForSearch(text).includes(normalizeForSearch(query));
}

/** Whether a word of the text begins with the query: 'rio' is in 'Escritório', but begins no word of it. */
const beginsWord = (text: string, query: string) =>
  ` ${normalizeForSearch(text).replace(/[^\p{L}\p{N}]/gu, ' ')}`.includes(
    ` ${normalizeForSearch(query)}`,
  );

/**
 * Title matches first, then by type; of one type those in whose title, then those in whose text a word
 * begins with the query. Equals stay as they are.
 */
export function sortResults(results: readonly SearchResult[], query: string): SearchResult[] {
  const says = (text: string | null) => Number(text !== null && beginsWord(text, query));
  return [...results].sort(
    (a, b) =>
      Number(contains(b.title, query)) - Number(contains(a.title, query)) ||
      SEARCH_TYPES.indexOf(a.type) - SEARCH_TYPES.indexOf(b.type) ||
      says(b.title) - says(a.title) ||
      says(b.text) - says(a.text),
  );
}

/** One group per type, in their order; empty groups are left out. Inside a group the given order stays. */
export function groupResults(results: readonly SearchResult[]): SearchGroup[] {
  return SEARCH_TYPES.map((type) => ({
    type,
    results: results.filter((result) => result.type === type),
  })).filter((group) => group.results.length > 0);
}
