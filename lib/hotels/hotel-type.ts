/** As the column `hotel_type` stores them; each has a prefix of its own in URLs (hotelPath). */
export const HOTEL_TYPES = ['standard', 'corporate', 'alternative'] as const;
export type HotelType = (typeof HOTEL_TYPES)[number];

/** Anything but the two special types is a standard hotel (spec: 'any other type'). */
export function toHotelType(value: unknown): HotelType {
  return value === 'corporate' || value === 'alternative' ? value : 'standard';
}
