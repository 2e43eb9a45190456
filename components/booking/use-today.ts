import { useSyncExternalStore } from 'react';
import { toCalendarDate } from '@/lib/booking/stay';
import type { CalendarDate } from '@/lib/format/date';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('focus', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('focus', onChange);
  };
}

const today = () => toCalendarDate(new Date());
const unknown = () => null;

/**
 * The visitor's own today. Null in the static HTML, which is older than the visit; looked at again
 * when the visitor comes back to the tab, perhaps on another day.
 */
export function useToday(): CalendarDate | null {
  return useSyncExternalStore(subscribe, today, unknown);
}
