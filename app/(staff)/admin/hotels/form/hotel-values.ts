import type { FieldPath as PathOf } from 'react-hook-form';
import { ENGINES } from '@/lib/booking/engines';
import {
  completedWhatsappNumber,
  formatWhatsappNumber,
  storedWhatsappNumber,
} from '@/lib/booking/whatsapp';
import { formatDecimal } from '@/lib/format/format-number';
import { DEFAULT_PRIMARY } from '@/lib/format/primary-color';
import { rowToFields } from '@/lib/hotels/content/row-to-fields';
import type { HotelFields, HotelValues } from '@/lib/hotels/form';

/** The path of a value in the form: 'name', 'rooms.0.images.2'. */
export type FieldPath = PathOf<HotelValues>;

/** The path of one part of an item. */
export const partOf = (item: FieldPath, part: string) => `${item}.${part}` as FieldPath;

/** Formats a number for readers, with all its decimal places; '' without one. */
export const withComma = (value: number | null | undefined) =>
  String(value ?? '').replace('.', ',');

/** Formats a price as in hints and lists: '1.290,00'. */
const shownPrice = (value: number | null) => (value === null ? '' : formatDecimal(value, 2));

/** The hotel's id in its engine; a valid WhatsApp number is formatted as it is dialed. */
function shownId({ booking_engine: engine, hotel_id: id }: HotelFields): string {
  const number = engine === 'whatsapp' && id ? storedWhatsappNumber(id) : '';
  return number ? formatWhatsappNumber(number) : (id ?? '');
}

/**
 * Converts a stored hotel to form values: numbers are formatted for readers, and null becomes '',
 * so that text typed and removed again counts as unchanged.
 */
export function fieldsToValues(fields: HotelFields): HotelValues {
  const filled = Object.entries(fields).map(([name, value]) => [name, value ?? '']);
  return {
    ...(Object.fromEntries(filled) as HotelValues),
    price: shownPrice(fields.price),
    rating: withComma(fields.rating),
    latitude: withComma(fields.latitude),
    longitude: withComma(fields.longitude),
    hotel_id: shownId(fields),
    whatsapp: completedWhatsappNumber(fields.whatsapp ?? ''),
    rooms: fields.rooms.map((room) => ({ ...room, price: shownPrice(room.price) })),
  };
}

/** The initial values of a new hotel. */
export const NEW_HOTEL: HotelValues = {
  ...fieldsToValues(
    rowToFields({
      is_active: true,
      features: { primary_color: DEFAULT_PRIMARY, booking_url: ENGINES.omnibees.baseUrl },
    }),
  ),
  price: '',
};
