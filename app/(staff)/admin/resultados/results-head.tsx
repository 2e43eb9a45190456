import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { PageHeader } from '@/components/admin/page-header';
import { Button } from '@/components/ui/button';
import { resultsFilePath } from '@/lib/results/list-query';
import type { Period, Totals } from '@/lib/results/report';
import { ResultsFilters } from './results-filters';
import { usePeriodLabels } from './use-period-labels';

type ResultsHeadProps = ComponentProps<typeof ResultsFilters> & {
  period: Period;
  /** Today's counts so far, which are not a full day to compare. */
  today: Totals;
  /** Nothing was counted, so there is nothing to download. */
  isEmpty: boolean;
};

/** The period shown, the filters, and a download of the numbers. */
export function ResultsHead({ period, today, isEmpty, ...filters }: ResultsHeadProps) {
  const t = useTranslations('results');
  const { long } = usePeriodLabels(period);
  const soFar = t('today', { entries: today.entry, exits: today.exits });
  return (
    <PageHeader heading={t('heading')} count={`${t('compared', long)}. ${soFar}`}>
      <div className="flex min-w-0 flex-wrap gap-3 max-sm:w-full">
        <ResultsFilters {...filters} />
        {isEmpty ? null : (
          // A POST carries the Origin that the route checks.
          <form action={resultsFilePath(filters.query)} method="post">
            <Button
              type="submit"
              variant="outline"
              size="touch"
              aria-label={t('file.downloadLabel')}
            >
              <Download />
              {t('file.download')}
            </Button>
          </form>
        )}
      </div>
    </PageHeader>
  );
}
