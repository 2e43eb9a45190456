import type { GuestsMessages } from '@/components/booking/guests-value';
import type { messages } from '@/lib/i18n/catalogue';

/** The copy of what the script adds to the rooms of a page. */
export type RoomScriptMessages = (typeof messages)['hotels']['rooms']['script'] & {
  guests: GuestsMessages;
};
