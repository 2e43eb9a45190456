import { z } from 'zod';
import { imageUrl } from '@/lib/security/safe-url';

export type Region = { id: string; name: string };

/** A region with the number of its active hotels and one image of them. */
export type Destination = Region & {
  description: string | null;
  hotelCount: number;
  image: string | null;
};

const regionRow = z.object({ id: z.string().min(1), name: z.string().min(1) });

const destinationRow = regionRow.extend({
  description: z.string().nullish().catch(null),
  hotels: z.array(z.object({ image_url: z.unknown().transform(imageUrl) })).catch([]),
});

/** Throws unless the answer is a list of regions. */
export const readRegions = (rows: unknown): Region[] => z.array(regionRow).parse(rows);

/** Throws unless the answer is a list of regions; malformed hotels of a region count as none. */
export function readDestinations(rows: unknown): Destination[] {
  return z
    .array(destinationRow)
    .parse(rows)
    .map(({ id, name, description, hotels }) => ({
      id,
      name,
      description: description ?? null,
      hotelCount: hotels.length,
      image: hotels.find((hotel) => hotel.image_url)?.image_url ?? null,
    }));
}
