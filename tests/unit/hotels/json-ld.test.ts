import { hotelNode } from '@/lib/hotels/json-ld';
import { readHotel } from '@/lib/hotels/model';
import { hostileJson } from '../support/hostile-json';
import { seeded } from '../support/random';

const SITE = 'https://www.example.com';
const WORDS = { amenities: [], priceFrom: (price: string) => `A partir de ${price}` };
const ROW = { id: '11111111-1111-4111-8111-111111111111', name: 'Ipê', location: 'Cuiabá, MT' };

function hotel(columns: object = {}) {
  const read = readHotel({ ...ROW, slug: 'ipe', ...columns });
  if (!read) throw new Error('no hotel');
  return read;
}

describe('a hotel', () => {
  it('omits the extension from the telephone', () => {
    const called = (phone: string) => hotelNode(SITE, hotel({ features: { phone } }), [], WORDS);
    expect(called('(41) 0000-0000 ramal 12')).toMatchObject({ telephone: '+554100000000' });
    expect(called('recepção')).not.toHaveProperty('telephone');
  });

  it('contains only what is known about a hotel with just a name', () => {
    expect(hotelNode(SITE, hotel(), [], WORDS)).toEqual({
      '@type': 'Hotel',
      '@id': `${SITE}/hotel/ipe#hotel`,
      name: 'Ipê',
      url: `${SITE}/hotel/ipe`,
      address: { '@type': 'PostalAddress', addressLocality: 'Cuiabá', addressCountry: 'BR' },
      parentOrganization: { '@id': `${SITE}/#rede` },
    });
  });

  it('takes the state from the address, or from the region if the address has none', () => {
    const region = { id: 'r', name: 'Ceará' };
    const address = (stored: object) => hotelNode(SITE, hotel({ region, ...stored }), [], WORDS);
    expect(address({})).toMatchObject({ address: { addressRegion: 'Ceará' } });
    expect(address({ address_state: 'CE' })).toMatchObject({ address: { addressRegion: 'CE' } });
  });

  it('never contains stars or ratings, whatever is stored', () => {
    const testimonials = [{ name: 'A', text: 'B', rating: 5 }];
    const node = hotelNode(SITE, hotel({ rating: 4.9, features: { testimonials } }), [], WORDS);
    expect(JSON.stringify(node)).not.toMatch(/rating|review|4\.9|4\.8/i);
  });

  it('never contains default values of a room: size, beds, capacity', () => {
    const node = hotelNode(SITE, hotel({ features: { rooms: [{ name: 'Vista' }] } }), [], WORDS);
    expect(node).toHaveProperty('containsPlace', [{ '@type': 'HotelRoom', name: 'Vista' }]);
  });

  it('has the stored address and coordinates', () => {
    const node = hotelNode(
      SITE,
      hotel({
        ...{ address_street: 'Rua A, 0000', address_city: 'Cuiabá', address_state: 'MT' },
        ...{ postal_code: '78000-000', latitude: '-15.6', longitude: '-56.1', price: 10 },
      }),
      [],
      WORDS,
    );
    expect(node).toMatchObject({
      priceRange: 'A partir de R$\u00a010,00',
      address: { streetAddress: 'Rua A, 0000', addressRegion: 'MT', postalCode: '78000-000' },
      geo: { '@type': 'GeoCoordinates', latitude: -15.6, longitude: -56.1 },
    });
  });

  it('contains only https URLs, whatever is stored', () => {
    const random = seeded(11);
    for (let round = 0; round < 500; round++) {
      const features = { rooms: [hostileJson(random)], gallery_images: hostileJson(random) };
      const node = hotelNode(SITE, hotel({ features, image_url: hostileJson(random) }), [], WORDS);
      expect(JSON.stringify(node)).not.toMatch(/"(?:javascript|data|http):/i);
    }
  });
});
