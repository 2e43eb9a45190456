import type { CalendarDate } from '@/lib/format/date';
import { todayInSaoPaulo } from '@/lib/format/date';
import { endingOf } from '@/lib/offers/endings';

const MONTH = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' });

type Translate = (key: 'soon' | 'month' | 'later', values?: { month: string }) => string;

/** Names the part of the list that an offer stands in, by the day on which it ends. */
export function partsOf(t: Translate) {
  const today = todayInSaoPaulo();
  return (validUntil: CalendarDate | null) => {
    const ending = endingOf(validUntil, today);
    const isMonth = typeof ending === 'object';
    const id = isMonth ? ending.month : ending;
    const text = isMonth
      ? t('month', { month: MONTH.format(new Date(`${ending.month}T00:00:00Z`)) })
      : t(ending);
    return { id, heading: <h2 className="offer-part">{text}</h2> };
  };
}
