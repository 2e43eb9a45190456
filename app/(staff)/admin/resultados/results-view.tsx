import { ShieldCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/admin/empty-state';
import type { ResultsQuery } from '@/lib/results/list-query';
import {
  bucketsOf,
  isComparable,
  markUncounted,
  type Period,
  totalsOf,
} from '@/lib/results/report';
import type { Report } from '@/lib/results/staff-queries';
import { ExitsChart } from './exits-chart';
import { ExitsTable } from './exits-table';
import { Groups } from './groups';
import { StepCards } from './step-cards';

/** A longer table spans the height of the chart and what is below it. */
const MOST_BESIDE_CHART = 13;

type ResultsViewProps = {
  report: Report;
  period: Period;
  query: ResultsQuery;
  /** Something was counted today, the first day with any counts. */
  hasToday: boolean;
  /** Whether the user is a limited editor. */
  isLimited: boolean;
  /** Whether there are hotels that the user may see. */
  hasHotels: boolean;
};

/** The results: the steps, the exits over time, and the exits by offer, hotel or campaign. */
export function ResultsView({ report, period, query, hasToday, ...reader }: ResultsViewProps) {
  const t = useTranslations('results');
  const tHotels = useTranslations('hotels.admin');
  const { isLimited, hasHotels } = reader;
  if (isLimited && !hasHotels) return <EmptyState>{tHotels('noneOfYours')}</EmptyState>;
  if (report.days.length === 0) {
    const ofHotels = query.hotel ? 'emptyHotel' : isLimited ? 'emptyHotels' : 'emptyText';
    return (
      <EmptyState>
        <p className="font-serif text-[1.375rem] text-ink">{t('empty')}</p>
        <p className="mt-1">{t(hasToday ? 'emptyToday' : ofHotels)}</p>
      </EmptyState>
    );
  }
  const totals = totalsOf(report.days, period);
  const all = bucketsOf(report.days, period);
  const buckets = report.since ? markUncounted(all, report.since, period) : all;
  const comparable = isComparable(report.days, period);
  const isLong = buckets.length > MOST_BESIDE_CHART;
  return (
    <div className="@container">
      <StepCards totals={totals} scope={query.hotel ? 'one' : isLimited ? 'some' : 'all'} />
      <div className="mt-4 grid grid-cols-1 gap-4 md:mt-5 md:gap-5 @min-[46rem]:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] @min-[46rem]:grid-rows-[auto_1fr]">
        <ExitsChart buckets={buckets} period={period} />
        <div className={isLong ? '@min-[46rem]:row-span-2' : 'grid grid-cols-1'}>
          <ExitsTable buckets={buckets} period={period} />
        </div>
        <div className={isLong ? undefined : '@min-[46rem]:col-span-2'}>
          <Groups report={report} query={query} comparable={comparable} />
        </div>
      </div>
      <p className="mt-5 flex gap-2.5 text-caption text-ink-2">
        <ShieldCheck className="mt-px size-4.5 shrink-0" />
        {t('note')}
      </p>
    </div>
  );
}
