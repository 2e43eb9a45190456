import 'server-only';
import { z } from 'zod';
import { countOf } from '@/lib/db/count';
import { readPage } from '@/lib/db/pages';
import { numberColumn } from '@/lib/db/rows';
import { rowsOfIds } from '@/lib/db/rows-of-ids';
import { searchPattern } from '@/lib/db/search-pattern';
import type { SessionClient } from '@/lib/db/session-client';
import { preview } from '@/lib/format/text';
import { toHotelType } from './hotel-type';
import { type HotelListQuery, STAFF_HOTELS_PER_PAGE } from './list-query';
import { MAIN_IMAGE_COLUMNS, mainImageColumns, mainImageOf } from './main-image';
import { hotelPath } from './paths';

/** Maximum length of the description in a row of the list. */
const PREVIEW_LENGTH = 100;

const COLUMNS = `id, updated_at, slug, name, location, description, price, hotel_type, is_active,
  ${MAIN_IMAGE_COLUMNS}, region:regions(name), hotel_packages(count)` as const;

const row = z
  .object({
    id: z.string(),
    updated_at: z.string(),
    slug: z.string(),
    name: z.string(),
    location: z.string(),
    description: z.string().nullable(),
    price: numberColumn.transform((price) => price ?? 0),
    hotel_type: z.unknown().transform(toHotelType),
    is_active: z.boolean(),
    ...mainImageColumns,
    region: z.object({ name: z.string() }).nullable(),
    hotel_packages: z.tuple([z.object({ count: z.number() })]),
  })
  .transform((stored) => {
    const { hotel_images, image_url, hotel_type: type, description, region, ...rest } = stored;
    const { hotel_packages, ...hotel } = rest;
    return {
      ...hotel,
      type,
      path: hotelPath({ ...hotel, type }),
      image: mainImageOf({ image_url, hotel_images }),
      region: region?.name ?? null,
      /** How many are deleted with it. */
      offers: hotel_packages[0].count,
      description: description ? preview(description, PREVIEW_LENGTH) : null,
    };
  });

/** A hotel as shown in the back office's list. */
export type HotelSummary = z.infer<typeof row>;

/**
 * One page of the hotels that match a query, by name. `total` and `active` count all hotels that
 * match, not only those on this page. Throws.
 */
export async function listAdminHotels(client: SessionClient, query: HotelListQuery) {
  const { q, situacao, tipo, regiao, pagina } = query;
  const asked = (columns: string) => {
    let rows = client.from('hotels').select(columns, { count: 'exact' });
    if (q) {
      const pattern = `"${searchPattern(q)}"`;
      rows = rows.or(`name.imatch.${pattern},location.imatch.${pattern}`);
    }
    if (tipo) rows = rows.eq('hotel_type', tipo);
    if (regiao) rows = rows.eq('region_id', regiao);
    return situacao ? rows.eq('is_active', situacao === 'ativos') : rows;
  };
  const [{ rows, ...place }, active] = await Promise.all([
    readPage({
      page: pagina,
      size: STAFF_HOTELS_PER_PAGE,
      read: (from, to) => asked(COLUMNS).order('name').order('id').range(from, to),
      count: () => countOf(asked('id')),
    }),
    // Not every server of the API treats two conditions on one column alike.
    situacao === 'inativos' ? 0 : countOf(asked('id').eq('is_active', true)),
  ]);
  return { hotels: z.array(row).parse(rows), active, ...place };
}

/** The names of the hotels with these ids, except those that are gone or not visible. Throws. */
export async function hotelNames(
  client: SessionClient,
  ids: readonly string[],
): Promise<Record<string, string>> {
  const read = (part: string[]) => client.from('hotels').select('id, name').in('id', part);
  const rows = await rowsOfIds(ids, read);
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}
