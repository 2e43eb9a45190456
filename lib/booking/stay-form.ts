import type { CalendarDate } from '@/lib/format/date';
import { ADULTS } from './guests';
import { occupancyOf } from './occupancy';
import { DEFAULT_NIGHTS } from './price-summary';
import { type DateProblem, dateProblem, defaultDates, type Stay, type StayDates } from './stay';
import { readStayLink } from './stay-link';
import { STAY_NAMES } from './stay-names';
import { ruleProblem, type StayRules } from './stay-rules';

/** Where the booking bar submits without JavaScript (app/api/booking). */
export const BOOKING_ACTION = '/api/booking';

/** The form's fields besides those of a stay's link. */
export const HOTEL_FIELD = 'hotel';
/** Holds the id of an Occupancy, in place of fields for adults and children. */
export const OCCUPANCY_FIELD = 'hospedes';

/** Why a sent stay is refused: its dates can't be searched, or it has fewer nights than this minimum. */
export type StayProblem = DateProblem | number;

/** The id of a refused stay's message, which CSS shows if the URL's fragment names it. */
export const problemAnchor = (problem: StayProblem) =>
  `reserva-${typeof problem === 'number' ? `minimo-${problem}` : problem}`;

/**
 * Converts a form's fields to the parameters of a stay's link. Drops empty fields and files; joins
 * the children's ages, a field each, into one list.
 */
export function stayFields(fields: Iterable<[string, FormDataEntryValue]>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value !== 'string' || value === '') continue;
    const before = name === STAY_NAMES.ages ? query.get(name) : null;
    query.set(name, before ? `${before},${value}` : value);
  }
  return query;
}

type SentStay =
  | { ok: true; stay: Stay }
  | { ok: false; problem: StayProblem; entered: Omit<Stay, keyof StayDates> & StayDates };

/**
 * The stay of a form submitted without JavaScript. Missing values come from the link that the page
 * was opened with, then from the defaults. An invalid value counts as missing, except dates, which
 * are refused. Only chosen dates are checked against the hotel's rules.
 */
export function readStayForm(
  form: URLSearchParams,
  page: URLSearchParams,
  today: CalendarDate,
  rules: Pick<StayRules, 'notes'>,
): SentStay {
  const [sent, linked] = [readStayLink(form, today), readStayLink(page, today)];
  const occupancy = form.get(OCCUPANCY_FIELD);
  const guests = occupancy
    ? { adults: occupancyOf(occupancy).guests, childrenAges: [], promo: '' }
    : {
        adults: sent.adults ?? linked.adults ?? ADULTS.initial,
        childrenAges: sent.childrenAges ?? linked.childrenAges ?? [],
        promo: sent.promo ?? linked.promo ?? '',
      };
  const [checkIn, checkOut] = [form.get(STAY_NAMES.checkIn), form.get(STAY_NAMES.checkOut)];
  const chosen = checkIn || checkOut ? { checkIn, checkOut } : linked.dates;
  const dates = chosen ?? defaultDates(today, occupancy ? DEFAULT_NIGHTS : 1);
  const problem = dateProblem(dates, today);
  if (problem || !dates.checkIn || !dates.checkOut) {
    const entered = { checkIn: sent.dates?.checkIn ?? null, checkOut: null, ...guests };
    return { ok: false, problem: problem ?? 'incomplete', entered };
  }
  const stay = { checkIn: dates.checkIn, checkOut: dates.checkOut, ...guests };
  const rule = chosen && ruleProblem(chosen, rules);
  return rule?.kind === 'short'
    ? { ok: false, problem: rule.nights, entered: stay }
    : { ok: true, stay };
}
