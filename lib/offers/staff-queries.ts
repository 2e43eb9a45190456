import 'server-only';
import { z } from 'zod';
import { countOf, readCount } from '@/lib/db/count';
import { isPastEnd, pagesOf } from '@/lib/db/pages';
import { rowsOfIds } from '@/lib/db/rows-of-ids';
import { searchPattern } from '@/lib/db/search-pattern';
import type { SessionClient } from '@/lib/db/session-client';
import { toNumber } from '@/lib/format/numbers';
import { byName } from '@/lib/format/text';
import { readFeatures } from '@/lib/hotels/content/features';
import { imageUrl } from '@/lib/security/safe-url';
import type { OfferListQuery } from './list-query';
import { readTags } from './tags';

/**
 * An offer's own columns. What a write gives back must be no more than these: the embedded API
 * reads a joined answer with the write's filters again, and the old version matches nothing then.
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
  price: z.unknown().transform(toNumber),
  image_url: text,
  // Malformed content must not keep the form from being opened and saved; blank texts say nothing.
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

/** A list answer must be a list of offers; throws otherwise. */
export const readAdminOffers = (data: unknown): AdminOffer[] => z.array(row).parse(data);

/** `total` and `active` count all offers that match, not those of this page alone. */
export type OfferListPage = {
  offers: AdminOffer[];
  total: number;
  active: number;
  /** The page that is shown, from 1: the last one when a later one was asked for. */
  page: number;
  pages: number;
};

/**
 * One page of the offers that match the query, the newest first, and how many there are in all and
 * active. Throws on any failure.
 */
export async function listAdminOffers(
  client: SessionClient,
  query: OfferListQuery,
): Promise<OfferListPage> {
  const { search, hotelId, state, page } = query;
  const from = (page - 1) * STAFF_OFFERS_PER_PAGE;
  const asked = (columns: string) => {
    let rows = client.from('hotel_packages').select(columns, { count: 'exact' });
    if (search) rows = rows.filter('name', 'imatch', searchPattern(search));
    if (hotelId) rows = rows.eq('hotel_id', hotelId);
    return state ? rows.eq('is_active', state === 'active') : rows;
  };
  const [list, active] = await Promise.all([
    asked(WITH_HOTEL)
      .order('created_at', { ascending: false })
      .order('id')
      .range(from, from + STAFF_OFFERS_PER_PAGE - 1),
    // Two conditions on one column are not the same to every server of the API.
    state === 'inactive' ? 0 : countOf(asked('id').eq('is_active', true)),
  ]);
  if (isPastEnd(list, page)) {
    const last = pagesOf(await countOf(asked('id')), STAFF_OFFERS_PER_PAGE);
    return listAdminOffers(client, { ...query, page: last });
  }
  if (list.error) throw list.error;
  const total = readCount(list);
  const pages = pagesOf(total, STAFF_OFFERS_PER_PAGE);
  return { offers: readAdminOffers(list.data), total, active, page, pages };
}

/** One offer, null when there is none. Throws on any failure. */
export async function findAdminOffer(
  client: SessionClient,
  id: string,
): Promise<AdminOffer | null> {
  const { data, error } = await client.from('hotel_packages').select(WITH_HOTEL).eq('id', id);
  if (error) throw error;
  return readAdminOffers(data)[0] ?? null;
}

/** Hotels that a list to choose from shows at once; further ones are found by their names. */
const CHOICES = 200;

const CHOICE = 'id, name, is_active, image_url, hotel_images(image_url, is_main)' as const;

const choiceRow = z
  .object({
    id: z.string(),
    name: z.string(),
    is_active: z.boolean(),
    image_url: z.unknown(),
    hotel_images: z.array(z.object({ image_url: z.unknown(), is_main: z.boolean() })),
  })
  .transform(({ image_url, hotel_images, ...hotel }) => {
    const main = hotel_images.find(({ is_main }) => is_main) ?? hotel_images[0];
    /** What an offer without an image of its own shows. */
    return { ...hotel, image: imageUrl(main?.image_url) ?? imageUrl(image_url) };
  });

export type HotelChoice = z.infer<typeof choiceRow>;

/** Hotels to choose one from, by name; `complete` tells whether these are all. */
export type HotelChoices = { hotels: HotelChoice[]; complete: boolean };

/** The first hotels whose names contain these words. Throws on any failure. */
export async function hotelChoices(client: SessionClient, words = ''): Promise<HotelChoices> {
  const pattern = searchPattern(words);
  const hotels = client.from('hotels').select(CHOICE);
  const named = pattern ? hotels.filter('name', 'imatch', pattern) : hotels;
  const { data, error } = await named.order('name').limit(CHOICES + 1);
  if (error) throw error;
  const found = z.array(choiceRow).parse(data);
  return { hotels: byName(found.slice(0, CHOICES)), complete: !words && found.length <= CHOICES };
}

/** The hotels of these ids, for the offers that are shown. Throws on any failure. */
export async function hotelsOfIds(client: SessionClient, ids: string[]): Promise<HotelChoice[]> {
  const read = (part: string[]) => client.from('hotels').select(CHOICE).in('id', part);
  return z.array(choiceRow).parse(await rowsOfIds(ids, read));
}

/** The names of a hotel's rooms as its page has them, each once. Throws on any failure. */
export async function roomNames(client: SessionClient, hotelId: string): Promise<string[]> {
  const { data, error } = await client
    .from('hotels')
    .select('rooms:features->rooms')
    .eq('id', hotelId)
    .limit(1);
  if (error) throw error;
  const { rooms } = readFeatures({ rooms: data[0]?.rooms });
  return [...new Set(rooms.map(({ name }) => name))];
}
