import { largeParty } from '@/lib/booking/guests';
import { stayFields } from '@/lib/booking/stay-form';
import { readStayLink, withStayOf } from '@/lib/booking/stay-link';
import { STAY_NAMES } from '@/lib/booking/stay-names';
import { todayInSaoPaulo } from '@/lib/format/date';
import { listedPath } from '@/lib/format/segment';
import { NO_REGION } from '@/lib/regions/paths';
import { FILTER_NAMES, hotelsPath, hotelsQuery, readHotelFilters, WHOLE_MAP } from './filters';
import { formFilters } from './form';

/**
 * Where the form of the list leads, because it sends its empty fields along. Null for every other
 * query. The stay that it asks for goes along, and its guests are whom prices are for; what it leaves open
 * comes from the query of the page that it stands on.
 */
export function hotelsFormPath(
  query: URLSearchParams,
  page = new URLSearchParams(),
): string | null {
  const hasEmpty = FILTER_NAMES.some((name) => query.getAll(name).includes(''));
  if (!query.has('q') || !hasEmpty) return null;
  const fields = withStayOf(stayFields(query), page);
  const stay = Object.values(STAY_NAMES).flatMap((name) => {
    const value = fields.get(name);
    return value ? [[name, value]] : [];
  });
  const { adults, childrenAges } = readStayLink(fields, todayInSaoPaulo());
  const filters = formFilters(query);
  const guests =
    adults === null ? filters.guests : largeParty(adults + (childrenAges?.length ?? 0));
  const path = hotelsPath({ ...filters, guests });
  if (stay.length === 0) return path;
  const stayPart = new URLSearchParams(stay).toString().replaceAll('%2C', ',');
  return `${path}${path.includes('?') ? '&' : '?'}${stayPart}`;
}

/**
 * Where a visit of `/hotels` is answered: null for the whole list, else an internal path, while
 * visitors keep seeing the query. Each region's plain list and the whole map are static pages. All others
 * name their filters in a segment, which is rendered for each visit and not stored. A stay is no part
 * of it: it is the browser's alone.
 */
export function hotelsInternalPath(query: URLSearchParams): string | null {
  const filters = readHotelFilters(query);
  const [region, ...others] = filters.regions;
  if (region === NO_REGION) return REGION + NO_REGION;
  if (hotelsPath(filters) === hotelsPath(WHOLE_MAP)) return MAP;
  const isPlain = hotelsQuery({ ...filters, regions: [] }) === '' && others.length === 0;
  if (!isPlain) return listedPath('/hotels', hotelsQuery(filters));
  return region ? REGION + region : null;
}

const REGION = '/hotels/regiao/';
const MAP = '/hotels/mapa';
