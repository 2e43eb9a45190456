import { useFormatter, useTranslations } from 'next-intl';
import type { countContent } from '@/lib/dashboard/counts';

type StatCardsProps = { counts: Awaited<ReturnType<typeof countContent>> };

/** The three figures of the dashboard. */
export function StatCards({ counts: { hotels, packages, regions } }: StatCardsProps) {
  const t = useTranslations('dashboard');
  const format = useFormatter();
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
    <dl className="grid max-roomy:divide-y max-roomy:divide-line max-roomy:rounded-2 max-roomy:bg-card max-roomy:shadow-1 roomy:grid-cols-3 roomy:gap-5">
      {cards.map(({ label, total, detail }) => (
        <div
          key={label}
          className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-3 roomy:block roomy:rounded-2 roomy:bg-card roomy:p-6 roomy:shadow-1"
        >
          <dt className="text-small text-ink-2">{label}</dt>
          <dd className="flex items-baseline gap-x-3 max-roomy:flex-row-reverse roomy:mt-1.5 roomy:block">
            <span className="numeric shrink-0 font-serif text-[1.75rem] leading-none roomy:text-[2.5rem]">
              {format.number(total)}
            </span>
            {detail ? (
              <span className="block text-caption text-ink-2 roomy:mt-2">{detail}</span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
