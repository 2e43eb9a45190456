import { useTranslations } from 'next-intl';
import { type CalendarDate, dayAndMonth, dayOfMonth, isSameMonth } from '@/lib/format/date';
import { monthOf, weekdayOf } from '@/lib/format/date-names';
import type { Period } from '@/lib/results/report';

type Span = { from: CalendarDate; to: CalendarDate };

const isOneMonth = ({ from, to }: Span) => isSameMonth(from, to);

/**
 * Returns the dates of a period as text, in several lengths: as short as is clear in each place.
 */
export function usePeriodLabels({ from, to, beforeFrom, beforeTo }: Period) {
  const t = useTranslations('results.dates');
  const now = { from, to };
  const before = { from: beforeFrom, to: beforeTo };
  // If both are in one month, it is named once.
  const together = isSameMonth(beforeFrom, to);

  const days = (span: Span) => t('days', { from: dayOfMonth(span.from), to: dayOfMonth(span.to) });
  const short = (span: Span) =>
    isOneMonth(span)
      ? t('shortOneMonth', {
          from: dayOfMonth(span.from),
          to: dayOfMonth(span.to),
          month: monthOf(span.to, 'short'),
        })
      : t('shortTwoMonths', {
          from: dayOfMonth(span.from),
          fromMonth: monthOf(span.from, 'short'),
          to: dayOfMonth(span.to),
          toMonth: monthOf(span.to, 'short'),
        });
  const long = (span: Span) => {
    const [fromYear, toYear] = [span.from.slice(0, 4), span.to.slice(0, 4)];
    return t(isOneMonth(span) ? 'oneMonth' : fromYear === toYear ? 'twoMonths' : 'twoYears', {
      from: dayOfMonth(span.from),
      to: dayOfMonth(span.to),
      month: monthOf(span.to, 'long'),
      fromMonth: monthOf(span.from, 'long'),
      toMonth: monthOf(span.to, 'long'),
      fromYear,
      toYear,
    });
  };
  const both = (words: (span: Span) => string) => ({ now: words(now), before: words(before) });
  return {
    /** '16 a 22 de novembro' and, in a sentence with it, '9 a 15'. */
    long: { now: long(now), before: together ? days(before) : long(before) },
    /** '16 a 22 nov'. */
    short: both(short),
    /** '16 a 22' at the head of a column. */
    columns: both(together ? days : short),
    /** 'seg 16' or, of a week, '16 a 22 nov'. */
    bucket: (span: Span) =>
      span.from === span.to
        ? t('weekday', {
            weekday: weekdayOf(span.from),
            day: together ? String(dayOfMonth(span.from)) : dayAndMonth(span.from),
          })
        : short(span),
  };
}
