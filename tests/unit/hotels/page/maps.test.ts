import { mapEmbedUrl, routeUrl } from '@/components/hotels/page/maps';

const NO_ADDRESS = { street: null, city: null, state: null, postalCode: null, point: null };
const PLACE = 'São Paulo, São Paulo';
const street = 'Alameda dos Ipês, 1200';

it.each([
  ['point', { street, point: { latitude: -23.5614, longitude: -46.6559 } }, '-23.5614,-46.6559'],
  ['postal address', { street, postalCode: '01310-000' }, `${street}, ${PLACE}, 01310-000`],
  ['street', { street }, `${street}, ${PLACE}`],
  ['place', {}, PLACE],
])(
  'directions lead to the %s of a hotel if nothing more exact is known',
  (_known, known, destination) => {
    const url = new URL(routeUrl({ location: PLACE, address: { ...NO_ADDRESS, ...known } }));
    expect(url.origin + url.pathname).toBe('https://www.google.com/maps/dir/');
    expect(Object.fromEntries(url.searchParams)).toEqual({ api: '1', destination });
  },
);

it('the embedded map finds a place by its name', () => {
  expect(new URL(mapEmbedUrl(PLACE)).searchParams.get('q')).toBe(PLACE);
});
