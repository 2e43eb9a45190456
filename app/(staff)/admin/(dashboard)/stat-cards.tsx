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
    <dl className="grid gap-4 sm:grid-cols-3 md:gap-5">
      {cards.map(({ label, total, detail }) => (
        <div key={label} className="rounded-2 bg-card p-5 shadow-1 md:p-6">
          <dt className="text-small text-ink-2">{label}</dt>
          <dd className="mt-1.5">
            <span className="numeric font-serif text-[2.5rem] leading-none">{total}</span>
            {detail ? <span className="mt-2 block text-caption text-ink-3">{detail}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
