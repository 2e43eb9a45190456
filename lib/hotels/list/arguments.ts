import { readBox, toBorders } from '@/lib/hotels/map/box';
import { NO_REGION } from '@/lib/regions/paths';
import { type HotelFilters, pricedGuests } from './filters';

/** An id that no region has (RFC 9562): the database takes only ids. */
const NIL_ID = '00000000-0000-0000-0000-000000000000';

/** The arguments of the database's list functions for these filters. */
export function listArguments(filters: HotelFilters) {
  const { text, regions, types, priceFrom, priceTo, rating } = filters;
  const { amenities, access, surroundings } = filters;
  const guests = pricedGuests(filters);
  const area = readBox(filters.area);
  const equipment = [...amenities, ...access, ...surroundings];
  return {
    ...(text && { query: text }),
    ...(regions.length > 0 && {
      regions: regions.map((id) => (id === NO_REGION ? NIL_ID : id)),
    }),
    ...(types.length > 0 && { types }),
    ...(equipment.length > 0 && { amenities: equipment }),
    ...(priceFrom && { price_from: priceFrom }),
    ...(priceTo && { price_to: priceTo }),
    ...(rating && { rating_from: rating }),
    ...(guests && { guests }),
    ...(area && { area: toBorders(area) }),
  };
}
