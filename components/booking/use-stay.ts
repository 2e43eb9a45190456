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
 * The stay that is being put together, one for the whole page: what the URL asks for, else what
 * this tab has stored from other pages, else from today for so many nights for two. The page is static,
 * so both are read once it has come up, together with today: until then there is no stay. What the
 * fields of `form` hold by then counts for more, or what they held (`typed`) where they are gone.
 * `chosen` are the dates without the ones that are proposed, null while none have been touched; `isLate` says
 * that none are because those of the URL have passed.
 */
export function useStay(
  form: RefObject<HTMLFormElement | null>,
  length = 1,
  typed?: URLSearchParams,
) {
  const today = useToday();
  const [stay, setStay] = useState(NO_STAY);

  // Read at once, because the fields of plain HTML go away with the next rendering.
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
