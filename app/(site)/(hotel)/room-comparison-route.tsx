import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { RoomComparisonPage } from '@/components/hotels/rooms/room-comparison-page';
import { RoomPage } from '@/components/hotels/rooms/room-page';
import { PrintHead } from '@/components/site/print-head';
import { engineOverrides } from '@/lib/booking/engine-overrides';
import { ADULTS } from '@/lib/booking/guests';
import { namesStay, readStayLink, stayQuery } from '@/lib/booking/stay-link';
import { runQueries } from '@/lib/db/run-query';
import { todayInSaoPaulo } from '@/lib/format/date';
import { isSlugLike } from '@/lib/format/slug';
import type { HotelType } from '@/lib/hotels/hotel-type';
import type { Hotel } from '@/lib/hotels/model';
import { HOTEL_PREFIX, roomComparisonPath, roomPath } from '@/lib/hotels/paths';
import {
  COMPARE_NAME,
  comparedKeys,
  compareQuery,
  type KeyedRoom,
  keyedRooms,
} from '@/lib/hotels/rooms/keys';
import { ROOM_PARAM } from '@/lib/hotels/rooms/param';
import { withRooms } from '@/lib/hotels/rooms/queries';
import { siteUrl } from '@/lib/http/site-url';
import { getSiteSettings } from '@/lib/settings/queries';
import { chainPhone } from '../chain-phone';
import { hotelShareMetadata } from './hotel-share-metadata';
import { loadHotel, missingHotelMetadata } from './load-hotel';
import '@/app/hotel.css';

/** How many room keys of a URL are read: more than can be compared, so that the page can say so. */
const MOST_ASKED = 12;

export type RoomComparisonProps = {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

type Query = Awaited<RoomComparisonProps['searchParams']>;

/** A missing room's own page is a comparison without that room. */
const asked = (query: Query) =>
  comparedKeys([query[COMPARE_NAME] ?? query[ROOM_PARAM] ?? []].flat())
    .filter(isSlugLike)
    .slice(0, MOST_ASKED);

/** One read per request for page and metadata. */
const hotelWithRooms = cache((hotel: Hotel) => withRooms(hotel));

/**
 * The room that the URL names, or the only one of a hotel, which leaves nothing to compare. Null if
 * the URL names none, or one that the hotel doesn't have.
 */
function namedRoom(hotel: Hotel, query: Query): KeyedRoom | null {
  const rooms = keyedRooms(hotel.features.rooms);
  const [key] = [query[ROOM_PARAM]].flat();
  const [only, another] = rooms;
  if (only && !another && asked(query).every((name) => name === only.roomKey)) return only;
  return rooms.find(({ roomKey }) => roomKey === key) ?? null;
}

/** The URL of what is shown, with the choice as its only parameter. */
function canonicalPath(hotel: Hotel, query: Query): string {
  const one = namedRoom(hotel, query);
  if (one) return roomPath(hotel, one.roomKey);
  const keys = asked(query);
  return roomComparisonPath(hotel) + (keys.length > 0 ? `?${compareQuery(keys)}` : '');
}

/**
 * The valid parts of the stay in the URL, as a query for links to other pages; '' without a stay.
 */
function stayOf(query: Query): string {
  const params = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value ?? []].flat().map((text): [string, string] => [name, text]),
    ),
  );
  if (!namesStay(params)) return '';
  const { dates, adults, childrenAges, promo } = readStayLink(params, todayInSaoPaulo());
  return stayQuery({
    checkIn: dates?.checkIn ?? null,
    checkOut: dates?.checkOut ?? null,
    adults: adults ?? ADULTS.initial,
    childrenAges: childrenAges ?? [],
    promo: promo ?? '',
  });
}

/**
 * Not indexed by search engines. The canonical URL is the one to share: chats show it with the
 * room's text and the hotel's image.
 */
export async function roomComparisonMetadata(
  type: HotelType,
  { params, searchParams }: RoomComparisonProps,
): Promise<Metadata> {
  const found = await loadHotel((await params).slug, type);
  if (!found) return missingHotelMetadata();
  const query = await searchParams;
  const hotel = await hotelWithRooms(found);
  const t = await getTranslations('hotels.rooms');
  const { name } = hotel;
  const one = namedRoom(hotel, query);
  const shared = await hotelShareMetadata(hotel, {
    title: one ? t('title', { room: one.room.name, name }) : t('compare.title', { name }),
    text: one?.room.description,
    path: canonicalPath(hotel, query),
  });
  return { ...shared, robots: { index: false } };
}

/**
 * The room that the query names, or several of them side by side. Rendered for each visit and not
 * stored.
 */
export async function RoomComparisonRoute({
  type,
  params,
  searchParams,
}: RoomComparisonProps & { type: HotelType }) {
  const { slug } = await params;
  const found = await loadHotel(slug, type);
  // Most visits without a hotel end earlier (lib/misses). A page rendered for each visit may
  // already be streaming with status 200 before NotFoundStatus renders, and notFound() leaves it
  // empty; the hotel's own page is a complete 404.
  if (!found) redirect(`${HOTEL_PREFIX[type]}/${slug}`);
  const query = await searchParams;
  const [hotel, { logos }] = await runQueries(hotelWithRooms(found), getSiteSettings());
  const shown = { hotel, overrides: engineOverrides(), logos };
  const one = namedRoom(hotel, query);
  const { name, address, location, features } = hotel;
  return (
    <>
      <PrintHead
        url={siteUrl(canonicalPath(hotel, query))}
        contact={[name, address.street, location, features.phone ?? (await chainPhone())]}
        stay
      />
      {one ? (
        <RoomPage {...shown} one={one} stay={stayOf(query)} />
      ) : (
        <RoomComparisonPage {...shown} asked={asked(query)} />
      )}
    </>
  );
}
