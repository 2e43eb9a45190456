import { createContext } from 'react';
import { signal } from '@/components/ui/signal';
import type { Stay } from '@/lib/booking/stay';
import type { CalendarDate } from '@/lib/format/date';
import type { GuestsMessages } from './guests-value';

/** The chosen stay in words, for the parts of a page that only show it. */
export type ShownStay = {
  checkIn: CalendarDate;
  checkOut: CalendarDate;
  nights: number;
  people: number;
  /** '3 noites'. */
  length: string;
  /** '28 nov a 3 dez', and shorter. */
  dates: string;
  compact: string;
  /** '2 adultos'; '3 hóspedes' with children, to fit next to the dates. */
  guests: string;
  /** '28 nov a 3 dez · 2 adultos'; a line that breaks does not begin with the dot. */
  words: string;
  /** 'ter 15 a sex 18 dez 2026, 3 noites, 2 adultos, 1 criança (6 anos)', for print. */
  whole: string;
  /** All of it, to be read out. */
  label: string;
};

/** The messages for a stay: its guests, their number, its length, and the whole. */
export type ShownStayMessages = {
  guests: GuestsMessages;
  party: string;
  nights: string;
  label: string;
};

/** The texts in which stays are shown, also one that is chosen later. */
export const shownStayMessages = signal<ShownStayMessages>();

/** The stay to show. Null in the static HTML, which all visitors share, and until it is read. */
export const shownStay = signal<ShownStay>();

/**
 * How many guests are chosen, with or without dates, and in words. Null until dates or other guests
 * than the usual ones are chosen.
 */
export const shownParty = signal<Pick<ShownStay, 'people' | 'guests'>>();

/** Why the stay of a link is not shown, set by the stay fields; null if nothing is wrong. */
export const stayProblem = signal<string>();

/** How the chosen stay can be booked from a hotel's page. */
export type BookableStay = {
  /** Null until the visitor has chosen dates, here or on another page. */
  stay: Stay | null;
  /** The booking engine's URL for it; null without a stay, and if nothing can be booked. */
  href: string | null;
  /** The fewest nights that the hotel takes on these days if the stay has fewer; else null. */
  minimum: number | null;
  /**
   * Opens the calendar; focus returns to `opener`, or to the bar's own field without one. Null if
   * there is no bar or nothing can be booked.
   */
  openCalendar: ((opener: HTMLElement | null) => void) | null;
};

/** Set where a stay is chosen on a hotel's page; null on other pages. */
export const bookableStay = signal<BookableStay>();

/** How many guests the page's URL asks prices for; null for the usual number. */
export const PricedGuests = createContext<number | null>(null);
