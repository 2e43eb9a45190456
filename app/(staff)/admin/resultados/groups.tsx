import { useTranslations } from 'next-intl';
import type { ResultsQuery } from '@/lib/results/list-query';
import { REPORT_LINES, type Report } from '@/lib/results/staff-queries';
import { groupRows } from './group-rows';
import { GroupTable } from './group-table';
import { GroupTabs } from './group-tabs';

type GroupsProps = {
  report: Report;
  query: ResultsQuery;
  /** False if nothing was counted in the previous weeks. */
  comparable: boolean;
};

/** The counts by offer, hotel or campaign, as chosen in the URL. */
export function Groups({ report, query, comparable }: GroupsProps) {
  const t = useTranslations('results.groups');
  const group = query.por ?? 'ofertas';
  const rows = groupRows(report, group);
  return (
    <section
      aria-label={t(group)}
      className="@container rounded-2 bg-card p-4 pt-2 shadow-1 md:p-6 md:pt-4"
    >
      <GroupTabs query={query} current={group} />
      {rows.length > 0 ? (
        <GroupTable rows={rows} group={group} comparable={comparable} />
      ) : (
        <p className="pt-5 text-ink-2">{t(`none.${group}`)}</p>
      )}
      {rows.length >= REPORT_LINES.screen ? (
        <p className="border-t border-line pt-3 text-caption text-ink-2">
          {t('most', { count: rows.length })}
        </p>
      ) : null}
    </section>
  );
}
