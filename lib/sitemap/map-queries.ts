import 'server-only';
import { z } from 'zod';
import { tags } from '@/lib/cache/tags';
import { publicClient } from '@/lib/db/public-client';
import { everyRow } from '@/lib/db/rows';
import { runCounted, runQueries, runQuery } from '@/lib/db/run-query';
import { byName } from '@/lib/format/text';
import { hotelPath } from '@/lib/hotels/paths';
import { HOTEL_URL_COLUMNS, hotelUrlParts } from '@/lib/hotels/url-parts';
import { offerPath } from '@/lib/offers/paths';
import type { CountedRegion } from '@/lib/regions/model';
import { listCountedRegions } from '@/lib/regions/queries';
import { ELSEWHERE, LINKS_PER_PAGE, OFFERS } from './paths';

/** Hotels per region, and offers, on the first page of the map. */
const NAMED_HOTELS = 12;
const NAMED_OFFERS = 48;

export type MapLink = { href: string; label: string };
export type MapOffer = MapLink & { hotel: string | null; validUntil: string | null };
type MapRegion = CountedRegion & { hotels: MapLink[] };

/** What /sitemap lists; `offers.total` includes offers without a link here. */
export type SiteMap = {
  regions: MapRegion[];
  /** Hotels that belong to no region visible to visitors. */
  elsewhere: { hotelCount: number; hotels: MapLink[] };
  offers: { total: number; links: MapOffer[] };
};

const hotelLink = hotelUrlParts.transform(
  (hotel): MapLink => ({ href: hotelPath(hotel), label: hotel.name }),
);
const offerLink = z
  .object({
    id: z.string().min(1),
    name: z.string().min(1),
    valid_until: z.string().nullish().catch(null),
    hotel: z.object({ name: z.string() }).nullish().catch(null),
  })
  .transform(
    (offer): MapOffer => ({
      href: offerPath(offer),
      label: offer.name,
      hotel: offer.hotel?.name ?? null,
      validUntil: offer.valid_until ?? null,
    }),
  );
const regionHotels = z.object({ id: z.string(), hotels: z.array(hotelLink).catch([]) });

const hotels = () =>
  publicClient({ tags: [tags.hotels, tags.regions] })
    .from('hotels')
    .select(`${HOTEL_URL_COLUMNS}, region:regions(id)`, { count: 'exact' })
    .eq('is_active', true)
    .eq('region.is_active', true);

/** The hotels of a region; if `region` is null, those of no region visible to visitors. */
const hotelsOf = (region: string | null) =>
  region ? hotels().eq('region_id', region) : hotels().is('region', null);

/** The offers that visitors see today: the row policies hide all others. */
const offers = () =>
  publicClient({ tags: [tags.hotels, tags.offers] })
    .from('hotel_packages')
    .select('id, name, valid_until, hotel:hotels(name)', { count: 'exact' })
    .eq('is_active', true)
    .order('name')
    .order('id');

const toHotels = everyRow(hotelLink);
const toOffers = everyRow(offerLink);

async function firstHotels(): Promise<Map<string, MapLink[]>> {
  const query = publicClient({ tags: [tags.hotels, tags.regions] })
    .from('regions')
    .select(`id, hotels(${HOTEL_URL_COLUMNS})`, { count: 'exact' })
    .eq('is_active', true)
    .eq('hotels.is_active', true)
    .order('name')
    .order('name', { referencedTable: 'hotels' })
    .limit(NAMED_HOTELS, { referencedTable: 'hotels' });
  const rows = await runQuery('hotels', query, everyRow(regionHotels));
  return new Map(rows.map(({ id, hotels }) => [id, hotels]));
}

/** The first page of the map: the beginning of each of its parts. Throws QueryError. */
export async function readSiteMap(): Promise<SiteMap> {
  const [links, regions, elsewhere, current] = await runQueries(
    firstHotels(),
    listCountedRegions(),
    runCounted('hotels', hotelsOf(null).order('name').limit(NAMED_HOTELS), toHotels),
    runCounted('offers', offers().limit(NAMED_OFFERS), toOffers),
  );
  return {
    regions: regions.map((region) => ({ ...region, hotels: links.get(region.id) ?? [] })),
    elsewhere: { hotelCount: elsewhere.total, hotels: elsewhere.data },
    offers: { total: current.total, links: byLabel(current.data) },
  };
}

const byLabel = <T extends MapLink>(links: T[]) =>
  byName(links.map((link) => ({ ...link, name: link.label })));

/** One page of one part of the map. */
export type MapPart = {
  /** Null for links without a region: hotels elsewhere, offers. */
  region: CountedRegion | null;
  total: number;
  links: (MapLink | MapOffer)[];
};

/** A page of a part, null for a region that visitors don't see. Throws QueryError. */
export async function readMapPart(part: string, page: number): Promise<MapPart | null> {
  const [from, to] = [(page - 1) * LINKS_PER_PAGE, page * LINKS_PER_PAGE - 1];
  if (part === OFFERS) {
    const { data, total } = await runCounted('offers', offers().range(from, to), toOffers);
    return { region: null, total, links: data };
  }
  const regions = await listCountedRegions();
  const region = regions.find(({ id }) => id === part) ?? null;
  if (!region && part !== ELSEWHERE) return null;
  const query = hotelsOf(region?.id ?? null)
    .order('name')
    .order('id')
    .range(from, to);
  const { data, total } = await runCounted('hotels', query, toHotels);
  return { region, total, links: data };
}
