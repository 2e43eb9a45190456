import { type CalendarDate, monthOf, todayInSaoPaulo } from '@/lib/format/date';
import { endingOf } from '@/lib/offers/endings';

type Translate = (key: 'soon' | 'month' | 'later', values?: { month: string }) => string;

/** Names the part of the list that an offer stands in, by the day on which it ends. */
export function partsOf(t: Translate) {
  const today = todayInSaoPaulo();
  return (validUntil: CalendarDate | null) => {
    const ending = endingOf(validUntil, today);
    const isMonth = typeof ending === 'object';
    const id = isMonth ? ending.month : ending;
    const text = isMonth ? t('month', { month: monthOf(ending.month, 'long') }) : t(ending);
    return { id, heading: <h2 className="offer-part">{text}</h2> };
  };
}
