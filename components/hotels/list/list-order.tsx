import { useTranslations } from 'next-intl';
import Link from '@/components/ui/link';
import { type HotelFilters, hotelsPath, ORDERS } from '@/lib/hotels/list-filters';

/** The orders of the list, as links: an order is an address. */
export function ListOrder({ filters }: { filters: HotelFilters }) {
  const t = useTranslations('hotels.list');
  return (
    <nav aria-labelledby="ordem-titulo" className="-mt-2 mb-5 flex flex-wrap items-center gap-x-4">
      <span id="ordem-titulo" className="text-small text-ink-2">
        {t('orderBy')}
      </span>
      {ORDERS.map((order) => (
        <Link
          key={order}
          href={hotelsPath({ ...filters, order, page: 1 })}
          scroll={false}
          aria-current={order === filters.order ? 'true' : undefined}
          className="inline-flex min-h-11 max-w-full items-center text-small wrap-anywhere font-[560] no-underline hover:underline aria-[current=true]:font-[640] aria-[current=true]:text-primary-text aria-[current=true]:underline md:min-h-9"
        >
          {t(`orders.${order}`)}
        </Link>
      ))}
    </nav>
  );
}
