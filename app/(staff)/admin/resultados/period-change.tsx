import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';

type PeriodChangeProps = {
  now: number;
  before: number;
  /** The difference as a number, or in percent. */
  as: 'count' | 'percent';
};

/** The change from the previous weeks. There is no percentage if those had a count of zero. */
export function PeriodChange({ now, before, as }: PeriodChangeProps) {
  const t = useTranslations('results.change');
  const format = useFormatter();
  if (as === 'percent' && before === 0) {
    return <span className="text-small text-ink-2">{t('none')}</span>;
  }
  const difference = now - before;
  const size = Math.abs(as === 'percent' ? Math.round((difference / before) * 100) : difference);
  const written = format.number(size);
  const value = as === 'percent' ? t('percent', { value: written }) : written;
  const same = difference === 0 ? 'same' : size === 0 ? 'nearly' : null;
  const Arrow = same ? ArrowRight : difference > 0 ? ArrowUpRight : ArrowDownRight;
  const color = same ? 'text-ink-2' : difference > 0 ? 'text-ok' : 'text-bad';
  return (
    <span
      className={cn('numeric inline-flex items-center gap-1.5 whitespace-nowrap text-small', color)}
    >
      <Arrow className="size-4 shrink-0" />
      <span className={same ? undefined : 'font-[560]'}>
        {same ? t(same) : t(difference > 0 ? 'more' : 'less', { value })}
      </span>
    </span>
  );
}
