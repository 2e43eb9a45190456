import { useEffect, useState } from 'react';
import { type LinkedStay, readStayLink } from '@/lib/booking/stay-link';
import { toCalendarDate } from '@/lib/format/date';
import { storedStayQuery } from './stored-stay';

/** The stay that this tab has stored, without what has passed; null in the static HTML. */
export function useStoredStay(): LinkedStay | null {
  const [stay, setStay] = useState<LinkedStay | null>(null);
  useEffect(() => {
    setStay(readStayLink(storedStayQuery(), toCalendarDate(new Date())));
  }, []);
  return stay;
}
