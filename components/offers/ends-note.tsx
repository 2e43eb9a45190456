'use client';

import { Icon } from '@/components/ui/icon';
import { type CalendarDate, dayAndMonth, dayNear } from '@/lib/format/date';
import type { messages } from '@/lib/i18n/catalogue';
import { formatMessage } from '@/lib/i18n/format-message';
import { daysLeft } from '@/lib/offers/endings';
import { useOfferDay } from './use-offer-day';

type EndsNoteProps = {
  validUntil: CalendarDate;
  /** The day on which the page was rendered. */
  renderedOn: CalendarDate;
  messages: (typeof messages)['offers']['ends'];
};

/**
 * 'Termina em 3 dias, na sexta 27/11', from seven days before the end; before that only the date,
 * with its year if it differs. Recalculated in the browser, where it may be a later day.
 */
export function EndsNote({ validUntil, renderedOn, messages }: EndsNoteProps) {
  const today = useOfferDay() ?? renderedOn;
  const days = daysLeft(validUntil, today);
  if (days === null) {
    return (
      <p className="offer-period">
        <Icon name="calendar" />
        {formatMessage(messages.until, { date: dayNear(validUntil, today) })}
      </p>
    );
  }
  const weekday = messages.weekdays[new Date(`${validUntil}T00:00:00Z`).getUTCDay()] ?? '';
  const text = days === 0 ? messages.today : days === 1 ? messages.tomorrow : messages.days;
  return (
    <p className="offer-period offer-ends">
      <Icon name="clock" />
      {formatMessage(text, { days, weekday, date: dayAndMonth(validUntil) })}
    </p>
  );
}
