import { formatCalendarDate, type StayDates } from '@/lib/booking/stay';
import type messages from '@/messages/pt-BR.json';

/** The bar's copy. It comes as a prop, so that no translation code reaches the browser. */
export type BookingTexts = (typeof messages)['booking'] & { newTab: string };

type Values = Readonly<Record<string, string | number>>;

/** 'de {from} a {to}' with its values; a name without a value stays as it is written. */
export function fill(template: string, values: Values): string {
  return template.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
}

/** One form for exactly one, the other for everything else: '1 noite', '0 crianças'. */
export function counted(forms: { one: string; other: string }, count: number): string {
  return fill(count === 1 ? forms.one : forms.other, { count });
}

/** The chosen dates as a field shows them. */
export function datesValue({ checkIn, checkOut }: StayDates, texts: BookingTexts['dates']): string {
  if (!checkIn) return texts.empty;
  const first = formatCalendarDate(checkIn);
  return checkOut
    ? fill(texts.range, { checkIn: first, checkOut: formatCalendarDate(checkOut) })
    : fill(texts.halfRange, { checkIn: first });
}
