import { z } from 'zod';
import { HOTEL_TYPES } from '@/lib/hotels/hotel-type';

/** The tables whose rows visitors see. */
export const PUBLIC_TABLES = [
  'general_config',
  'hotel_images',
  'hotel_packages',
  'hotels',
  'regions',
] as const;

/** More of each than the database ever names in one message. */
const MANY = 200;

const id = z.guid().toLowerCase();

/**
 * What the database tells of a change (docs/decisions/0012): the tables, and what the addresses of
 * the pages concerned are made of. A slug is a slug and an id an id, so that no address can be made
 * from this but one of this site's own.
 */
export const siteChange = z.object({
  tables: z.array(z.enum(PUBLIC_TABLES)).min(1).max(PUBLIC_TABLES.length),
  /** Too much to name: any page may have changed. */
  all: z.boolean().default(false),
  hotels: z
    .array(
      z.object({
        id,
        slug: z
          .string()
          .max(300)
          .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
        hotel_type: z.enum(HOTEL_TYPES),
        region_id: id.nullish(),
      }),
    )
    .max(MANY)
    .default([]),
  offers: z
    .array(z.object({ id, name: z.string().max(255) }))
    .max(MANY)
    .default([]),
  regions: z.array(id).max(MANY).default([]),
});

export type SiteChange = z.output<typeof siteChange>;
export type PublicTable = (typeof PUBLIC_TABLES)[number];
