import { toSegment } from '@/lib/format/segment';
import { NO_REGION } from '@/lib/regions/paths';
import { hotelsPath, hotelsQuery, readHotelFilters } from './list-filters';

/** The parameters of the address. */
const NAMES = [
  ...['q', 'region', 'tipo', 'comodidade', 'preco-de', 'preco-ate'],
  ...['nota', 'ordem', 'pagina'],
];

/**
 * Where the form of the list leads, because it sends its empty fields along. Null for every other
 * query.
 */
export function hotelsFormPath(query: URLSearchParams): string | null {
  const isSent = query.has('q') && NAMES.some((name) => query.getAll(name).includes(''));
  return isSent ? hotelsPath(readHotelFilters(withoutEmpty(query))) : null;
}

const withoutEmpty = (query: URLSearchParams) =>
  new URLSearchParams([...query].filter(([, value]) => value !== ''));

/**
 * Where a visit of `/hotels` is answered: null for the whole list, else an internal path, while
 * visitors keep seeing the query. Each region's plain list is a static page of its own. All others
 * name their filters in a segment, which is rendered for each visit and not stored.
 */
export function hotelsInternalPath(query: URLSearchParams): string | null {
  const filters = readHotelFilters(query);
  const path = filters.region ? `/hotels/regiao/${filters.region}` : null;
  const isPlain = hotelsQuery({ ...filters, region: null }) === '';
  return isPlain || filters.region === NO_REGION
    ? path
    : `${LIST}${toSegment(hotelsQuery(filters))}`;
}

const LIST = '/hotels/lista/';

/** Whether an internal path is that of a list that is rendered for each visit. */
export const isFilteredHotels = (path: string) => path.startsWith(LIST);
