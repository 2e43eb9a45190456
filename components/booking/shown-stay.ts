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
  /** '2 adultos'; '3 hóspedes' with children, who would not fit beside the dates. */
  guests: string;
  /** '28 nov a 3 dez · 2 adultos'; a line that breaks does not begin with the dot. */
  words: string;
  /** 'ter 15 a sex 18 dez 2026, 3 noites, 2 adultos, 1 criança (6 anos)', for paper. */
  whole: string;
  /** All of it, to be read out. */
  label: string;
};

/** The words of a stay: of its guests, of how many they are, of its length, and of all of it. */
export type ShownStayMessages = {
  guests: GuestsMessages;
  party: string;
  nights: string;
  label: string;
};

/** The texts in which stays are shown, also one that is chosen later. */
export const shownStayMessages = signal<ShownStayMessages>();

/** The stay to show. None in the static HTML, which is for all visitors, nor before it has been read. */
export const shownStay = signal<ShownStay>();

/**
 * How many guests are chosen, with dates or without, and in words. Null while no other guests are chosen
 * than the usual ones.
 */
export const shownParty = signal<Pick<ShownStay, 'people' | 'guests'>>();

/** Why a link's stay is not shown, told by the fields of a stay; null where nothing is wrong. */
export const stayProblem = signal<string>();

/** What the page of a hotel can do with the chosen stay. */
export type BookableStay = {
  /** Null until the visitor has chosen dates, here or on another page. */
  stay: Stay | null;
  /** The booking engine's URL for it; null without a stay, and where nothing can be booked. */
  href: string | null;
  /** The fewest nights that the hotel takes on these days, where the stay has fewer; else null. */
  minimum: number | null;
  /**
   * Opens the calendar; the focus comes back to `opener`, or to the bar's own field without one. Null
   * where there is no bar, and where nothing can be booked.
   */
  openCalendar: ((opener: HTMLElement | null) => void) | null;
};

/** Told by what the visitor chooses a stay with on a hotel's page; null on pages without. */
export const bookableStay = signal<BookableStay>();

/** How many guests the prices of a page are for by its URL; null for the usual number. */
export const PricedGuests = createContext<number | null>(null);
