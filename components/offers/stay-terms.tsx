import { useTranslations } from 'next-intl';
import { listOf } from '@/lib/format/list-of';
import type { Offer } from '@/lib/offers/model';
import { fixedNights } from '@/lib/offers/stay-fit';

type Terms = Pick<Offer, 'minNights' | 'maxNights' | 'arrivalDays'>;

/** The length of an offer's stay in words; null if staff have not set one. */
export function useNightsText({ minNights: min, maxNights: max }: Terms): string | null {
  const t = useTranslations('offers.nights');
  const fixed = fixedNights({ minNights: min, maxNights: max });
  if (fixed !== null) return t('fixed', { count: fixed });
  if (min !== null && max !== null) return t('between', { min, max });
  if (min !== null) return t('min', { count: min });
  return max === null ? null : t('max', { count: max });
}

/** On which days of the week a stay can begin, in words; null for any. */
export function useArrivalText({ arrivalDays }: Terms): string | null {
  const t = useTranslations('offers');
  if (arrivalDays.length === 0 || arrivalDays.length === 7) return null;
  const days = arrivalDays.map((day) => t(`arrivals.${String(day) as '0'}`));
  return t('arrival', { days: listOf(days) });
}
