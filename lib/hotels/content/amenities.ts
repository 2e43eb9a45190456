import { removeAccents } from '@/lib/format/normalize';
import type { AmenityFlag } from './amenity-flags';
import { FLAG_ICONS } from './amenity-icons';
import type { Amenity, HotelFeatures } from './features';

/**
 * Words in the name of an amenity or a service that mean the same as a flag, without accents. 'spa'
 * must not match in 'espaço', and 'academia' must match 'Academias': whole words, including
 * plurals.
 */
const FLAG_WORDS: Record<AmenityFlag, string> = {
  wifi: 'wi-?fi|internet',
  breakfast: 'cafe da manha|cafe colonial|desjejum',
  restaurant: 'restaurante|bistro',
  gym: 'academia|ginastica|musculacao|fitness',
  parking: 'estacionamento|garage(?:m|n)|vaga|manobrista',
  pool: 'piscina',
  spa: 'spa',
  security: 'seguranca|portaria|porteiro|vigilancia',
  central_location: 'localizacao central|no centro',
  kid_friendly: 'familia|crianca|infantil|brinquedoteca',
  room_service: 'servico de quarto|room service|jantar no quarto',
  concierge: 'concierge',
  laundry: 'lavanderia|lavagem de roupa',
  business_center: 'centro de negocio|business center',
};

/** Flags whose icons staff also use for other things: a shower has the spa's, a guide the map's. */
const AMBIGUOUS: ReadonlySet<AmenityFlag> = new Set([
  'spa',
  'security',
  'central_location',
  'room_service',
  'concierge',
]);

const saysFlag = (flag: AmenityFlag) => {
  const words = new RegExp(`\\b(?:${FLAG_WORDS[flag]})s?\\b`);
  return ({ name }: Pick<Amenity, 'name'>) => words.test(removeAccents(name));
};

/** The described amenity or service that means the same as a flag; null if there is none. */
export function describedAs(
  flag: AmenityFlag,
  { amenities, services }: Pick<HotelFeatures, 'amenities' | 'services'>,
): Amenity | null {
  const byName = [...amenities, ...services].find(saysFlag(flag));
  if (byName || AMBIGUOUS.has(flag)) return byName ?? null;
  return amenities.find(({ icon }) => icon === FLAG_ICONS[flag]) ?? null;
}

type Described = Pick<HotelFeatures, 'amenities' | 'services' | 'flags'>;

/** The badges of a hotel's flags that no described amenity or service already covers. */
export function amenityBadges(
  { amenities, services, flags }: Described,
  labels: (flag: AmenityFlag) => string,
): Amenity[] {
  const all = [...amenities, ...services];
  const icons = new Set<string>(amenities.map(({ icon }) => icon));
  return flags
    .filter((flag) => {
      if (!AMBIGUOUS.has(flag) && icons.has(FLAG_ICONS[flag])) return false;
      return !all.some(saysFlag(flag));
    })
    .map((flag) => ({ name: labels(flag), icon: FLAG_ICONS[flag], description: null }));
}
