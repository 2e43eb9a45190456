import { fromSegment } from '@/lib/format/segment';
import { isUuid } from '@/lib/format/slug';
import { NO_REGION } from '@/lib/regions/paths';
import { AMENITY_FLAGS, type AmenityFlag } from './flags';
import { HOTEL_TYPES, type HotelType } from './hotel-type';

/** Hotels on one page of the list; `list_hotels` returns as many. */
export const HOTELS_PER_PAGE = 24;

/** The first one is that of the plain list. */
export const ORDERS = ['recomendados', 'preco', 'avaliacao', 'nome'] as const;

/** What the list of hotels shows. */
export type HotelFilters = {
  text: string;
  /** An id, or NO_REGION for one that can't be any. */
  region: string | null;
  types: HotelType[];
  /** A hotel has all of them. */
  amenities: AmenityFlag[];
  /** In BRL per night. */
  priceFrom: number | null;
  priceTo: number | null;
  rating: number | null;
  order: (typeof ORDERS)[number];
  page: number;
};

export const NO_FILTERS: HotelFilters = {
  text: '',
  region: null,
  types: [],
  amenities: [],
  priceFrom: null,
  priceTo: null,
  rating: null,
  order: ORDERS[0],
  page: 1,
};

const MAX_TEXT = 100;
const MAX_PAGE = 100_000;

const price = (text: string | null) =>
  text !== null && /^\d{1,8}([.,]\d{1,2})?$/.test(text)
    ? Number(text.replace(',', '.')) || null
    : null;

const rating = (text: string | null) =>
  text !== null && /^(?:[0-4]([.,]\d)?|5)$/.test(text)
    ? Number(text.replace(',', '.')) || null
    : null;

function region(values: string[]): string | null {
  if (values.length === 0) return null;
  const id = values[0]?.trim().toLowerCase();
  return values.length === 1 && isUuid(id) ? id : NO_REGION;
}

/** What an address asks for. A value that can't be one counts as absent, but for the region. */
export function readHotelFilters(query: URLSearchParams): HotelFilters {
  const [types, amenities] = [query.getAll('tipo'), query.getAll('comodidade')];
  const [priceFrom, priceTo] = [price(query.get('preco-de')), price(query.get('preco-ate'))];
  const page = query.get('pagina') ?? '';
  return {
    text: (query.get('q') ?? '').replaceAll('\0', '').trim().slice(0, MAX_TEXT),
    region: region(query.getAll('region')),
    types: HOTEL_TYPES.filter((type) => types.includes(type)),
    amenities: AMENITY_FLAGS.filter((flag) => amenities.includes(flag)),
    priceFrom: priceFrom !== null && priceTo !== null && priceFrom > priceTo ? null : priceFrom,
    priceTo,
    rating: rating(query.get('nota')),
    order: ORDERS.find((order) => order === query.get('ordem')) ?? ORDERS[0],
    page: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), MAX_PAGE) : 1,
  };
}

/** The query of these filters, always written in the same way; '' for the whole list. */
export function hotelsQuery(filters: HotelFilters): string {
  const { order, page } = filters;
  const values = {
    q: [filters.text],
    region: [filters.region === NO_REGION ? null : filters.region],
    tipo: filters.types,
    comodidade: filters.amenities,
    'preco-de': [filters.priceFrom],
    'preco-ate': [filters.priceTo],
    nota: [filters.rating],
    ordem: [order === ORDERS[0] ? null : order],
    pagina: [page > 1 ? page : null],
  };
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, all]) =>
      all.flatMap((value) => (value ? [[name, String(value)]] : [])),
    ),
  ).toString();
}

/** The address of the list with these filters. */
export function hotelsPath(filters: HotelFilters): string {
  const query = hotelsQuery(filters);
  return query ? `/hotels?${query}` : '/hotels';
}

/** Whether anything but the region narrows the list. */
export const isNarrowed = (filters: HotelFilters) =>
  hotelsPath({ ...filters, region: null, order: ORDERS[0], page: 1 }) !== '/hotels';

/** The filters that a segment of hotelsInternalPath names; null where it is none. */
export function filtersOfSegment(segment: string): HotelFilters | null {
  const query = fromSegment(segment);
  return query === null ? null : readHotelFilters(new URLSearchParams(query));
}

/** The filters of the page that is shown, by the segments of its internal path below /hotels. */
export function filtersOfSegments([kind, segment = '']: readonly string[]): HotelFilters {
  if (kind === 'regiao') return { ...NO_FILTERS, region: segment };
  return (kind === 'lista' && filtersOfSegment(segment)) || NO_FILTERS;
}
