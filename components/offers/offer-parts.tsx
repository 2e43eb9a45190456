import { type CalendarDate, todayInSaoPaulo } from '@/lib/format/date';
import { monthOf } from '@/lib/format/date-names';
import { endingOf } from '@/lib/offers/endings';

type Translate = (key: 'soon' | 'month' | 'later', values?: { month: string }) => string;

/** Names the part of the list that an offer belongs to, by its end date. */
function partsOf(t: Translate) {
  const today = todayInSaoPaulo();
  return (validUntil: CalendarDate | null) => {
    const ending = endingOf(validUntil, today);
    const isMonth = typeof ending === 'object';
    const id = isMonth ? ending.month : ending;
    const text = isMonth ? t('month', { month: monthOf(ending.month, 'long') }) : t(ending);
    return { id, text };
  };
}

type Ends = { validUntil: CalendarDate | null };
type Texts = { part: Translate; count: (count: number) => string };

/**
 * The parts that the offers of one page of the list belong to, each with its number of offers,
 * which is unknown and omitted for a part that continues on another page. `before` and `after` are
 * the numbers of offers on the pages around this one.
 */
export function offerParts(
  offers: readonly Ends[],
  { before, after }: { before: number; after: number },
  texts: Texts,
) {
  const partOf = partsOf(texts.part);
  const ids = offers.map(({ validUntil }) => partOf(validUntil).id);
  const countOf = (id: string) => {
    const here = ids.filter((other) => other === id).length;
    if (before > 0 && id === ids[0]) return null;
    if (after === 0 || id !== ids.at(-1)) return here;
    // It is the last part of the list.
    return id === 'later' ? here + after : null;
  };
  return ({ validUntil }: Ends) => {
    const { id, text } = partOf(validUntil);
    const count = countOf(id);
    const heading = (
      <h2 className="offer-part">
        {count === null ? text : `${text} `}
        {count === null ? null : <small className="numeric">{texts.count(count)}</small>}
      </h2>
    );
    return { id, heading };
  };
}
