import 'server-only';
import { z } from 'zod';
import { countOf } from '@/lib/db/count';
import { readPage } from '@/lib/db/pages';
import { numberColumn } from '@/lib/db/rows';
import { searchPattern } from '@/lib/db/search-pattern';
import type { SessionClient } from '@/lib/db/session-client';
import type { OfferListQuery } from './list-query';
import { readTags } from './tags';

/**
 * An offer's own columns. A write must not return more than these: for a joined answer, the
 * embedded API applies the write's filters again, and the old version matches nothing then.
 */
export const OFFER_FORM_COLUMNS =
  `id, hotel_id, name, description, price, image_url, features, is_active, valid_from,
  valid_until, offer_start_date, offer_end_date, offer_link, tags, min_nights, max_nights,
  arrival_days, room_name, updated_at` as const;

const WITH_HOTEL = `${OFFER_FORM_COLUMNS}, hotel:hotels(name)` as const;

const STAFF_OFFERS_PER_PAGE = 20;

const text = z.string().nullable();

const row = z.object({
  id: z.string(),
  hotel_id: z.string(),
  name: z.string(),
  description: text,
  price: numberColumn,
  image_url: text,
  // Malformed content must not keep the form from opening or saving; blank texts are dropped.
  features: z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.flatMap((item) => (typeof item === 'string' && item.trim() ? item : [])),
    ),
  is_active: z.boolean(),
  valid_from: text,
  valid_until: text,
  offer_start_date: text,
  offer_end_date: text,
  offer_link: text,
  tags: z.unknown().transform(readTags),
  min_nights: z.number().nullable(),
  max_nights: z.number().nullable(),
  arrival_days: z.array(z.number()),
  room_name: text,
  updated_at: z.string(),
  hotel: z.object({ name: z.string() }).nullish(),
});

/** An offer as the back office edits it; `updated_at` is its version. */
export type AdminOffer = z.infer<typeof row>;

/** Throws unless the answer is a list of offers. */
export const readAdminOffers = (data: unknown): AdminOffer[] => z.array(row).parse(data);

/**
 * One page of the offers that match the query, newest first. `total` and `active` count all
 * matching offers, not just those on this page. Throws on any failure.
 */
export async function listAdminOffers(client: SessionClient, query: OfferListQuery) {
  const { q, hotel, situacao, pagina } = query;
  const asked = (columns: string) => {
    let rows = client.from('hotel_packages').select(columns, { count: 'exact' });
    if (q) rows = rows.filter('name', 'imatch', searchPattern(q));
    if (hotel) rows = rows.eq('hotel_id', hotel);
    return situacao ? rows.eq('is_active', situacao === 'ativas') : rows;
  };
  const newest = () => asked(WITH_HOTEL).order('created_at', { ascending: false }).order('id');
  const [{ rows, ...place }, active] = await Promise.all([
    readPage({
      page: pagina,
      size: STAFF_OFFERS_PER_PAGE,
      read: (from, to) => newest().range(from, to),
      count: () => countOf(asked('id')),
    }),
    // Not all API servers handle two conditions on one column alike.
    situacao === 'inativas' ? 0 : countOf(asked('id').eq('is_active', true)),
  ]);
  return { offers: readAdminOffers(rows), active, ...place };
}

/** Returns one offer, or null if there is none. Throws on any failure. */
export async function findAdminOffer(
  client: SessionClient,
  id: string,
): Promise<AdminOffer | null> {
  const { data, error } = await client.from('hotel_packages').select(WITH_HOTEL).eq('id', id);
  if (error) throw error;
  return readAdminOffers(data)[0] ?? null;
}
