import { startTransition, useEffect, useState } from 'react';
import { type CalendarDate, toCalendarDate } from '@/lib/format/date';

/**
 * The visitor's own today. Null in the static HTML, which is older than the visit; looked at again
 * when the visitor comes back to the tab, perhaps on another day. A transition: what is pressed while
 * React comes to the page is there until the press has been heard.
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
