import 'server-only';
import { z } from 'zod';
import { publicClient } from '@/lib/db/public-client';
import { everyRow } from '@/lib/db/rows';
import { runQuery } from '@/lib/db/run-query';
import { idFromSlug } from '@/lib/format/slug';
import type { HotelUrlParts } from '@/lib/hotels/paths';
import { HOTEL_URL_COLUMNS, hotelUrlParts } from '@/lib/hotels/url-parts';
import type { OfferUrlParts } from '@/lib/offers/paths';

/** Longest wait for one look-up, in ms; if the database is slower, the page itself queries it. */
const TIMEOUT_MS = 500;

const offerRow = z.object({ id: z.string(), name: z.string() });
const endedRow = z.object({ ended: z.boolean() });

/** Shared by all look-ups. It has no cache tags, because nothing is rendered from these reads. */
let shared: ReturnType<typeof publicClient> | undefined;
const client = () => {
  shared ??= publicClient({ tags: [], timeoutMs: TIMEOUT_MS });
  return shared;
};

/** The URL parts of a hotel by its slug, its id or a former slug; null if there is none. */
export async function lookUpHotel(slug: string): Promise<HotelUrlParts | null> {
  const id = idFromSlug(slug);
  const hotels = client()
    .from('hotels')
    .select(HOTEL_URL_COLUMNS, { count: 'exact' })
    .eq('is_active', true);
  const own = hotels.eq(id ? 'id' : 'slug', id ?? slug.toLowerCase()).limit(1);
  const [hotel] = await runQuery('hotel', own, everyRow(hotelUrlParts));
  if (hotel || id) return hotel ?? null;
  const former = client()
    .from('hotel_former_slugs')
    .select(`hotel:hotels!inner(${HOTEL_URL_COLUMNS})`, { count: 'exact' })
    .eq('slug', slug.toLowerCase())
    .limit(1);
  const [row] = await runQuery('hotel', former, everyRow(z.object({ hotel: hotelUrlParts })));
  return row?.hotel ?? null;
}

/** The URL parts of an offer; null if visitors see none with this id. */
export async function lookUpOffer(id: string): Promise<OfferUrlParts | null> {
  const query = client()
    .from('hotel_packages')
    .select('id, name', { count: 'exact' })
    .eq('id', id)
    .eq('is_active', true)
    .limit(1);
  return (await runQuery('offer', query, everyRow(offerRow)))[0] ?? null;
}

/** Whether the id belongs to an offer that visitors could see and that has ended. */
export async function hasEnded(id: string): Promise<boolean> {
  const query = client().rpc('has_ended', { offer: id }, { count: 'exact' });
  return (await runQuery('offer', query, everyRow(endedRow)))[0]?.ended ?? false;
}

/** Whether visitors see a region with this id. */
export async function hasRegion(id: string): Promise<boolean> {
  const query = client()
    .from('regions')
    .select('id', { count: 'exact' })
    .eq('id', id)
    .eq('is_active', true)
    .limit(1);
  return (await runQuery('regions', query, everyRow(z.unknown()))).length > 0;
}
