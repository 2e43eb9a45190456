import { normalizeForSearch, removeAccents } from '@/lib/format/normalize';
import { formatRating } from '@/lib/format/price';
import type { AccessFact } from '@/lib/hotels/content/access';
import { describedAs } from '@/lib/hotels/content/amenities';
import type { AmenityFlag } from '@/lib/hotels/content/amenity-flags';
import { AIRPORT, nearestPlace } from '@/lib/hotels/content/distances';
import type { Hotel } from '@/lib/hotels/model';
import { onlyExtreme } from '@/lib/hotels/only-extreme';
import { type RoomForStay, roomForStay } from '@/lib/hotels/rooms/for-stay';

/** What one hotel shows in one row. `rank` is null unless the row can be ranked. */
type Fact = { main: string; note: string | null; rank: number | null };
/** Null if the hotel has no information on it. */
export type Cell = (Omit<Fact, 'rank'> & { isBest: boolean }) | null;

/** The flags that have a row of their own, in the order of the rows. */
const FLAGS = [
  'breakfast',
  'kid_friendly',
  'pool',
  'parking',
  'wifi',
  'restaurant',
  'gym',
  'spa',
  'laundry',
  'room_service',
  'business_center',
] as const satisfies AmenityFlag[];

type RowKey = 'rating' | 'sea' | 'airport' | 'quiet' | 'room' | (typeof FLAGS)[number] | 'access';

/** `isEqual`: all hotels have the same value, so the row can be folded. */
export type ComparisonRow = { key: RowKey; cells: Cell[]; isEqual: boolean };

/** The messages that facts need in addition to stored text. */
export type FactMessages = {
  /**
   * The text for an amenity that is only flagged, or whose description adds nothing to its name.
   */
  has: string;
  /** The name of an amenity's row. */
  amenity: (flag: (typeof FLAGS)[number]) => string;
  upTo: (guests: number) => string;
  /** The name of something for guests with disabilities. */
  access: (fact: AccessFact) => string;
};

type Compared = Pick<Hotel, 'price' | 'rating' | 'features'>;

const SEA = /\b(?:praias?|mar|areia|orla|baia)\b/;
const ACCESS = /\b(?:adaptad[oa]s?|acessive(?:l|is)|acessibilidade|cadeira de rodas|rampa)\b/;

function place(hotel: Compared, name: RegExp): Fact | null {
  const nearest = nearestPlace(hotel.features.distances, name);
  return nearest && { main: nearest.distance, note: nearest.name, rank: nearest.meters };
}

function amenity(
  { features }: Compared,
  flag: (typeof FLAGS)[number],
  { has, amenity: label }: FactMessages,
): Fact | null {
  const described = describedAs(flag, features);
  if (described) {
    const { name, description } = described;
    const isLabel = normalizeForSearch(name) === normalizeForSearch(label(flag));
    return { main: isLabel ? has : name, note: description, rank: null };
  }
  return features.flags.includes(flag) ? { main: has, note: null, rank: null } : null;
}

/** Joins names, all but the first in lower case: 'Entrada sem degraus, quartos adaptados'. */
const inOneSentence = ([first, ...others]: readonly string[]) =>
  [first, ...others.map((name) => name.charAt(0).toLowerCase() + name.slice(1))].join(', ');

/** The access facts that staff marked; if none, an amenity whose name says it. */
function access(
  { features: { access: marked, amenities, services } }: Compared,
  words: FactMessages,
): Fact | null {
  if (marked.length > 0) {
    const details = marked.flatMap(({ detail }) => detail ?? []);
    return {
      main: inOneSentence(marked.map(({ fact }) => words.access(fact))),
      note: details.join(' · ') || null,
      rank: null,
    };
  }
  const found = [...amenities, ...services].find(
    ({ name, icon }) => icon === 'accessibility' || ACCESS.test(removeAccents(name)),
  );
  return found ? { main: found.name, note: found.description, rank: null } : null;
}

function roomFact({ room }: RoomForStay, { upTo }: FactMessages): Fact | null {
  if (!room) return null;
  const main = [room.area, upTo(room.capacity)].filter(Boolean).join(', ');
  return { main, note: room.bed, rank: room.squareMeters };
}

function toRow(key: RowKey, facts: (Fact | null)[], best: 'max' | 'min'): ComparisonRow[] {
  if (facts.every((fact) => fact === null)) return [];
  const ahead = onlyExtreme(
    facts.map((fact) => fact?.rank ?? null),
    best,
  );
  const cells = facts.map(
    (fact, index): Cell => fact && { main: fact.main, note: fact.note, isBest: index === ahead },
  );
  const [first] = facts;
  const isEqual = facts.every(
    (fact) => fact !== null && fact.main === first?.main && fact.note === first.note,
  );
  return [{ key, cells, isEqual }];
}

/**
 * Compares the hotels side by side for a number of guests. A row without information on any hotel
 * is left out; a best value is marked only where numbers decide.
 */
export function comparisonRows(
  hotels: readonly Compared[],
  guests: number,
  words: FactMessages,
): ComparisonRow[] {
  const row = (key: RowKey, fact: (hotel: Compared) => Fact | null, best: 'max' | 'min' = 'max') =>
    toRow(key, hotels.map(fact), best);
  return [
    ...row('rating', ({ rating }) =>
      rating ? { main: formatRating(rating), note: null, rank: rating } : null,
    ),
    ...row('sea', (hotel) => place(hotel, SEA), 'min'),
    ...row('airport', (hotel) => place(hotel, AIRPORT), 'min'),
    ...row('quiet', ({ features }) =>
      features.surroundings.includes('quiet') ? { main: words.has, note: null, rank: null } : null,
    ),
    ...row('room', (hotel) => roomFact(roomForStay(hotel, guests), words)),
    ...FLAGS.flatMap((flag) => row(flag, (hotel) => amenity(hotel, flag, words))),
    ...row('access', (hotel) => access(hotel, words)),
  ];
}
