import { keysOf } from '@/lib/format/keys-of';
import { normalizeForSearch } from '@/lib/format/normalize';
import { toPrice } from '@/lib/format/typed-price';
import { ACCESS_FACTS } from '@/lib/hotels/content/access';
import { AMENITY_FLAGS } from '@/lib/hotels/content/amenity-flags';
import { SURROUNDINGS } from '@/lib/hotels/content/surroundings';
import { type HotelFilters, NO_FILTERS } from '@/lib/hotels/list/filters';
import type { messages } from '@/lib/i18n/catalogue';

type AskMessages = (typeof messages)['search']['content']['ask'];

const listed = (text: string) => text.split(', ').map(normalizeForSearch);

/** Stem of a word: equal for 'crianca' and 'criancas', and for 'tranquila' and 'tranquilo'. */
const root = (word: string) => word.replace(/s$/, '').replace(/[ao]$/, '');

const partsOf = (way: string) => way.split(' ').map(root);

/** Removes the words of one phrasing from those of a query. Returns whether all were there. */
function takeWay(words: string[], parts: readonly string[]): boolean {
  const places = parts.map((part) => words.findIndex((word) => root(word) === part));
  if (places.includes(-1)) return false;
  for (const place of places.sort((a, b) => b - a)) words.splice(place, 1);
  return true;
}

/** All phrasings that ask for a flag. */
export const allWaysToAsk = ({ words }: AskMessages): string[] =>
  Object.values(words).flatMap(listed);

/** Phrasings for each flag, longest first: 'centro de negócios' does not ask for 'centro'. */
const waysToAsk = ({ words }: AskMessages) =>
  keysOf(words)
    .flatMap((flag) => listed(words[flag]).map((way) => ({ flag, parts: partsOf(way) })))
    .sort((a, b) => b.parts.length - a.parts.length);

/** Removes the first phrasing that asks for an order from the words; null if there is none. */
function takeOrder(words: string[], { orders }: AskMessages): keyof AskMessages['orders'] | null {
  const ways = keysOf(orders)
    .flatMap((order) => listed(orders[order]).map((way) => ({ order, parts: partsOf(way) })))
    .sort((a, b) => b.parts.length - a.parts.length);
  return ways.find(({ parts }) => takeWay(words, parts))?.order ?? null;
}

/** Removes the highest price per night from the words and returns it; null if there is none. */
function takePrice(words: string[], { price }: AskMessages): number | null {
  const signs = listed(price);
  const at = words.findIndex((word, index) => {
    const isPriced = word.startsWith('r$') || signs.includes(words[index - 1] ?? '');
    return isPriced && Boolean(toPrice(word));
  });
  if (at === -1) return null;
  const from = signs.includes(words[at - 1] ?? '') ? at - 1 : at;
  return toPrice(words.splice(from, at - from + 1).at(-1));
}

/** Removes a number of nights from the words: the list has no filter for the length of a stay. */
function dropNights(words: string[], { nights, numbers }: AskMessages): void {
  const [units, spelled] = [listed(nights), listed(numbers)];
  const at = words.findIndex((word, index) => {
    const number = words[index - 1] ?? '';
    return units.includes(word) && (/^\d{1,2}$/.test(number) || spelled.includes(number));
  });
  if (at !== -1) words.splice(at - 1, 2);
}

/**
 * The query without guests, such as 'com uma criança de 4 anos' or 'dois adultos': the list has no
 * filter for them. 'Para crianças' stays, because it asks for something that a hotel has.
 */
function withoutGuests(query: string, { guests, numbers }: AskMessages): string {
  const anyOf = (words: string[]) => `(?:${words.join('|')})`;
  const number = anyOf(['\\d{1,2}', ...listed(numbers), ...listed(guests.one)]);
  const between = anyOf([number, ...listed(guests.articles)]);
  const age = `(?: de ${number} ${anyOf(listed(guests.ages))})`;
  const said = `(?:${guests.with}|${number})(?: ${between})* ${anyOf(listed(guests.people))}s?${age}?`;
  return query.replace(new RegExp(`(?<![^\\s,])${said}(?![^\\s,.;?!])`, 'g'), ' ');
}

/**
 * The filters and the order that a search asks for in words, such as 'tranquilo perto do mar até
 * 600' or 'barato na praia'. Null if it asks for none, or if a word has another meaning.
 */
export function askedFilters(query: string, texts: AskMessages): HotelFilters | null {
  const text = normalizeForSearch(query);
  // A query of guests only can only mean what hotels offer them.
  return filtersOf(withoutGuests(text, texts), texts) ?? filtersOf(text, texts);
}

function filtersOf(text: string, texts: AskMessages): HotelFilters | null {
  const fillers = listed(texts.fillers);
  const words = text
    .replace(/r\$ /g, 'r$')
    .split(/[\s;?!]+|[,.](?=\s|$)/)
    .filter((word) => word !== '' && !fillers.includes(word));
  dropNights(words, texts);
  const priceTo = takePrice(words, texts);
  const order = takeOrder(words, texts);
  const flags = new Set<string>();
  for (const { flag, parts } of waysToAsk(texts)) {
    if (takeWay(words, parts)) flags.add(flag);
  }
  if (words.length > 0 || (flags.size === 0 && priceTo === null && order === null)) return null;
  const chosen = <Key extends string>(all: readonly Key[]) => all.filter((key) => flags.has(key));
  return {
    ...NO_FILTERS,
    surroundings: chosen(SURROUNDINGS),
    amenities: chosen(AMENITY_FLAGS),
    access: chosen(ACCESS_FACTS),
    priceTo,
    ...(order && { order }),
  };
}
