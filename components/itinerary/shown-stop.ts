import type { CalendarDate } from '@/lib/format/date';

/** The id of the field of the first day; links to it open its calendar. */
export const FIRST_DAY_ID = 'primeiro-check-in';

/** One stop of an itinerary, with everything shown on its card. */
export type ShownStop = {
  /** Counts from 1. */
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
  /** In BRL per night; null if no price is published. */
  nightly: number | null;
  roomName: string | null;
  /** A place nearby with its distance, e.g. the airport. */
  near: { name: string; distance: string } | null;
  /** Kilometers to the next stop; null if a point is unknown, and for the last one. */
  toNext: number | null;
  isLast: boolean;
  bookingHref: string | null;
  /** The fewest nights that the hotel takes then, if the stop is shorter. */
  minimum: number | null;
  /** Whether the children have to be entered again in the booking engine. */
  childrenAgain: boolean;
  /** The hotel's, or the chain's if it has none, as displayed. */
  phone: string;
  callsChain: boolean;
  /** The same itinerary with one change; null if that is not possible. */
  links: Record<'more' | 'fewer' | 'up' | 'down' | 'remove' | 'minimum', string | null>;
};
