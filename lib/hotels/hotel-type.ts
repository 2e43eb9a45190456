/** As stored in the column `hotel_type`; each has its own prefix in URLs (hotelPath). */
export const HOTEL_TYPES = ['standard', 'corporate', 'alternative'] as const;
export type HotelType = (typeof HOTEL_TYPES)[number];

/** Anything but the two special types is a standard hotel (spec: 'any other type'). */
export function toHotelType(value: unknown): HotelType {
  return value === 'corporate' || value === 'alternative' ? value : 'standard';
}
