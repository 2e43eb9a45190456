import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { dayAndMonth, dayNear, todayInSaoPaulo } from '@/lib/format/date';
import { type OfferFilters, offersPath } from '@/lib/offers/list-filters';
import type { TagCounts } from '@/lib/offers/list-model';
import { OFFER_TAGS, type OfferTag } from '@/lib/offers/tags';
import { FilterFocus } from './filter-focus';
import { OffersForStay } from './offers-for-stay';

const ICONS = {
  couple: 'wine',
  family: 'baby',
  work: 'briefcase',
} as const satisfies Record<OfferTag, IconName>;

type OfferFiltersProps = { filters: OfferFilters; counts: TagCounts };

/** The offer tags, each with how many offers it leaves, and whether offers must fit the stay. */
export function OfferFilterLinks({ filters, counts }: OfferFiltersProps) {
  const t = useTranslations('offers.list');
  const tags = useTranslations('offers.tags');
  const { stay } = filters;
  const offered = OFFER_TAGS.filter((tag) => counts[tag] > 0 || tag === filters.tag);
  const all = { ...filters, page: 1 };
  const dates = stay && {
    from: dayAndMonth(stay.checkIn),
    until: dayNear(stay.checkOut, todayInSaoPaulo()),
  };
  return (
    <FilterFocus>
      {offered.length > 0 ? (
        <nav aria-label={t('for')} className="offer-choices">
          <FilterLink
            path={offersPath({ ...all, tag: null })}
            name={t('everybody')}
            count={counts.all}
            current={filters.tag === null}
          />
          {offered.map((tag) => (
            <FilterLink
              key={tag}
              path={offersPath({ ...all, tag })}
              name={tags(tag)}
              icon={ICONS[tag]}
              count={counts[tag]}
              current={filters.tag === tag}
            />
          ))}
        </nav>
      ) : null}
      {dates ? (
        <Link
          href={offersPath({ ...all, stay: null })}
          scroll={false}
          aria-label={t('anyStay', dates)}
          className={buttonVariants({ variant: 'outline', size: 'touch', className: 'numeric' })}
        >
          {t('forStay', dates)}
          <Icon name="x" />
        </Link>
      ) : (
        <OffersForStay path={offersPath(all)} text={t.raw('forStay') as string} />
      )}
    </FilterFocus>
  );
}

type FilterLinkProps = {
  path: string;
  name: string;
  icon?: IconName;
  count: number;
  current: boolean;
};

function FilterLink({ path, name, icon, count, current }: FilterLinkProps) {
  return (
    <Link
      href={path}
      scroll={false}
      aria-current={current ? 'true' : undefined}
      className="offer-choice"
    >
      {icon ? <Icon name={icon} className="size-4.5" /> : null}
      {name} <small>{count}</small>
    </Link>
  );
}
