import { useTranslations } from 'next-intl';
import type { Count } from '@/lib/dashboard/counts';

type StatCardsProps = { counts: { hotels: Count; packages: Count; regions: number } };

/** The three figures of the dashboard. */
export function StatCards({ counts: { hotels, packages, regions } }: StatCardsProps) {
  const t = useTranslations('dashboard');
  const cards = [
    { label: t('hotels'), total: hotels.total, detail: t('active', { count: hotels.active }) },
    { label: t('regions'), total: regions, detail: null },
    {
      label: t('packages'),
      total: packages.total,
      detail: t('activeOffers', { count: packages.active }),
    },
  ];
  return (
    <dl className="grid max-sm:divide-y max-sm:divide-line max-sm:rounded-2 max-sm:bg-card max-sm:shadow-1 sm:grid-cols-3 sm:gap-4 md:gap-5">
      {cards.map(({ label, total, detail }) => (
        <div
          key={label}
          className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-3 sm:block sm:rounded-2 sm:bg-card sm:p-5 sm:shadow-1 md:p-6"
        >
          <dt className="text-small text-ink-2">{label}</dt>
          <dd className="flex items-baseline gap-x-3 max-sm:flex-row-reverse sm:mt-1.5 sm:block">
            <span className="numeric shrink-0 font-serif text-[1.75rem] leading-none sm:text-[2.5rem]">
              {total}
            </span>
            {detail ? (
              <span className="block text-caption text-ink-2 sm:mt-2">{detail}</span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
