import type { GuestsMessages } from '@/components/booking/guests-value';
import type { messages } from '@/lib/i18n/catalogue';

type When = (typeof messages)['offers']['page']['when'];

/** The copy of an offer's calendar, which comes as a prop: no translation code reaches the browser. */
export type PlannerMessages = Omit<When, 'handover'> & {
  /** What opens for booking, and whether it receives the stay. */
  handover: string;
  book: string;
  newTab: string;
  /** The messages for guests; `age` takes a child's years. */
  people: GuestsMessages & { age: string };
  /** That children must be entered again in the booking engine; null if it receives them. */
  childrenAgain: string | null;
  calendar: (typeof messages)['booking']['dates'];
};
