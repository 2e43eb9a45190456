import { startTransition, useEffect, useState } from 'react';
import { ADULTS, defaultDates, type StayDates, toCalendarDate } from '@/lib/booking/stay';
import { readStayLink } from '@/lib/booking/stay-link';
import type { Guests } from './guests-panel';
import { useToday } from './use-today';

const NO_DATES: StayDates = { checkIn: null, checkOut: null };

/**
 * The stay that is being put together: from today for so many nights for two, or what the address
 * asks for. The page is static, so the address is read once it has come up, together with today:
 * until then there is no stay.
 */
export function useStay(length = 1) {
  const today = useToday();
  const [chosen, setDates] = useState<StayDates | null>(null);
  const [guests, setGuests] = useState<Guests>({ adults: ADULTS.initial, childrenAges: [] });
  const [promo, setPromo] = useState('');

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const linked = readStayLink(query, toCalendarDate(new Date()));
    startTransition(() => {
      if (linked.dates) setDates(linked.dates);
      setGuests((initial) => ({
        adults: linked.adults ?? initial.adults,
        childrenAges: linked.childrenAges ?? initial.childrenAges,
      }));
      // What the visitor has typed by then counts for more.
      setPromo((typed) => typed || linked.promo || '');
    });
  }, []);

  const dates = chosen ?? (today ? defaultDates(today, length) : NO_DATES);
  return { today, dates, guests, promo, setDates, setGuests, setPromo };
}
