'use client';

import { shownStay } from '@/components/booking/shown-stay';
import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';
import { STAY_NAMES } from '@/lib/booking/stay-names';
import { dayAndMonth, dayNear, toCalendarDate } from '@/lib/format/date';
import { formatMessage } from '@/lib/i18n/format-message';

export type OffersForStayLinkProps = {
  /** The current URL of the list. */
  path: string;
  /** 'Só as que valem de {from} a {until}'. */
  text: string;
};

/** Link to the offers that fit the visit's stay; renders nothing while it has no dates. */
export function OffersForStayLink({ path, text }: OffersForStayLinkProps) {
  const stay = shownStay.useValue();
  if (!stay) return null;
  const { checkIn, checkOut } = stay;
  const dates = `${STAY_NAMES.checkIn}=${checkIn}&${STAY_NAMES.checkOut}=${checkOut}`;
  return (
    <Link
      href={`${path}${path.includes('?') ? '&' : '?'}${dates}`}
      scroll={false}
      className={buttonVariants({ variant: 'outline', size: 'touch', className: 'numeric' })}
    >
      {formatMessage(text, {
        from: dayAndMonth(checkIn),
        until: dayNear(checkOut, toCalendarDate(new Date())),
      })}
    </Link>
  );
}
