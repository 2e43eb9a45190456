import { guestsMessages } from '@/components/booking/guests-value';
import type { messages } from '@/lib/i18n/catalogue';

/** The messages for what the script adds to rooms. */
export const roomScriptMessages = ({ booking, hotels }: typeof messages) => ({
  ...hotels.rooms.script,
  guests: guestsMessages(booking.guests),
  minimum: booking.dates.rules.minimum,
});

export type RoomScriptMessages = ReturnType<typeof roomScriptMessages>;
