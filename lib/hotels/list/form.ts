import { type HotelFilters, readHotelFilters } from './filters';

/** The id of the list's form, by which fields outside it belong to it. */
export const LIST_FORM = 'filtros';

/**
 * The filters of the list's form, from its fields as submitted or as they are now: it has a field
 * for each region, and sends empty fields along.
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
