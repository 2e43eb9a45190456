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
import { type LinkedStay, readStayLink, stayQuery } from '@/lib/booking/stay-link';
import type { Guests } from './guests-panel';
import { readTab, writeTab } from './tab-memory';
import { useToday } from './use-today';

/** Where the tab keeps the stay, written as the query of its link. */
const MEMORY = 'vitrine:stay';

const NO_DATES: StayDates = { checkIn: null, checkOut: null };
const INITIAL_GUESTS: Guests = { adults: ADULTS.initial, childrenAges: [] };

/**
 * The stay that is being put together: what the address asks for, else what this tab has kept from
 * other pages, else from today for so many nights for two. The page is static, so both are read once
 * it has come up, together with today: until then there is no stay. What the fields of `form` hold by
 * then counts for more. Dates that have passed are dropped.
 */
export function useStay(form: RefObject<HTMLFormElement | null>, length = 1) {
  const today = useToday();
  const [chosen, setDates] = useState<StayDates | null>(null);
  const [guests, setGuests] = useState(INITIAL_GUESTS);
  const [promo, setPromo] = useState('');

  // Read at once, because the fields of plain HTML go away with the next rendering.
  const typed = useRef(new URLSearchParams());
  useLayoutEffect(() => {
    if (form.current) typed.current = stayFields(new FormData(form.current));
  }, [form]);
  useEffect(() => {
    const date = toCalendarDate(new Date());
    const native = readStayLink(typed.current, date);
    const linked = readStayLink(new URLSearchParams(location.search), date);
    // A link that names guests is a whole stay: no children and no code are a choice as well.
    const isWhole = linked.adults !== null;
    const kept = readStayLink(new URLSearchParams(isWhole ? '' : readTab(MEMORY)), date);
    const first = <Key extends keyof LinkedStay>(key: Key) =>
      native[key] ?? linked[key] ?? kept[key];
    startTransition(() => {
      setDates((current) => first('dates') ?? current);
      const [adults, childrenAges] = [first('adults'), first('childrenAges')];
      if (adults !== null || childrenAges !== null) {
        setGuests((initial) => ({
          adults: adults ?? initial.adults,
          childrenAges: childrenAges ?? initial.childrenAges,
        }));
      }
      setPromo((current) => current || first('promo') || '');
    });
  }, []);

  const isChanged = useRef(false);
  useEffect(() => {
    if (!isChanged.current) {
      isChanged.current = true;
      return;
    }
    const dates = chosen?.checkOut ? chosen : NO_DATES;
    writeTab(MEMORY, stayQuery({ ...dates, ...guests, promo }));
  }, [chosen, guests, promo]);

  const dates = chosen ?? (today ? defaultDates(today, length) : NO_DATES);
  const isChosen = chosen?.checkOut != null;
  return { today, dates, isChosen, guests, promo, setDates, setGuests, setPromo };
}
