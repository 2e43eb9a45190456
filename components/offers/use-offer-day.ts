import { useEffect, useState } from 'react';
import { type CalendarDate, todayInSaoPaulo } from '@/lib/format/date';

/** A page that stays open looks at the date this often, in milliseconds. */
export const DATE_CHECK_MS = 30_000;

/**
 * The day by which offers count, as the visitor's clock says; null in the HTML, which may be older
 * than the visit. Changes while the page stays open.
 */
export function useOfferDay(): CalendarDate | null {
  const [today, setToday] = useState<CalendarDate | null>(null);
  useEffect(() => {
    const look = () => setToday(todayInSaoPaulo());
    look();
    const timer = setInterval(look, DATE_CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
}
