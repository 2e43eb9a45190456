import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { isModified } from '@/components/ui/is-modified';
import type { CalendarDate } from '@/lib/format/date';

/**
 * The day of the last pressed link that requests a month (`data-month`); null if none was. In plain
 * HTML such a link is followed, and its query opens the bar with that day.
 */
export function useRequestedMonth(
  onAsk: () => void,
): [month: CalendarDate | null, forget: () => void] {
  const [month, setMonth] = useState<CalendarDate | null>(null);
  const ask = useEffectEvent((day: CalendarDate) => {
    setMonth(day);
    onAsk();
  });
  useEffect(() => {
    const hear = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>('a[data-month]');
      if (!link?.dataset.month || isModified(event)) return;
      event.preventDefault();
      ask(link.dataset.month);
    };
    document.addEventListener('click', hear);
    return () => document.removeEventListener('click', hear);
  }, []);
  return [month, useCallback(() => setMonth(null), [])];
}
