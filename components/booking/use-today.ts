import { startTransition, useEffect, useState } from 'react';
import { type CalendarDate, toCalendarDate } from '@/lib/format/date';

/**
 * Today in the visitor's time zone. Null in the static HTML, which is older than the visit; updated
 * when the visitor returns to the tab. In a transition, so that what is pressed during hydration is
 * not replaced before the press is handled.
 */
export function useToday(): CalendarDate | null {
  const [today, setToday] = useState<CalendarDate | null>(null);
  useEffect(() => {
    const look = () => startTransition(() => setToday(toCalendarDate(new Date())));
    look();
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('visibilitychange', look, { signal });
    window.addEventListener('focus', look, { signal });
    return () => listening.abort();
  }, []);
  return today;
}
