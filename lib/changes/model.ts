import { z } from 'zod';
import { HOTEL_TYPES } from '@/lib/hotels/hotel-type';

/** The tables whose rows visitors see. */
export const PUBLIC_TABLES = [
  'general_config',
  'hotel_images',
  'hotel_packages',
  'hotels',
  'media_files',
  'regions',
] as const;

/** More of each than the database ever names in one message. */
const MANY = 200;

const id = z.guid().toLowerCase();

const hotelState = z.object({
  id,
  slug: z
    .string()
    .max(300)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  hotel_type: z.enum(HOTEL_TYPES),
  region_id: id.nullish(),
});

/**
 * A change of what visitors see, from any source: a form, a restore, the database itself
 * (docs/decisions/0012). It names the tables and the parts of the URLs of pages that show the
 * changed rows, before and after. Slugs and ids are validated, so only URLs of this site can be
 * made from them.
 */
export const siteChange = z.object({
  tables: z.array(z.enum(PUBLIC_TABLES)).min(1).max(PUBLIC_TABLES.length),
  /** Too much to name: any page may have changed. */
  all: z.boolean().default(false),
  hotels: z.array(hotelState).max(MANY).default([]),
  offers: z
    .array(z.object({ id, name: z.string().max(255) }))
    .max(MANY)
    .default([]),
  regions: z.array(id).max(MANY).default([]),
});

/** A change as passed by the code: omitted parts are not affected. */
export type SiteChange = z.input<typeof siteChange>;
export type PublicTable = (typeof PUBLIC_TABLES)[number];
/** The parts of the URLs that name a hotel, as stored before or after a change. */
export type HotelState = z.input<typeof hotelState>;
