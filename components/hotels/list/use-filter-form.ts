import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLatestTask } from '@/components/ui/latest-task';
import { STAY_NAMES } from '@/lib/booking/stay-names';
import { type HotelFilters, hotelsPath, hotelsQuery } from '@/lib/hotels/list/filters';
import { formFilters, LIST_FORM } from '@/lib/hotels/list/form';

/** Delay after the last key or slider step before the list updates, in milliseconds. */
const PAUSE_MS = 180;
/** The delay for a typed price: a partial number asks for another, often empty, list. */
const PRICE_PAUSE_MS = 700;

type Field = HTMLInputElement | HTMLSelectElement;
const PRICES: readonly string[] = ['preco-de', 'preco-ate'];
const pauseAfter = ({ name, type }: Field) =>
  PRICES.includes(name) ? PRICE_PAUSE_MS : name === 'q' || type === 'range' ? PAUSE_MS : 0;

/** Names of the fields of the stay, which have a store of their own (stay-fields-live.tsx). */
const OF_THE_STAY: readonly string[] = Object.values(STAY_NAMES);
const fieldsOf = (form: HTMLFormElement | null) =>
  ([...(form?.elements ?? [])] as Field[]).filter(({ name }) => !OF_THE_STAY.includes(name));
const isChoice = (field: HTMLInputElement) => field.type === 'checkbox' || field.type === 'radio';

/** Whether a field's value differs from the rendered one. */
function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  // A slider rounds its rendered value to its steps.
  if (field.type === 'range') {
    return Math.abs(field.valueAsNumber - Number(field.defaultValue)) >= (Number(field.step) || 1);
  }
  return ['search', 'text'].includes(field.type) && field.value !== field.defaultValue;
}

/** Sets the fields to these filters, except those for which `isKept` is true. */
function fill(
  form: HTMLFormElement | null,
  filters: HotelFilters,
  isKept: (field: Field) => boolean,
) {
  const query = new URLSearchParams(hotelsQuery(filters));
  const chosen = (name: string) => query.getAll(name).flatMap((value) => value.split(','));
  for (const field of fieldsOf(form)) {
    if (isKept(field)) continue;
    if (field instanceof HTMLInputElement && isChoice(field)) {
      const values = chosen(field.name);
      field.checked = field.value === '' ? values.length === 0 : values.includes(field.value);
    } else if (field.name === 'q') field.value = filters.text;
    else if (field.name === 'ordem') field.value = filters.order;
  }
}

/** Returns whether another list is now loading. */
type Show = (filters: HotelFilters, how: 'push' | 'replace') => boolean;

/**
 * The fields of the list are uncontrolled and respond to a press themselves. The list follows on
 * the next frame, or after a pause while text is typed or a slider is moved. A URL from elsewhere,
 * such as a link or Back, fills them again, except for text being typed.
 */
export function useFilterForm(
  filters: HotelFilters,
  show: Show,
): {
  form: RefObject<HTMLFormElement | null>;
  change: (event: FormEvent) => void;
  submit: () => void;
} {
  const form = useRef<HTMLFormElement>(null);
  const asking = useLatestTask();
  const frame = useRef(0);
  /** URLs that the fields have asked for and that have not been shown yet. */
  const asked = useRef<string[]>([]);
  const typing = useRef<string | null>(null);
  const path = hotelsPath(filters);
  const shown = useRef(path);

  const callOff = () => {
    cancelAnimationFrame(frame.current);
    asking.cancel();
  };
  const ask = (how: 'push' | 'replace') => {
    callOff();
    typing.current = null;
    if (!form.current) return;
    const next = formFilters(new FormData(form.current));
    if (show(next, how)) asked.current.push(hotelsPath(next));
  };
  const takeOver = useEffectEvent(() => {
    if (fieldsOf(form.current).some(isTouched)) ask('replace');
  });
  const follow = useEffectEvent(() => {
    if (shown.current === path) return;
    shown.current = path;
    const at = asked.current.indexOf(path);
    asked.current = at === -1 ? [] : asked.current.slice(at + 1);
    if (at !== -1) return;
    fill(form.current, filters, (field) => field.name === typing.current);
  });
  // Adopts input from before hydration.
  useLayoutEffect(() => takeOver(), []);
  useLayoutEffect(() => {
    if (path) follow();
  }, [path]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const change = ({ target }: FormEvent) => {
    const field = target as Field;
    if (field.form?.id !== LIST_FORM) return;
    // What is pending is in the form: the same URL twice would be two steps back.
    callOff();
    const pause = pauseAfter(field);
    if (pause === 0) {
      // Paint the pressed field before doing the work.
      frame.current = requestAnimationFrame(() => asking.startAfter(0, () => ask('push')));
      return;
    }
    typing.current = field.name;
    // Back returns to the list before the text was typed, not through each letter.
    const isBegun = field.name === 'q' ? filters.text !== '' : filters.priceFrom || filters.priceTo;
    asking.startAfter(pause, () => ask(isBegun ? 'replace' : 'push'));
  };
  return { form, change, submit: () => ask('push') };
}
