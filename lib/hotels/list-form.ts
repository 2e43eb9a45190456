import { type HotelFilters, readHotelFilters } from './list-filters';

/** The id of the form of the list: what stands beside it belongs to it by this id. */
export const LIST_FORM = 'filtros';

/** The field with the ends of the price's scale: a slider at its end asks for nothing. */
export const PRICE_SCALE = 'escala';

/** The value of that field. */
export const priceScale = ({ min, max }: { min: number; max: number }) => `${min}-${max}`;

/**
 * What the form of the list asks for, by its fields as they are sent or stand: it has a field for
 * each region, sliders always have a value, and empty fields are sent along.
 */
export function formFilters(fields: Iterable<[string, FormDataEntryValue]>): HotelFilters {
  const sent = new URLSearchParams(
    [...fields].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  );
  const [min, max] = (sent.get(PRICE_SCALE) ?? '').split('-');
  if (sent.get('preco-de') === min) sent.delete('preco-de');
  if (sent.get('preco-ate') === max) sent.delete('preco-ate');
  const regions = sent.getAll('region');
  if (regions.length > 0) sent.set('region', regions.join(','));
  return readHotelFilters(sent);
}
