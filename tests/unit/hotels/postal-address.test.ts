import { readHotel } from '@/lib/hotels/model';

const ROW = { id: '11111111-1111-4111-8111-111111111111', name: 'Ipê', location: 'Cuiabá' };
const addressOf = (columns: object) => readHotel({ ...ROW, ...columns })?.address;

describe('the address of a hotel', () => {
  it('is read from its columns, with coordinates as text or numbers', () => {
    expect(
      addressOf({
        address_street: ' Rua A, 0000 ',
        address_city: 'Cuiabá',
        address_state: 'MT',
        postal_code: '78000-000',
        latitude: '-15.60100',
        longitude: -56.097,
      }),
    ).toEqual({
      street: 'Rua A, 0000',
      city: 'Cuiabá',
      state: 'MT',
      postalCode: '78000-000',
      point: { latitude: -15.601, longitude: -56.097 },
    });
  });

  it.each([
    ['a blank street', { address_street: '  ' }, 'street'],
    ['a street in figures', { address_street: 12 }, 'street'],
    ['a state by its name', { address_state: 'Mato Grosso' }, 'state'],
    ['a postal code without its hyphen', { postal_code: '78000000' }, 'postalCode'],
    ['a latitude alone', { latitude: 1 }, 'point'],
    ['a longitude alone', { longitude: 1 }, 'point'],
    ['a latitude off the globe', { latitude: 90.1, longitude: 0 }, 'point'],
    ['a longitude off the globe', { latitude: 0, longitude: '-181' }, 'point'],
    ['degrees that are no number', { latitude: 'NaN', longitude: 0 }, 'point'],
  ])('reads %s as null', (_case, columns, part) => {
    expect(addressOf(columns)).toHaveProperty(part, null);
  });

  it('accepts zero degrees of latitude and longitude', () => {
    expect(addressOf({ latitude: 0, longitude: 0 })?.point).toEqual({ latitude: 0, longitude: 0 });
  });
});
