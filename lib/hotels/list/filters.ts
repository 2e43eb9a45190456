import { largeParty } from '@/lib/booking/guests';
import { pageNumber } from '@/lib/format/numbers';
import { pathWithQuery } from '@/lib/format/query-text';
import { searchWords } from '@/lib/format/search-words';
import { isListedFolder, queryOfSegment } from '@/lib/format/segment';
import { isUuid } from '@/lib/format/slug';
import { toPrice } from '@/lib/format/typed-price';
import { ACCESS_FACTS, type AccessFact } from '@/lib/hotels/content/access';
import { AMENITY_FLAGS, type AmenityFlag } from '@/lib/hotels/content/amenity-flags';
import { SURROUNDINGS, type Surrounding } from '@/lib/hotels/content/surroundings';
import { HOTEL_TYPES, type HotelType } from '@/lib/hotels/hotel-type';
import { isMacroRegion, readBox, writeBox } from '@/lib/hotels/map/box';
import { NO_REGION } from '@/lib/regions/paths';
import {
  ACCESS_URL_VALUES,
  AMENITY_URL_VALUES,
  SURROUNDING_URL_VALUES,
  TYPE_URL_VALUES,
} from './url-values';

/** Hotels on one page of the list; `list_hotels` returns as many. */
export const HOTELS_PER_PAGE = 24;

/** The first one is the default. */
export const ORDERS = ['recomendados', 'preco', 'avaliacao', 'nome'] as const;
/** As in URLs. The first one is the default. */
export const VIEWS = ['grade', 'lista', 'mapa'] as const;
export type HotelView = (typeof VIEWS)[number];

/** What the list of hotels shows. */
export type HotelFilters = {
  text: string;
  /** Ids, or only NO_REGION if the value can't be any. */
  regions: string[];
  types: HotelType[];
  /** A hotel must have all of them. */
  amenities: AmenityFlag[];
  access: AccessFact[];
  surroundings: Surrounding[];
  /** In BRL per night. */
  priceFrom: number | null;
  priceTo: number | null;
  /** The guests that prices apply to: 3 or more; null for each hotel's lowest price. */
  guests: number | null;
  rating: number | null;
  order: (typeof ORDERS)[number];
  view: HotelView;
  /** Only on the map. The part of it that narrows the list, as writeBox writes it. */
  area: string | null;
  /** The part of it that is shown but narrows nothing: a box, or a macro-region. */
  zoom: string | null;
  page: number;
};

/** The filters of the plain list's URL. Values equal to these are not written into URLs. */
export const NO_FILTERS: HotelFilters = {
  text: '',
  regions: [],
  types: [],
  amenities: [],
  access: [],
  surroundings: [],
  priceFrom: null,
  priceTo: null,
  guests: null,
  rating: null,
  order: ORDERS[0],
  view: VIEWS[0],
  area: null,
  zoom: null,
  page: 1,
};

/** The filters of the map of the whole country. */
export const WHOLE_MAP = { ...NO_FILTERS, view: 'mapa' } as const;

/** A URL with more regions counts as naming none. */
export const MAX_REGIONS = 20;

/** Parses a price (BRL) from a URL or a visitor; null for zero and for anything invalid. */
export const readPrice = (text: string | null): number | null => toPrice(text) || null;

const rating = (text: string | null) =>
  text !== null && /^(?:[0-4]([.,]\d)?|5)$/.test(text)
    ? Number(text.replace(',', '.')) || null
    : null;

/** One parameter with comma-separated ids; a repeated one counts as no region (spec). */
function regions(values: string[]): string[] {
  if (values.length === 0) return [];
  const ids = [...new Set(values[0]?.split(',').map((id) => id.trim().toLowerCase()))].sort();
  const isUsable = values.length === 1 && ids.length <= MAX_REGIONS && ids.every(isUuid);
  return isUsable ? ids : [NO_REGION];
}

/** A box in its canonical form. */
function box(text: string | null): string | null {
  const read = readBox(text);
  return read && writeBox(read);
}

/** Whether a URL names a value: by its word, or by its key as in older URLs. */
const isNamed =
  <Key extends string>(values: readonly string[], words: Record<Key, string>) =>
  (key: Key) =>
    values.includes(words[key]) || values.includes(key);

/** Reads the filters from a URL. Invalid values count as absent, except the region. */
export function readHotelFilters(query: URLSearchParams): HotelFilters {
  const [types, amenities] = [query.getAll('tipo'), query.getAll('comodidade')];
  const [access, places] = [query.getAll('acesso'), query.getAll('lugar')];
  const [priceFrom, priceTo] = [
    readPrice(query.get('preco-de')),
    readPrice(query.get('preco-ate')),
  ];
  const people = query.get('pessoas') ?? '';
  // A form may send the current view and, after it, the one that was clicked.
  const view = VIEWS.find((view) => view === query.getAll('vista').at(-1)) ?? VIEWS[0];
  const area = view === 'mapa' ? box(query.get('area')) : null;
  const zoom = view === 'mapa' && !area ? query.get('zoom') : null;
  return {
    text: searchWords(query.get('q') ?? ''),
    regions: regions(query.getAll('region')),
    types: HOTEL_TYPES.filter(isNamed(types, TYPE_URL_VALUES)),
    amenities: AMENITY_FLAGS.filter(isNamed(amenities, AMENITY_URL_VALUES)),
    access: ACCESS_FACTS.filter((fact) => access.includes(ACCESS_URL_VALUES[fact])),
    surroundings: SURROUNDINGS.filter((kind) => places.includes(SURROUNDING_URL_VALUES[kind])),
    priceFrom: priceFrom !== null && priceTo !== null && priceFrom > priceTo ? null : priceFrom,
    priceTo,
    guests: /^\d$/.test(people) ? largeParty(Number(people)) : null,
    rating: rating(query.get('nota')),
    order: ORDERS.find((order) => order === query.get('ordem')) ?? ORDERS[0],
    view,
    area,
    zoom: isMacroRegion(zoom) ? zoom : box(zoom),
    page: pageNumber(query.get('pagina')),
  };
}

/** The guests that prices depend on, if they do: the same list has one URL. */
export const pricedGuests = ({ guests, priceFrom, priceTo, order, view }: HotelFilters) =>
  priceFrom || priceTo || order === 'preco' || view === 'mapa' ? guests : null;

/** The URL's parameters with their values; '' and null mean none. */
function parametersOf(filters: HotelFilters) {
  const { order, page, view } = filters;
  const isMap = view === 'mapa';
  return {
    q: [filters.text],
    region: [filters.regions.filter((id) => id !== NO_REGION).join(',')],
    tipo: filters.types.map((type) => TYPE_URL_VALUES[type]),
    comodidade: filters.amenities.map((flag) => AMENITY_URL_VALUES[flag]),
    acesso: filters.access.map((fact) => ACCESS_URL_VALUES[fact]),
    lugar: filters.surroundings.map((kind) => SURROUNDING_URL_VALUES[kind]),
    'preco-de': [filters.priceFrom],
    'preco-ate': [filters.priceTo],
    pessoas: [pricedGuests(filters)],
    nota: [filters.rating],
    ordem: [order === ORDERS[0] ? null : order],
    vista: [view === VIEWS[0] ? null : view],
    area: [isMap ? filters.area : null],
    zoom: [isMap && !filters.area ? filters.zoom : null],
    pagina: [page > 1 ? page : null],
  };
}

/** The names of all parameters of the URL. */
export const FILTER_NAMES = Object.keys(parametersOf(NO_FILTERS));

/** The canonical query of these filters; '' for the whole list. */
export function hotelsQuery(filters: HotelFilters): string {
  const query = new URLSearchParams(
    Object.entries(parametersOf(filters)).flatMap(([name, all]) =>
      all.flatMap((value) => (value ? [[name, String(value)]] : [])),
    ),
  );
  return query.toString().replaceAll('%2C', ',');
}

/** The URL of the list with these filters. */
export const hotelsPath = (filters: HotelFilters): string =>
  pathWithQuery('/hotels', hotelsQuery(filters));

/** The same list in the default order and view, from its first page on. */
const plain = (filters: HotelFilters): HotelFilters => ({
  ...filters,
  order: ORDERS[0],
  view: VIEWS[0],
  zoom: null,
  page: 1,
});

/** Whether anything but the regions narrows the list. */
export const isNarrowed = (filters: HotelFilters) =>
  filters.area !== null || hotelsPath(plain({ ...filters, regions: [] })) !== '/hotels';

/**
 * Whether the list has every hotel at its lowest price, in whatever order and view: its facets are those
 * of the chain.
 */
export const isWholeList = (filters: HotelFilters) =>
  filters.regions.length === 0 && !isNarrowed(filters) && pricedGuests(filters) === null;

/** These filters without what narrows the list; order and view stay. */
export const withoutFilters = ({ order, view }: HotelFilters): HotelFilters => ({
  ...NO_FILTERS,
  order,
  view,
});

/** The filters in a segment of hotelsInternalPath; null if it is invalid. */
export function filtersOfSegment(segment: string): HotelFilters | null {
  const query = queryOfSegment(segment);
  return query && readHotelFilters(query);
}

/** The filters of the current page, from the segments of its internal path below /hotels. */
export function filtersOfSegments([kind, segment = '']: readonly string[]): HotelFilters {
  if (kind === 'regiao') return { ...NO_FILTERS, regions: [segment] };
  if (kind === 'mapa') return WHOLE_MAP;
  return (isListedFolder(kind) && filtersOfSegment(segment)) || NO_FILTERS;
}
