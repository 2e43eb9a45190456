import { useTranslations } from 'next-intl';
import Link from '@/components/ui/link';
import { formatNumber } from '@/lib/format/format-number';
import { HOTELS_PER_PAGE, type HotelFilters, hotelsPath } from '@/lib/hotels/list/filters';

/** The first and the last page, and the current one's neighbors. */
const near = (page: number, pages: number) =>
  [...new Set([1, page - 1, page, page + 1, pages])].filter((at) => at >= 1 && at <= pages);

/** Links to the other pages of the list; renders nothing for a single one. */
export function ListPages({ filters, total }: { filters: HotelFilters; total: number }) {
  const t = useTranslations('hotels.results');
  const pages = Math.ceil(total / HOTELS_PER_PAGE);
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('pages')} className="mt-6">
      <ul className="numeric flex flex-wrap justify-center gap-1 text-small">
        {near(filters.page, pages).map((page) => (
          <li key={page}>
            <Link
              href={hotelsPath({ ...filters, page })}
              aria-label={t('page', { page })}
              aria-current={page === filters.page ? 'page' : undefined}
              className="grid size-11 place-items-center rounded-2 no-underline hover:bg-sand-2 aria-[current]:bg-sand-2 aria-[current]:font-[640]"
            >
              {formatNumber(page)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
