import { useEffect, useState } from 'react';
import { type CalendarDate, todayInSaoPaulo } from '@/lib/format/date';
import { clockAt } from '@/lib/format/utc-offset';

/** A page that stays open looks at the date this often, in milliseconds. */
const DATE_CHECK_MS = 30_000;

/** Today in São Paulo, by the offset of its clocks that the document carries (app/layout.tsx). */
function todayThere(): CalendarDate {
  const { utcOffset } = document.documentElement.dataset;
  return utcOffset ? clockAt(Number(utcOffset)).toISOString().slice(0, 10) : todayInSaoPaulo();
}

/**
 * The day by which offers count, as the visitor's clock says; null in the HTML, which may be older
 * than the visit. Changes while the page stays open.
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
