import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ADULTS, defaultDates, type StayDates, toCalendarDate } from '@/lib/booking/stay';
import { stayFields } from '@/lib/booking/stay-form';
import { readStayLink } from '@/lib/booking/stay-link';
import type { Guests } from './guests-panel';
import { useToday } from './use-today';

const NO_DATES: StayDates = { checkIn: null, checkOut: null };

/**
 * The stay that is being put together: from today for so many nights for two, or what the address
 * asks for. The page is static, so the address is read once it has come up, together with today:
 * until then there is no stay. What the fields of `form` hold by then counts for more.
 */
export function useStay(form: RefObject<HTMLFormElement | null>, length = 1) {
  const today = useToday();
  const [chosen, setDates] = useState<StayDates | null>(null);
  const [guests, setGuests] = useState<Guests>({ adults: ADULTS.initial, childrenAges: [] });
  const [promo, setPromo] = useState('');

  // Read at once, because the fields of plain HTML go away with the next rendering.
  const typed = useRef(new URLSearchParams());
  useLayoutEffect(() => {
    if (form.current) typed.current = stayFields(new FormData(form.current));
  }, [form]);
  useEffect(() => {
    const date = toCalendarDate(new Date());
    const linked = readStayLink(new URLSearchParams(location.search), date);
    const native = readStayLink(typed.current, date);
    startTransition(() => {
      const stay = native.dates ?? linked.dates;
      if (stay) setDates(stay);
      setGuests((initial) => ({
        adults: native.adults ?? linked.adults ?? initial.adults,
        childrenAges: native.childrenAges ?? linked.childrenAges ?? initial.childrenAges,
      }));
      setPromo((current) => current || linked.promo || '');
    });
  }, []);

  const dates = chosen ?? (today ? defaultDates(today, length) : NO_DATES);
  return { today, dates, guests, promo, setDates, setGuests, setPromo };
}
