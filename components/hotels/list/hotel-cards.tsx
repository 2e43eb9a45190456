'use client';

import { type ComponentProps, useMemo } from 'react';
import type { CardMessages } from '@/components/hotels/shown-hotel';
import { CardPages } from '@/components/sections/card-pages';
import { ORDERS } from '@/lib/hotels/list/filters';
import { HotelListItem } from './hotel-list-item';
import { useHotelList } from './list-context';
import type { ListedHotel } from './listed-hotel';
import { useRoomFirst } from './use-room-first';

type PagesProps = Omit<
  ComponentProps<typeof CardPages>,
  'className' | 'view' | 'loading' | 'cards'
>;

type HotelCardsProps = PagesProps & {
  /** The hotels of this page. Their cards are made here, so that a page only sends data. */
  hotels: ListedHotel[];
  cardMessages: CardMessages;
};

/** The cards of the hotels as a grid or a list. */
export function HotelCards({ hotels, cardMessages, page, ...props }: HotelCardsProps) {
  const { view, filters, replacing } = useHotelList();
  // The map has a list of its own next to it; this one does not change until then.
  const shape = (view === 'mapa' ? filters.view : view) === 'grade' ? 'grid' : 'list';
  const grid = 'gap-x-7 gap-y-9 sm:grid-cols-2 md:gap-y-12 lg:grid-cols-3';
  // Keep the elements while only the view changes, so that none is rendered again.
  const cards = useMemo(
    () =>
      hotels.map((hotel, index) => ({
        id: hotel.path,
        card: (
          <HotelListItem
            hotel={hotel}
            messages={cardMessages}
            guests={filters.guests}
            priority={page === 1 && index === 0}
          />
        ),
      })),
    [hotels, cardMessages, page, filters.guests],
  );
  const roomFirst = useRoomFirst(hotels);
  // An order chosen by the visitor has to match its name.
  const inOrder =
    filters.order === ORDERS[0]
      ? roomFirst.flatMap((hotel) => cards[hotels.indexOf(hotel)] ?? [])
      : cards;
  return (
    <CardPages
      {...props}
      page={page}
      cards={inOrder}
      view={shape}
      loading={replacing}
      endsFirstScreen={filters.view !== 'mapa'}
      className={`grid grid-cols-1 ${shape === 'grid' ? grid : ''}`}
    />
  );
}
