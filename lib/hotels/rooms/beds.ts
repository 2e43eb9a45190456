import { removeAccents } from '@/lib/format/normalize';

/** Beds for two and beds for one. */
export type RoomBeds = { double: number; single: number };

/** The most beds of one kind that a room can have. */
export const MOST_BEDS = 6;

const NUMBERS: Record<string, number> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
};

/** '2 camas de solteiro', 'uma cama king', '2 de solteiro'. */
const PART =
  /^(\d|um|uma|dois|duas|tres|quatro|cinco|seis)(?: camas?)?(?: de)? (casal|king|queen|solteiro)(?: (?:king|queen|size|de casal))*$/;

/**
 * Parses the beds of a text such as '1 cama king e 2 camas de solteiro'. Null if it contains
 * anything else: alternatives ('ou'), bunk beds, sofa beds, hammocks.
 */
export function bedsInText(text: string): RoomBeds | null {
  // Collapses blanks: stored text may be of any length, and the patterns would try each blank.
  const parts = removeAccents(text)
    .trim()
    .replace(/\s+/g, ' ')
    .split(/ ?(?:,|\+| e ) ?/);
  const beds = { double: 0, single: 0 };
  for (const part of parts) {
    const [, count = '', kind] = PART.exec(part) ?? [];
    const number = NUMBERS[count] ?? Number(count);
    if (!kind || !(number >= 1)) return null;
    beds[kind === 'solteiro' ? 'single' : 'double'] += number;
  }
  return beds.double > MOST_BEDS || beds.single > MOST_BEDS ? null : beds;
}
