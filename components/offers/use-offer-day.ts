import { useEffect, useState } from 'react';
import { type CalendarDate, todayInSaoPaulo } from '@/lib/format/date';
import { clockAt } from '@/lib/format/utc-offset';

/** How often an open page checks the date, in milliseconds. */
const DATE_CHECK_MS = 30_000;

/** Today in São Paulo, from the UTC offset that the document carries (app/layout.tsx). */
function todayThere(): CalendarDate {
  const { utcOffset } = document.documentElement.dataset;
  return utcOffset ? clockAt(Number(utcOffset)).toISOString().slice(0, 10) : todayInSaoPaulo();
}

/**
 * The day that offers are checked against, by the visitor's clock; null in the HTML, which may be
 * older than the visit. Updated while the page is open.
 */
export function useOfferDay(): CalendarDate | null {
  const [today, setToday] = useState<CalendarDate | null>(null);
  useEffect(() => {
    const look = () => setToday(todayThere());
    look();
    const timer = setInterval(look, DATE_CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
}
