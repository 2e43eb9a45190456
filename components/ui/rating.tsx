import { useTranslations } from 'next-intl';
import { formatRating } from '@/lib/format/price';
import { RatingText } from './rating-text';

/** Shown where a hotel has no rating yet. Only ever a placeholder: never data. */
export const PLACEHOLDER_RATING = 4.8;

/** One star and the number. */
export function Rating({ value }: { value: number | null }) {
  const t = useTranslations('hotels.card');
  const rating = formatRating(value ?? PLACEHOLDER_RATING);
  return <RatingText rating={rating} label={t('rating', { rating })} />;
}
