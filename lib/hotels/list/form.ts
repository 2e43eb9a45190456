import { type HotelFilters, readHotelFilters } from './filters';

/** The id of the form of the list: what stands beside it belongs to it by this id. */
export const LIST_FORM = 'filtros';

/**
 * What the form of the list asks for, by its fields as they are sent or stand: it has a field for
 * each region, and empty fields are sent along.
 */
export function formFilters(fields: Iterable<[string, FormDataEntryValue]>): HotelFilters {
  const sent = new URLSearchParams(
    [...fields].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  );
  const regions = sent.getAll('region');
  if (regions.length > 0) sent.set('region', regions.join(','));
  return readHotelFilters(sent);
}
