import type { GuestsMessages } from '@/components/booking/guests-value';
import type { messages } from '@/lib/i18n/catalogue';

type When = (typeof messages)['offers']['page']['when'];

/** The copy of an offer's calendar, which comes as a prop: no translation code reaches the browser. */
export type PlannerMessages = Omit<When, 'handover'> & {
  /** What opens at the reservation, and whether it is told of the stay. */
  handover: string;
  book: string;
  newTab: string;
  /** The copy of guests in words; `age` with the years of a child. */
  people: GuestsMessages & { age: string };
  /** That children have to be named again at the booking engine; null where it is told of them. */
  childrenAgain: string | null;
  calendar: (typeof messages)['booking']['dates'];
};
