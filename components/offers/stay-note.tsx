import type { Stay } from '@/lib/booking/stay';
import { stayLink } from '@/lib/booking/stay-link';
import { dayAndMonth, dayNear, toCalendarDate } from '@/lib/format/date';
import { formatMessage } from '@/lib/i18n/format-message';
import type { FittedStay } from '@/lib/offers/stay-fit';
import { OfferNote } from './offer-note';
import type { PlannerMessages } from './planner-messages';

type StayNoteProps = {
  fitted: FittedStay | null;
  /** The stay stored by the visit. */
  asked: Stay | null;
  hotelPath: string | null;
  messages: PlannerMessages;
};

/** How the stored stay was changed for the offer, or why it can't be; links to its hotel. */
export function StayNote({ fitted, asked, hotelPath, messages }: StayNoteProps) {
  if (!fitted || !asked || fitted.fit === 'whole') return null;
  const today = toCalendarDate(new Date());
  const values = { from: dayAndMonth(asked.checkIn), until: dayNear(asked.checkOut, today) };
  const text =
    'checkIn' in fitted
      ? formatMessage(messages.changed, {
          ...values,
          newFrom: dayAndMonth(fitted.checkIn),
          newUntil: dayNear(fitted.checkOut, today),
        })
      : formatMessage(messages[fitted.fit], values);
  return (
    <OfferNote>
      {text}{' '}
      {hotelPath ? (
        <a href={stayLink(hotelPath, asked)} className="font-[600] underline underline-offset-4">
          {formatMessage(messages.hotelInstead, values)}
        </a>
      ) : null}
    </OfferNote>
  );
}
