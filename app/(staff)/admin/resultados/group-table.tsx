import { ArrowDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import type { ResultGroup } from '@/lib/results/list-query';
import { GroupLine } from './group-line';
import { BLOCK, COUNT, NAME, ROW } from './group-look';
import type { GroupRow } from './group-rows';

type GroupTableProps = {
  rows: GroupRow[];
  group: ResultGroup;
  /** False if nothing was counted in the previous weeks. */
  comparable: boolean;
};

const HEAD = 'py-3 text-caption font-[560] text-ink-2';

/** Offers, hotels or campaigns, sorted by exits, highest first. */
export function GroupTable({ rows, group, comparable }: GroupTableProps) {
  const t = useTranslations('results.groups');
  const most = Math.max(...rows.map(({ exits }) => exits), 1);
  const counts =
    group === 'campanhas' ? (['entries', 'pages', 'bars'] as const) : (['pages', 'bars'] as const);
  return (
    <table aria-label={t(group)} className={cn('numeric w-full border-collapse', BLOCK)}>
      <thead className={BLOCK}>
        <tr className={cn('border-b border-sand-3', ROW)}>
          <th scope="col" className={cn(HEAD, NAME)}>
            {t(`first.${group}`)}
          </th>
          {counts.map((count) => (
            <th key={count} scope="col" className={cn(HEAD, COUNT)}>
              {t(count)}
            </th>
          ))}
          <th
            scope="col"
            aria-sort="descending"
            className={cn(
              HEAD,
              'text-right @min-[19rem]:w-[22%] @min-[19rem]:pl-3 @min-[56rem]:w-[20%]',
            )}
          >
            <span className="inline-flex items-center gap-1">
              {t('exits')}
              <ArrowDown className="size-4 shrink-0" />
            </span>
          </th>
          {comparable ? (
            <th
              scope="col"
              className={cn(HEAD, 'pl-3 text-right @min-[19rem]:w-[18%] @min-[56rem]:w-[15%]')}
            >
              {t('change')}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody className={cn('divide-y divide-line', BLOCK)}>
        {rows.map((row) => (
          <GroupLine
            key={row.key}
            row={row}
            name={row.name ?? <i className="font-normal text-ink-2">{t(`unnamed.${group}`)}</i>}
            counts={counts}
            most={most}
            comparable={comparable}
          />
        ))}
      </tbody>
    </table>
  );
}
