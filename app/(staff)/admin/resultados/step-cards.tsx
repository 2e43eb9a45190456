import { Building2, Calendar, DoorOpen, ExternalLink } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { Totals } from '@/lib/results/report';
import { PeriodChange } from './period-change';
import { ShareBar } from './share-bar';

const ICONS = { entry: DoorOpen, page: Building2, bar: Calendar, exits: ExternalLink } as const;
const CARDS = ['entry', 'page', 'bar', 'exits'] as const;

const ENTRIES = { all: 'entry', some: 'entryOfSome', one: 'entryOfHotel' } as const;

/** The percentage of `part` in `whole`, rounded; null if it is meaningless. */
const perHundred = (part: number, whole: number) =>
  part > 0 && whole > 0 ? Math.round((part / whole) * 100) : null;

type StepCardsProps = {
  totals: { now: Totals; before: Totals };
  /**
   * For one hotel, or for those of a limited editor, only visits that started on their own pages
   * count as entries, unlike most visits that see those pages.
   */
  scope: 'all' | 'some' | 'one';
};

/** The four steps from entry to exit, with the share of visits that took each. */
export function StepCards({ totals: { now, before }, scope }: StepCardsProps) {
  const t = useTranslations('results.steps');
  const format = useFormatter();
  const change = useTranslations('results.change');
  const shares = { page: perHundred(now.page, now.entry), bar: perHundred(now.bar, now.page) };
  const texts = {
    entry: t('entryText'),
    page: shares.page === null || scope !== 'all' ? null : t('pageText', { share: shares.page }),
    bar: shares.bar === null ? null : t('barText', { share: shares.bar }),
    exits:
      now.exits > 0
        ? t('exitsText', {
            engine: format.number(now.engine),
            phone: format.number(now.phone),
            whatsapp: format.number(now.whatsapp),
          })
        : null,
  };
  // One visit can open several pages, so the highest number counts as the whole.
  const whole = Math.max(...CARDS.map((step) => now[step]), 1);
  return (
    <div className="@container rounded-2 bg-card px-4 py-2 shadow-1 md:px-6 md:py-6">
      <dl
        aria-label={t('label')}
        className="grid @max-[34rem]:divide-y @max-[34rem]:divide-line @min-[34rem]:grid-cols-2 @min-[34rem]:gap-6 @min-[58rem]:grid-cols-4 @min-[58rem]:gap-0 @min-[58rem]:divide-x @min-[58rem]:divide-line"
      >
        {CARDS.map((step) => {
          const Icon = ICONS[step];
          return (
            <div
              key={step}
              className="flex flex-wrap content-start items-baseline gap-x-3 py-4 @min-[34rem]:py-0 @min-[58rem]:px-6 @min-[58rem]:first:pl-0 @min-[58rem]:last:pr-0"
            >
              <dt className="flex grow basis-38 items-start @min-[34rem]:basis-full gap-2 text-small text-ink-2">
                <Icon className="mt-0.75 size-4.5 shrink-0" />
                {t(step === 'entry' ? ENTRIES[scope] : step)}
              </dt>
              <dd className="numeric font-serif @min-[34rem]:basis-full text-[1.875rem] leading-tight tracking-[-0.02em] @min-[34rem]:mt-1 @min-[34rem]:text-[2.5rem]">
                {format.number(now[step])}
              </dd>
              <dd className="mt-2 basis-full">
                <ShareBar share={now[step] / whole} className="h-3" />
                <span className="mt-2.5 block">
                  <PeriodChange now={now[step]} before={before[step]} as="percent" />
                  <span className="sr-only"> {change('since')}</span>
                </span>
                {texts[step] ? (
                  <span className="mt-1.5 block text-caption text-ink-2">{texts[step]}</span>
                ) : null}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
