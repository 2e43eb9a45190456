import { useTranslations } from 'next-intl';
import Link from '@/components/ui/link';
import {
  RESULT_GROUPS,
  type ResultGroup,
  type ResultsQuery,
  resultsPath,
} from '@/lib/results/list-query';

type GroupTabsProps = { query: ResultsQuery; current: ResultGroup };

/** Links that choose what the table below lists. */
export function GroupTabs({ query, current }: GroupTabsProps) {
  const t = useTranslations('results.groups');
  return (
    <nav aria-label={t('label')} className="border-b border-sand-3">
      <ul className="-mb-px flex flex-wrap">
        {RESULT_GROUPS.map((group) => (
          <li key={group}>
            <Link
              href={resultsPath({ ...query, por: group })}
              scroll={false}
              aria-current={group === current ? 'page' : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent px-[min(0.875rem,3vw)] text-small font-[560] text-ink-2 no-underline hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink md:px-4"
            >
              {t(group)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
