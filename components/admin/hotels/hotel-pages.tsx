import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button';
import { HOTELS_PER_PAGE, type HotelListQuery, hotelListAddress } from '@/lib/schemas/hotel-list';

/** The way to the page before and after, where there is more than one. */
export function HotelPages({ query, total }: { query: HotelListQuery; total: number }) {
  const t = useTranslations('adminHotels.pages');
  const last = Math.ceil(total / HOTELS_PER_PAGE);
  const page = query.pagina;
  if (last <= 1) return null;
  const link = (to: number, label: string) => (
    <Link
      href={hotelListAddress({ ...query, pagina: to })}
      className={buttonVariants({ variant: 'outline', size: 'compact' })}
    >
      {label}
    </Link>
  );
  return (
    <nav aria-label={t('label')} className="mt-6 flex items-center justify-center gap-4">
      {page > 1 ? link(page - 1, t('previous')) : null}
      <span className="numeric text-[15px]">{t('position', { page, last })}</span>
      {page < last ? link(page + 1, t('next')) : null}
    </nav>
  );
}
