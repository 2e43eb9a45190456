import { removeAccents } from '@/lib/format/normalize';
import { formatRating } from '@/lib/format/price';
import type { AccessFact } from '@/lib/hotels/access';
import { describedAs } from '@/lib/hotels/amenity-flags';
import { nearestPlace } from '@/lib/hotels/distances';
import type { AmenityFlag } from '@/lib/hotels/flags';
import type { Hotel } from '@/lib/hotels/model';
import { type RoomForStay, roomForStay } from '@/lib/hotels/room-for-stay';

/** What one hotel has to say in one row. `rank` is there only for what can be ranked. */
type Fact = { main: string; note: string | null; rank: number | null };
/** Null where the hotel says nothing of it. */
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

type RowKey = 'rating' | 'sea' | 'airport' | 'room' | (typeof FLAGS)[number] | 'access';

/** `isEqual`: every hotel says the same, so that the row can be folded. */
export type ComparisonRow = { key: RowKey; cells: Cell[]; isEqual: boolean };

/** The words that a fact needs beside what is stored. */
export type FactWords = {
  /** Of an amenity that is only marked as there. */
  has: string;
  upTo: (guests: number) => string;
  /** The name of something for guests with disabilities. */
  access: (fact: AccessFact) => string;
};

type Compared = Pick<Hotel, 'price' | 'rating' | 'features'>;
type Best = 'highest' | 'lowest';

const SEA = /\b(?:praias?|mar|areia|orla)\b/;
const AIRPORT = /\baeroporto\b/;
const ACCESS = /\b(?:adaptad[oa]s?|acessive(?:l|is)|acessibilidade|cadeira de rodas|rampa)\b/;

function place(hotel: Compared, name: RegExp): Fact | null {
  const nearest = nearestPlace(hotel.features.distances, name);
  return nearest && { main: nearest.distance, note: nearest.name, rank: nearest.metres };
}

function amenity({ features }: Compared, flag: AmenityFlag, { has }: FactWords): Fact | null {
  const described = describedAs(flag, features);
  if (described) return { main: described.name, note: described.description, rank: null };
  return features.flags.includes(flag) ? { main: has, note: null, rank: null } : null;
}

/** What staff marked; of a hotel where they marked nothing, an amenity whose name says it. */
function access(
  { features: { access: marked, amenities, services } }: Compared,
  words: FactWords,
): Fact | null {
  if (marked.length > 0) {
    const details = marked.flatMap(({ detail }) => detail ?? []);
    return {
      main: marked.map(({ fact }) => words.access(fact)).join(', '),
      note: details.join(', ') || null,
      rank: null,
    };
  }
  const found = [...amenities, ...services].find(
    ({ name, icon }) => icon === 'accessibility' || ACCESS.test(removeAccents(name)),
  );
  return found ? { main: found.name, note: found.description, rank: null } : null;
}

/** One number with 'm²'; a range says no area that could be compared. */
const areaOf = (text: string) => {
  const [, digits] = /^\s*(\d+(?:,\d+)?)\s*m²\s*$/.exec(text) ?? [];
  return digits ? Number(digits.replace(',', '.')) : null;
};

function roomFact({ room }: RoomForStay, { upTo }: FactWords): Fact | null {
  if (!room) return null;
  const area = areaOf(room.area);
  const main = [area === null ? null : room.area, upTo(room.capacity)].filter(Boolean).join(', ');
  return { main, note: room.bed, rank: area };
}

/** The one that is ahead of all others; null for a tie, or where there are no two to rank. */
function bestOf(facts: (Fact | null)[], best: Best): Fact | null {
  const ranked = facts.filter((fact) => fact !== null && fact.rank !== null) as (Fact & {
    rank: number;
  })[];
  ranked.sort((a, b) => (best === 'lowest' ? a.rank - b.rank : b.rank - a.rank));
  const [first, second] = ranked;
  return first && second && first.rank !== second.rank ? first : null;
}

function toRow(key: RowKey, facts: (Fact | null)[], best: Best): ComparisonRow[] {
  if (facts.every((fact) => fact === null)) return [];
  const ahead = bestOf(facts, best);
  const cells = facts.map(
    (fact): Cell => fact && { main: fact.main, note: fact.note, isBest: fact === ahead },
  );
  const [first] = facts;
  const isEqual = facts.every(
    (fact) => fact !== null && fact.main === first?.main && fact.note === first.note,
  );
  return [{ key, cells, isEqual }];
}

/**
 * What can be said of the hotels side by side, for so many guests. A row of which no hotel says
 * anything is left out; best is marked only where numbers decide.
 */
export function comparisonRows(
  hotels: readonly Compared[],
  guests: number,
  words: FactWords,
): ComparisonRow[] {
  const row = (key: RowKey, fact: (hotel: Compared) => Fact | null, best: Best = 'highest') =>
    toRow(key, hotels.map(fact), best);
  return [
    ...row('rating', ({ rating }) =>
      rating === null ? null : { main: formatRating(rating), note: null, rank: rating },
    ),
    ...row('sea', (hotel) => place(hotel, SEA), 'lowest'),
    ...row('airport', (hotel) => place(hotel, AIRPORT), 'lowest'),
    ...row('room', (hotel) => roomFact(roomForStay(hotel, guests), words)),
    ...FLAGS.flatMap((flag) => row(flag, (hotel) => amenity(hotel, flag, words))),
    ...row('access', (hotel) => access(hotel, words)),
  ];
}

/** What the stay costs in each hotel; which one is lowest, by its place; -1 where none is ahead. */
export function lowestTotal(totals: readonly (number | null)[]): number {
  const known = totals.flatMap((total) => (total === null ? [] : [total])).sort((a, b) => a - b);
  return known.length > 1 && known[0] !== known[1] ? totals.indexOf(known[0] ?? null) : -1;
}
