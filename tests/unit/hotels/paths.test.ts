import type { HotelType } from '@/lib/hotels/hotel-type';
import { HOTEL_PREFIX, hotelPath } from '@/lib/hotels/paths';

const hotel = {
  id: '0b6f3f1e-58a4-4c0e-9d2b-7a1f2c3d4e5f',
  name: 'Ipê Foz do Iguaçu',
  slug: 'ipe-cataratas',
};

it.each<[HotelType, string]>([
  ['standard', '/hotel'],
  ['corporate', '/hotel_corp'],
  ['alternative', '/hotel_lazer'],
])('puts %s hotels under %s', (type, prefix) => {
  expect(HOTEL_PREFIX[type]).toBe(prefix);
  expect(hotelPath({ ...hotel, type })).toBe(`${prefix}/ipe-cataratas`);
  expect(hotelPath({ ...hotel, slug: '', type })).toBe(`${prefix}/ipe-foz-do-iguacu-${hotel.id}`);
  expect(hotelPath({ ...hotel, slug: '', name: '💥', type })).toBe(`${prefix}/${hotel.id}`);
});
