import type { MouseEvent } from 'react';
import { chipVariants } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { criteriaOf, withoutCriterion } from '@/lib/hotels/list/criteria';
import { hotelsPath, withoutFilters } from '@/lib/hotels/list/filters';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Region } from '@/lib/regions/model';
import { criterionLabel, type FilterMessages } from './filter-labels';
import { useHotelList } from './list-context';

/** Moves focus from a link that disappears to the next one, or else to the previous one. */
function passFocusOn({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const links = [...(currentTarget.closest('ul')?.querySelectorAll('a') ?? [])];
  const at = links.indexOf(currentTarget);
  (links[at + 1] ?? links[at - 1])?.focus({ preventScroll: true });
}

type ActiveFiltersProps = { messages: FilterMessages; regions: Region[] };

/** The active filters, each with a link that removes it. */
export function ActiveFilters({ messages, regions }: ActiveFiltersProps) {
  const { filters } = useHotelList();
  const { list } = messages;
  const set = criteriaOf(filters, true).flatMap((criterion) => {
    const text = criterionLabel(criterion, filters, regions, messages);
    return text ? [{ text, path: hotelsPath(withoutCriterion(filters, criterion)) }] : [];
  });
  if (set.length === 0) return null;
  return (
    <ul className="active-filters" aria-label={list.active}>
      {set.map(({ text, path }) => (
        <li key={path}>
          <Link
            href={path}
            scroll={false}
            onClick={passFocusOn}
            className={chipVariants({ size: 'touch', className: 'hover:bg-sand-2' })}
          >
            <span className="truncate">{text}</span>
            <Icon name="x" className="size-4" />
            <span className="sr-only">{formatMessage(list.removeFilter, { filter: text })}</span>
          </Link>
        </li>
      ))}
      <li>
        <Link href={hotelsPath(withoutFilters(filters))} scroll={false} className="btn btn-link">
          {list.clearFilters}
        </Link>
      </li>
    </ul>
  );
}
