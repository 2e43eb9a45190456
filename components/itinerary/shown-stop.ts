import type { CalendarDate } from '@/lib/format/date';

/** One stop of an itinerary with everything that its card says. */
export type ShownStop = {
  /** From 1 on. */
  position: number;
  id: string;
  name: string;
  place: string;
  path: string;
  image: string | null;
  nights: number;
  checkIn: CalendarDate | null;
  checkOut: CalendarDate | null;
  fits: boolean;
  /** In BRL per night; null where no price is published. */
  nightly: number | null;
  roomName: string | null;
  /** A place nearby with its distance, e.g. the airport. */
  near: { name: string; distance: string } | null;
  /** Kilometers to the next stop; null where a point is unknown, and at the last one. */
  toNext: number | null;
  isLast: boolean;
  bookingHref: string | null;
  /** The fewest nights that the hotel takes then, where the stop is shorter. */
  minimum: number | null;
  /** Whether the children have to be named again at the booking engine. */
  childrenAgain: boolean;
  /** The hotel's, or the chain's where it has none; as people write it. */
  phone: string;
  callsChain: boolean;
  /** The same itinerary with one thing changed; null where that can't be. */
  links: Record<'more' | 'fewer' | 'up' | 'down' | 'remove' | 'minimum', string | null>;
};
