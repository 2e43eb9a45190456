import { useTranslations } from 'next-intl';
import { formatDate } from '@/lib/format/date';
import type { Offer } from '@/lib/offers/model';

type StayPeriodProps = {
  offer: Pick<Offer, 'stayFrom' | 'stayUntil'>;
  /** Whole sentences ('Hospedagem de …') or the bare dates. */
  messages: 'stay' | 'period';
};

/** When the guest may stay; 'Consulte disponibilidade' if the offer has no dates. */
export function StayPeriod({ offer, messages }: StayPeriodProps) {
  const t = useTranslations(`offers.page.${messages}`);
  const from = formatDate(offer.stayFrom);
  const until = formatDate(offer.stayUntil);
  if (from && until) return t('between', { from, until });
  if (from) return t('from', { from });
  if (until) return t('until', { until });
  return t('open');
}
