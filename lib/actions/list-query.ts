import { keysOf } from '@/lib/format/keys-of';
import { pageNumber } from '@/lib/format/numbers';
import { pathWithQuery } from '@/lib/format/query-text';
import { isUuid } from '@/lib/format/slug';
import { storable } from '@/lib/format/storable';

/** The parameters of a URL, as a page or a form receives them. */
export type SearchParams = Record<string, unknown>;

/** Reads the value of one parameter, which is '' if absent. */
type Reader<Value> = (parameter: string) => Value;

/** A page number, from 1. */
export const page: Reader<number> = pageNumber;

/** A positive whole number, such as the id of a change. */
export const number: Reader<number | null> = (text) => {
  const value = /^[1-9]\d*$/.test(text) ? Number(text) : null;
  return Number.isSafeInteger(value) ? value : null;
};

/** The id of a record, in lower case. */
export const uuid: Reader<string | null> = (text) => {
  const id = text.trim().toLowerCase();
  return isUuid(id) ? id : null;
};

/** One of a few values. */
export const oneOf =
  <const Choice extends string>(choices: readonly Choice[]): Reader<Choice | null> =>
  (text) =>
    choices.find((choice) => choice === text) ?? null;

/**
 * Describes the parameters of a list's URL. An invalid value counts as absent; of a repeated
 * parameter, the first value counts.
 */
export const listQuery = <Query>(readers: { [Name in keyof Query]: Reader<Query[Name]> }) => ({
  parse(params: SearchParams): Query {
    const names = keysOf(readers);
    const read = (name: keyof Query & string) => {
      const value = params[name];
      const first = Array.isArray(value) ? value[0] : value;
      return readers[name](typeof first === 'string' ? storable(first) : '');
    };
    return Object.fromEntries(names.map((name) => [name, read(name)])) as Query;
  },
});

/** A path with its query; null, '' and the first page are left out. */
export function withQuery(path: string, query: Record<string, string | number | null>): string {
  const asked = Object.entries(query)
    .filter(([name, value]) => value !== null && value !== '' && (name !== 'pagina' || value !== 1))
    .map(([name, value]) => [name, String(value)]);
  return pathWithQuery(path, new URLSearchParams(asked).toString());
}
