import { amenityBadges } from '@/lib/hotels/content/amenities';
import { readFeatures } from '@/lib/hotels/content/features';

const of = (stored: object) =>
  amenityBadges(readFeatures(stored), (flag) => flag).map(({ name }) => name);
const named = (name: string, icon = 'settings') => ({ name, icon, description: 'Texto' });

it('shows every true flag if no amenity is described', () => {
  expect(of({ parking: true, wifi: true, pool: false })).toEqual(['wifi', 'parking']);
});

it.each([
  ['by its icon', named('Sinal no galpão', 'wifi'), 'wifi'],
  ['by its name', named('Piscina aquecida', 'waves'), 'pool'],
  ['by another word for it', named('Garagens cobertas', 'car'), 'parking'],
  ['whatever its accents and capitals', named('GINÁSTICA'), 'gym'],
])('omits a flag that an amenity covers %s', (_, amenity, flag) => {
  expect(of({ amenities: [amenity], [flag]: true, laundry: true })).toEqual(['laundry']);
});

it.each([
  ['a shower with the icon of the spa', named('Ducha de areia', 'bath'), 'spa'],
  ['a guide with the icon of the location', named('Guias', 'map-pinned'), 'central_location'],
  ['a word in which the name of a flag stands', named('Espaço amplo'), 'spa'],
])('%s covers no flag', (_, amenity, flag) => {
  expect(of({ amenities: [amenity], [flag]: true })).toEqual([flag]);
});

it('omits a flag that a service covers by its name', () => {
  expect(of({ services: [named('Lavanderia expressa')], laundry: true })).toEqual([]);
});
