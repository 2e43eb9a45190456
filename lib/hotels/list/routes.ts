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
 * The canonical URL for a submission of the list's form, which sends empty fields along. Null for
 * every other query. Includes the stay of the form, whose guests prices are for; what it leaves
 * open comes from the query of the form's page.
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
 * The internal path that serves `/hotels` with a query, null for the whole list; visitors keep
 * seeing the query. Each region's plain list and the whole map are static pages. All others have
 * their filters in a segment, are rendered for each visit and are not stored. The path never
 * includes a stay: only the browser uses it.
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
