import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { droppedDates } from '@/lib/booking/requested-stay';
import { defaultDates, type StayDates } from '@/lib/booking/stay';
import { stayFields } from '@/lib/booking/stay-form';
import type { Guests } from './guests-panel';
import { arriveAtStay, changeStay, chosenStay, NO_STAY, subscribeStay } from './stay-store';
import { useToday } from './use-today';

const setDates = (dates: StayDates) => changeStay({ dates });
const setGuests = (guests: Guests) => changeStay({ guests });
const setPromo = (promo: string) => changeStay({ promo });

/**
 * The stay being chosen, one for the whole page: from the URL, or else stored in this tab, or else
 * `length` nights from today for two. The page is static, so both sources are read after hydration,
 * along with today; until then there is no stay. Values in the fields of `form` at that time take
 * precedence, or those they held (`typed`) if they are gone. `chosen` is the dates without proposed
 * ones, null until touched; `isLate` means that there are none because those in the URL have
 * passed.
 */
export function useStay(
  form: RefObject<HTMLFormElement | null>,
  length = 1,
  typed?: URLSearchParams,
) {
  const today = useToday();
  const [stay, setStay] = useState(NO_STAY);

  // Read immediately: the plain HTML fields are gone after the next render.
  const held = useRef(typed);
  useLayoutEffect(() => {
    if (form.current) held.current ??= stayFields(new FormData(form.current));
  }, [form]);
  useEffect(() => {
    const stop = subscribeStay(setStay);
    startTransition(() => {
      arriveAtStay(held.current);
      setStay(chosenStay());
    });
    return stop;
  }, []);

  const { dates: chosen, guests, promo } = stay;
  const dates = chosen ?? (today ? defaultDates(today, length) : { checkIn: null, checkOut: null });
  const isChosen = chosen?.checkOut != null;
  const isLate =
    today !== null &&
    chosen === null &&
    droppedDates(new URLSearchParams(location.search), today) === 'past';
  return { today, dates, chosen, isChosen, isLate, guests, promo, setDates, setGuests, setPromo };
}
