import 'server-only';
import type { SessionClient } from '@/lib/db/session-client';
import { toHotelType } from '@/lib/hotels/hotel-type';
import type { HotelUrlRow } from '@/lib/hotels/paths';
import { mediaUses } from '@/lib/media/staff-queries';
import type { HotelState, SiteChange } from './model';

/**
 * Related rows are looked up only to re-render their pages before the next visit: their tags make
 * them stale in any case. So few rows are looked up, and a failed lookup does not refuse a change
 * that is already saved.
 */
const RELATED_LIMIT = 50;

/** The columns of a HotelState. */
export const HOTEL_STATE = 'id, slug, hotel_type, region_id';
/** The columns of an OfferState. */
export const OFFER_STATE = 'id, name, hotel_id';

/** The parts of the URLs that name an offer, as stored before or after a change. */
type OfferState = { id: string; name: string; hotel_id: string };

const toStates = (rows: readonly HotelUrlRow[] | null): HotelState[] =>
  (rows ?? []).map(({ id, slug, hotel_type, region_id }) => ({
    id,
    slug,
    hotel_type: toHotelType(hotel_type),
    region_id,
  }));

async function hotelsWith(client: SessionClient, column: 'id' | 'region_id', ids: string[]) {
  const query = client.from('hotels').select(HOTEL_STATE).in(column, ids);
  return toStates((await query.limit(RELATED_LIMIT)).data);
}

async function offersOf(client: SessionClient, hotelIds: string[]) {
  const query = client.from('hotel_packages').select('id, name').in('hotel_id', hotelIds);
  return (await query.limit(RELATED_LIMIT)).data ?? [];
}

/**
 * Describes a change of one hotel, by every state of it that pages may still show. Its offers'
 * pages name it; they are deleted with it, so describe a deletion beforehand.
 */
export async function hotelChange(
  client: SessionClient,
  states: readonly HotelUrlRow[],
): Promise<SiteChange> {
  const offers = await offersOf(client, [...new Set(states.map(({ id }) => id))]);
  return { tables: ['hotels'], hotels: toStates(states), offers };
}

/** Describes a change of offers, by every state of them. */
export async function offerChange(
  client: SessionClient,
  states: readonly OfferState[],
): Promise<SiteChange> {
  const hotels = await hotelsWith(client, 'id', [
    ...new Set(states.map((offer) => offer.hotel_id)),
  ]);
  return {
    tables: ['hotel_packages'],
    offers: states.map(({ id, name }) => ({ id, name })),
    hotels,
  };
}

/**
 * Describes a change of one region. Its hotels' pages name it, so describe a deletion beforehand.
 */
export async function regionChange(client: SessionClient, id: string): Promise<SiteChange> {
  return {
    tables: ['regions'],
    regions: [id],
    hotels: await hotelsWith(client, 'region_id', [id]),
  };
}

/** Describes a change of an image's alternative text, wherever the image is used. */
export async function mediaChange(client: SessionClient, id: string): Promise<SiteChange> {
  const uses = await mediaUses(client, id).catch(() => []);
  const of = (kind: string) =>
    uses.flatMap((use) =>
      use.kind === kind && use.id ? { id: use.id, name: use.name ?? '' } : [],
    );
  const hotels = await hotelsWith(
    client,
    'id',
    of('hotel').map((hotel) => hotel.id),
  );
  return { tables: ['media_files'], hotels, offers: of('offer') };
}

/** Describes a change of the site settings. */
export const settingsChange = (): SiteChange => ({ tables: ['general_config'] });
