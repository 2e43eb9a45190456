import type { Result } from '@/lib/actions/result';
import { normalizeForSearch } from '@/lib/format/normalize';

/** Kinds of results in the order of their groups. A list is one of hotels that share something. */
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
  /** For a hotel: no room holds the number of guests that prices were requested for. */
  isFull?: true;
  /** Name of the page that shows a text of the site. */
  page: string | null;
};

/** The URL parameter for the number of guests, the same as in the list. */
export const PARTY_NAME = 'pessoas';

/** The response of the search. */
export type SearchAnswer = Result<SearchResult[], 'unavailable'>;

export type SearchGroup = { type: SearchType; results: SearchResult[] };

/** In characters, longer than any name of a hotel or town; the rest of a query is ignored. */
export const QUERY_LENGTH = 100;

/** Normalizes typed text to a query; '' if there is nothing to search for. */
export function cleanQuery(typed: string): string {
  const blank = typed.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return [...blank].slice(0, QUERY_LENGTH).join('').trim();
}

/** Whether the text contains the query, ignoring accents, case and the kind of white space. */
export function contains(text: string | null, query: string): boolean {
  return text !== null && normalizeForSearch(text).includes(normalizeForSearch(query));
}

/** Whether a word of the text begins with the query: 'Escritório' contains 'rio' only inside. */
const beginsWord = (text: string, query: string) =>
  ` ${normalizeForSearch(text).replace(/[^\p{L}\p{N}]/gu, ' ')}`.includes(
    ` ${normalizeForSearch(query)}`,
  );

/**
 * Sorts title matches first, then by type. Within a type, those with a word that begins with the
 * query in the title come first, then those with one in the text. The sort is stable.
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
