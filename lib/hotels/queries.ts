import 'server-only';
import { z } from 'zod';
import { tags } from '@/lib/cache/tags';
import { publicClient } from '@/lib/db/public-client';
import { publicContext, type ReadContext } from '@/lib/db/read-context';
import { runQuery } from '@/lib/db/run-query';
import { idFromSlug, isUuid } from '@/lib/format/slug';
import { byName } from '@/lib/format/text';
import { findAlts } from '@/lib/media/queries';
import { type Hotel, readHotel, readHotels } from './model';

const FEATURED_LIMIT = 6;
const FEATURED_TIMEOUT_MS = 8_000;
/** More hotels than the largest chain has; one page shows them all, so the read is bounded. */
export const LIST_LIMIT = 1_000;

/** The columns of a Hotel without those that only its own page shows. */
export const CARD =
  `id, slug, name, location, subtitle, description, reference_point, price, rating,
  image_url, hotel_type, updated_at, features, region:regions(id, name),
  hotel_images(image_url, is_main)` as const;

/** The columns of a Hotel. */
const PAGE =
  `${CARD}, address_street, address_city, address_state, postal_code, latitude, longitude` as const;

/** What a card shows. Lists carry no more of a hotel than this into the page. */
export type HotelCard = Pick<
  Hotel,
  'id' | 'slug' | 'name' | 'location' | 'description' | 'price' | 'rating' | 'type' | 'image'
> & { region: string | null; flags: Hotel['features']['flags'] };

function toCard(hotel: Hotel): HotelCard {
  const { id, slug, name, location, price, rating, type, image } = hotel;
  const description = hotel.description ?? hotel.subtitle ?? hotel.referencePoint;
  const region = hotel.region?.name ?? null;
  const flags = hotel.features.flags;
  return { id, slug, name, location, description, price, rating, type, image, region, flags };
}

/** The best rated active hotels, at most six. Throws QueryError after 8 s or on any failure. */
export async function featuredHotels(): Promise<HotelCard[]> {
  const query = publicClient({ tags: [tags.hotels], timeoutMs: FEATURED_TIMEOUT_MS })
    .from('hotels')
    .select(CARD, { count: 'exact' })
    .eq('is_active', true)
    .order('rating', { ascending: false, nullsFirst: false })
    .order('name')
    .limit(FEATURED_LIMIT);
  return (await runQuery('featured', query, readHotels)).map(toCard);
}

/** Active hotels by name, of one region or of all. Throws QueryError. */
export async function listHotels(regionId?: string): Promise<HotelCard[]> {
  let query = publicClient({ tags: [tags.hotels] })
    .from('hotels')
    .select(CARD, { count: 'exact' })
    .eq('is_active', true);
  if (regionId) query = query.eq('region_id', regionId);
  const hotels = await runQuery('hotels', query.order('name').limit(LIST_LIMIT), readHotels);
  return byName(hotels).map(toCard);
}

/**
 * One active hotel by its slug, else by the id at the end of the slug, else by a slug that it had
 * before; null when none is.
 */
export async function findHotel(slug: string): Promise<Hotel | null> {
  const bySlug = await hotelBy('slug', slug.toLowerCase(), publicContext);
  if (bySlug) return bySlug;
  const id = idFromSlug(slug);
  return id ? findHotelById(id) : hotelByFormerSlug(slug.toLowerCase());
}

/** One hotel by its id, for visitors an active one; null when there is none. */
export async function findHotelById(id: string, context = publicContext): Promise<Hotel | null> {
  return isUuid(id) ? hotelBy('id', id, context) : null;
}

/** Runs only when no hotel has the slug. The row policy hides former slugs of inactive hotels. */
async function hotelByFormerSlug(slug: string): Promise<Hotel | null> {
  const query = publicClient({ tags: [tags.hotels] })
    .from('hotel_former_slugs')
    .select(`hotel:hotels!inner(${PAGE})`, { count: 'exact' })
    .eq('slug', slug)
    .limit(1);
  const [row] = await runQuery('hotel', query, (data) => z.array(formerSlug).parse(data));
  return row ? readHotel(row.hotel) : null;
}

const formerSlug = z.object({ hotel: z.unknown() });

async function hotelBy(
  column: 'slug' | 'id',
  value: string,
  { client, includeInactive }: ReadContext,
): Promise<Hotel | null> {
  const all = client([tags.hotels])
    .from('hotels')
    .select(PAGE, { count: 'exact' })
    .eq(column, value)
    .limit(1);
  const query = includeInactive ? all : all.eq('is_active', true);
  const rows = await runQuery('hotel', query, (data) => z.array(z.unknown()).parse(data));
  const hotel = rows.length === 0 ? null : readHotel(rows[0]);
  return hotel && { ...hotel, alts: await findAlts(hotel) };
}

/** Slug and type of every active hotel: the pages to render ahead of the first visit. */
export async function listHotelSlugs() {
  const query = publicClient({ tags: [tags.hotels] })
    .from('hotels')
    .select('id, slug, name, location, hotel_type', { count: 'exact' })
    .eq('is_active', true)
    .order('name')
    .limit(LIST_LIMIT);
  return (await runQuery('hotels', query, readHotels)).map(({ id, slug, name, type }) => ({
    id,
    slug,
    name,
    type,
  }));
}
