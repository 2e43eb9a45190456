import { useTranslations } from 'next-intl';
import { formatPrice } from '@/lib/format/price';
import { cn } from './cn';

type PriceProps = { value: number | null; perNight?: boolean; className?: string };

/** The chain's one way of saying a price: 'A partir de', value, '/noite'. Unit: BRL. */
export function Price({ value, perNight = true, className }: PriceProps) {
  const t = useTranslations('hotels.card');
  if (value === null || value <= 0) {
    return <span className={cn('price-on-request', className)}>{t('askPrice')}</span>;
  }
  return (
    <span className={cn('price', className)}>
      <span>{t('from')}</span>
      {formatPrice(value)}
      {perNight ? <small> {t('perNight')}</small> : null}
    </span>
  );
}
